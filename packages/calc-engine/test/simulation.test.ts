import { sampled } from '@zuschlag/validation/testing/sampling';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { isoDate } from '../src/calendar/dates.ts';
import {
  anyProvince,
  type Case,
  mobileCase,
  mobileIn,
  permanentCase,
  permanentIn,
  rateBook,
} from '../src/examples/random-services.ts';
import { calculateService, compileRateBook, type ServiceInput, type ServiceResult } from '../src/index.ts';
import { type Simulation, simulate } from './simulation.ts';

/** Doubles added in another order differ in the last digits only. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}

function compare({ book, input }: Case<ServiceInput>): void {
  const result = calculateService(input, compileRateBook(book));
  const expected = simulate(input, book);
  expect(isClose(result.months, expected.months)).toBe(true);
  const revenues = revenuesOf(input, expected);
  for (const [at, period] of tariffPeriods.entries()) {
    const lines = linesOf(result.costDetails[period]);
    const simulated = expected.periods[period];
    const differing = Object.entries(lines).filter(([line, value]) => !isClose(value, simulated[line] ?? Number.NaN));
    expect(differing, `${period}: ${JSON.stringify(simulated)}`).toEqual([]);
    expect(Object.keys(simulated).sort()).toEqual(Object.keys(lines).sort());
    expect(result.lostHolidayMinutes[period]).toBe(expected.lost[period]);
    const { revenue } = result.pricing.priceDetails[period];
    expect(isClose(revenue, revenues[at] as number), `revenue ${period} ${revenue} ${revenues[at]}`).toBe(true);
  }
  expect(result.siteVisits.map(({ visits }) => visits)).toEqual(expected.visits.map(({ visits }) => visits));
  expectSums(result, revenues);
}

function revenuesOf(input: ServiceInput, { periods, visits }: Simulation): number[] {
  const value = (period: (typeof tariffPeriods)[number], line: string) => periods[period][line] as number;
  const sum = (line: string) => tariffPeriods.reduce((total, period) => total + value(period, line), 0);
  return tariffPeriods.map((period) => {
    if (input.type === 'MOBILE') {
      return visits.reduce(
        (total, { costs }, at) => total + costs[period] / (1 - (input.siteVisits[at]?.margin ?? 0)),
        0,
      );
    }
    const hours = value(period, 'minutes') / 60;
    switch (input.revenue.type) {
      case 'MARGIN':
        return value(period, 'totalCosts') / (1 - input.revenue.margin);
      case 'FLATRATE': {
        const all = sum('totalCosts');
        const minutes = sum('minutes');
        if (all > 0) return (input.revenue.flatRate / all) * value(period, 'totalCosts');
        if (minutes > 0) return (input.revenue.flatRate / minutes) * value(period, 'minutes');
        return period === 'day' ? input.revenue.flatRate : 0;
      }
      case 'HOURLYRATEABSOLUTE':
        return hours * input.revenue.hourlyRateAbsolute[period];
      default: {
        const rates = input.revenue.hourlyRateRelative;
        return hours * rates.day * (period === 'day' ? 1 : 1 + rates[period]);
      }
    }
  });
}

function expectSums({ pricing, costDetails }: ServiceResult, revenues: readonly number[]): void {
  const revenue = revenues.reduce((total, part) => total + part, 0);
  const cost = tariffPeriods.reduce((total, period) => total + costDetails[period].totalCosts, 0);
  expect(isClose(pricing.totalRevenue, revenue)).toBe(true);
  expect(isClose(pricing.totalCost, cost)).toBe(true);
  // Their difference can be near nothing and keeps the last digits of both.
  expect(isClose(revenue, cost + pricing.profit)).toBe(true);
}

const decade = anyProvince.chain((province) => {
  const period = { startDate: '2024-02-15', endDate: '2034-02-14' };
  return fc.record({
    book: rateBook(province),
    input: fc.oneof(permanentIn(province, period), mobileIn(province, period)),
  });
});

const oneDay = fc.tuple(anyProvince, fc.integer({ min: 0, max: 3000 })).chain(([province, after]) => {
  const day = isoDate(19400 + after);
  const period = { startDate: day, endDate: day };
  return fc.record({ book: rateBook(province), input: permanentIn(province, period) });
});

const unhurried = sampled(120_000, 1_800_000);

describe('the engine agrees with a walk over every minute', () => {
  test(
    'on permanent services',
    () => {
      fc.assert(fc.property(permanentCase, compare), { numRuns: sampled(250, 15_000) });
    },
    unhurried,
  );

  test(
    'on mobile services',
    () => {
      fc.assert(fc.property(mobileCase, compare), { numRuns: sampled(120, 7_000) });
    },
    unhurried,
  );

  test(
    'on contracts of one day',
    () => {
      fc.assert(fc.property(oneDay, compare), { numRuns: sampled(80, 5_000) });
    },
    unhurried,
  );

  test(
    'on services of 120 months',
    () => {
      fc.assert(fc.property(decade, compare), { numRuns: sampled(5, 200) });
    },
    unhurried,
  );
});
