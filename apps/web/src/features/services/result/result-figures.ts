import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { HeadsOfService } from '@zuschlag/validation/services/figures/heads-of-service';
import type { ProfitAfterOverheads } from '@zuschlag/validation/services/figures/profit-after-overheads';
import type { Service, ServiceProblem } from '@zuschlag/validation/services/service';
import { warningCodes } from '@zuschlag/validation/services/warning-codes';
import { type Province, type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { PriceWarning } from '../../chance/price/warning-messages.ts';
import type { Figure } from '../explanation/explained-figure.ts';

/** One line of the result: what a tariff period takes and earns. Minutes; EUR over the whole contract. */
export type PeriodFigures = {
  period: TariffPeriod;
  minutes: number;
  cost: number;
  revenue: number;
  /** null without minutes */
  pricePerHour: number | null;
};

/** One kind of visit: how many in the contract, EUR for one, EUR for all. */
export type VisitFigures = { visits: number | null; pricePerSiteVisit: number | null; revenue: number | null };

/** The costs and the revenue of a service, stored or typed. */
export type ResultFigures = {
  revenue: number;
  totalCost: number;
  profit: number;
  margin: number | null;
  surcharge: number | null;
  pricePerHour: number | null;
  monthlyRevenue: number;
  minutes: number;
  periods: PeriodFigures[];
  costs: CostDetails[];
  /** of a mobile service: its kinds of visits, in their order */
  siteVisits: VisitFigures[];
  warnings: PriceWarning[];
  /** what rounding unit prices makes of the price; null where they are not rounded */
  roundingDifference: number | null;
  /** what overheads and risk leave of the price; null without them */
  afterOverheads: ProfitAfterOverheads | null;
  /** null where the heads are the average of the contract */
  heads: HeadsOfService | null;
};

export type Calculated = { figures: ResultFigures; problem: null } | { figures: null; problem: ServiceProblem };

/** The stored figures of a service; null while a problem stands in the way. */
export function figuresOfService({
  pricing,
  costDetails,
  minutesTotal,
  siteVisits,
  warnings,
  site,
  unitPrices,
  profitAfterOverheads,
  heads,
}: Service): ResultFigures | null {
  if (!pricing) return null;
  return {
    revenue: pricing.totalRevenue,
    totalCost: pricing.totalCost,
    profit: pricing.profit,
    margin: pricing.totalMargin,
    surcharge: pricing.surcharge,
    pricePerHour: pricing.pricePerHour,
    monthlyRevenue: pricing.monthlyRevenue,
    minutes: minutesTotal ?? 0,
    periods: periodsOf(costDetails, pricing.priceDetails),
    costs: costDetails,
    siteVisits,
    warnings: priceWarnings(warnings, site?.province ?? null),
    roundingDifference: unitPrices?.difference ?? null,
    afterOverheads: profitAfterOverheads,
    heads,
  };
}

/** The warnings of a result in the format of the page; the engine and the stored service name them alike. */
export function priceWarnings(
  warnings: readonly { code: string; detail?: string | null }[],
  province: Province | null,
): PriceWarning[] {
  return warnings.flatMap(({ code, detail = null }) => {
    const known = warningCodes.find((one) => one === code);
    return known ? [{ code: known, detail, province }] : [];
  });
}

/** Costs and prices side by side, one line per tariff period. */
export function periodsOf(
  costs: readonly CostDetails[],
  prices: readonly { type: string; revenue: number; pricePerHour: number | null }[],
): PeriodFigures[] {
  return tariffPeriods.map((period) => {
    const cost = costs.find(({ type }) => type === period);
    const price = prices.find(({ type }) => type === period);
    return {
      period,
      minutes: cost?.minutes ?? 0,
      cost: cost?.totalCosts ?? 0,
      revenue: price?.revenue ?? 0,
      pricePerHour: price?.pricePerHour ?? null,
    };
  });
}

/** The value of a figure on the page, or null: minutes, EUR or a fraction. */
export function shownFigure(figures: ResultFigures, { line, period }: Figure): number | null {
  if (period === 'cumulated') {
    if (line === 'totalMargin') return figures.margin;
    if (line === 'overheads' || line === 'risk') return figures.afterOverheads?.[line].amount ?? null;
    if (line === 'netProfit') return figures.afterOverheads?.profit.amount ?? null;
    if (line === 'netMargin') return figures.afterOverheads?.profit.ofRevenue ?? null;
    return line === 'totalCosts' ? figures.totalCost : figures[line];
  }
  const own = figures.periods.find((each) => each.period === period);
  if (!own) return null;
  if (line === 'totalCosts') return own.cost;
  return line === 'minutes' || line === 'revenue' || line === 'pricePerHour' ? own[line] : null;
}
