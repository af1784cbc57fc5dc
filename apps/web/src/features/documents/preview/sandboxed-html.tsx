import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const tags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'],
];
const sheet =
  'body{font:15px/1.55 system-ui,sans-serif;color:#14181c;background:#fff;margin:0;padding:24px 28px;overflow-wrap:anywhere}' +
  'table{border-collapse:collapse;margin:12px 0}td,th{border:1px solid #c6cbd1;padding:4px 8px;vertical-align:top;text-align:left}' +
  'img{max-width:100%;height:auto}pre{white-space:pre-wrap}h1{font-size:1.5em}h2{font-size:1.25em}h3{font-size:1.1em}';

/**
 * HTML of a stranger, on a white page of its own: without scripts, without anything that the browser would fetch, and
 * without a way out of the frame. What is left of links is their text.
 */
export function SandboxedHtml({ html, title }: { html: string; title: string }) {
  const safe = useMemo(() => sanitized(html), [html]);
  return (
    <iframe
      title={title}
      // The same origin, so that the page may style it; without scripts it cannot use that.
      sandbox="allow-same-origin"
      srcDoc={safe}
      className="h-full w-full border-0 bg-white"
      onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
        if (!contentDocument || !contentWindow) return;
        // A sheet of the frame's own window: the policy of styles refuses an element.
        const styles = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
        styles.replaceSync(sheet);
        contentDocument.adoptedStyleSheets = [styles];
      }}
    />
  );
}

/** @returns the HTML with the tags above and nothing that leads outside */
export function sanitized(html: string): string {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['src', 'alt', 'colspan', 'rowspan', 'start', 'id'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const image of body.querySelectorAll('img')) {
    if (!/^data:image\/(png|jpe?g|gif|webp|bmp);base64,/i.test(image.getAttribute('src') ?? '')) image.remove();
  }
  const holder = document.createElement('div');
  holder.append(body);
  return holder.innerHTML;
}
