import { expect, it } from 'vitest';
import type { PeriodCosts } from '../costs/cost-lines.ts';
import { revenueByFlatRate } from './by-flat-rate.ts';

const periods = (...lines: [minutes: number, totalCosts: number][]) =>
  Array.from({ length: 6 }, (_, period) => {
    const [minutes, totalCosts] = lines[period] ?? [0, 0];
    return { minutes, totalCosts };
  }) as unknown as PeriodCosts;

it.each([
  ['by cost', periods([60, 30], [180, 10]), 40, [750, 250, 0, 0, 0, 0]],
  ['by minutes without cost', periods([60, 0], [180, 0]), 0, [250, 750, 0, 0, 0, 0]],
  ['in the day period without both', periods(), 0, [1_000, 0, 0, 0, 0, 0]],
])('a flat rate of 1 000 € is shown %s', (_, lines, cost, expected) => {
  expect(revenueByFlatRate(1_000, lines, cost)).toEqual(expected);
});
