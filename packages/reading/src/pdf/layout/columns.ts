import { type Row, rowsOf } from './lines.ts';
import type { LaidWord } from './upright.ts';

// Two texts beside each other have lines of some length, and several of them; cells of tables are short.
const FEWEST_ROWS = 4;
const FEWEST_LETTERS = 20;
// In parts of the size of the font, and in points.
const GAP = 0.7;
const NARROWEST = 5;

/**
 * Puts the rows of a page into the order of reading: where text stands in columns, the left one comes first, between
 * what runs over both.
 *
 * @returns groups of rows; each is read from top to bottom
 */
export function columnsOf(rows: readonly Row[]): Row[][] {
  const gutter = gutterOf(rows);
  if (gutter === null) return [[...rows]];
  const groups: Row[][] = [];
  let crossing: Row[] = [];
  let left: LaidWord[] = [];
  let right: LaidWord[] = [];
  const closeCrossing = () => {
    if (crossing.length > 0) groups.push(crossing);
    crossing = [];
  };
  const closeColumns = () => {
    for (const side of [left, right]) if (side.length > 0) groups.push(...columnsOf(rowsOf(side)));
    left = [];
    right = [];
  };
  for (const row of rows) {
    const words = wordsOf(row);
    if (isFree(words, gutter)) {
      closeCrossing();
      for (const word of words) (word.laid.right <= gutter ? left : right).push(word);
    } else {
      closeColumns();
      crossing.push(row);
    }
  }
  closeCrossing();
  closeColumns();
  return groups;
}

/** The middle of a blank strip with long lines on both sides; null where the page has one column. */
function gutterOf(rows: readonly Row[]): number | null {
  const words = rows.map(wordsOf);
  const gaps = new Set(words.flatMap(gapsOf).map((gap) => Math.round(gap)));
  let best: { at: number; pairs: number } | null = null;
  for (const at of gaps) {
    const free = words.filter((row) => isFree(row, at));
    const left = free.map((row) => row.filter(({ laid }) => laid.right <= at)).filter((row) => row.length > 0);
    const right = free.map((row) => row.filter(({ laid }) => laid.left >= at)).filter((row) => row.length > 0);
    const pairs = left.length + right.length - free.length;
    if (pairs < FEWEST_ROWS || pairs < 0.3 * rows.length || pairs <= (best?.pairs ?? 0)) continue;
    if (lettersOf(left) < FEWEST_LETTERS || lettersOf(right) < FEWEST_LETTERS) continue;
    const lefts = right.flat().reduce((edge, { laid }) => Math.min(edge, laid.left), Number.POSITIVE_INFINITY);
    const rights = left.flat().reduce((edge, { laid }) => Math.max(edge, laid.right), 0);
    if (lefts - rights >= NARROWEST) best = { at, pairs };
  }
  return best?.at ?? null;
}

/** The middles of the wide gaps of a row. */
function gapsOf(words: readonly LaidWord[]): number[] {
  return words.flatMap(({ laid, size }, index) => {
    const before = words[index - 1];
    return before && laid.left - before.laid.right >= GAP * size ? [(laid.left + before.laid.right) / 2] : [];
  });
}

/** Whether a row leaves a place blank: no word reaches over it, and no usual space lies there. */
function isFree(words: readonly LaidWord[], at: number): boolean {
  const before = words.findLast(({ laid }) => laid.left < at);
  const after = words.find(({ laid }) => laid.left >= at);
  if (!before) return true;
  if (before.laid.right > at) return false;
  return !after || after.laid.left - before.laid.right >= GAP * Math.max(after.size, before.size);
}

/** The letters of a usual line: half of the lines have more. */
function lettersOf(lines: readonly LaidWord[][]): number {
  const lengths = lines.map((words) => words.reduce((sum, { text }) => sum + text.length + 1, 0));
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
}

function wordsOf({ lines }: Row): LaidWord[] {
  return lines.flatMap(({ words }) => words).sort((one, other) => one.laid.left - other.laid.left);
}
