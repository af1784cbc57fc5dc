import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, mobileCase, permanentCase } from '../src/examples/random-services.ts';
import {
  CalcError,
  calculateService,
  compileRateBook,
  germanPublicHolidays,
  type PermanentServiceInput,
  type ServiceInput,
  type WageRow,
} from '../src/index.ts';
import {
  bookOfOptions,
  contractOption,
  contractYears,
  inOption,
  optionPeriods,
} from '../src/services/contract-options.ts';
import { simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Options that are short enough to be walked through minute by minute. */
const wish = fc.record({
  count: fc.integer({ min: 1, max: 2 }),
  months: fc.constantFrom(1, 1, 2, 5),
  rise: fc.constantFrom(0, 0.03, 0.05, 0.125),
  own: fc.constantFrom(0, 0, 0.02),
  follows: fc.boolean(),
  wages: fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1200, max: 2400 }), fc.constantFrom('2024-01-01', '2025-07-01', '2026-03-15')),
    { maxLength: 2, selector: ([, day]) => day },
  ),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const rowsOf = ({ wages }: Wish): WageRow[] =>
  [[1500, '2021-03-01'] as const, ...wages].map(([cents, activeFrom]) => ({
    ...{ id: activeFrom, isOwn: false, province: 'DE', payGroup: 'Group 2', activeFrom, hourlyWage: cents / 100 },
  }));
const asWished = (input: ServiceInput, { follows, own }: Wish): ServiceInput =>
  follows ? { ...input, payGroup: 'Group 2', wageFollowsTable: true, assumedWageRise: own } : input;

/** The days of the options, counted on month by month with the dates of the platform. */
function daysOf(endDate: string, { count, months }: Wish): { startDate: string; endDate: string }[] {
  const first = new Date(Date.parse(endDate) + 86_400_000);
  const begin = (after: number) => {
    const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + after + 1, 0)).getUTCDate();
    const day = Math.min(first.getUTCDate(), lastOfMonth);
    return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + after, day);
  };
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, at) => ({
    ...{ startDate: iso(begin(at * months)), endDate: iso(begin((at + 1) * months) - 86_400_000) },
  }));
}

/** What an hour is paid on a day: the last wage that has begun, raised by whole years where no later one is known. */
function wageOn(steps: readonly { day: string; wage: number }[], rise: number, day: string): number {
  const begun = steps.filter((step) => step.day <= day).toSorted((one, other) => one.day.localeCompare(other.day));
  const last = begun.at(-1);
  if (!last) throw new Error('no wage');
  if (begun.length < steps.length || rise === 0) return last.wage;
  const from = new Date(last.day);
  let years = 0;
  while (Date.UTC(from.getUTCFullYear() + years + 1, from.getUTCMonth(), from.getUTCDate()) <= Date.parse(day)) years++;
  return years === 0 ? last.wage : Math.round(last.wage * (1 + rise) ** years * 100 + 1e-9) / 100;
}

/** The option as a person would copy it: other days, and the rows that last until the end without days of their own. */
function copied(input: ServiceInput, contract: { startDate: string; endDate: string }): ServiceInput | null {
  const lasting = <Row extends { startDate: string | null; endDate: string | null }>(rows: readonly Row[]) =>
    rows.flatMap((row) =>
      (row.endDate ?? '9999') < input.contract.endDate ? [] : [{ ...row, startDate: null, endDate: null }],
    );
  const copy = { ...input, contract, staffIsBriefed: true };
  const whole = copy.type === 'MOBILE' ? lasting(copy.siteVisits) : lasting(copy.shifts);
  if (whole.length === 0) return null;
  return (copy.type === 'MOBILE' ? { ...copy, siteVisits: whole } : { ...copy, shifts: whole }) as ServiceInput;
}

describe('the options to extend a contract', () => {
  test(
    'cost what a walk over every minute of their days pays with the wage of each day, without a first briefing',
    () => {
      const agree = ({ book, input: random }: Case<ServiceInput>, wished: Wish) => {
        const input = asWished(random, wished);
        const wages = rowsOf(wished);
        const compiled = compileRateBook(bookOfOptions(input, { ...book, wages }));
        const periods = optionPeriods(input.contract, wished);
        expect(periods).toEqual(daysOf(input.contract.endDate, wished));
        const steps = wished.follows
          ? wages.map(({ activeFrom: day, hourlyWage: wage }) => ({ day, wage }))
          : [{ day: input.contract.startDate, wage: input.hourlyWage }];
        const rise = wished.follows && wished.own > 0 ? wished.own : wished.rise;
        for (const period of periods) {
          const option = inOption(input, period, wished.rise);
          const copy = copied(input, period);
          if (!option || !copy) {
            expect(option).toBe(copy);
            continue;
          }
          const found = contractOption(option, compiled);
          const slow = simulate(copy, book, (day) => wageOn(steps, rise, day));
          const lines = tariffPeriods.map((key) => slow.periods[key]);
          expect(sum(lines.map((line) => line.briefing ?? 0))).toBe(0);
          expect(close(found.minutes, sum(lines.map(({ minutes = 0 }) => minutes)))).toBe(true);
          expect(close(found.baseWage, sum(lines.map(({ baseWage = 0 }) => baseWage)))).toBe(true);
          expect(close(found.cost, sum(lines.map(({ totalCosts = 0 }) => totalCosts)))).toBe(true);
          expect(close(found.revenue, revenueOf(copy, input.contract, slow, found.cost))).toBe(true);
          for (const { from, to, hourlyWage } of found.wages)
            for (const day of [from, to]) expect(hourlyWage).toBeCloseTo(wageOn(steps, rise, day), 9);
        }
      };
      fc.assert(fc.property(permanentCase, wish, agree), { numRuns: sampled(25, 700) });
      fc.assert(fc.property(mobileCase, wish, agree), { numRuns: sampled(15, 300) });
    },
    patience,
  );

  test(
    'of a service whose staff know the site cost together with the contract what one contract of all the days does',
    () => {
      const agree = ({ book, input: random }: Case<PermanentServiceInput>, wished: Wish) => {
        const shifts = random.shifts.map((shift) => ({ ...shift, startDate: null, endDate: null }));
        const revenue = { type: 'MARGIN', margin: 0.06 } as const;
        const whole = asWished({ ...random, shifts, revenue, transferredEmployeePercentage: 1 }, wished);
        const input = wished.follows ? { ...whole, assumedWageRise: 0.03 } : whole;
        const wages = rowsOf(wished);
        const compiled = compileRateBook(bookOfOptions(input, { ...book, wages }));
        const periods = optionPeriods(input.contract, wished);
        const options = periods.map((period) => {
          const option = inOption(input, period, 0);
          return option ? contractOption(option, compiled) : expect.unreachable();
        });
        const years = contractYears(input, compileRateBook({ ...book, wages }));
        const last = periods.at(-1)?.endDate ?? '';
        const extended = { ...input, contract: { ...input.contract, endDate: last } };
        const { pricing, minutesTotal } = calculateService(extended, compileRateBook({ ...book, wages }));
        const parts = [...years, ...options];
        expect(sum(parts.map(({ minutes }) => minutes))).toBeCloseTo(minutesTotal, 4);
        expect(close(sum(parts.map(({ cost }) => cost)), pricing.totalCost)).toBe(true);
        expect(close(sum(parts.map((part) => part.revenue)), pricing.totalRevenue)).toBe(true);
      };
      fc.assert(fc.property(permanentCase, wish, agree), { numRuns: sampled(25, 700) });
    },
    patience,
  );

  test(
    'stand beside contract years that add up to the price of the contract, which they leave as it is',
    () => {
      const agree = ({ book, input: random }: Case<ServiceInput>, wished: Wish) => {
        const input = { ...asWished(random, wished), roundsUnitPrices: false };
        const compiled = compileRateBook({ ...book, wages: rowsOf(wished) });
        const before = JSON.stringify(calculateService(input, compiled));
        const years = contractYears(input, compiled);
        const { pricing, costDetails, wageTable } = calculateService(input, compiled);
        expect(JSON.stringify(calculateService(input, compiled))).toBe(before);
        expect(close(sum(years.map(({ cost }) => cost)), pricing.totalCost)).toBe(true);
        expect(close(sum(years.map(({ revenue }) => revenue)), pricing.totalRevenue)).toBe(true);
        const { baseWage } = costDetails.cumulated.payCosts;
        expect(close(sum(years.map((year) => year.baseWage)), baseWage)).toBe(true);
        const paid = sum(
          years.flatMap(({ hours, wages }) => (wages.length === 1 ? [hours * (wages[0]?.hourlyWage ?? 0)] : [])),
        );
        if (years.every(({ wages }) => wages.length === 1)) expect(close(paid, baseWage)).toBe(true);
        if (wageTable)
          expect(years.map(({ revenue }) => revenue)).toEqual(wageTable.years.map(({ revenue }) => revenue));
        else expect(years.flatMap(({ wages }) => wages.map(({ basis }) => basis))).toEqual(years.map(() => 'ENTERED'));
      };
      fc.assert(fc.property(permanentCase, wish, agree), { numRuns: sampled(25, 700) });
      fc.assert(fc.property(mobileCase, wish, agree), { numRuns: sampled(10, 300) });
    },
    patience,
  );
});

test('a known row is carried on as an assumption after its first year, and a table without a row is a gap', () => {
  const [{ book, input }] = fc.sample(permanentCase, { numRuns: 1, seed: 7 }) as [Case<PermanentServiceInput>];
  const shifts = input.shifts.map((shift) => ({ ...shift, startDate: null, endDate: null }));
  const plain: ServiceInput = {
    ...{ ...input, shifts, payGroup: 'Group 2', wageFollowsTable: true },
    contract: { startDate: '2031-01-01', endDate: '2031-12-31' },
  };
  const holidays = germanPublicHolidays(2031, input.province).map((date) => ({ province: input.province, date }));
  const rows = (days: readonly string[]) =>
    days.map((activeFrom) => ({ ...rowsOf({ wages: [] } as unknown as Wish)[0], activeFrom }) as WageRow);
  const basisIn = (days: readonly string[], rise = 0) => {
    const option = inOption(plain, { startDate: '2032-01-01', endDate: '2032-06-30' }, rise) ?? expect.unreachable();
    return contractOption(option, compileRateBook({ ...book, holidays, wages: rows(days) })).wages.map(
      (one) => one.basis,
    );
  };
  expect(basisIn(['2030-01-01'])).toEqual(['CARRIED']);
  expect(basisIn(['2030-01-01'], 0.03)).toEqual(['RISE']);
  expect(basisIn(['2031-07-01'])).toEqual(['ROW']);
  expect(basisIn(['2030-01-01', '2033-01-01'], 0.03)).toEqual(['ROW']);
  const early = inOption(plain, { startDate: '2020-01-01', endDate: '2020-06-30' }, 0) ?? expect.unreachable();
  const of2020 = () => contractOption(early, compileRateBook({ ...book, holidays, wages: rows(['2019-01-01']) }));
  expect(of2020).toThrow(CalcError);
  expect(of2020).toThrow(expect.objectContaining({ code: 'TARIFF_MISSING', date: '2020-01-01' }));
});

/** The price of an option, worked out from the minutes and costs of the walk. */
function revenueOf(
  input: ServiceInput,
  contract: { startDate: string; endDate: string },
  slow: ReturnType<typeof simulate>,
  cost: number,
): number {
  if (input.type === 'MOBILE') {
    const ofVisits = input.siteVisits.map(({ margin }, at) =>
      sum(tariffPeriods.map((key) => (slow.visits[at]?.costs[key] ?? 0) / (1 - margin))),
    );
    return sum(ofVisits);
  }
  const { revenue } = input;
  const hours = (key: (typeof tariffPeriods)[number]) => (slow.periods[key].minutes ?? 0) / 60;
  switch (revenue.type) {
    case 'MARGIN':
      return cost / (1 - revenue.margin);
    case 'FLATRATE':
      return (revenue.flatRate * slow.months) / monthsOf(contract);
    case 'HOURLYRATEABSOLUTE':
      return sum(tariffPeriods.map((key) => hours(key) * revenue.hourlyRateAbsolute[key]));
    case 'HOURLYRATERELATIVE': {
      const { day, ...surcharges } = revenue.hourlyRateRelative;
      const rate = (key: (typeof tariffPeriods)[number]) => (key === 'day' ? day : day * (1 + surcharges[key]));
      return sum(tariffPeriods.map((key) => hours(key) * rate(key)));
    }
  }
}

function monthsOf({ startDate, endDate }: { startDate: string; endDate: string }): number {
  let months = 0;
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += 86_400_000) {
    const day = new Date(at);
    months += 1 / new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  }
  return months;
}
