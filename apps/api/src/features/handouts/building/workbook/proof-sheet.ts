import { createHash } from 'node:crypto';
import type { Worksheet as ExcelSheet, Row } from '@cj-tech-master/excelts';
import { contractRates } from '@zuschlag/calc-engine/rates/contract-rates';
import { formatDateTime } from '@zuschlag/i18n/format';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { harmless } from '../../../configuration/imports/cells/format-cell.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import { textOf, type WorkbookText } from './row-words.ts';
import { protectSheet } from './sheet-setup.ts';
import { type Look, looks } from './styles.ts';
import { type UsedRow, usedRows } from './used-rows.ts';

const headings: readonly WorkbookText[] = [
  'service',
  'tableColumn',
  'activeFrom',
  'usedFrom',
  'usedTo',
  'value',
  'rowId',
];

/**
 * Every table row behind the prices with the days on which it counts, the holidays, where the chain over the trail ended, and a checksum of
 * the inputs.
 */
export async function writeProof(
  sheet: ExcelSheet,
  services: readonly CalculatedService[],
  { language: locale, chance, made }: HandoutFacts,
): Promise<void> {
  const text = textOf(locale);
  sheet.columns = [
    { width: 32 },
    { width: 22 },
    { width: 11 },
    { width: 11 },
    { width: 11 },
    { width: 47 },
    { width: 38 },
  ];
  put(sheet.addRow([]), [text('proof')], 'title');
  put(
    sheet.addRow([]),
    [`${chance.shortNumber} · ${formatDateTime(made.at, locale)} · ${harmless(made.person)}`],
    'subtitle',
  );
  sheet.addRow([]);
  put(
    sheet.addRow([]),
    headings.map((key) => text(key)),
    'block',
  );
  for (const service of services) {
    for (const used of usedRows(service, locale)) writeUsedRow(sheet.addRow([]), service.name, used);
  }
  sheet.addRow([]);
  put(sheet.addRow([]), [text('service'), text('holidays')], 'block');
  for (const { name, input, compiled } of services) {
    const { startDate, endDate } = input.contract;
    const { holidays } = contractRates(input.contract, input.province, compiled);
    const days = holidays.map((day) => new Date(day * 86_400_000)).filter((day) => isWithin(day, startDate, endDate));
    put(sheet.addRow([]), [harmless(name), days.length], 'label');
    for (const holiday of days) dated(put(sheet.addRow([]), [null, holiday], 'figure'), 2);
  }
  sheet.addRow([]);
  if (made.chainEnd !== null) {
    put(sheet.addRow([]), [text('chainEnd')], 'heading');
    put(sheet.addRow([]), [made.chainEnd], 'label');
    sheet.addRow([]);
  }
  put(sheet.addRow([]), [text('fingerprint')], 'heading');
  put(sheet.addRow([]), [checksumOf(services)], 'label');
  await protectSheet(sheet);

  function writeUsedRow(row: Row, name: string, { table, activeFrom, from, to, value, id }: UsedRow): void {
    put(row, [harmless(name), tableNames[table][locale], day(activeFrom), day(from), day(to), value, id], 'figure');
    for (const column of [3, 4, 5]) dated(row, column);
    for (const column of [1, 6]) row.getCell(column).alignment = { wrapText: true, vertical: 'top' };
  }

  function dated(row: Row, column: number): void {
    const cell = row.getCell(column);
    cell.numFmt = locale === 'de' ? 'dd.mm.yyyy' : 'dd/mm/yyyy';
    cell.alignment = { horizontal: 'left' };
  }
}

function put(row: Row, values: readonly unknown[], look: Look): Row {
  values.forEach((value, at) => {
    const cell = row.getCell(at + 1);
    cell.value = value as never;
    cell.style = { ...looks[look] };
  });
  return row;
}

function day(date: string | null): Date | null {
  return date === null ? null : new Date(`${date}T00:00:00Z`);
}

function isWithin(date: Date, from: string, to: string): boolean {
  const iso = date.toISOString().slice(0, 10);
  return iso >= from && iso <= to;
}

/** The same inputs and rows give the same checksum. */
function checksumOf(services: readonly CalculatedService[]): string {
  const substance = services.map(({ id, name, input, book }) => ({ id, name, input, book }));
  return createHash('sha256').update(JSON.stringify(substance)).digest('hex');
}
