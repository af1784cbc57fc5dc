import {
  type CompiledRateBook,
  calculateService,
  type MobileTargetFigure,
  mobileTargetSides,
  type Pricing,
  pricePerVisit,
  reachMobileTarget,
  reachTarget,
  type ServiceInput,
  type TargetFigure,
  type TargetProblem,
  type TargetSide,
  targetSides,
} from '@zuschlag/calc-engine';
import { type AnyTerms, revenueFromEngine } from './target-values.ts';

/** The figures of a service, now or after a change. */
export type Standing = { pricing: Pricing; hourlyWage: number; pricePerVisit: number | null };

export type Reach =
  | { problem: TargetProblem }
  | { problem: null; terms: AnyTerms; standing: Standing; isSame: boolean };

/** What a service can be worked back from, by its kind. */
export type Targets = {
  figures: readonly MobileTargetFigure[];
  sideOf: (figure: MobileTargetFigure) => TargetSide;
  now: Standing;
  reach: (target: { figure: MobileTargetFigure; value: number; follows: TargetSide }) => Reach;
};

export function targetsOf(input: ServiceInput, book: CompiledRateBook): Targets {
  const result = calculateService(input, book);
  const now = { pricing: result.pricing, hourlyWage: input.hourlyWage, pricePerVisit: pricePerVisit(result) };
  const sideOf = (figure: MobileTargetFigure) => mobileTargetSides[figure];
  if (input.type === 'MOBILE') {
    return {
      figures: Object.keys(mobileTargetSides) as MobileTargetFigure[],
      sideOf,
      now,
      reach: (target) => {
        const reached = reachMobileTarget(input, book, target);
        if (reached.problem !== null) return reached;
        const { hourlyWage, margins, pricing } = reached;
        return {
          problem: null,
          terms: { hourlyWage, margins, revenue: null },
          standing: { pricing, hourlyWage, pricePerVisit: reached.pricePerVisit },
          isSame: hourlyWage === input.hourlyWage && input.siteVisits.every(({ margin }, at) => margin === margins[at]),
        };
      },
    };
  }
  return {
    figures: Object.keys(targetSides) as TargetFigure[],
    sideOf,
    now,
    reach: ({ figure, ...target }) => {
      // A service with posts offers no figure per visit.
      if (figure === 'pricePerVisit') return { problem: 'NO_HOURS' };
      const reached = reachTarget(input, book, { figure, ...target });
      if (reached.problem !== null) return reached;
      const { hourlyWage, revenue, pricing } = reached;
      return {
        problem: null,
        terms: { hourlyWage, margins: null, revenue: revenueFromEngine(revenue) },
        standing: { pricing, hourlyWage, pricePerVisit: null },
        isSame: hourlyWage === input.hourlyWage && JSON.stringify(revenue) === JSON.stringify(input.revenue),
      };
    },
  };
}
