import type {
  RevenueCalculation as EngineRevenue,
  MobileTargetFigure,
  Pricing,
  TargetSide,
} from '@zuschlag/calc-engine';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';

/** The changes that reach a target: a wage, and a way of pricing that rests on it. */
export type ReachedTerms = { hourlyWage: number; revenue: RevenueCalculation };

/** The same for a mobile service: a wage, and the margin of each kind of visit in their order. */
export type MobileTerms = { hourlyWage: number; margins: readonly number[] };

/** What reaches a target, by the kind of the service. */
export type AnyTerms = (ReachedTerms & { margins: null }) | (MobileTerms & { revenue: null });

/** The way of pricing of the engine as a service stores it. */
export function revenueFromEngine(revenue: EngineRevenue): RevenueCalculation {
  switch (revenue.type) {
    case 'MARGIN':
      return { revenueCalculationType: 'Margin', margin: revenue.margin };
    case 'FLATRATE':
      return { revenueCalculationType: 'Flatrate', flatRate: revenue.flatRate };
    case 'HOURLYRATEABSOLUTE':
      return { revenueCalculationType: 'Hourlyrateabsolute', hourlyRateAbsolute: { ...revenue.hourlyRateAbsolute } };
    case 'HOURLYRATERELATIVE':
      return { revenueCalculationType: 'Hourlyraterelative', hourlyRateRelative: { ...revenue.hourlyRateRelative } };
  }
}

/** What usually gives way to a target of each side: a typed price costs margin, a typed margin moves the price. */
export const usualFollower: Record<TargetSide, TargetSide> = { price: 'margin', margin: 'price', wage: 'price' };

/** The lines of the comparison of now and then, with their unit. */
export const comparedFigures = [
  'pricePerVisit',
  'pricePerHour',
  'monthlyRevenue',
  'totalRevenue',
  'totalCost',
  'profit',
  'totalMargin',
  'hourlyWage',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

type Figures = { pricing: Pricing; hourlyWage: number; pricePerVisit: number | null };

/** A figure of a calculation with its wage; null where the service has no such figure. */
export function figureOf(figure: ComparedFigure, { pricing, hourlyWage, pricePerVisit }: Figures): number | null {
  if (figure === 'hourlyWage') return hourlyWage;
  return figure === 'pricePerVisit' ? pricePerVisit : pricing[figure];
}

/** The value a field starts with: the present figure, to the cent or to a hundredth of a percent. */
export function startOf(figure: MobileTargetFigure, figures: Figures): number | null {
  const present = figureOf(figure, figures);
  if (present === null) return null;
  const places = figure === 'totalMargin' ? 10_000 : 100;
  return Math.round(present * places) / places;
}
