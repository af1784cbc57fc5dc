import type { CostType } from '@zuschlag/validation/vocabulary';
import type { CostLines } from '../costs/cost-lines.ts';
import type { Minutes, Money } from '../model.ts';
import type { PriceDetail, Pricing } from '../results.ts';
import type { Revenue } from './permanent-revenue.ts';
import { ratio } from './ratios.ts';

/** The price of a service with its ratios, whole and per period. */
export function pricing(
  revenue: Revenue,
  periods: readonly CostLines[],
  cumulated: CostLines,
  durationMonths: number,
): Pricing {
  const { total } = revenue;
  const cost = cumulated.totalCosts;
  const detail = (type: CostType, at: number) =>
    priceDetail(type, revenue.periods[at] as Money, (periods[at] as CostLines).minutes);
  return {
    ...profitability(total, cost, cumulated.minutes, durationMonths),
    priceDetails: {
      cumulated: priceDetail('cumulated', total, cumulated.minutes),
      day: detail('day', 0),
      night: detail('night', 1),
      sunday: detail('sunday', 2),
      sundayNight: detail('sundayNight', 3),
      holiday: detail('holiday', 4),
      holidayNight: detail('holidayNight', 5),
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
