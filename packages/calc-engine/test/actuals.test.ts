import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, mobileCase, permanentCase } from '../src/examples/random-services.ts';
import { CalcError, calculateService, compileRateBook, type RateBook, type ServiceInput } from '../src/index.ts';
import { planByMonth, sumOfPlans } from '../src/services/actuals/plan-by-month.ts';
import { type ComparedTime, plannedRates, variancesOf } from '../src/services/actuals/variances.ts';
import { type Simulation, simulate } from './simulation.ts';

const patience = sampled(120_000, 1_800_000);
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one), Math.abs(other));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

const free = { relative: 0, absolute: 0 };
const withoutSupplements = (book: RateBook): RateBook => ({
  ...book,
  tariffs: book.tariffs.map((row) => ({
    ...row,
    bonuses: { night: free, sunday: free, sundayNight: free, holiday: free, holidayNight: free },
  })),
});

/** The days of each calendar month, walked day by day. */
function monthsOf({ startDate, endDate }: ServiceInput['contract']): { startDate: string; endDate: string }[] {
  const days: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return [...Map.groupBy(days, (day) => day.slice(0, 7)).values()].map((some) => ({
    ...{ startDate: some[0] ?? '', endDate: some.at(-1) ?? '' },
  }));
}

describe('the plan by month', () => {
  test(
    'is what a walk over every minute of the month finds, and its months add up to the contract',
    () => {
      const agree = ({ book, input }: Case<ServiceInput>) => {
        const whole = calculateService(input, compileRateBook(book));
        const plan = planByMonth(input, compileRateBook(book));
        const periods = monthsOf(input.contract);
        expect(plan.map(({ month }) => month.slice(0, 7))).toEqual(
          periods.map(({ startDate }) => startDate.slice(0, 7)),
        );
        const slow = periods.map((contract) =>
          simulate({ ...input, contract }, book, undefined, undefined, whole.months),
        );
        const costs = slow.map(({ periods: lines }) => sum(tariffPeriods.map((key) => lines[key].totalCosts ?? 0)));
        const minutes = slow.map(({ periods: lines }) => sum(tariffPeriods.map((key) => lines[key].minutes ?? 0)));
        periods.forEach((contract, at) => {
          const plain = { ...input, contract, hourlyWage: 1, nonTariffAllowance: 0 };
          const hours = simulate(plain, withoutSupplements(book), () => 1);
          const found = slow[at] as Simulation;
          for (const key of tariffPeriods) {
            const planned = plan[at]?.times[key] ?? expect.unreachable();
            const { totalPayCosts: pay = 0, totalCosts: cost = 0 } = found.periods[key];
            const paid = hours.periods[key];
            const absent = ['vacation', 'sickness', 'training', 'holidayPay'].map((line) => paid[line] ?? 0);
            expect(close(planned.hours, paid.baseWage ?? 0)).toBe(true);
            expect(close(planned.absenceHours, sum(absent))).toBe(true);
            expect(close(planned.payCost, pay)).toBe(true);
            expect(close(planned.otherCost, cost - pay)).toBe(true);
          }
          const income = sum(tariffPeriods.map((key) => plan[at]?.times[key].income ?? 0));
          const share = sum(costs) > 0 ? (costs[at] ?? 0) / sum(costs) : (minutes[at] ?? 0) / sum(minutes);
          const slowly = incomeOf(input, found, share);
          if (Number.isFinite(slowly)) expect(close(income, slowly)).toBe(true);
        });
        const times = sumOfPlans([plan]).flatMap(({ times: of }) => Object.values(of));
        expect(close(sum(times.map(({ income }) => income)), whole.pricing.totalRevenue)).toBe(true);
        expect(close(sum(times.map(({ payCost, otherCost }) => payCost + otherCost)), whole.pricing.totalCost)).toBe(
          true,
        );
      };
      const law = ({ book, input }: Case<ServiceInput>) => {
        const random = { book, input: { ...input, roundsUnitPrices: false } };
        try {
          calculateService(random.input, compileRateBook(random.book));
        } catch (error) {
          if (error instanceof CalcError) return;
          throw error;
        }
        agree(random);
      };
      const runs = { numRuns: sampled(12, 500) };
      fc.assert(fc.property(permanentCase as fc.Arbitrary<Case<ServiceInput>>, law), runs);
      fc.assert(fc.property(mobileCase as fc.Arbitrary<Case<ServiceInput>>, law), runs);
    },
    patience,
  );
});

function incomeOf(input: ServiceInput, found: Simulation, share: number): number {
  const lines = (key: (typeof tariffPeriods)[number]) => found.periods[key];
  if (input.type === 'MOBILE') {
    return sum(
      input.siteVisits.map(({ margin }, at) => {
        const costs = found.visits[at]?.costs;
        return sum(tariffPeriods.map((key) => costs?.[key] ?? 0)) / (1 - margin);
      }),
    );
  }
  const { revenue } = input;
  if (revenue.type === 'MARGIN')
    return sum(tariffPeriods.map((key) => lines(key).totalCosts ?? 0)) / (1 - revenue.margin);
  if (revenue.type === 'FLATRATE') return Number.isFinite(share) ? revenue.flatRate * share : Number.NaN;
  const rateOf = (key: (typeof tariffPeriods)[number]) => {
    if (revenue.type === 'HOURLYRATEABSOLUTE') return revenue.hourlyRateAbsolute[key];
    const { day, ...surcharges } = revenue.hourlyRateRelative;
    return key === 'day' ? day : day * (1 + surcharges[key]);
  };
  return sum(tariffPeriods.map((key) => ((lines(key).minutes ?? 0) / 60) * rateOf(key)));
}

const amount = (most: number) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100),
  );
const time = fc.record({
  planned: fc.record({
    ...{ hours: amount(900), absenceHours: amount(200), payCost: amount(30_000), otherCost: amount(900) },
    ...{ income: amount(40_000), fixedIncome: fc.constant(0) },
  }),
  actual: fc.record({
    ...{ hours: amount(900), absenceHours: amount(200), payCost: amount(30_000) },
    income: fc.oneof(fc.constant(null), amount(40_000)),
  }),
});
const month = fc.array(time, { minLength: 6, maxLength: 6 });
const planOf = (times: readonly ComparedTime[]) => ({
  month: '2027-01-01',
  times: Object.fromEntries(tariffPeriods.map((key, at) => [key, times[at]?.planned])) as never,
});

describe('the causes of a variance', () => {
  test('are those of a chain in which one figure after the other becomes the actual one, and add up to it', () => {
    const law = (times: ComparedTime[], other: ComparedTime[]) => {
      const found = variancesOf(times, plannedRates([planOf(times), planOf(other)]));
      const plan = times.map(({ planned }) => planned);
      const is = times.map(({ actual }) => actual);
      const later = other.map(({ planned }) => planned);
      const [h, a, p] = (['hours', 'absenceHours', 'payCost'] as const).map((name) => sum(plan.map((of) => of[name])));
      const worked = sum(is.map(({ hours }) => hours));
      // An hour of each kind: what it costs and how much absence comes with it, in the month or else in the contract.
      const rate = (rows: readonly ComparedTime['planned'][]) => {
        const some = rows.filter(({ hours }) => hours > 0);
        const hours = sum(some.map((row) => row.hours));
        return hours > 0
          ? { pay: sum(some.map((row) => row.payCost)) / hours, off: sum(some.map((row) => row.absenceHours)) / hours }
          : null;
      };
      const both = plan.map((row, at) => [row, later[at] ?? row]);
      const added = both.map((rows) => ({
        ...(rows[0] as ComparedTime['planned']),
        hours: sum(rows.map((row) => row.hours)),
        absenceHours: sum(rows.map((row) => row.absenceHours)),
        payCost: sum(rows.map((row) => row.payCost)),
      }));
      const mean = rate(plan) ?? rate(added) ?? { pay: 0, off: 0 };
      const of = plan.map((row, at) => rate([row]) ?? rate(added.slice(at, at + 1)) ?? mean);
      const paidHours = (h ?? 0) + (a ?? 0) > 0 && (p ?? 0) > 0 ? [h, a, p] : null;
      const all = paidHours ?? [
        sum(added.map((row) => row.hours)),
        sum(added.map((row) => row.absenceHours)),
        sum(added.map((row) => row.payCost)),
      ];
      const paidHour = (all[0] ?? 0) + (all[1] ?? 0) > 0 ? (all[2] ?? 0) / ((all[0] ?? 0) + (all[1] ?? 0)) : 0;
      const fixed = plan.filter(({ hours }) => hours === 0);
      const steps = [p ?? 0];
      steps.push((steps[0] ?? 0) + (worked - (h ?? 0)) * mean.pay);
      steps.push((steps[1] ?? 0) + sum(is.map(({ hours }, at) => hours * ((of[at]?.pay ?? 0) - mean.pay))));
      const due =
        sum(is.map(({ hours }, at) => hours * (of[at]?.off ?? 0))) + sum(fixed.map((row) => row.absenceHours));
      steps.push((steps[2] ?? 0) + (sum(is.map(({ absenceHours }) => absenceHours)) - due) * paidHour);
      steps.push(sum(is.map(({ payCost }) => payCost)));
      const chain = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
      for (const [at, part] of [found.hours, found.kindOfTime, found.absence, found.wage].entries())
        expect(Math.abs(part - (chain[at] ?? 0))).toBeLessThan(1e-6);
      expect(Math.abs(sum(chain) - found.payCost)).toBeLessThan(1e-6);
      const asPlanned = times.map(({ planned }) => ({ planned, actual: { ...planned } }));
      const none = variancesOf(asPlanned, plannedRates([planOf(times)]));
      for (const part of Object.values(none)) expect(Math.abs(part)).toBeLessThan(1e-6);
    };
    fc.assert(fc.property(month, month, law), { numRuns: sampled(100, 1_000) });
  });
});
