import type { Fraction, Money } from '../model.ts';

/** The price that leaves a margin on revenue: the same margin in every period. */
export function revenueByMargin(cost: Money, margin: Fraction): Money {
  return cost / (1 - margin);
}
