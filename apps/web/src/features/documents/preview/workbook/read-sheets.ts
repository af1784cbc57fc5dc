import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx';
import type { Locale } from '@zuschlag/i18n/locales';

/** A cell as a spreadsheet program shows it. Cells under a merged one are left out of their row. */
export type ShownCell = {
  column: number;
  text: string;
  isNumber: boolean;
  /** its text is the result of a formula */
  isFormula: boolean;
  /** of a cell that says whether something is so; null for all others */
  truth: boolean | null;
  columns: number;
  rows: number;
};
export type ShownSheet = {
  name: string;
  /** the letters of the columns */
  columns: readonly string[];
  /** each with its cells by position; rows without any are there, too */
  rows: readonly (readonly ShownCell[])[];
  /** rows that a spreadsheet program does not show, from 0 */
  hiddenRows: ReadonlySet<number>;
  /** whether the sheet goes on beyond what is shown */
  isCut: boolean;
};

/** Beyond this a preview is no help: the file is opened in a program of its own. */
const most = { rows: 5_000, columns: 100 };

/**
 * The sheets of a workbook as texts, in the language of the person; hidden sheets are left out, as in Excel. Formulas show
 * the values that were stored with them.
 *
 * @throws an error for what is no workbook
 */
export function readSheets(bytes: Uint8Array, locale: Locale): ShownSheet[] {
  // The library would take anything else for a table of plain text.
  if (![0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)) throw new Error('This is no workbook.');
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: true,
    cellHTML: false,
    // Without it the library does not say which rows are hidden.
    cellStyles: true,
    sheetRows: most.rows + 1,
  });
  return workbook.SheetNames.flatMap((name, at) => {
    const sheet = workbook.Sheets[name];
    const isHidden = Boolean(workbook.Workbook?.Sheets?.[at]?.Hidden);
    return sheet && !isHidden ? [shownSheet(name, sheet, locale)] : [];
  });
}

function shownSheet(name: string, sheet: WorkSheet, locale: Locale): ShownSheet {
  const grid: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const textAt = (row: number, column: number) => textOf(grid[row]?.[column], locale);
  // The library leaves rows without cells out of the list.
  const filled = Array.from(grid, (cells) => (cells ?? []).findLastIndex((cell) => textOf(cell, locale) !== '') + 1);
  const lastRow = filled.findLastIndex((width) => width > 0) + 1;
  const width = Math.max(0, ...filled);
  const shown = { rows: Math.min(lastRow, most.rows), columns: Math.min(width, most.columns) };
  const merges = mergesOf(sheet, shown);
  const rows = Array.from({ length: shown.rows }, (_, row) =>
    Array.from({ length: shown.columns }, (_, column): ShownCell | null => {
      const merged = merges.get(`${row} ${column}`);
      if (merged === null) return null;
      const { t, v, f, F } = grid[row]?.[column] ?? {};
      const kind = { isNumber: t === 'n', isFormula: f !== undefined || F !== undefined };
      const truth = t === 'b' ? v === true : null;
      return { column, text: textAt(row, column), ...kind, truth, columns: 1, rows: 1, ...merged };
    }).filter((cell) => cell !== null),
  );
  const columns = Array.from({ length: shown.columns }, (_, column) => utils.encode_col(column));
  const hiddenRows = new Set((sheet['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at] : [])));
  return { name, columns, rows, hiddenRows, isCut: lastRow > most.rows || width > most.columns };
}

type Spans = { columns: number; rows: number };

/** By place: how far a merged cell reaches, and null for the cells under it. */
function mergesOf(sheet: WorkSheet, shown: { rows: number; columns: number }): Map<string, Spans | null> {
  const places = new Map<string, Spans | null>();
  for (const { s, e } of sheet['!merges'] ?? []) {
    const end = { row: Math.min(e.r, shown.rows - 1), column: Math.min(e.c, shown.columns - 1) };
    if (s.r > end.row || s.c > end.column) continue;
    for (let row = s.r; row <= end.row; row += 1)
      for (let column = s.c; column <= end.column; column += 1) places.set(`${row} ${column}`, null);
    places.set(`${s.r} ${s.c}`, { columns: end.column - s.c + 1, rows: end.row - s.r + 1 });
  }
  return places;
}

function textOf(cell: CellObject | undefined, locale: Locale): string {
  if (!cell || cell.t === 'z') return '';
  if (cell.t === 'b') return locale === 'de' ? (cell.v ? 'WAHR' : 'FALSCH') : cell.v ? 'TRUE' : 'FALSE';
  const format = String(cell.z ?? 'General');
  if (cell.t === 'n' && SSF.is_date(format)) return momentOf(Number(cell.v), format, locale);
  const text = (cell.w ?? String(cell.v ?? '')).trim();
  // The library writes figures as in English.
  return cell.t === 'n' && locale === 'de' ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
}

/** The short format of days follows the computer in Excel; files name it by its American form. */
const shortDay = { format: 'm/d/yy', de: 'dd.mm.yyyy', en: 'yyyy-mm-dd' };

function momentOf(serial: number, format: string, locale: Locale): string {
  const wanted = format === shortDay.format ? shortDay[locale] : format;
  try {
    // The library refuses the points of a German day; those before zeros are fractions of seconds.
    return SSF.format(wanted.replace(/(?<!\\)\.(?!0)/g, '\\.'), serial).trim();
  } catch {
    return String(serial);
  }
}
