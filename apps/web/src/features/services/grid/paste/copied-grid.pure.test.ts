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
import { shiftPaste } from './shift-paste.ts';

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
