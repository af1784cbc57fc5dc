import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { CostLines } from '../costs/cost-lines.ts';
import type { Money, PerPeriod, RevenueCalculation } from '../model.ts';
import { revenueByFlatRate } from './by-flat-rate.ts';
import { rateOfPeriod, revenueByHours } from './by-hourly-rate.ts';
import { revenueByMargin } from './by-margin.ts';

/** Revenue of each period, and of all of them. */
export interface Revenue {
  readonly periods: readonly Money[];
  readonly total: Money;
}

/** What a permanent service earns, under the way of pricing that was agreed. */
export function permanentRevenue(revenue: RevenueCalculation, periods: readonly CostLines[], cost: Money): Revenue {
  switch (revenue.type) {
    case 'MARGIN':
      return summed(periods.map((lines) => revenueByMargin(lines.totalCosts, revenue.margin)));
    case 'FLATRATE': {
      // Adding 0 turns an entered -0 into 0.
      const flatRate = revenue.flatRate + 0;
      return { periods: revenueByFlatRate(flatRate, periods, cost), total: flatRate };
    }
    case 'HOURLYRATEABSOLUTE':
      return byHours(periods, revenue.hourlyRateAbsolute);
    case 'HOURLYRATERELATIVE':
      return byHours(periods, rateOfPeriod(revenue.hourlyRateRelative));
  }
}

function byHours(periods: readonly CostLines[], rates: PerPeriod<Money>): Revenue {
  return summed(tariffPeriods.map((period, at) => revenueByHours((periods[at] as CostLines).minutes, rates[period])));
}

export function summed(periods: readonly Money[]): Revenue {
  return { periods, total: periods.reduce((total, revenue) => total + revenue, 0) };
}
