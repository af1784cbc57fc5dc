import { expect, it } from 'vitest';
import { sumsOf } from './service-sums.ts';

const services = [
  { minutesTotal: 6_000, totalCost: 900, revenue: 1_000 },
  { minutesTotal: 12_000, totalCost: 2_100, revenue: 3_000 },
  { minutesTotal: null, totalCost: null, revenue: null },
];

it('forms margin and price per hour of services from their sums, not from their averages', () => {
  expect(sumsOf(services)).toEqual({
    ...{ minutes: 18_000, cost: 3_000, revenue: 4_000, margin: 0.25, pricePerHour: 4_000 / 300 },
  });
});

it('has no margin and no price per hour without a price', () => {
  expect(sumsOf([])).toMatchObject({ margin: null, pricePerHour: null });
});
