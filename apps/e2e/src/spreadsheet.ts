import { type Cell, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { HyperFormula } from 'hyperformula';

/** A workbook as a person has it open in a spreadsheet program. */
export type Spreadsheet = {
  sheets: string[];
  /** @returns the figure beside a label, the last one of the sheet: sums of segments stand above it */
  figure(sheet: string, label: string): number;
  /** @returns the figure of a cell such as "B7" */
  figureAt(sheet: string, cell: string): number;
  /** Types a figure beside a label; all others follow by their formulas. */
  type(sheet: string, label: string, value: number): void;
  /** @returns all texts of the workbook, one line each row */
  text(): string;
  close(): void;
};

/** Opens an XLSX file and computes it from its formulas alone; the values stored beside them are left out. */
export async function openSpreadsheet(content: Buffer): Promise<Spreadsheet> {
  const book = new Workbook();
  await book.xlsx.load(content);
  const program = HyperFormula.buildFromSheets(
    Object.fromEntries(book.worksheets.map((sheet) => [sheet.name, contentOf(sheet)])),
    { licenseKey: 'gpl-v3' },
  );
  const place = (name: string, label: string) => {
    const sheet = book.getWorksheet(name);
    let row = -1;
    sheet?.eachRow((one, number) => {
      if (one.getCell(1).value === label) row = number - 1;
    });
    if (row === -1) throw new Error(`${name} has no ${label}`);
    return { sheet: program.getSheetId(name) ?? -1, row, col: 2 };
  };
  return {
    sheets: book.worksheets.map(({ name }) => name),
    figure: (sheet, label) => Number(program.getCellValue(place(sheet, label))),
    figureAt: (sheet, cell) => {
      const address = program.simpleCellAddressFromString(cell, program.getSheetId(sheet) ?? -1);
      return Number(address && program.getCellValue(address));
    },
    type: (sheet, label, value) => void program.setCellContents(place(sheet, label), value),
    text: () => book.worksheets.flatMap((sheet) => contentOf(sheet).map((row) => row.join('\t'))).join('\n'),
    close: () => program.destroy(),
  };
}

function contentOf(sheet: Worksheet): (string | number | null)[][] {
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => contentOfCell(sheet.getRow(row + 1).getCell(column + 1))),
  );
}

function contentOfCell({ value }: Cell): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'formula' in value ? `=${value.formula}` : null;
}
