import { useEffect, useState } from 'react';

/** The titles of what is open, from the frame inwards; the last one is shown. */
const titles: { text: string }[] = [];

function show(): void {
  const text = titles.at(-1)?.text;
  document.title = text ? `${text} – Zuschlag` : 'Zuschlag';
}

/**
 * The title in the tab of the browser: the innermost of what is open, and the one around it again when that goes.
 * @param parts the most specific one first
 */
export function useDocumentTitle(...parts: readonly string[]): void {
  const text = parts.join(' · ');
  const [title] = useState(() => ({ text }));
  useEffect(() => {
    titles.push(title);
    return () => {
      titles.splice(titles.indexOf(title), 1);
      show();
    };
  }, [title]);
  useEffect(() => {
    title.text = text;
    show();
  }, [title, text]);
}

/** The same for a frame, which puts it before its content: React runs the effects of siblings in their order. */
export function DocumentTitle({ parts }: { parts: readonly string[] }) {
  useDocumentTitle(...parts);
  return null;
}
