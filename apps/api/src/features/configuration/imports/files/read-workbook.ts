import { openArchive } from './open-archive.ts';
import { FileRefused, type IsHeading, type RawRow, type RawTable, tableCollector } from './raw-table.ts';
import { readSheet } from './read-sheet.ts';
import { readWorkbookParts } from './workbook-parts.ts';

/**
 * Reads the first sheet with the headings of the table out of an Excel workbook (.xlsx).
 *
 * @throws {FileRefused}
 */
export async function readWorkbook(bytes: Buffer, isHeading: IsHeading): Promise<RawTable> {
  const archive = await openArchive(bytes);
  const workbook = await readWorkbookParts(archive);
  let first: RawRow | null = null;
  for (const sheet of workbook.sheets) {
    const collector = tableCollector(isHeading);
    await readSheet(archive, sheet, workbook, collector);
    const table = collector.table();
    if (table) return table;
    first ??= collector.firstRow();
  }
  if (!first) throw new FileRefused('EMPTY_FILE');
  return { heading: first, rows: [] };
}
