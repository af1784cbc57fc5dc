import type { Row, Worksheet } from '@cj-tech-master/excelts';
import type { Locale } from '@zuschlag/i18n/locales';
import { harmless } from '../../../configuration/imports/cells/format-cell.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import { textOf, type WorkbookText } from './row-words.ts';
import { protectSheet, reference, type ServiceSheet } from './sheet-setup.ts';
import { type Look, looks, unitFormats } from './styles.ts';

type Live = number | { formula: string; result: number | '' };
type Column = {
  heading: WorkbookText;
  width: number;
  format?: string;
  /** a figure of the sheet of the service, over the whole contract */
  figure?: string;
  /** computed from the columns of the same row */
  of?: (row: number) => string;
  result?: (figures: Figures) => number | null;
};
type Figures = { hours: number; cost: number; revenue: number };

const [hours, cost, revenue, profit] = ['D', 'E', 'F', 'G'];
const quotient = (above: string, below: string) => (row: number) =>
  `IF(${below}${row}=0,"",${above}${row}/${below}${row})`;
const ratio = (above: number, below: number) => (below === 0 ? null : above / below);

/** The columns of the overview from left to right; the first figure stands in column D. */
const columns: readonly Column[] = [
  { heading: 'number', width: 6 },
  { heading: 'service', width: 31 },
  { heading: 'organization', width: 14 },
  { heading: 'hours', width: 12, format: '#,##0.00', figure: 'minutes' },
  { heading: 'cost', width: 15, format: unitFormats.EUR, figure: 'totalCosts' },
  { heading: 'revenue', width: 15, format: unitFormats.EUR, figure: 'revenue' },
  {
    heading: 'profit',
    width: 15,
    format: unitFormats.EUR,
    of: (row) => `${revenue}${row}-${cost}${row}`,
    result: (of) => of.revenue - of.cost,
  },
  {
    heading: 'margin',
    width: 9,
    format: '0.00%',
    of: quotient(profit, revenue),
    result: (of) => ratio(of.revenue - of.cost, of.revenue),
  },
  {
    heading: 'costPerHour',
    width: 11,
    format: unitFormats.EUR,
    of: quotient(cost, hours),
    result: (of) => ratio(of.cost, of.hours),
  },
  {
    heading: 'pricePerHour',
    width: 11,
    format: unitFormats.EUR,
    of: quotient(revenue, hours),
    result: (of) => ratio(of.revenue, of.hours),
  },
  { heading: 'asMade', width: 15, format: unitFormats.EUR },
  {
    heading: 'difference',
    width: 15,
    format: unitFormats.EUR,
    of: (row) => `${revenue}${row}-K${row}`,
    result: () => 0,
  },
];

/** Where the totals of the regular services stand; null without one. */
export type Totals = { row: number; figures: Figures } | null;

/** The price of each service and of all of them, from the sheets of the services. */
export async function writePrices(
  sheet: Worksheet,
  sheets: readonly ServiceSheet[],
  { language: locale, chance }: HandoutFacts,
): Promise<Totals> {
  const text = textOf(locale);
  sheet.columns = columns.map(({ width }) => ({ width }));
  put(sheet.addRow([]), 1, harmless(chance.name), 'title');
  put(sheet.addRow([]), 1, chance.shortNumber, 'subtitle');
  const regular = writeGroup(
    sheet,
    'regular',
    sheets.filter(({ service }) => !service.additional),
    locale,
  );
  writeGroup(
    sheet,
    'additional',
    sheets.filter(({ service }) => service.additional),
    locale,
  );
  sheet.headerFooter.oddFooter = `&L${chance.shortNumber}&R${text('page')} &P / &N`;
  await protectSheet(sheet);
  return regular;
}

function writeGroup(
  sheet: Worksheet,
  title: 'regular' | 'additional',
  group: readonly ServiceSheet[],
  locale: Locale,
): Totals {
  if (group.length === 0) return null;
  const text = textOf(locale);
  sheet.addRow([]);
  const heading = sheet.addRow([]);
  columns.forEach(({ heading: key }, at) => {
    const cell = put(heading, at + 1, at === 1 ? text(title) : text(key), 'block');
    if (at > 2) cell.alignment = { horizontal: 'right', wrapText: true };
  });
  const first = sheet.rowCount + 1;
  const sums: Figures = { hours: 0, cost: 0, revenue: 0 };
  group.forEach((one, at) => {
    const row = sheet.addRow([]);
    const figures = figuresOf(one);
    for (const key of ['hours', 'cost', 'revenue'] as const) sums[key] += figures[key];
    put(row, 1, at + 1, 'figure');
    put(row, 2, { text: harmless(one.service.name), hyperlink: `#${reference(one.sheet.name, 'A1')}` }, 'figure');
    put(row, 3, harmless(one.service.organization), 'figure');
    columns.forEach((column, index) => {
      if (index > 2) putFigure(row, index, column, live(column, one, row.number, figures), 'figure');
    });
  });
  const last = sheet.rowCount;
  const total = sheet.addRow([]);
  put(total, 2, text('total'), 'total');
  columns.forEach((column, index) => {
    if (index < 3) return;
    const letter = String.fromCharCode(65 + index);
    const formula =
      column.result && column.heading !== 'profit' && column.heading !== 'difference'
        ? column.of?.(total.number)
        : `SUM(${letter}${first}:${letter}${last})`;
    const result = column.result
      ? column.result(sums)
      : column.figure === 'minutes'
        ? sums.hours
        : column.figure === 'totalCosts'
          ? sums.cost
          : sums.revenue;
    putFigure(total, index, column, { formula: formula ?? '', result: result ?? '' }, 'total');
  });
  return { row: total.number, figures: sums };
}

function figuresOf({ service: { result } }: ServiceSheet): Figures {
  const { totalCost, totalRevenue } = result.pricing;
  return { hours: result.minutesTotal / 60, cost: totalCost, revenue: totalRevenue };
}

function live(column: Column, { sheet, service }: ServiceSheet, row: number, figures: Figures): Live {
  if (column.figure) {
    const found = sheet.addressOf(column.figure, 'cumulated');
    const scale = column.figure === 'minutes' ? 60 : 1;
    const result = (found?.value ?? 0) / scale;
    if (!found?.address) return result;
    return { formula: `${reference(sheet.name, found.address)}${scale === 1 ? '' : `/${scale}`}`, result };
  }
  if (column.of) return { formula: column.of(row), result: column.result?.(figures) ?? '' };
  return service.result.pricing.totalRevenue;
}

function putFigure(row: Row, index: number, { format }: Column, value: Live, look: Look): void {
  put(row, index + 1, value, look).numFmt = format ?? 'General';
}

function put(row: Row, column: number, value: unknown, look: Look) {
  const cell = row.getCell(column);
  cell.value = value as never;
  cell.style = { ...looks[look] };
  return cell;
}
