import { FileRefused } from '../../../../files/file-refused.ts';
import { openArchive } from '../../../../files/open-archive.ts';
import { findHeading, type Headings, headingsMissing } from './find-heading.ts';
import { noteOn, type RawTable } from './raw-table.ts';
import { readSheet } from './read-sheet.ts';
import { sheetCollector, tableInSheet } from './table-in-sheet.ts';
import { readWorkbookParts, workbookLimits } from './workbook-parts.ts';

/**
 * Reads the first sheet with the headings of the table out of an Excel workbook (.xlsx).
 *
 * @param mostCells the limit of cells of one sheet, that of the product without it
 * @throws {FileRefused}
 */
export async function readWorkbook(bytes: Buffer, headings: Headings, mostCells?: number): Promise<RawTable> {
  const archive = await openArchive(bytes, workbookLimits);
  const workbook = await readWorkbookParts(archive);
  let table: RawTable | null = null;
  let isEmpty = true;
  const others: string[] = [];
  for (const { name, part } of workbook.sheets) {
    const collector = sheetCollector(name, headings, { isGlance: table !== null });
    await readSheet(archive, part, workbook, collector, mostCells);
    const { sheet } = collector;
    if (table === null) table = tableInSheet(sheet, headings);
    else if (findHeading(sheet.rows, headings)) others.push(name);
    isEmpty &&= sheet.rows.length === 0;
  }
  if (table === null) throw isEmpty ? new FileRefused('EMPTY_FILE') : headingsMissing(headings);
  return { ...table, notes: [...table.notes, ...noteOn('OTHER_SHEETS_SKIPPED', others)] };
}
