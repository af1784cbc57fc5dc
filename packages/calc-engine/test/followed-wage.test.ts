import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { type Case, mobileCase, permanentCase } from '../src/examples/random-services.ts';
import {
  atUnitPrices,
  calculateService,
  compileRateBook,
  explain,
  reachMobileTarget,
  reachTarget,
  type ServiceInput,
  type WageRow,
  withoutUnitPrices,
} from '../src/index.ts';
import { worksheetOf } from '../src/worksheet/worksheet.ts';
import { calculatedSheet } from './calculated-sheet.ts';
import { recompute } from './recompute.ts';
import { simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));

const cents = fc.integer({ min: 0, max: 4000 }).map((amount) => amount / 100);
const anyDay = fc.oneof(
  fc.constantFrom('2022-02-28', '2024-02-29', '2024-07-01', '2025-01-01', '2026-01-01', '2027-05-01'),
  fc.integer({ min: 19_400, max: 21_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
);
type Followed = { rows: Omit<WageRow, 'province'>[]; ofState: boolean[]; rise: number };
/** A row that counts on every first day, and up to four more of any kind. */
const followed: fc.Arbitrary<Followed> = fc.record({
  rows: fc
    .tuple(
      fc.tuple(cents, fc.constant('2021-03-01'), fc.constant(false)),
      fc.uniqueArray(fc.tuple(cents, anyDay, fc.boolean()), { maxLength: 4, selector: ([, day]) => day }),
    )
    .map(([first, others]) =>
      [first, ...others].map(([hourlyWage, activeFrom, isOwn], at) => ({
        ...{ id: `${at}`, isOwn, activeFrom, hourlyWage, payGroup: at % 2 === 0 ? 'Group 2' : 'group 2' },
      })),
    ),
  ofState: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  rise: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 80 }).map((parts) => parts / 1000),
  ),
});

const rowsIn = ({ rows, ofState }: Followed, province: WageRow['province']): WageRow[] =>
  rows.map((row, at) => ({ ...row, province: at > 0 && ofState[at] ? province : 'DE' }));
const following = (input: ServiceInput, { rise }: Followed): ServiceInput => ({
  ...{ ...input, payGroup: 'Group 2', wageFollowsTable: true, assumedWageRise: rise },
});

/** The wage of one day, looked up row by row and year by year. */
function wageOn(rows: readonly WageRow[], rise: number, day: string): number {
  const levels = [true, false].flatMap((own) => [true, false].map((state) => [own, state] as const));
  const rowOn = (at: string) =>
    levels
      .map(([own, state]) =>
        rows
          .filter((row) => row.isOwn === own && (row.province !== 'DE') === state && row.activeFrom <= at)
          .toSorted((one, other) => one.activeFrom.localeCompare(other.activeFrom))
          .at(-1),
      )
      .find((row) => row !== undefined);
  const row = rowOn(day);
  if (!row) throw new Error('no row');
  if (rowOn('9999-12-31') !== row) return row.hourlyWage;
  const begun = new Date(row.activeFrom);
  let years = 0;
  while (Date.UTC(begun.getUTCFullYear() + years + 1, begun.getUTCMonth(), begun.getUTCDate()) <= Date.parse(day))
    years++;
  if (rise === 0 || years === 0) return row.hourlyWage;
  return Math.round(row.hourlyWage * (1 + rise) ** years * 100 + 1e-9) / 100;
}

describe('a wage that follows the table', () => {
  test(
    'costs what a walk over every minute pays with the wage of each day, and adds up over stretches and years',
    () => {
      const agree = ({ book, input }: Case<ServiceInput>, own: Followed) => {
        const wages = rowsIn(own, input.province);
        const result = calculateService(following(input, own), compileRateBook({ ...book, wages }));
        const slow = simulate(input, book, (day) => wageOn(wages, own.rise, day));
        for (const period of tariffPeriods) {
          const lines = Object.entries(linesOf(result.costDetails[period]));
          const differing = lines.filter(([line, value]) => !close(value, slow.periods[period][line] ?? Number.NaN));
          expect(differing, `${period}: ${JSON.stringify(slow.periods[period])}`).toEqual([]);
        }
        const { stretches = [], years = [] } = result.wageTable ?? {};
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        for (const { from, to, hourlyWage } of stretches)
          for (const day of [from, to]) expect(hourlyWage).toBeCloseTo(wageOn(wages, own.rise, day), 9);
        const { baseWage } = result.costDetails.cumulated.payCosts;
        expect(close(sum(stretches.map((one) => one.baseWage)), baseWage)).toBe(true);
        expect(sum(years.map(({ minutes }) => minutes))).toBeCloseTo(result.minutesTotal, 4);
        expect(close(sum(years.map(({ cost }) => cost)), result.pricing.totalCost)).toBe(true);
        expect(close(sum(years.map(({ revenue }) => revenue)), result.pricing.totalRevenue)).toBe(true);
      };
      fc.assert(fc.property(permanentCase, followed, agree), { numRuns: sampled(40, 700) });
      fc.assert(fc.property(mobileCase, followed, agree), { numRuns: sampled(20, 300) });
    },
    patience,
  );

  test(
    'is explained down to the row of each stretch, calculated by the worksheet, and no target',
    () => {
      const agree = ({ book, input }: Case<ServiceInput>, own: Followed) => {
        const service = following(input, own);
        const compiled = compileRateBook({ ...book, wages: rowsIn(own, input.province) });
        const result = calculateService(service, compiled);
        const node = explain(service, compiled, { line: 'totalCosts', period: 'cumulated' });
        expect(close(node.value, result.pricing.totalCost)).toBe(true);
        expect(close(recompute(node), node.value)).toBe(true);
        const named = new Set(rowsBehind(node));
        expect([...named].sort()).toEqual([...new Set(result.wageTable?.stretches.map(({ row }) => row.id))].sort());
        const sheet = calculatedSheet(worksheetOf(service, compiled));
        for (const cell of sheet.cells) expect(close(sheet.shown(cell), cell.value)).toBe(true);
        sheet.end();
        const signed = calculateService({ ...service, roundsUnitPrices: true }, compiled);
        expect(JSON.stringify(withoutUnitPrices(signed))).toBe(JSON.stringify(result));
        expect(JSON.stringify(atUnitPrices(service, result))).toBe(JSON.stringify(signed));
        const target = { figure: 'totalRevenue', value: 1000, follows: 'wage' } as const;
        const reached =
          service.type === 'MOBILE'
            ? reachMobileTarget(service, compiled, target)
            : reachTarget(service, compiled, target);
        expect(reached).toEqual({ problem: 'WAGE_FOLLOWS_TABLE' });
      };
      fc.assert(fc.property(permanentCase, followed, agree), { numRuns: sampled(6, 80) });
      fc.assert(fc.property(mobileCase, followed, agree), { numRuns: sampled(4, 50) });
    },
    patience,
  );

  test(
    'at one row of the entered wage costs the same, and rows move no service that does not follow them',
    () => {
      const agree = ({ book, input }: Case<ServiceInput>, own: Followed) => {
        const plain = calculateService(input, compileRateBook(book));
        const beside = calculateService(input, compileRateBook({ ...book, wages: rowsIn(own, input.province) }));
        expect(JSON.stringify(beside)).toBe(JSON.stringify(plain));
        const off = { ...following(input, own), wageFollowsTable: false };
        expect(JSON.stringify(calculateService(off, compileRateBook(book)))).toBe(JSON.stringify(plain));
        const row = { isOwn: false, province: 'DE', payGroup: 'GROUP 2', activeFrom: '2020-01-01' } as const;
        const wages = [{ ...row, hourlyWage: input.hourlyWage }];
        const { wageTable, warnings, ...same } = calculateService(
          following(input, { ...own, rise: 0 }),
          compileRateBook({ ...book, wages }),
        );
        const { warnings: before, ...expected } = plain;
        expect(JSON.stringify(same)).toBe(JSON.stringify(expected));
        expect(wageTable?.stretches.map(({ hourlyWage }) => hourlyWage)).toEqual([input.hourlyWage]);
        // The minimum wage of a later day is named in the segment of that day.
        expect(warnings.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
      };
      fc.assert(fc.property(permanentCase, followed, agree), { numRuns: sampled(25, 700) });
      fc.assert(fc.property(mobileCase, followed, agree), { numRuns: sampled(12, 300) });
    },
    patience,
  );
});

function rowsBehind({ row, parts }: ReturnType<typeof explain>): (string | undefined)[] {
  return [...(row?.table === 'wages' ? [row.id] : []), ...parts.flatMap(rowsBehind)];
}
