import type { Locale } from '@zuschlag/i18n/locales';
import type { MailText } from '@zuschlag/i18n/messages/mails';
import type { Message } from '@zuschlag/i18n/messages/message';

const stopWords: Message = { de: 'Diese E-Mails abbestellen', en: 'Unsubscribe from these e-mails' };

type Layout = {
  language: Locale;
  linkTo: (path: string) => string;
  /** stops such mails without a sign-in; null: the mail has no such link */
  stop: string | null;
};

/** A mail as plain text: each item with its link on a line of its own. */
export function plainMail(
  { paragraphs, items, action, footer }: MailText,
  linkTo: Layout['linkTo'],
  stop: string | null,
): string {
  return [
    ...paragraphs,
    ...items.map(({ text, note, path, act }) => [text, ...(note ? [note] : []), `${act}: ${linkTo(path)}`].join('\n')),
    ...(action ? [`${action.words}: ${linkTo(action.path)}`] : []),
    ...(footer ? [`-- \n${footer.words}: ${linkTo(footer.path)}${stop ? `\n${stop}` : ''}`] : []),
  ].join('\n\n');
}

// A word longer than the line of a phone breaks: the mail never scrolls sideways.
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A mail as HTML that Outlook, Gmail and phones show alike: tables, styles beside the elements, and a style sheet only for
 * what some readers leave out without harm, the dark colours.
 */
export function htmlMail({ subject, paragraphs, items, action, footer }: MailText, layout: Layout): string {
  const { language, linkTo, stop } = layout;
  const rows = [
    ...paragraphs.map(
      (text) =>
        `<p class="ink" style="margin:0;${font};font-size:16px;line-height:24px;color:#1f2933;${wrap}">${escapeHtml(text)}</p>`,
    ),
    ...items.map(
      ({ text, note, path, act }) =>
        `<p class="ink" style="margin:0 0 4px;${font};font-size:16px;line-height:24px;color:#1f2933;${wrap}">${escapeHtml(text)}</p>
${note ? `<p class="soft" style="margin:0 0 4px;${font};font-size:14px;line-height:20px;color:#52606d">${escapeHtml(note)}</p>` : ''}
<p style="margin:0;${font};font-size:14px;line-height:20px"><a class="link" href="${escapeHtml(linkTo(path))}" style="color:#0f6674;font-weight:600">${escapeHtml(act)}</a></p>`,
    ),
    ...(action ? [button(action.words, linkTo(action.path))] : []),
  ];
  const below = footer
    ? `<a class="soft" href="${escapeHtml(linkTo(footer.path))}" style="color:#52606d">${escapeHtml(footer.words)}</a>${
        stop
          ? ` &nbsp;·&nbsp; <a class="soft" href="${escapeHtml(stop)}" style="color:#52606d">${stopWords[language]}</a>`
          : ''
      }`
    : '';
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14181c !important; }
  .card { background-color: #1e2429 !important; border-color: #38424b !important; }
  .rule { border-color: #38424b !important; }
  .ink { color: #e6eaee !important; }
  .soft { color: #a3b0bc !important; }
  .link { color: #6cc4d3 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3f5f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f5f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="soft" style="padding:0 4px 12px;${font};font-size:14px;font-weight:600;color:#52606d">Zuschlag</td></tr>
<tr><td class="card" style="background-color:#ffffff;border:1px solid #d9dfe4;border-radius:8px;padding:8px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((content, index) => row(content, index === rows.length - 1)).join('\n')}
</table>
</td></tr>
<tr><td class="soft" style="padding:16px 4px;${font};font-size:13px;line-height:20px;color:#52606d">${below}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

/** The last row has no rule below: the edge of the card follows. */
function row(content: string, isLast: boolean): string {
  const rule = isLast ? '' : ';border-bottom:1px solid #e8ecef';
  return `<tr><td class="rule" style="padding:16px 0${rule}">${content}</td></tr>`;
}

/** A button that Outlook paints as well: the colour belongs to the cell. */
function button(words: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#0f6674" style="border-radius:6px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;${font};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`;
}

export function escapeHtml(value: string): string {
  const entities: { [character: string]: string } = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
