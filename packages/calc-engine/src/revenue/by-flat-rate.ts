import type { PeriodCosts } from '../costs/cost-lines.ts';
import type { Money } from '../model.ts';
import { type PerPeriodTuple, tuplePerPeriod } from '../periods.ts';

/** A price for the whole contract (Pauschale), shown per period by cost; without cost by minutes, without those by day. */
export function revenueByFlatRate(flatRate: Money, periods: PeriodCosts, cost: Money): PerPeriodTuple<Money> {
  const minutes = periods.reduce((total, lines) => total + lines.minutes, 0);
  return tuplePerPeriod((period) => {
    const lines = periods[period];
    if (cost > 0) return flatRate * (lines.totalCosts / cost);
    if (minutes > 0) return flatRate * (lines.minutes / minutes);
    return period === 0 ? flatRate : 0;
  });
}
