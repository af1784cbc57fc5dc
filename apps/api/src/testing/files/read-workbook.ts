import { Workbook } from '@cj-tech-master/excelts';

/** A workbook as a spreadsheet library finds it: the rows of a sheet, each by the headings of the first one. */
export async function readWorkbook(content: Uint8Array, sheetName: string): Promise<{ [heading: string]: unknown }[]> {
  const book = new Workbook();
  await book.xlsx.load(content as never);
  const sheet = book.getWorksheet(sheetName);
  if (!sheet) throw new Error(`no sheet is called ${sheetName}`);
  const valuesOf = (row: number) => (sheet.getRow(row).values as unknown[]).slice(1);
  const headings = valuesOf(1).map(String);
  const rows = Array.from({ length: sheet.rowCount - 1 }, (_, index) => valuesOf(index + 2));
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? null])));
}
