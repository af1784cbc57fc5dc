import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type FoundHeading, findHeading, type Headings, searchedRows } from './find-heading.ts';
import { columnLetters, noteOn, type RawRow, type RawSheet, type RawTable, textsOf } from './raw-table.ts';

/** Leaves room for a title and for empty rows; the annotated file must keep as many rows as the original. */
export const lastReadRow = importLimits.rows + 100;

/** Takes the rows of a sheet one by one. */
export type SheetCollector = {
  /** @returns false when the headings can no longer appear, so that the rest need not be read */
  take: (row: RawRow) => boolean;
  sheet: RawSheet;
};

/** @param isGlance whether only the headings are of interest */
export function sheetCollector(name: string | null, headings: Headings, { isGlance = false } = {}): SheetCollector {
  const sheet: RawSheet = { name, rows: [], merged: [], hiddenColumns: new Set(), beyond: null };
  const { rows } = sheet;
  const named = headings.row;
  let isPast = false;
  /** Whether this row is the last in which the headings, of two lines at most, may appear. */
  function isSearched({ row }: RawRow): boolean {
    if (named === undefined) return rows.length === searchedRows;
    const wasPast = isPast;
    isPast = row > named;
    return isPast && !wasPast;
  }
  function take(row: RawRow): boolean {
    if (!row.cells.some((cell) => cell !== undefined)) return true;
    const outside = row.cells.findIndex((cell, column) => cell && column >= importLimits.columns);
    if (outside >= 0) sheet.beyond ??= `${columnLetters(outside)}${row.row}`;
    rows.push(row);
    if (isSearched(row) && (isGlance || !findHeading(rows, headings))) return false;
    if (rows.length > importLimits.rows + Math.max(searchedRows, headings.row ?? 0))
      throw new FileRefused('TOO_MANY_ROWS');
    return true;
  }
  return { take, sheet };
}

/**
 * The table of a sheet: what stands above its headings, remarks below it and hidden rows are left out and noted.
 *
 * @returns null for a sheet without the headings of the table
 * @throws {FileRefused} DECLARED_SIZE_TOO_LARGE, TOO_MANY_ROWS, MERGED_CELLS, FORMULA_CELLS
 */
export function tableInSheet(sheet: RawSheet, headings: Headings): RawTable | null {
  const found = findHeading(sheet.rows, headings);
  if (!found) return null;
  if (sheet.beyond !== null) throw new FileRefused('DECLARED_SIZE_TOO_LARGE', [sheet.beyond]);
  const { index, lines, texts } = found;
  const lastLine = sheet.rows[index + lines - 1]?.row ?? 0;
  const below = sheet.rows.slice(index + lines);
  const shown = below.filter(({ isHidden }) => !isHidden);
  const end = endOfTable(shown, texts, lastLine);
  const rows = shown.slice(0, end);
  if (rows.length > importLimits.rows) throw new FileRefused('TOO_MANY_ROWS');
  requireOwnCells(sheet, rows, texts.length);
  return {
    heading: { row: lastLine, cells: texts.map((text) => (text === '' ? undefined : { kind: 'text', text })) },
    rows,
    hiddenColumns: [...sheet.hiddenColumns].filter((column) => column < texts.length),
    notes: [
      ...(sheet.name === null ? [] : noteOn('SHEET_READ', [sheet.name])),
      ...headingNote(sheet, found),
      ...noteOn('ROWS_ABOVE_SKIPPED', sheet.rows.slice(0, index).map(described)),
      ...noteOn('ROWS_BELOW_SKIPPED', shown.slice(end).map(described)),
      ...noteOn(
        'HIDDEN_ROWS_SKIPPED',
        below.filter(({ isHidden }) => isHidden).map(({ row }) => `${row}`),
      ),
      ...noteOn('FORMULA_VALUES_READ', addressesOfFormulas(rows, texts.length)),
    ],
  };
}

function headingNote({ rows }: RawSheet, { index, lines }: FoundHeading) {
  const [first, second] = rows.slice(index, index + lines).map(({ row }) => `${row}`);
  if (first && second) return noteOn('HEADING_ROWS', [first, second]);
  return first === undefined || first === '1' ? [] : noteOn('HEADING_ROW', [first]);
}

function described(row: RawRow): string {
  return `${row.row}: ${textsOf(row).filter(Boolean).join(' ')}`;
}

/** Words with which remarks begin. */
const remarkBeginnings = /^(?:[*¹²³†]|\d\)|hinweis|anm|quelle|stand\b|note|source|fu(?:ß|ss)note|erläuterung)/i;
const longRemark = /^.{20,}$/u;
const dayWithMonthName = /^\d{1,2}\.?\s*\p{L}+\.?\s+\d{4}$/u;

/**
 * Remarks below a table are single texts under its first heading. They begin after an empty row, with a word of remarks,
 * or with a long text; a short text right below the last row may be a row that is not filled in.
 *
 * @returns how many of the rows belong to the table
 */
function endOfTable(rows: readonly RawRow[], texts: readonly string[], lastLine: number): number {
  const first = texts.findIndex((text) => text !== '');
  const isSingleText = ({ cells }: RawRow) => {
    const column = cells.findIndex(Boolean);
    const cell = cells[column];
    return (
      column <= first &&
      cell?.kind === 'text' &&
      cells.findLastIndex(Boolean) === column &&
      /\p{L}{3}/u.test(cell.text) &&
      !dayWithMonthName.test(cell.text)
    );
  };
  const from = rows.findLastIndex((row) => !isSingleText(row)) + 1;
  const begins = rows.slice(from).findIndex((row, index) => {
    const text = textsOf(row).find(Boolean) ?? '';
    const before = rows[from + index - 1]?.row ?? lastLine;
    return row.row > before + 1 || remarkBeginnings.test(text) || longRemark.test(text);
  });
  return begins < 0 ? rows.length : from + begins;
}

/** Values that the file does not hold cannot be read, and a value of merged cells belongs to no row in particular. */
function requireOwnCells({ merged }: RawSheet, rows: readonly RawRow[], width: number): void {
  const [first, last] = [rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0];
  const within = merged.filter(
    ({ rows: [from, to], columns: [left] }) => rows.length > 0 && to >= first && from <= last && left < width,
  );
  if (within.length > 0)
    throw new FileRefused(
      'MERGED_CELLS',
      within.slice(0, 5).map(({ ref }) => ref),
    );
  const unknown = addressesOfFormulas(rows, width, (text) => text === '');
  if (unknown.length > 0) throw new FileRefused('FORMULA_CELLS', unknown.slice(0, 5));
}

function addressesOfFormulas(rows: readonly RawRow[], width: number, isWanted = (_text: string) => true): string[] {
  return rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, column) =>
      cell?.isFormula && column < width && isWanted(cell.text) ? [`${columnLetters(column)}${row}`] : [],
    ),
  );
}
