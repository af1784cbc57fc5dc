import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { meaningOf } from '@zuschlag/reading/xlsx/number-formats';
import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import { numberCell } from './cell-values.ts';
import { findHeading, type Headings, headingsMissing } from './find-heading.ts';
import {
  cellText,
  columnLetters,
  noteOn,
  type RawCell,
  type RawRow,
  type RawSheet,
  type RawTable,
} from './raw-table.ts';
import { lastReadRow, sheetCollector, tableInSheet } from './table-in-sheet.ts';

/**
 * Reads the first sheet with the headings of the table out of a workbook of Excel 97 to 2003 (.xls). The library reads the
 * whole file at once, so this runs in a worker with limits only.
 *
 * @throws {FileRefused}
 */
export function readXls(bytes: Buffer, headings: Headings): RawTable {
  const workbook = opened(bytes);
  const is1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  let table: RawTable | null = null;
  let isEmpty = true;
  const others: string[] = [];
  workbook.SheetNames.forEach((name, index) => {
    const cells = workbook.Sheets[name];
    if (!cells || workbook.Workbook?.Sheets?.[index]?.Hidden) return;
    const sheet = sheetOf(cells, { name: cellText(name), is1904, headings });
    if (table === null) table = tableInSheet(sheet, headings);
    else if (findHeading(sheet.rows, headings)) others.push(cellText(name));
    isEmpty &&= sheet.rows.length === 0;
  });
  const found = table as RawTable | null;
  if (found === null) throw isEmpty ? new FileRefused('EMPTY_FILE') : headingsMissing(headings);
  return { ...found, notes: [...found.notes, ...noteOn('OTHER_SHEETS_SKIPPED', others)] };
}

function opened(bytes: Buffer): WorkBook {
  try {
    // The styles tell which rows and columns are hidden.
    const options = { cellNF: true, cellStyles: true, cellFormula: true, cellText: false, cellHTML: false };
    return read(bytes, { type: 'buffer', dense: true, ...options });
  } catch (error) {
    const isLocked = error instanceof Error && error.message.includes('password-protected');
    throw new FileRefused(isLocked ? 'ENCRYPTED' : 'DAMAGED');
  }
}

type About = { name: string; is1904: boolean; headings: Headings };
function sheetOf(cells: WorkSheet, { name, is1904, headings }: About): RawSheet {
  const { take, sheet } = sheetCollector(name, headings);
  for (const { s: from, e: to } of cells['!merges'] ?? []) {
    const ref = `${columnLetters(from.c)}${from.r + 1}:${columnLetters(to.c)}${to.r + 1}`;
    sheet.merged.push({ ref, rows: [from.r + 1, to.r + 1], columns: [from.c, to.c] });
  }
  cells['!cols']?.forEach((column, index) => {
    if (column?.hidden) sheet.hiddenColumns.add(index);
  });
  const lines: (readonly (CellObject | undefined)[] | undefined)[] = cells['!data'] ?? [];
  for (const [index, line] of lines.entries()) {
    const row: RawRow = { row: index + 1, cells: [] };
    if (cells['!rows']?.[index]?.hidden) row.isHidden = true;
    for (const [column, cell] of (line ?? []).entries()) {
      const read = cell && cellOf(cell, is1904);
      if (!read) continue;
      if (index >= lastReadRow || column >= importLimits.columns)
        sheet.beyond ??= `${columnLetters(column)}${index + 1}`;
      else row.cells[column] = read;
    }
    if (!take(row)) break;
  }
  return sheet;
}

function cellOf({ t: type, v: value, z: format, f: formula }: CellObject, is1904: boolean): RawCell | undefined {
  const read =
    type === 'n' && typeof value === 'number'
      ? numberCell(value, meaningOf(0, format === undefined ? undefined : String(format)), is1904)
      : textCell(type === 'e' ? '#' : String(value ?? ''));
  if (formula === undefined) return read;
  return read ? { ...read, isFormula: true } : undefined;
}

function textCell(given: string): RawCell | undefined {
  const text = cellText(given);
  return text === '' ? undefined : { kind: 'text', text };
}
