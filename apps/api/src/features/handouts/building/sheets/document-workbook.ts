import { type Row, Workbook } from '@cj-tech-master/excelts';
import { harmless } from '../../../configuration/imports/cells/format-cell.ts';
import { a4, sheetName, unchecked } from '../workbook/sheet-setup.ts';
import { type Look, looks } from '../workbook/styles.ts';
import {
  type ColumnKind,
  type SheetDocument,
  type SheetRow,
  type SheetTable,
  sayIn,
  type Tone,
} from './sheet-document.ts';

const formats: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  euro: '#,##0.00 "€"',
  hours: '#,##0.00',
  time: '#,##0.00 "h"',
  percent: '0.00%',
  count: '#,##0',
};
const toneColours: Readonly<Record<Tone, string>> = { bad: 'FFB3261E', warn: 'FF8A5300', good: 'FF15703C' };
const widthPerWeight = 8;

/** A sheet as a workbook of one sheet: figures are figures, amounts and sums are formulas where the sheet has them. */
export async function documentWorkbook(document: SheetDocument): Promise<Buffer> {
  const { language, sections, title, subtitle, footer, isLandscape, kind } = document;
  const workbook = new Workbook();
  workbook.creator = 'Zuschlag';
  workbook.created = new Date(document.madeAt);
  workbook.title = title;
  const sheet = workbook.addWorksheet(sheetName(kind, new Set()), {
    views: [{ showGridLines: false }],
    pageSetup: { ...a4, orientation: isLandscape ? 'landscape' : 'portrait' },
    headerFooter: { oddFooter: `&L${footer.replaceAll('&', '&&')}&R${sayIn(language)('page')} &P / &N` },
  });
  sheet.columns = widthsOf(document).map((width) => ({ width }));
  put(sheet.addRow([]), 1, harmless(title), 'title');
  put(sheet.addRow([]), 1, harmless(subtitle), 'subtitle');
  for (const { heading, facts = [], paragraphs = [], table, signatures = [] } of sections) {
    sheet.addRow([]);
    const row = sheet.addRow([]);
    const count = Math.max(table?.columns.length ?? 0, 2);
    for (let column = 1; column <= count; column += 1)
      put(row, column, column === 1 ? harmless(heading) : null, 'block');
    for (const { term, value } of facts) {
      const line = sheet.addRow([]);
      put(line, 1, term, 'quiet');
      put(line, 2, harmless(value), 'label');
    }
    if (table) writeTable(table, () => sheet.addRow([]));
    for (const { text, tone } of paragraphs) {
      const cell = put(sheet.addRow([]), 1, harmless(text), 'quiet');
      if (tone) cell.font = { ...cell.font, bold: true, color: { argb: toneColours[tone] } };
    }
    for (const text of signatures) {
      sheet.addRow([]);
      put(sheet.addRow([]), 1, `${text}: ____________________________`, 'label');
    }
  }
  return Buffer.from(await workbook.xlsx.writeBuffer(unchecked));
}

function writeTable({ columns, rows }: SheetTable, newRow: () => Row): void {
  const head = newRow();
  columns.forEach(({ heading, kind }, at) => {
    put(head, at + 1, heading, 'heading').alignment = {
      horizontal: kind === 'text' ? 'left' : 'right',
      wrapText: true,
    };
  });
  let first = head.number + 1;
  for (const row of rows) {
    const line = newRow();
    if (row.look === 'group') first = line.number + 1;
    writeRow(line, row, columns, first);
  }
}

function writeRow(
  line: Row,
  { cells, look, tones, kinds, formulas }: SheetRow,
  columns: SheetTable['columns'],
  first: number,
): void {
  cells.forEach((value, at) => {
    const formula = formulas?.[at]
      ?.replaceAll('@', String(first))
      .replaceAll('#', String(look === 'sum' ? line.number - 1 : line.number));
    const content =
      typeof value === 'string' ? harmless(value) : formula && value !== null ? { formula, result: value } : value;
    const cell = put(line, at + 1, content, look === 'sum' ? 'total' : look === 'group' ? 'item' : 'figure');
    cell.numFmt = typeof value === 'number' ? formats[kinds?.[at] ?? columns[at]?.kind ?? 'text'] : '@';
    if (typeof value === 'string' && look !== 'group') cell.alignment = { wrapText: true, vertical: 'top' };
    const tone = tones?.[at];
    if (tone === 'bad') cell.style = { ...looks.wrong, numFmt: cell.numFmt };
    else if (tone) cell.font = { ...cell.font, bold: true, color: { argb: toneColours[tone] } };
  });
}

/** Characters that an A4 page holds beside each other while the smallest letters stay above 8 points. */
const across = { portrait: 122, landscape: 176 } as const;
/** A column gives way to others down to this width; its texts wrap. */
const narrowest = 12;

/**
 * Every table of a sheet shares its columns, so each is as wide as its widest use. Where that is wider than the page, what
 * texts have beyond the need of the figures gives way, each column by the same share.
 */
function widthsOf({ sections, isLandscape }: SheetDocument): number[] {
  const widths: number[] = [34, 16];
  const needs: number[] = [];
  for (const { table } of sections) {
    table?.columns.forEach(({ width, heading, kind }, at) => {
      widths[at] = Math.min(Math.max(widths[at] ?? 0, width * widthPerWeight, heading.length + 2), 60);
      needs[at] = Math.max(needs[at] ?? narrowest, kind === 'text' ? 0 : width * widthPerWeight);
    });
  }
  const spare = widths.map((width, at) => Math.max(width - (needs[at] ?? narrowest), 0));
  const excess = sum(widths) - across[isLandscape ? 'landscape' : 'portrait'];
  const share = excess <= 0 ? 0 : Math.min(excess / sum(spare), 1);
  return widths.map((width, at) => width - share * (spare[at] ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function put(row: Row, column: number, value: unknown, look: Look) {
  const cell = row.getCell(column);
  cell.value = value as never;
  cell.style = { ...looks[look] };
  return cell;
}
