/** A text with its selection. */
export type Marked = { text: string; from: number; to: number };

/** What a button of the editor puts around the selection, or before each of its lines. */
export type Mark = { around: string } | { before: string } | { link: string };

/**
 * A text after a press on a button of the editor; the selection stays on the same words.
 *
 * A mark before lines replaces another one that they have, and is taken away when all of them have it.
 */
export function withMark({ text, from, to }: Marked, mark: Mark): Marked {
  if ('around' in mark) {
    const { around } = mark;
    const marked = `${text.slice(0, from)}${around}${text.slice(from, to)}${around}${text.slice(to)}`;
    return { text: marked, from: from + around.length, to: to + around.length };
  }
  if ('link' in mark) {
    const label = text.slice(from, to) || mark.link;
    const link = `[${label}](https://)`;
    const at = from + link.length - 1;
    return { text: `${text.slice(0, from)}${link}${text.slice(to)}`, from: at, to: at };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const lines = text.slice(start, end).split('\n');
  const hasAll = lines.every((line) => line.startsWith(mark.before));
  const changed = lines
    .map((line) => (hasAll ? line.slice(mark.before.length) : mark.before + line.replace(/^(#{1,6} |- |\d+\. )/, '')))
    .join('\n');
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length };
}
