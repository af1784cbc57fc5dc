import type { CostLines } from '../costs/cost-lines.ts';
import type { Money } from '../model.ts';

/**
 * Spreads what a contract costs as a whole over its periods, by the share of their minutes; without minutes all of it
 * is carried by the day.
 */
export function spreadSpecialCosts(periods: readonly CostLines[], car: Money, purchase: Money): void {
  const minutes = periods.reduce((total, lines) => total + lines.minutes, 0);
  for (const [period, lines] of periods.entries()) {
    const share = minutes > 0 ? lines.minutes / minutes : period === 0 ? 1 : 0;
    lines.car += car * share;
    lines.purchase += purchase * share;
  }
}
