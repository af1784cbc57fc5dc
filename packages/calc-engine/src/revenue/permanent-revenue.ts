import type { PeriodCosts } from '../costs/cost-lines.ts';
import type { Money, PerPeriod, RevenueCalculation } from '../model.ts';
import { type PerPeriodTuple, tuplePerPeriod } from '../periods.ts';
import { revenueByFlatRate } from './by-flat-rate.ts';
import { rateOfPeriod, revenueByHours } from './by-hourly-rate.ts';
import { revenueByMargin } from './by-margin.ts';

/** Revenue of each period, and of all of them. */
export interface Revenue {
  readonly periods: PerPeriodTuple<Money>;
  readonly total: Money;
}

/** The revenue of a permanent service under its way of pricing. */
export function permanentRevenue(revenue: RevenueCalculation, periods: PeriodCosts, cost: Money): Revenue {
  switch (revenue.type) {
    case 'MARGIN':
      return summed(tuplePerPeriod((period) => revenueByMargin(periods[period].totalCosts, revenue.margin)));
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

function byHours(periods: PeriodCosts, rates: PerPeriod<Money>): Revenue {
  const { day, night, sunday, sundayNight, holiday, holidayNight } = rates;
  const inOrder: PerPeriodTuple<Money> = [day, night, sunday, sundayNight, holiday, holidayNight];
  return summed(tuplePerPeriod((period) => revenueByHours(periods[period].minutes, inOrder[period])));
}

export function summed(periods: PerPeriodTuple<Money>): Revenue {
  return { periods, total: periods.reduce((total, revenue) => total + revenue, 0) };
}
