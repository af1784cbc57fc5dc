import {
  annotationHeadings,
  beforeMessage,
  cellNoteText,
  cellProblemText,
  readMessage,
  verdictMessages,
} from '@zuschlag/i18n/messages/configuration-imports';
import { columnName, tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { UnitOfWork } from '../../../../context.ts';
import { DomainError } from '../../../../errors.ts';
import { FileRefused } from '../../../../files/file-refused.ts';
import { readFileContent } from '../../../../files/read-file.ts';
import { fileColumns, isAnnotation } from '../cells/column-headers.ts';
import { type FileLanguage, type WrittenColumn, writtenWithUnit } from '../cells/format-cell.ts';
import type { WrittenFile } from '../export-table.ts';
import { plannedRows, type StoredRow } from '../import-rows.store.ts';
import type { StoredImport } from '../imports.store.ts';
import { requireImport } from '../imports.ts';
import { type RawCell, type RawTable, textsOf } from './raw-table.ts';
import { formatOf } from './read-table.ts';
import { readTableInWorker } from './read-table-in-worker.ts';
import { writeCsv } from './write-csv.ts';
import { dayCell, type SheetCell, type SheetRow, textCell, writeWorkbook } from './write-workbook.ts';

/** The parts of an annotated file. */
export type Annotating = { import: StoredImport; content: Buffer; rows: StoredRow[] };

/**
 * @throws {DomainError} NOT_FOUND, IMPORT_STATE while there are no verdicts: it is being read, or was refused as a whole
 */
export async function annotationOf(work: UnitOfWork, id: string): Promise<Annotating> {
  const found = await requireImport(work, id);
  if (found.state === 'reading' || found.state === 'refused')
    throw new DomainError('IMPORT_STATE', { state: found.state });
  const content = await readFileContent(work, found.fileId);
  if (!content) throw new DomainError('NOT_FOUND');
  return { import: found, content, rows: await plannedRows(work, id, { verdicts: null, after: null, limit: null }) };
}

/**
 * The file that was sent in, in its own format, with two more columns: what would become of each row, and why. Rows stay
 * as far below the headings as they were. It can be mended and sent in again as it is.
 *
 * @throws {DomainError} FILE_REFUSED when reading it once more exceeds a limit
 */
export async function annotateFile(
  { import: about, content, rows }: Annotating,
  language: FileLanguage,
): Promise<WrittenFile> {
  const { table, fileName: name, headingRow } = about;
  const readFormat = formatOf({ name, content });
  // The server writes two formats; an old workbook, or one of LibreOffice, comes back as .xlsx.
  const format = readFormat === 'csv' ? 'csv' : 'xlsx';
  // The file was read once; on a busy machine the limit of time may still end a second reading.
  const file = await readTableInWorker({ name, content, headingRow }, table).catch((error: unknown) => {
    throw error instanceof FileRefused ? new DomainError('FILE_REFUSED', { names: [error.problem] }) : error;
  });
  const { indexes, columns } = columnsOf(file, language);
  const verdicts = new Map(rows.map((row) => [row.row, row]));
  function* annotated() {
    let number = file.heading.row;
    for (const row of file.rows) {
      for (number += 1; number < row.row; number += 1) yield { cells: [], result: null, note: null };
      const found = verdicts.get(row.row);
      const cells = indexes.map((index) => row.cells[index] ?? null);
      const result = found ? verdictMessages[found.verdict][language] : null;
      yield { cells, verdict: found?.verdict, result, note: found ? noteOn(found, table, language) : null };
    }
  }
  async function* csvRows() {
    for (const { cells, result, note } of annotated()) yield [...cells.map((cell) => cell?.text ?? null), result, note];
  }
  async function* sheetRows(): AsyncGenerator<SheetRow> {
    for (const { cells, verdict, result, note } of annotated())
      yield { cells: [...cells.map((cell) => typedCell(cell, language)), textCell(result), textCell(note)], verdict };
  }
  const written =
    format === 'csv'
      ? writeCsv(columns, csvRows(), { language, delimiter: file.delimiter })
      : writeWorkbook(tableNames[table][language], columns, sheetRows());
  return { name: readFormat === format ? name : name.replace(/[^.]+$/, format), format, content: written };
}

/** The columns of the file without results of an earlier time, and the two of this one. */
function columnsOf(file: RawTable, language: FileLanguage) {
  const headings = textsOf(file.heading);
  const indexes = headings.flatMap((heading, index) => (isAnnotation(heading) ? [] : [index]));
  const { result, note } = annotationHeadings;
  const texts = [...indexes.map((index) => headings[index] ?? ''), result[language], note[language]];
  return { indexes, columns: texts.map((heading): WrittenColumn => ({ heading, kind: 'text' })) };
}

/** The problems of each cell, or the values that the import adds or replaces, and how they came about. */
function noteOn(row: StoredRow, table: TableKey, language: FileLanguage): string | null {
  const { verdict, problems, notes, before, values } = row;
  const columns = fileColumns(table);
  const nameOf = (column: string) => columnName(table, column)[language];
  const kindOf = (column: string | null) => columns.find(([name]) => name === column)?.[1] ?? 'text';
  const bound = (column: string | null) => (limit: number) => writtenWithUnit(limit, kindOf(column), language);
  if (problems.length > 0) {
    return problems
      .map((one) => {
        const text = cellProblemText(one, language, bound(one.column));
        return one.column === null ? text : `${nameOf(one.column)}: ${text}`;
      })
      .join(' ');
  }
  const valued = (rowValues: StoredRow['values'], isShown: (column: string) => boolean) =>
    columns
      .filter(([column]) => column in rowValues && isShown(column))
      .map(([column, kind]) => `${nameOf(column)} ${writtenWithUnit(rowValues[column] ?? null, kind, language)}`)
      .join(', ');
  const how = notes.map((one) => `${nameOf(one.column)}: ${cellNoteText(one, language, bound(one.column))}`);
  const what =
    verdict === 'new'
      ? [`${readMessage[language]}: ${valued(values, () => true)}`]
      : verdict === 'changed' && before
        ? [`${beforeMessage[language]}: ${valued(before.values, (column) => values[column] !== before.values[column])}`]
        : [];
  return [...what, ...how].join('; ') || null;
}

function typedCell(cell: RawCell | null, language: FileLanguage): SheetCell {
  if (!cell) return null;
  switch (cell.kind) {
    case 'day':
      return dayCell(cell.day, language);
    case 'time': {
      const [hours = 0, minutes = 0] = cell.time.split(':').map(Number);
      return { value: (hours * 60 + minutes) / 1_440, format: 'hh:mm' };
    }
    case 'number':
      return { value: cell.value, format: cell.isPercent ? '0.00##%' : 'General' };
    default:
      return textCell(cell.text);
  }
}
