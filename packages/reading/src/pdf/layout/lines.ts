import { around } from '../../quote-places.ts';
import type { Box } from '../../text-with-places.ts';
import type { LaidWord } from './upright.ts';

/** Words that stand beside each other without a wide gap: a line of a paragraph, or of a cell. */
export type Line = { words: LaidWord[]; box: Box; size: number; isBold: boolean };
/** The lines of one height of the page, from left to right. */
export type Row = { lines: Line[]; box: Box };

// In parts of the size of the font: a gap that justified text does not have.
const WIDE_GAP = 1.5;

/** The rows of a page from top to bottom. */
export function rowsOf(words: readonly LaidWord[]): Row[] {
  const rows: LaidWord[][] = [];
  const boxes: Box[] = [];
  for (const word of words.toSorted(
    (one, other) => one.laid.top + one.laid.bottom - other.laid.top - other.laid.bottom,
  )) {
    // Only the last rows may still be met: the words come by their height.
    const first = Math.max(0, boxes.length - 4);
    const near = boxes.slice(first).findLastIndex((box) => isBeside(box, word.laid));
    const at = near < 0 ? -1 : first + near;
    const box = boxes[at];
    if (box) {
      rows[at]?.push(word);
      // A raised letter belongs to the row, but does not make it higher for the next ones.
      if (word.laid.bottom - word.laid.top >= box.bottom - box.top) boxes[at] = around(box, word.laid);
    } else {
      rows.push([word]);
      boxes.push(word.laid);
    }
  }
  return rows.map((row) => rowOf(linesOf(row))).sort((one, other) => one.box.top - other.box.top);
}

function isBeside(row: Box, word: Box): boolean {
  const shared = Math.min(row.bottom, word.bottom) - Math.max(row.top, word.top);
  return shared > 0.5 * Math.min(row.bottom - row.top, word.bottom - word.top);
}

function linesOf(words: readonly LaidWord[]): Line[] {
  const lines: LaidWord[][] = [];
  for (const word of words.toSorted((one, other) => one.laid.left - other.laid.left)) {
    const last = lines.at(-1)?.at(-1);
    const gap = last ? word.laid.left - last.laid.right : Number.POSITIVE_INFINITY;
    if (last && gap < WIDE_GAP * Math.max(last.size, word.size)) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map(lineOf);
}

export function lineOf(words: readonly LaidWord[]): Line {
  const isRightToLeft = words.filter(({ text }) => /[\u0590-\u08ff]/.test(text)).length > words.length / 2;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const bold = words.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
  const largest = words.reduce((size, word) => Math.max(size, word.size), 0);
  return {
    words: isRightToLeft ? words.toReversed() : [...words],
    box: words.map(({ laid }) => laid).reduce(around),
    size: largest,
    isBold: bold > 0.8 * letters,
  };
}

export function rowOf(lines: readonly Line[]): Row {
  return { lines: [...lines], box: lines.map(({ box }) => box).reduce(around) };
}
