import type { CostType } from '@zuschlag/validation/vocabulary';
import type { CostLines, PeriodCosts } from '../costs/cost-lines.ts';
import type { Minutes, Money } from '../model.ts';
import { recordPerPeriod } from '../periods.ts';
import type { PriceDetail, Pricing } from '../results.ts';
import type { Revenue } from './permanent-revenue.ts';
import { ratio } from './ratios.ts';

/** The price of a service with its ratios, whole and per period. */
export function pricing(revenue: Revenue, periods: PeriodCosts, cumulated: CostLines, durationMonths: number): Pricing {
  const { total } = revenue;
  const cost = cumulated.totalCosts;
  return {
    ...profitability(total, cost, cumulated.minutes, durationMonths),
    priceDetails: {
      cumulated: priceDetail('cumulated', total, cumulated.minutes),
      ...recordPerPeriod((period, name) => priceDetail(name, revenue.periods[period], periods[period].minutes)),
    },
  };
}

/** Profit, margin (on revenue), surcharge (on cost) and revenue per hour, month and year. */
export function profitability(
  revenue: Money,
  cost: Money,
  minutes: Minutes,
  durationMonths: number,
): Omit<Pricing, 'priceDetails'> {
  const profit = revenue - cost;
  const monthlyRevenue = revenue / durationMonths;
  return {
    totalRevenue: revenue,
    totalCost: cost,
    profit,
    totalMargin: ratio(profit, revenue),
    surcharge: ratio(profit, cost),
    pricePerHour: ratio(revenue, minutes / 60),
    monthlyRevenue,
    yearlyRevenue: 12 * monthlyRevenue,
  };
}

function priceDetail(type: CostType, revenue: Money, minutes: Minutes): PriceDetail {
  return { type, revenue, pricePerHour: ratio(revenue, minutes / 60) };
}
