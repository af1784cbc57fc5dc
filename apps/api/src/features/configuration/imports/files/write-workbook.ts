import { PassThrough, type Readable } from 'node:stream';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import type { RowVerdict } from '@zuschlag/validation/configuration/imports';
import {
  type CellContent,
  type FileLanguage,
  harmless,
  type WrittenColumn,
  writtenText,
} from '../cells/format-cell.ts';

/** A value and the number format it is shown in; null stays empty. */
export type SheetCell = { value: string | number | Date; format: string } | null;
export type SheetRow = { cells: readonly SheetCell[]; verdict?: RowVerdict };

const shades: { [verdict in RowVerdict]: string | null } = {
  new: 'FFDFF3E4',
  equal: null,
  changed: 'FFFFF3CD',
  duplicate: 'FFFFE0C2',
  wrong: 'FFF9D5D3',
};
const dayFormats: { [language in FileLanguage]: string } = { de: 'dd.mm.yyyy', en: 'dd/mm/yyyy' };

/** An Excel workbook of one sheet, written while its rows arrive; headings stay in sight, numbers and days are typed. */
export function writeWorkbook(
  name: string,
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<SheetRow>,
): Readable {
  const stream = new PassThrough();
  const workbook = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ heading, kind }) => ({
    width: Math.min(Math.max(heading.length + 2, kind === 'text' ? 30 : 12), 60),
    // For rows that people add below: a typed 21,7 is 21,7 % there, and 1.1.2027 a day.
    style: { numFmt: kind === 'day' ? dayFormats.de : (numberFormats[kind] ?? 'General') },
  }));
  void write().catch((error: Error) => stream.destroy(error));
  return stream;

  async function write(): Promise<void> {
    const heading = sheet.addRow(columns.map((column) => harmless(column.heading)));
    heading.font = { bold: true };
    heading.commit();
    for await (const { cells, verdict } of rows) {
      const row = sheet.addRow(columns.map((_, index) => cells[index]?.value ?? null));
      const shade = verdict ? shades[verdict] : null;
      columns.forEach((_, index) => {
        const cell = row.getCell(index + 1);
        cell.numFmt = cells[index]?.format ?? '@';
        if (shade) cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: shade } };
      });
      row.commit();
    }
    sheet.commit();
    await workbook.commit();
  }
}

/** @returns a value of a table as a cell of its type */
export function sheetCell(value: CellContent, kind: WrittenColumn['kind'], language: FileLanguage): SheetCell {
  if (value === null || value === '') return null;
  if (kind === 'day') return dayCell(String(value), language);
  if (typeof value === 'number') return { value, format: numberFormats[kind] ?? 'General' };
  return textCell(writtenText(value, kind, language));
}

const numberFormats: { [kind in WrittenColumn['kind']]?: string } = {
  fraction: '0.00##%',
  bonus: '0.00##%',
  eur: '#,##0.00',
  money: '#,##0.00 "€"',
  hours: '#,##0.00',
  eurPerHour: '#,##0.00##',
  daysPerYear: '0',
  years: '0',
};

export function dayCell(day: string, language: FileLanguage): SheetCell {
  return { value: new Date(`${day}T00:00:00Z`), format: dayFormats[language] };
}

export function textCell(text: string | null): SheetCell {
  return text === null || text === '' ? null : { value: harmless(text), format: '@' };
}
