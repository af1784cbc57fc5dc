import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, permanentCase } from '../src/examples/random-services.ts';
import { calculateService, compileRateBook, explain, type PermanentServiceInput, type RateBook } from '../src/index.ts';
import { contractYears } from '../src/services/contract-options.ts';
import { worksheetOf } from '../src/worksheet/worksheet.ts';
import { calculatedSheet } from './calculated-sheet.ts';
import { recompute } from './recompute.ts';
import { simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));

type Choice = Pick<PermanentServiceInput, 'headsFrom' | 'typedHeads'>;
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constant({ headsFrom: 'SHIFTS' as const }),
  fc.integer({ min: 1, max: 12 }).map((typedHeads) => ({ headsFrom: 'TYPED' as const, typedHeads })),
);

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayLength = 86_400_000;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What the days of the shifts ask for, found by marking every minute of every duty and of the rest after it. */
function walked(input: PermanentServiceInput, book: RateBook) {
  const holidays = new Set(book.holidays.filter((row) => row.province === input.province).map(({ date }) => date));
  const first = Date.parse(input.contract.startDate);
  const days = Math.round((Date.parse(input.contract.endDate) - first) / dayLength) + 1;
  const onDuty = new Uint32Array((days + 3) * 1440);
  const bound = new Uint32Array((days + 3) * 1440);
  const weeks = new Map<number, { minutes: number; duties: number }>();
  for (let day = 0; day < days; day++) {
    const date = new Date(first + day * dayLength);
    const iso = date.toISOString().slice(0, 10);
    const week = Math.floor((first / dayLength + day + 3) / 7);
    const sums = weeks.get(week) ?? { minutes: 0, duties: 0 };
    weeks.set(week, sums);
    for (const shift of input.shifts) {
      if (iso < (shift.startDate ?? iso) || iso > (shift.endDate ?? iso)) continue;
      const name = names[date.getUTCDay()] as (typeof names)[number];
      if (!(holidays.has(iso) ? shift.holiday : shift[name])) continue;
      const start = minuteOf(shift.startTime);
      const length = (minuteOf(shift.endTime) - start + 1440) % 1440 || 1440;
      for (let minute = 0; minute < length + 11 * 60; minute++) {
        const at = day * 1440 + start + minute;
        bound[at] = (bound[at] ?? 0) + shift.employeeQuantity;
        if (minute < length) onDuty[at] = (onDuty[at] ?? 0) + shift.employeeQuantity;
      }
      const { pauseStartTime: from, pauseEndTime: to } = shift;
      const since = (time: string) => (minuteOf(time) - start + 1440) % 1440;
      const pause = from === null || to === null ? 0 : (since(to) || 1440) - since(from);
      sums.minutes += (length - (input.pauseIncluded ? 0 : pause)) * shift.employeeQuantity;
      sums.duties += shift.employeeQuantity;
    }
  }
  const most = (counts: Uint32Array) => counts.reduce((highest, count) => Math.max(highest, count), 0);
  const mostOfWeek = (key: 'minutes' | 'duties') => Math.max(0, ...[...weeks.values()].map((sums) => sums[key]));
  return {
    postsAtOnce: most(onDuty),
    byRest: most(bound),
    byHours: Math.ceil(mostOfWeek('minutes') / 60 / 48),
    byDuties: Math.ceil(mostOfWeek('duties') / 6),
  };
}

/** The same service by the second implementation: heads from the walk, costs minute by minute. */
function slow({ book, input }: Case<PermanentServiceInput>, { headsFrom, typedHeads }: Choice) {
  const counts = walked(input, book);
  const plain = simulate(input, book);
  const average = tariffPeriods.reduce((sum, period) => {
    const { employeeCount = 0, reserveEmployeeCount = 0 } = plain.periods[period];
    return sum + employeeCount + reserveEmployeeCount;
  }, 0);
  const needed = Math.max(counts.byRest, counts.byHours, counts.byDuties);
  // A month of 31 days is a sum of 31 parts, which may miss 1 by the last digit.
  const fromShifts = plain.months < 1 - 1e-9 ? needed : Math.max(needed, average);
  const heads = headsFrom === 'SHIFTS' ? fromShifts : Math.max(typedHeads ?? 0, counts.postsAtOnce);
  const perYear = average === 0 ? 0 : heads / ((average * plain.months) / 12);
  return { counts: { ...counts, average, fromShifts, heads }, ...simulate(input, book, undefined, perYear) };
}

describe('heads that are not the average over the contract', () => {
  test(
    'are those of a walk over every minute, and so is every line of cost',
    () => {
      const agree = (one: Case<PermanentServiceInput>, chosen: Choice) => {
        const result = calculateService({ ...one.input, ...chosen }, compileRateBook(one.book));
        const expected = slow(one, chosen);
        for (const [name, value] of Object.entries(expected.counts)) {
          const found = result.heads?.[name as keyof typeof expected.counts] ?? Number.NaN;
          expect(close(found, value), `${name}: ${found} instead of ${value}`).toBe(true);
        }
        for (const period of tariffPeriods) {
          const { payCosts, materialCosts, totalCosts } = result.costDetails[period];
          for (const [line, value] of Object.entries({ ...payCosts, ...materialCosts, totalCosts })) {
            const walkedValue = expected.periods[period][line] as number;
            expect(close(value, walkedValue), `${line} ${period}: ${value} instead of ${walkedValue}`).toBe(true);
          }
        }
      };
      fc.assert(fc.property(permanentCase, choice, agree), { numRuns: sampled(30, 1000) });
    },
    patience,
  );

  test(
    'are explained down to the shifts, calculated by the worksheet, and add up over contract years',
    () => {
      const agree = (one: Case<PermanentServiceInput>, chosen: Choice) => {
        const book = compileRateBook(one.book);
        const input = { ...one.input, ...chosen };
        const result = calculateService(input, book);
        const node = explain(input, book, { line: 'heads', period: 'cumulated' });
        expect(close(node.value, result.heads?.heads ?? Number.NaN)).toBe(true);
        for (const line of ['heads', 'briefing', 'fluctuationBriefing', 'uniform', 'trainingFees', 'totalCosts']) {
          const figure = explain(input, book, { line, period: 'cumulated' });
          expect(close(recompute(figure), figure.value), line).toBe(true);
        }
        expect(
          close(explain(input, book, { line: 'totalCosts', period: 'cumulated' }).value, result.pricing.totalCost),
        );
        const sheet = calculatedSheet(worksheetOf(input, book));
        for (const cell of sheet.cells) expect(close(sheet.shown(cell), cell.value)).toBe(true);
        sheet.end();
        const years = contractYears(input, book);
        expect(
          close(
            years.reduce((sum, { cost }) => sum + cost, 0),
            result.pricing.totalCost,
          ),
        ).toBe(true);
      };
      fc.assert(fc.property(permanentCase, choice, agree), { numRuns: sampled(8, 150) });
    },
    patience,
  );

  test('on average nothing changes, and from the shifts there are never fewer than posts at once', () => {
    const agree = ({ book, input }: Case<PermanentServiceInput>) => {
      const compiled = compileRateBook(book);
      const before = calculateService(input, compiled);
      expect('heads' in before).toBe(false);
      const { heads, ...after } = calculateService({ ...input, headsFrom: 'SHIFTS' }, compiled);
      expect(heads?.heads).toBeGreaterThanOrEqual(heads?.postsAtOnce ?? Number.NaN);
      expect(after.minutesTotal).toBe(before.minutesTotal);
      expect(after.costDetails.cumulated.payCosts.wage).toBe(before.costDetails.cumulated.payCosts.wage);
      expect(after.costDetails.cumulated.payCosts.employeeCount).toBe(
        before.costDetails.cumulated.payCosts.employeeCount,
      );
    };
    fc.assert(fc.property(permanentCase, agree), { numRuns: sampled(40, 1000) });
  });
});
