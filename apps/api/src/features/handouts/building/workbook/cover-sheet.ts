import type { Worksheet } from '@cj-tech-master/excelts';
import { priceWarningText } from '@zuschlag/i18n/chance/price-warning-text';
import { formatDateTime, formatDay, formatEuro } from '@zuschlag/i18n/format';
import { handoutNames } from '@zuschlag/i18n/handouts/handout-messages';
import { harmless } from '../../../configuration/imports/cells/format-cell.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import type { Totals } from './price-overview.ts';
import { textOf, type WorkbookText } from './row-words.ts';
import { protectSheet, reference, type ServiceSheet } from './sheet-setup.ts';
import { type Look, looks, unitFormats } from './styles.ts';

/** What the workbook is about, its totals, how to read it, and what to know about its prices. */
export async function writeCover(
  sheet: Worksheet,
  {
    facts,
    sheets,
    totals,
    prices,
  }: { facts: HandoutFacts; sheets: readonly ServiceSheet[]; totals: Totals; prices: string },
): Promise<void> {
  const { language: locale, chance, made } = facts;
  const text = textOf(locale);
  sheet.columns = columnWidths.map((width) => ({ width }));
  const put = (values: readonly unknown[], look: Look, format?: string) => {
    const row = sheet.addRow([]);
    values.forEach((value, at) => {
      const cell = row.getCell(at + 1);
      cell.value = value as never;
      const wrapText = at > 0 || look === 'label';
      cell.style = { ...looks[look], alignment: { vertical: 'top', wrapText, horizontal: 'left' } };
      if (at > 0 && format) cell.numFmt = format;
    });
    const lines = linesOf(values, look === 'label' ? 0 : 1);
    if (lines > 1) row.height = lines * LINE_HEIGHT;
    return row;
  };
  const section = (key: WorkbookText) => {
    sheet.addRow([]);
    put([text(key), ''], 'block');
  };
  put([handoutNames.openCalculation[locale]], 'subtitle');
  put([harmless(chance.name)], 'title');
  sheet.addRow([]);
  const days = { from: formatDay(chance.startDate, locale), to: formatDay(chance.endDate, locale) };
  const rows: [WorkbookText, string | null][] = [
    ['number', chance.shortNumber],
    ['customer', chance.customer],
    ['authority', chance.authority],
    ['reference', chance.reference],
    ['lot', chance.lot],
    ['contract', text('contractOf', { ...days, count: chance.durationMonths })],
    ['owner', chance.owner],
    ['made', text('madeBy', { moment: formatDateTime(made.at, locale), person: made.person })],
  ];
  for (const [key, value] of rows) if (value) put([text(key), harmless(value)], 'label');
  if (totals) {
    section('regular');
    const { row, figures } = totals;
    const live = (column: string, result: number) => ({ formula: reference(prices, `${column}${row}`), result });
    put([text('hours'), live('D', figures.hours)], 'figure', '#,##0.00');
    put([text('cost'), live('E', figures.cost)], 'figure', unitFormats.EUR);
    put([text('revenue'), live('F', figures.revenue)], 'total', unitFormats.EUR);
    put([text('profit'), live('G', figures.revenue - figures.cost)], 'figure', unitFormats.EUR);
    if (figures.revenue !== 0) put([text('margin'), live('H', 1 - figures.cost / figures.revenue)], 'figure', '0.00%');
  }
  section('legend');
  put([text('parameters').slice(2), text('legendInput')], 'input');
  put([text('tableColumn'), text('legendTable')], 'table');
  put([text('origin'), text('legendFormula')], 'label');
  const isSigned = sheets.some(({ service }) => service.input.roundsUnitPrices);
  put(['', text(isSigned ? 'legendSigned' : 'legendPlain')], 'label');
  const notes = notesOf(
    facts,
    sheets.map(({ service }) => service),
  );
  if (notes.length > 0) {
    section('warnings');
    // A note that several services share stands once.
    for (const [note, alike] of Map.groupBy(notes, ([, text]) => text)) {
      put([harmless(alike.map(([name]) => name).join(', ')), note], 'label');
    }
  }
  // Inputs of the legend are examples and stay as they are.
  sheet.eachRow((row) => row.eachCell((cell) => Object.assign(cell, { protection: { locked: true } })));
  await protectSheet(sheet);
}

const columnWidths = [26, 64];
const LINE_HEIGHT = 15;

/** How many lines the longest text of a row takes. Programs keep the height of a row of a file, so the file must say it. */
function linesOf(values: readonly unknown[], from: number): number {
  const lines = values.map((value, at) =>
    at >= from && typeof value === 'string' ? Math.ceil((value.length * 1.1) / (columnWidths[at] ?? 1)) : 1,
  );
  return Math.max(...lines);
}

/** What a reader must know about a price: warnings of the engine, changed tables, services without a price. */
function notesOf(
  { language: locale, chance, services }: HandoutFacts,
  calculated: readonly CalculatedService[],
): [string, string][] {
  const text = textOf(locale);
  const warnings = calculated.flatMap(({ name, input, result }) =>
    result.warnings.map(({ code, detail = null }): [string, string] => [
      name,
      priceWarningText({ code, detail, province: input.province }, locale),
    ]),
  );
  const moved = calculated.flatMap(({ name, storedRevenue, result }): [string, string][] => {
    const isSame = storedRevenue !== null && Math.abs(storedRevenue - result.pricing.totalRevenue) < 0.005;
    return isSame ? [] : [[name, text('notRetraced', { price: formatEuro(storedRevenue, locale) })]];
  });
  const known = new Set(calculated.map(({ id }) => id));
  const unpriced = services
    .filter(({ id }) => !known.has(id))
    .map(({ name }): [string, string] => [name, text('withoutPrice')]);
  return [
    ...(chance.isOutdated ? [[chance.shortNumber, text('outdated')] as [string, string]] : []),
    ...moved,
    ...unpriced,
    ...warnings,
  ];
}
