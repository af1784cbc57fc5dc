import type { FileNote, FileNoteCode } from '@zuschlag/validation/configuration/import-codes';
import { cutText } from '../../../../files/file-refused.ts';

/**
 * A cell in any format: its text, and the type that the file declares. A formula whose value the file does not hold has no
 * text; every other empty cell is left out.
 */
export type RawCell = { text: string; isFormula?: true } & (
  | { kind: 'text' }
  | { kind: 'number'; value: number; isPercent: boolean }
  | { kind: 'day'; day: string }
  | { kind: 'time'; time: string }
);

/** @param row as the spreadsheet counts; empty cells are left out of the list */
export type RawRow = { row: number; cells: (RawCell | undefined)[]; isHidden?: true };
/** Merged cells; rows as the spreadsheet counts, columns from 0, both ends included. */
export type MergedCells = { ref: string; rows: [first: number, last: number]; columns: [first: number, last: number] };
/** A sheet of a workbook, or the whole of a CSV file. */
export type RawSheet = {
  /** null for a CSV file */
  name: string | null;
  /** the rows with content */
  rows: RawRow[];
  merged: MergedCells[];
  hiddenColumns: Set<number>;
  /** the first content that lies beyond the rows and columns that an import reads */
  beyond: string | null;
};
/**
 * The table of a file: its headings, and the rows that an import judges.
 *
 * @param notes how the file was read, and what was left out
 * @param delimiter of a CSV file
 */
export type RawTable = {
  heading: RawRow;
  rows: RawRow[];
  hiddenColumns: number[];
  notes: FileNote[];
  delimiter?: string;
};

// No value of a table is longer; longer pasted text is cut before it is stored.
const LONGEST_TEXT = 120;
const MOST_NAMED = 5;

/**
 * Characters without width, which come along with copied text. Those that turn the direction of reading stay, because
 * without them a number reads otherwise than it looked: the cell is wrong.
 */
const withoutWidth = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** @returns a text as it is kept: without characters that have no width, trimmed, not longer than any value is */
export function cellText(text: string): string {
  return cutText(text.replace(withoutWidth, '').trim(), LONGEST_TEXT);
}

/** @returns the texts of a row; an empty text where there is no cell */
export function textsOf({ cells }: RawRow): string[] {
  return Array.from(cells, (cell) => cell?.text ?? '');
}

/** @returns a note that names the first of several things; an empty list without names */
export function noteOn(code: FileNoteCode, names: readonly string[]): FileNote[] {
  return names.length === 0
    ? []
    : [{ code, names: names.slice(0, MOST_NAMED).map((name) => cutText(name, 80)), count: names.length }];
}

/** @returns the letters of a column: 0 is `A`, 26 is `AA` */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** `A` is 0, `AA` is 26. */
export function columnOfLetters(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
