import { expect, test } from 'vitest';
import { linesOf } from '../aggregate-chance.ts';
import { aggregateChance, calculateService, compileRateBook } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { carsAndSubcontractor } from './cars-and-subcontractor.ts';
import { holidayShift } from './holiday-shift.ts';
import { mobilePatrolHamburg } from './mobile-patrol-hamburg.ts';
import { nightOfNewTariff } from './night-of-new-tariff.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import type { Example } from './plain-rates.ts';
import { sundayAtHourlyRates } from './sunday-at-hourly-rates.ts';

const examples: readonly Example[] = [
  permanentGuardBerlin,
  holidayShift,
  mobilePatrolHamburg,
  nightOfNewTariff,
  sundayAtHourlyRates,
  carsAndSubcontractor,
];

test.each(examples)('$title costs and earns what was worked out by hand', ({ book, input, expected }) => {
  const { minutes, costDetails, pricing } = calculateService(input, compileRateBook(book));
  const rounded = (figures: object, like: object, digits: number) =>
    Object.fromEntries(
      Object.keys(like).map((name) => [
        name,
        roundHalfUp((figures as Record<string, number>)[name] ?? Number.NaN, digits),
      ]),
    );
  const worked = Object.fromEntries(Object.entries(minutes).filter(([, value]) => value > 0));
  expect(worked).toEqual(expected.minutes);
  // Figures above were worked to the cent, or exactly where they end before that.
  const costs = Object.fromEntries(
    Object.entries(expected.costs).map(([line, value]) => [line, roundHalfUp(value ?? 0, 2)]),
  );
  expect(rounded(linesOf(costDetails.cumulated), expected.costs, 2)).toEqual(costs);
  expect(roundHalfUp(pricing.totalRevenue)).toBe(roundHalfUp(expected.revenue));
  expect(roundHalfUp(pricing.profit)).toBe(roundHalfUp(expected.profit));
});

test('a patrol costs 24.22 EUR per round', () => {
  const { siteVisits } = calculateService(mobilePatrolHamburg.input, compileRateBook(mobilePatrolHamburg.book));
  expect(siteVisits).toEqual([
    expect.objectContaining({ visits: 30, pricePerSiteVisit: expect.closeTo(726.5 / 30, 9) }),
  ]);
});

test('a Chance adds regular services, keeps additional ones apart and takes its margin from the sums', () => {
  const book = compileRateBook(sundayAtHourlyRates.book);
  const sunday = calculateService(sundayAtHourlyRates.input, book);
  const night = calculateService(nightOfNewTariff.input, book);
  const contract = sundayAtHourlyRates.input.contract;
  const { regular, additional, rates } = aggregateChance(
    contract,
    [
      { additional: false, result: sunday },
      { additional: false, result: sunday },
      { additional: true, result: night },
    ],
    book,
  );
  // 2 x 920.00 of revenue less 2 x 832.44 of cost is 175.12, which is 9.517 % of 1,840.00.
  expect(regular.count).toBe(2);
  expect(regular.revenue).toBe(1840);
  expect(regular.profit).toBeCloseTo(175.12, 9);
  expect(regular.margin).toBeCloseTo(175.12 / 1840, 12);
  expect(regular.minutes).toBe(2880);
  expect(regular.monthlyRevenue).toBe(1840);
  expect(additional.count).toBe(1);
  expect(additional.revenue).toBe(600);
  expect(rates).toEqual({ socialSecurity: 0.2, liabilityInsurance: 0.01, professionalAssociation: 0.02 });
  expect(aggregateChance(contract, [], book).regular.margin).toBeNull();
});
