import type { Block } from '../../text-with-places.ts';
import { type LineNumbers, textOf } from './block-text.ts';
import { type Line, lineOf, type Row } from './lines.ts';
import { depthOf, isMarker, numberOf } from './marker.ts';
import { tableOf, tablesIn } from './tables.ts';

/** What the whole document says about its letters: the size of most of them, and those of its headings, the largest first. */
export type TextSizes = { body: number; larger: readonly number[] };

const LARGER = 1.12;
const LONGEST_HEADING = 140;
// In parts of the size of the font.
const PARAGRAPH_GAP = 0.75;
const INDENT = 0.6;

/** The blocks of rows that are read from top to bottom. */
export function blocksOf(rows: readonly Row[], sizes: TextSizes, numbers: LineNumbers): Block[] {
  const blocks: Block[] = [];
  const tables = new Map(tablesIn(rows).map(({ first, table }) => [first, table]));
  let open: Line[] = [];
  const right = Math.max(0, ...rows.map(({ box }) => box.right));
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open, sizes, numbers, rows));
    open = [];
  };
  for (let at = 0; at < rows.length; at++) {
    const table = tables.get(at);
    if (table) {
      close();
      blocks.push(tableOf(table, numbers));
      at += table.rows.length - 1;
      continue;
    }
    const line = lineOf((rows[at] as Row).lines.flatMap(({ words }) => words));
    const last = open.at(-1);
    if (last && !continues(line, last, open, sizes, right)) close();
    open.push(line);
  }
  close();
  return blocks;
}

function continues(line: Line, last: Line, open: readonly Line[], sizes: TextSizes, right: number): boolean {
  const size = Math.max(line.size, last.size);
  if (Math.abs(line.size - last.size) > 0.1 * size || line.isBold !== last.isBold) return false;
  if (line.box.top - last.box.bottom > PARAGRAPH_GAP * size) return false;
  const [first] = line.words;
  if (!first) return true;
  if (line.words.length > 1 && isMarker(first.text)) return false;
  if (isHeadingLike(open, sizes) && line.size < LARGER * sizes.body && numberOf(lettersOf(line)) !== null) return false;
  const begins = lettersOf(line);
  if (/^(§\s?\d|Art(ikel|\.)\s?\d)/u.test(begins) && line.isBold) return false;
  const isEnded = /[.:!?]["“”)]?$/u.test(lettersOf(last));
  // A short line ends a paragraph, unless the next word would not have fitted into its rest.
  const isShort = right - last.box.right > 2 * size + (first.laid.right - first.laid.left);
  const isIndented = line.box.left - last.box.left > INDENT * size;
  return !(isEnded && (isShort || (isIndented && open.length > 1)));
}

function blockOf(lines: readonly Line[], sizes: TextSizes, numbers: LineNumbers, rows: readonly Row[]): Block {
  const [first, ...rest] = lines as [Line, ...Line[]];
  const [marker, ...others] = first.words;
  if (isHeadingLike(lines, sizes)) {
    const { text, words } = textOf(lines, numbers);
    const number = numberOf(text);
    return { kind: 'heading', level: levelOf(first, number, sizes), number, text, words };
  }
  if (marker && others.length > 0 && isMarker(marker.text)) {
    const item = textOf([lineOf(others), ...rest], numbers);
    return { kind: 'listItem', marker: marker.text, level: indentOf(marker.laid.left, rows), ...item };
  }
  return { kind: 'paragraph', ...textOf(lines, numbers) };
}

function isHeadingLike(lines: readonly Line[], { body }: TextSizes): boolean {
  const [first] = lines;
  if (!first || lines.length > 3) return false;
  const text = lines.map(lettersOf).join(' ');
  if (text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(text)) return false;
  const isLarger = first.size >= LARGER * body;
  if (isLarger) return true;
  return first.isBold && lines.length <= 2 && !/[.,;:]$/u.test(text);
}

function levelOf({ size }: Line, number: string | null, { body, larger }: TextSizes): number {
  const depth = number === null ? null : depthOf(number);
  if (depth !== null) return depth;
  if (size < LARGER * body) return Math.min(6, larger.length + 1);
  return Math.min(6, larger.filter((one) => one > size * 1.03).length + 1);
}

/** How far to the right an item stands among those of its page, from 1. */
function indentOf(left: number, rows: readonly Row[]): number {
  const lefts = new Set<number>();
  for (const { lines } of rows) {
    const [word] = lines[0]?.words ?? [];
    if (word && isMarker(word.text) && word.laid.left < left - word.size) lefts.add(Math.round(word.laid.left / 6));
  }
  return Math.min(6, lefts.size + 1);
}

const lettersOf = ({ words }: Line) => words.map(({ text }) => text).join(' ');
