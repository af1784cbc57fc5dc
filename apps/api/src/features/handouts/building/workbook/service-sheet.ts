import type { Row as SheetRow, Workbook } from '@cj-tech-master/excelts';
import type { Block, Cell, Row, Worksheet } from '@zuschlag/calc-engine/worksheet/model';
import { figureKey } from '@zuschlag/calc-engine/worksheet/model';
import { periodNames, unitNames } from '@zuschlag/i18n/handouts/workbook-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import { type CostType, costTypes } from '@zuschlag/validation/vocabulary';
import { harmless } from '../../../configuration/imports/cells/format-cell.ts';
import type { CalculatedService } from '../calculated-services.ts';
import { rowWords, textOf } from './row-words.ts';
import { a4, type PlacedSheet, protectSheet } from './sheet-setup.ts';
import { type Look, styleOf, unitFormats } from './styles.ts';

/** Label and unit stand left of the figures, the origin right of them. */
const firstFigure = 3;
const columnOf = (type: CostType) => 'CDEFGHI'.charAt(costTypes.indexOf(type));
const originColumn = firstFigure + costTypes.length;

type Line =
  | { kind: 'title'; text: string; look: Look }
  | { kind: 'block'; block: Block }
  | { kind: 'item'; path: string }
  | { kind: 'row'; row: Row; block: Block };

/**
 * Writes the calculation of a service as one sheet of a workbook.
 *
 * @returns where its figures stand, for formulas on other sheets
 */
export async function writeServiceSheet(
  workbook: Workbook,
  { name, locale }: { name: string; locale: Locale },
  service: CalculatedService,
  worksheet: Worksheet,
): Promise<PlacedSheet> {
  const words = rowWords(service.input, locale);
  const text = textOf(locale);
  const subtitle = [service.organization, service.site, service.payGroup].filter(Boolean).join(' · ');
  const lines: Line[] = [
    { kind: 'title', text: service.name, look: 'title' },
    { kind: 'title', text: subtitle, look: 'subtitle' },
    ...linesOf(worksheet),
  ];
  const addresses = new Map<Cell, string>();
  lines.forEach((line, at) => {
    if (line.kind !== 'row') return;
    for (const type of costTypes) {
      const cell = line.row.cells[type];
      if (cell) addresses.set(cell, `${columnOf(type)}${at + 1}`);
    }
  });
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', xSplit: 1, ySplit: 2, showGridLines: false }],
    pageSetup: { ...a4, orientation: 'landscape' },
    headerFooter: { oddFooter: `&L${harmless(service.name).replaceAll('&', '&&')}&R${text('page')} &P / &N` },
    properties: { outlineProperties: { summaryBelow: true, summaryRight: true } },
  });
  sheet.columns = [{ width: 38 }, { width: 8 }, ...costTypes.map(() => ({ width: 13 })), { width: 42 }];
  for (const line of lines) writeLine(sheet.addRow([]), line);
  sheet.pageSetup.printArea = `A1:${'ABCDEFGHIJ'.charAt(originColumn - 1)}${lines.length}`;
  // Every page names the service.
  sheet.pageSetup.printTitlesRow = '1:2';
  await protectSheet(sheet);
  return {
    name,
    addressOf(figure, period) {
      const cell = worksheet.figures.get(figureKey(figure, period));
      return cell ? { address: addresses.get(cell) ?? null, value: cell.value } : null;
    },
  };

  function writeLine(row: SheetRow, line: Line): void {
    if (line.kind === 'title') write(row, 1, harmless(line.text), line.look);
    else if (line.kind === 'item') write(row, 1, words.item(line.path), 'item');
    else if (line.kind === 'block') writeHeading(row, line.block);
    else writeRow(row, line.row, line.block);
  }

  function writeHeading(row: SheetRow, block: Block): void {
    const title = block.item?.startsWith('shifts.') ? text('shifts') : words.title(block);
    write(row, 1, title, 'block');
    write(row, 2, text('unit'), 'block');
    const isByPeriod = block.rows.some(({ cells }) => Object.keys(cells).some((type) => type !== 'cumulated'));
    for (const type of costTypes) {
      const heading = isByPeriod || type === 'cumulated' ? periodNames[type][locale] : null;
      write(row, firstFigure + costTypes.indexOf(type), heading, 'block', { align: 'right' });
    }
    write(row, originColumn, text('origin'), 'block');
  }

  function writeRow(target: SheetRow, row: Row, block: Block): void {
    const isTotal = block.kind === 'price' || /^total/.test(row.key);
    // Shifts have one row each, so that the row is named after its shift.
    const label =
      row.key === 'headsOfShift' && row.item ? `${words.item(row.item)} – ${words.label(row)}` : words.label(row);
    write(target, 1, label, isTotal ? 'total' : 'label', { isWrapped: true });
    write(target, 2, unitNames[row.unit][locale], isTotal ? 'total' : 'quiet');
    for (const type of costTypes) {
      const cell = row.cells[type];
      if (!cell) continue;
      const look = cell.isInput ? (row.source ? 'table' : 'input') : isTotal ? 'total' : 'figure';
      write(target, firstFigure + costTypes.indexOf(type), contentOf(cell), look, { format: unitFormats[row.unit] });
    }
    write(target, originColumn, words.origin(row), 'quiet', { isWrapped: true });
    // Counts of duties are folded away on screen; the minutes that come of them stay.
    if (block.kind === 'time' && row.item !== null && !row.key.endsWith('Minutes')) target.outlineLevel = 1;
  }

  function contentOf({ value, formula }: Cell): number | { formula: string; result: number } {
    if (formula === null) return value;
    return {
      formula: formula.map((piece) => (typeof piece === 'string' ? piece : addresses.get(piece))).join(''),
      result: value,
    };
  }
}

function write(
  row: SheetRow,
  column: number,
  value: string | number | object | null,
  look: Look,
  rest?: Parameters<typeof styleOf>[1],
): void {
  const cell = row.getCell(column);
  cell.value = value as never;
  cell.style = styleOf(look, rest);
}

/** The rows of a sheet from top to bottom; the heads of all shifts stand under one heading. */
function linesOf({ blocks }: Worksheet): Line[] {
  let last: Block | null = null;
  const lines: Line[] = [];
  for (const block of blocks) {
    const isMoreShifts = block.item?.startsWith('shifts.') && last?.item?.startsWith('shifts.');
    if (!isMoreShifts) {
      if (last) lines.push({ kind: 'title', text: '', look: 'label' });
      lines.push({ kind: 'block', block });
    }
    let item: string | null = null;
    for (const row of block.rows) {
      if (block.kind === 'time' && row.item !== item && row.item !== null) lines.push({ kind: 'item', path: row.item });
      item = row.item;
      lines.push({ kind: 'row', row, block });
    }
    last = block;
  }
  return lines;
}
