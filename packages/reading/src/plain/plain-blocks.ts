import type { Block } from '../text-with-places.ts';

// Programs break long lines at 65 to 80 letters; a shorter line was ended by its writer.
const FULL_LINE = 55;
const marker = /^\s*([-*•–]|\d{1,2}[.)]|\(?[a-z]\)|\([a-z\d]{1,2}\))\s+(?=\S)/u;

/** The blocks of text without any form: paragraphs and items of lists. Lines that a program broke are put together. */
export function plainBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    const [first = ''] = lines;
    const item = marker.exec(first);
    const joined = lines.reduce(join, '').trim();
    if (joined !== '' && item?.[1]) {
      const rest = joined.slice(item[0].trim().length).trim();
      blocks.push({ kind: 'listItem', marker: item[1], level: 1, text: rest, words: [] });
    } else if (joined !== '') blocks.push({ kind: 'paragraph', text: joined, words: [] });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n|\f/)) {
    const plain = line.replace(/[\t\u00a0 ]+/g, ' ').trimEnd();
    const last = lines.at(-1);
    const isNew = plain.trim() === '' || marker.test(plain) || (last !== undefined && isEnded(last));
    if (isNew) close();
    if (plain.trim() !== '') lines.push(plain);
  }
  close();
  return blocks;
}

function isEnded(line: string): boolean {
  return line.trim().length < FULL_LINE;
}

function join(before: string, line: string): string {
  const next = line.trim();
  if (before === '') return next;
  const isParted = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next) && !/^(und|oder|bzw|sowie|bis)\b/u.test(next);
  return isParted ? before.slice(0, -1) + next : `${before} ${next}`;
}
