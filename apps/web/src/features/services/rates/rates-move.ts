import type { ResultFigures } from '../result/result-figures.ts';

/**
 * What calculating with the rows of today changes in a service by itself, in EUR; `noPrice` when it would have no price.
 * Every change of a service calculates it anew, so this comes on top of the change.
 */
export type RatesMove = { cost: number; revenue: number } | 'noPrice';

const leastMove = 0.005;

/**
 * @param now by the rows of today; undefined until it is calculated, null without a price
 * @returns null when the stored figures rest on the rows of today, or nothing is known yet
 */
export function ratesMove(stored: ResultFigures | null, now: ResultFigures | null | undefined): RatesMove | null {
  if (stored === null || now === undefined) return null;
  if (now === null) return 'noPrice';
  const cost = now.totalCost - stored.totalCost;
  const revenue = now.revenue - stored.revenue;
  return Math.max(Math.abs(cost), Math.abs(revenue)) < leastMove ? null : { cost, revenue };
}

/** A difference in EUR, and how much of it comes from the tables alone. */
export type SplitDifference = { total: number; rates: number };

/** @returns the part of the difference that the user made */
export function ownPart({ total, rates }: SplitDifference): number {
  return total - rates;
}
