import type { CarInput } from '@zuschlag/validation/services/car';
import { carInput } from '@zuschlag/validation/services/car';
import { purchaseInput } from '@zuschlag/validation/services/purchase';
import { type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { visitDays, visitFields } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, type GridKind, valuesOf } from '../../../../tables/grid/grid-column.ts';
import { type PasteWays, readPaste } from '../../../../tables/grid/read-paste.ts';
import { readTabSeparated, writeTabSeparated } from '../../../../tables/grid/tab-separated.ts';
import { carKind, purchaseKind } from '../equipment-columns.ts';
import { shiftKind } from '../shift-columns.ts';
import { visitKind } from '../visit-columns.ts';
import { readPost, shiftPaste } from './shift-paste.ts';

const paste = (text: string, { at = 'startTime', language = 'de-DE' } = {}) =>
  readPaste(readTabSeparated(text), { kind: shiftKind, at, language, ways: shiftPaste });
const table = (...rows: string[][]) => writeTabSeparated(rows);

describe('a list of posts', () => {
  it('is understood by its headings, in any order, below a title and beside columns of no use', () => {
    const { rows, columnIds, ignored, hasHeadings } = paste(
      table(
        ['Leistungsverzeichnis Los 2', '', '', '', ''],
        ['Posten', 'Anzahl MA', 'Tage', 'von', 'bis'],
        ['Pforte Nord', '2', 'Mo-Fr', '6:00', '14:00'],
        ['Pforte Süd', '1', 'täglich', '22 Uhr', '6 Uhr'],
      ),
    );
    expect(hasHeadings).toBe(true);
    expect(ignored).toEqual(['Posten']);
    expect(columnIds).toEqual(['startTime', 'endTime', 'days', 'employeeQuantity']);
    expect(rows).toEqual([
      {
        line: 3,
        cells: { startTime: '06:00', endTime: '14:00', days: 'Mo–Fr', employeeQuantity: '2' },
        problems: [],
      },
      {
        line: 4,
        cells: { startTime: '22:00', endTime: '06:00', days: 'Mo–So Ft', employeeQuantity: '1' },
        problems: [],
      },
    ]);
  });

  it('tells the "von" of times from the "von" of days by what stands below', () => {
    const { rows } = paste(
      table(['Von', 'Bis', 'Von', 'Bis', 'Tage'], ['01.01.2027', '31.03.2027', '6', '14', 'Mo-Fr']),
    );
    expect(rows[0]?.cells).toEqual({
      startDate: '01.01.2027',
      endDate: '31.03.2027',
      startTime: '06:00',
      endTime: '14:00',
      days: 'Mo–Fr',
    });
  });

  it('is understood with a column of ticks per day, with headings and without', () => {
    const ticks = ['x', 'x', 'x', '', '', '', 'x'];
    const headed = paste(
      table(['Zeit', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft', 'Kräfte'], ['6-14', ...ticks, 'ja', '2 MA']),
    );
    expect(headed.rows[0]?.cells).toEqual({
      startTime: '06:00',
      endTime: '14:00',
      days: 'Mo–Mi So Ft',
      employeeQuantity: '2',
    });
    const bare = paste(table(['6:00', '14:00', ...ticks, '3'], ['14:00', '22:00', 'x', '', '', '', '', '', '', '2']));
    expect(bare.rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '14:00', days: 'Mo–Mi So', employeeQuantity: '3' },
      { startTime: '14:00', endTime: '22:00', days: 'Mo', employeeQuantity: '2' },
    ]);
  });

  it('is understood in English', () => {
    const { rows } = paste(
      table(
        ['Start time', 'End time', 'Days', 'Guards', 'Valid from'],
        ['6 AM', '2:30 PM', 'Mon–Fri', '2', '1 Mar 2027'],
      ),
      { language: 'en-GB' },
    );
    expect(rows[0]?.cells).toEqual({
      startTime: '06:00',
      endTime: '14:30',
      days: 'Mon–Fri',
      employeeQuantity: '2',
      startDate: '01/03/2027',
    });
  });

  it('stands as in the grid without headings, from the chosen cell on', () => {
    const read = paste(table(['Mo-Fr', '2'], ['Sa So', '1']), { at: 'days' });
    expect(read.isInPlace).toBe(true);
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      { days: 'Mo–Fr', employeeQuantity: '2' },
      { days: 'Sa So', employeeQuantity: '1' },
    ]);
  });

  it('is understood by its texts where they do not stand as in the grid', () => {
    const { rows, isInPlace, ignored } = paste(
      table(['Pforte', 'Mo-Fr', '06:00–14:00', '2'], ['Streife', 'Sa', '22-6', '1']),
    );
    expect(isInPlace).toBe(false);
    expect(ignored).toEqual(['1']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      { days: 'Mo–Fr', startTime: '06:00', endTime: '14:00', employeeQuantity: '2' },
      { days: 'Sa', startTime: '22:00', endTime: '06:00', employeeQuantity: '1' },
    ]);
  });

  it('says which text at which place is not understood, and keeps it', () => {
    const { rows } = paste(table(['Beginn', 'Ende', 'Tage'], ['6', 'abends', 'Mo-Fr'], ['6', '14', 'nach Bedarf']));
    expect(rows.map(({ line, problems }) => ({ line, problems }))).toEqual([
      { line: 2, problems: [{ columnId: 'endTime', text: 'abends', problem: 'INVALID_TIME' }] },
      { line: 3, problems: [{ columnId: 'days', text: 'nach Bedarf', problem: 'INVALID_DAYS' }] },
    ]);
    expect(rows[0]?.cells.endTime).toBe('abends');
  });

  it('may be running text: one post a line', () => {
    const { rows } = paste('Pforte: Mo–Fr 06:00–22:00, 2 Kräfte\nStreife 24/7\nHund Sa So Ft 18 bis 6 Uhr 1 MA');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '22:00', days: 'Mo–Fr', employeeQuantity: '2' },
      { startTime: '00:00', endTime: '00:00', days: 'Mo–So Ft', employeeQuantity: '1' },
      { startTime: '18:00', endTime: '06:00', days: 'Sa So Ft', employeeQuantity: '1' },
    ]);
    expect(readPost('Besprechung am Montag')).toBeNull();
  });

  it('is understood as Excel and LibreOffice copy it: breaks in quoted cells, times with seconds, a last line end', () => {
    const excel = paste(
      'Posten\tBeginn\tEnde\tTage\t"Anzahl\nMA"\t"gültig\nab"\r\n' +
        '"Pforte\nNord"\t06:00:00\t14:00:00\tMo-Fr\t2\t01.02.2026\r\n' +
        '"Streife ""Süd"""\t22:00:00\t06:00:00\t"Sa\nSo"\t1,00\t01.02.2026\r\n',
    );
    expect(excel.ignored).toEqual(['Posten']);
    expect(excel.rows.map(({ cells, problems }) => [Object.values(cells).toSorted(), problems])).toEqual([
      [['01.02.2026', '06:00', '14:00', '2', 'Mo–Fr'], []],
      [['01.02.2026', '06:00', '1', '22:00', 'Sa So'], []],
    ]);
    const office = paste('06:00:00\t14:00:00\tMo-Fr\t2\n14:00:00\t22:00:00\tSa\u00a0So\t1\n');
    expect(office.isInPlace).toBe(true);
    expect(office.rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '14:00', days: 'Mo–Fr', employeeQuantity: '2' },
      { startTime: '14:00', endTime: '22:00', days: 'Sa So', employeeQuantity: '1' },
    ]);
  });

  it('of empty cells is nothing', () => {
    expect(paste('\t\t\n\t\t').rows).toEqual([]);
    expect(paste('').rows).toEqual([]);
  });
});

describe('a grid that is copied out', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const amount = fc.nat(10_000_000).map((cents) => cents / 100);
  const shift = fc
    .record({
      startTime: time,
      endTime: time,
      days: fc.subarray([...visitDays], { minLength: 1 }),
      employeeQuantity: fc.integer({ min: 1, max: 1_500 }),
      subContractorQuantity: fc.nat(20),
      applyHolidayPay: fc.boolean(),
      pauseStartTime: fc.option(time),
      pauseEndTime: fc.option(time),
      startDate: fc.option(day),
      endDate: fc.option(day),
    })
    .map(({ days, ...rest }): ShiftInput => {
      const flags = Object.fromEntries(visitDays.map((flag) => [flag, days.includes(flag)]));
      return { ...rest, ...flags } as ShiftInput;
    });
  const car: fc.Arbitrary<CarInput> = fc.record({
    netValue: amount,
    runtime: fc.integer({ min: 1, max: 600 }),
    yearlyInsurance: amount,
    yearlyTax: amount,
    yearlyKilometers: amount,
    consumption: amount,
    fuelPrice: fc.nat(100_000).map((part) => part / 10_000),
    repairPerKilometer: fc.nat(100_000).map((part) => part / 10_000),
    quantity: fc.integer({ min: 1, max: 10_000 }),
  });
  const purchase = fc.record({
    name: fc.constantFrom('Funkgerät', 'Hund "Rex"', 'Uhr, 24"', 'Lampe\tneu', '12 Schlüssel'),
    purchaseCost: amount,
    monthsDepreciation: fc.integer({ min: 1, max: 600 }),
    yearlyMaintenance: amount,
    yearlyRepair: amount,
    yearlyAdditionals: amount,
    quantity: fc.integer({ min: 1, max: 10_000 }),
  });
  const visit = fc
    .tuple(
      fc.record({
        type: fc.constantFrom('OPENING', 'CONTROL', 'CLOSING'),
        duration: fc.integer({ min: 1, max: 1_440 }),
        margin: fc.integer({ min: -9_999, max: 9_900 }).map((part) => part / 10_000),
        startDate: fc.option(day),
        endDate: fc.option(day),
      }),
      fc.array(fc.nat(1_000), { minLength: visitFields.length, maxLength: visitFields.length }),
    )
    .map(([values, counts]) => ({
      ...values,
      ...Object.fromEntries(visitFields.map((field, at) => [field, counts[at]])),
    }));

  const kinds: [string, GridKind, fc.Arbitrary<object>, PasteWays | undefined][] = [
    ['shifts', shiftKind, shift, shiftPaste],
    ['visits', visitKind, visit, undefined],
    ['cars', carKind, car, undefined],
    ['purchases', purchaseKind, purchase, undefined],
  ];

  it.each(kinds)('reads back equal: %s, with headings and without, in both languages', (_name, kind, row, ways) => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('de-DE', 'en-GB'),
        fc.boolean(),
        (rows, language, hasHeadings) => {
          const cells = rows.map((values) => cellsOf(kind, values, language));
          const texts = cells.map((one) => kind.columns.map(({ id }) => one[id] ?? ''));
          const head = kind.columns.map(({ headings }) => headings[0] ?? '');
          const copied = writeTabSeparated(hasHeadings ? [head, ...texts] : texts);
          const at = kind.columns[0]?.id ?? '';
          const read = readPaste(readTabSeparated(copied), { kind, at, language, ways });
          expect(read.ignored).toEqual([]);
          expect(read.rows.flatMap(({ problems }) => problems)).toEqual([]);
          const values = read.rows.map((one) => valuesOf(kind, one.cells, language));
          expect(values).toEqual(rows.map((values_) => valuesOf(kind, cellsOf(kind, values_, language), language)));
          for (const [index, one] of values.entries()) expect(one).toMatchObject(textless(rows[index]));
        },
      ),
      { numRuns: sampled(20, 3_000) },
    );
  });

  it('has a column for each field of its schema', () => {
    const schemas = [
      [shiftKind, shiftInput],
      [visitKind, siteVisitInput],
      [carKind, carInput],
      [purchaseKind, purchaseInput],
    ] as const;
    for (const [kind, schema] of schemas) {
      const fields = kind.columns.flatMap((column) => column.fields);
      expect(fields.toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    }
  });

  it('names each column by a heading of its own', () => {
    for (const { columns } of [shiftKind, visitKind, carKind, purchaseKind]) {
      const own = columns.map(({ headings }) => headings[0]);
      expect(new Set(own).size).toBe(columns.length);
    }
  });
});

/** Names lose the tabs and breaks that a cell cannot show. */
function textless(row: object | undefined): object {
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value,
    ]),
  );
}
