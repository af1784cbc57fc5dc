import { sampled } from '@zuschlag/validation/testing/sampling';
import { type LocalHolidayId, localHolidaysOfStates, tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localHolidayRowsIn } from '../src/calendar/local-holiday-days.ts';
import { contract, mobileIn, permanentIn, rateBook } from '../src/examples/random-services.ts';
import { calculateService, compileRateBook, type RateBook, type ServiceInput } from '../src/index.ts';
import { simulate } from './simulation.ts';

const states = ['DE-BY', 'DE-SN', 'DE-TH'] as const;
const services = fc.constantFrom(...states).chain((province) =>
  contract.chain((period) =>
    fc.record({
      book: rateBook(province),
      input: fc.oneof<fc.Arbitrary<ServiceInput>[]>(permanentIn(province, period), mobileIn(province, period)),
      held: fc.subarray([...(localHolidaysOfStates[province] ?? [])]),
    }),
  ),
);

/** Easter Sunday by the rule of Gauss. */
function easter(year: number): Date {
  const century = Math.floor(year / 100);
  const m = (15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)) % 30;
  const n = (4 + century - Math.floor(century / 4)) % 7;
  const d = (19 * (year % 19) + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) ? 7 : 0;
  return new Date(Date.UTC(year, 2, 22 + d + e - late));
}

/** Walks every day of the years of the contract and asks of each whether it is one of the holidays. */
function daysOf(held: readonly LocalHolidayId[], { startDate, endDate }: ServiceInput['contract']): string[] {
  const days: string[] = [];
  const last = Date.UTC(Number(endDate.slice(0, 4)) + 1, 0, 1);
  for (let at = Date.UTC(Number(startDate.slice(0, 4)), 0, 1); at <= last; at += 86_400_000) {
    const day = new Date(at);
    const date = day.toISOString().slice(0, 10);
    const isCorpusChristi = (at - easter(day.getUTCFullYear()).getTime()) / 86_400_000 === 60;
    if (held.includes('assumption') && date.endsWith('-08-15')) days.push(date);
    if (held.includes('peaceFestival') && date.endsWith('-08-08')) days.push(date);
    if (held.includes('corpusChristi') && isCorpusChristi) days.push(date);
  }
  return days;
}

const withRows = (book: RateBook, holidays: RateBook['holidays']): RateBook => ({
  ...book,
  holidays: [...book.holidays, ...holidays],
});
const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

test(
  'local holidays cost what a walk through every minute of the contract says, and without any nothing changes',
  () => {
    fc.assert(
      fc.property(services, ({ book, input, held }) => {
        const years = { startDate: `${input.contract.startDate.slice(0, 4)}-01-01`, endDate: input.contract.endDate };
        const until = { ...years, endDate: `${Number(years.endDate.slice(0, 4)) + 1}-01-01` };
        const rows = localHolidayRowsIn(book.holidays, held, input.province, until);
        const slowDays = daysOf(held, input.contract);
        expect(rows.map(({ date }) => date).sort()).toEqual(slowDays.sort());
        const result = calculateService(input, compileRateBook(withRows(book, rows)));
        const slow = simulate(
          input,
          withRows(
            book,
            slowDays.map((date) => ({ province: input.province, date })),
          ),
        );
        for (const period of tariffPeriods) {
          const { minutes, totalCosts } = result.costDetails[period];
          const line = slow.periods[period];
          expect([minutes, result.lostHolidayMinutes[period]]).toEqual([line.minutes, slow.lost[period]]);
          expect(isClose(totalCosts, line.totalCosts ?? Number.NaN), `${period} ${totalCosts} ${line.totalCosts}`).toBe(
            true,
          );
        }
        if (held.length === 0) expect(result).toEqual(calculateService(input, compileRateBook(book)));
      }),
      { numRuns: sampled(40, 1_000) },
    );
  },
  sampled(120_000, 1_800_000),
);
