import type { PeriodCosts } from '../costs/cost-lines.ts';
import type { Money } from '../model.ts';

/**
 * Spreads the costs of a whole contract over its periods by the share of their minutes. Without minutes the day carries
 * all of them.
 */
export function spreadSpecialCosts(periods: PeriodCosts, car: Money, purchase: Money): void {
  const minutes = periods.reduce((total, lines) => total + lines.minutes, 0);
  for (const [period, lines] of periods.entries()) {
    const share = minutes > 0 ? lines.minutes / minutes : period === 0 ? 1 : 0;
    lines.car += car * share;
    lines.purchase += purchase * share;
  }
}
