import type { Chance } from '@zuschlag/validation/chance/chance';

/** What follows from a price over the whole contract: margin as a fraction, EUR per hour, difference to the calculated price. */
export type PriceFigures = {
  revenue: number | null;
  margin: number | null;
  pricePerHour: number | null;
  /** price less cost: the contribution margin */
  profit: number | null;
  /** what overheads and risk leave of it; null without them */
  netProfit: number | null;
  /** as a fraction of the calculated revenue */
  difference: number | null;
};

type OfferedChance = Pick<Chance, 'revenue' | 'totalCost' | 'minutes'> & Partial<Pick<Chance, 'profitAfterOverheads'>>;

/** The figures of the calculated offer, with another price in place of the revenue. Cost and hours stay. */
export function figuresAt(
  { revenue, totalCost, minutes, profitAfterOverheads: rest }: OfferedChance,
  price: number | null,
): PriceFigures {
  if (price === null || Number.isNaN(price) || price <= 0)
    return { revenue: null, margin: null, pricePerHour: null, profit: null, netProfit: null, difference: null };
  return {
    revenue: price,
    profit: totalCost === null ? null : price - totalCost,
    netProfit: totalCost === null || !rest ? null : price - totalCost - rest.overheads.amount - rest.risk.amount,
    margin: totalCost === null ? null : (price - totalCost) / price,
    pricePerHour: minutes ? (price * 60) / minutes : null,
    difference: revenue ? (price - revenue) / revenue : null,
  };
}

/** The price of the offer: what was really offered, else what was calculated. */
export function offeredPrice({ offeredRevenue, revenue }: Pick<Chance, 'offeredRevenue' | 'revenue'>): number | null {
  return offeredRevenue ?? revenue;
}
