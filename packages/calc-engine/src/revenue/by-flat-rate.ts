import type { CostLines } from '../costs/cost-lines.ts';
import type { Money } from '../model.ts';

/** A price for the whole contract (Pauschale), shown per period by cost; without cost by minutes, without those by day. */
export function revenueByFlatRate(flatRate: Money, periods: readonly CostLines[], cost: Money): Money[] {
  const minutes = periods.reduce((total, lines) => total + lines.minutes, 0);
  return periods.map((lines, period) => {
    if (cost > 0) return flatRate * (lines.totalCosts / cost);
    if (minutes > 0) return flatRate * (lines.minutes / minutes);
    return period === 0 ? flatRate : 0;
  });
}
