import { visitsInSegment } from '../calendar/site-visit-counts.ts';
import type { CompiledRateBook, Fraction, MobileServiceInput, Money } from '../model.ts';
import type { Pricing, ServiceResult } from '../results.ts';
import { roundHalfUp } from '../rounding.ts';
import { calculateService, ratesOf } from '../services/calculate-service.ts';
import { mobileCalculation } from '../services/mobile-service.ts';
import { requireAmount } from './inverses.ts';
import { isMargin, isWageFixed, type TargetProblem, type TargetSide, targetSides } from './targets.ts';
import { exemptInSegment, wageForCost } from './wage-for-price.ts';

/** The figures that a target of a mobile service can name. The price per visit is the average of all visits. */
export const mobileTargetSides = {
  pricePerVisit: 'price',
  ...targetSides,
} as const satisfies Record<string, TargetSide>;
export type MobileTargetFigure = keyof typeof mobileTargetSides;

export interface MobileTarget {
  readonly figure: MobileTargetFigure;
  /** EUR, EUR per month, visit or hour, or a fraction, as the figure. */
  readonly value: number;
  readonly follows: TargetSide;
}

export type MobileReached =
  | {
      readonly problem: null;
      /** Rounded as services store it, to a hundredth of a cent. */
      readonly hourlyWage: Money;
      /** The margin of each kind of visit, in the order of the input, rounded as services store it. */
      readonly margins: readonly Fraction[];
      /** What the rounded input really gives. */
      readonly pricing: Pricing;
      /** EUR per visit on average; null without visits. */
      readonly pricePerVisit: Money | null;
    }
  | { readonly problem: TargetProblem };

/**
 * Works a mobile service back from a figure. Each kind of visit has a margin of its own: a new price keeps the proportions
 * between the prices of the kinds, and a wage that follows keeps either all margins or all prices.
 *
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `value` unless it is a finite number within the limits
 * @source docs/calculation.md, 6
 */
export function reachMobileTarget(
  input: MobileServiceInput,
  book: CompiledRateBook,
  target: MobileTarget,
): MobileReached {
  requireAmount('value', target.value);
  if (isWageFixed(input, target)) return { problem: 'WAGE_FOLLOWS_TABLE' };
  const now = calculateService(input, book);
  const goal = goalOf(input, book, target, now);
  if (typeof goal === 'string') return { problem: goal };
  const hourlyWage = roundHalfUp(goal.hourlyWage, 4);
  const margins = goal.prices
    ? marginsAt({ ...input, hourlyWage }, book, goal.prices)
    : input.siteVisits.map(({ margin }) => margin);
  if (!margins.every(isMargin)) return { problem: 'MARGIN_OUT_OF_RANGE' };
  const stored = margins.map((margin) => roundHalfUp(margin, 6));
  const siteVisits = input.siteVisits.map((visit, at) => ({ ...visit, margin: stored[at] ?? visit.margin }));
  const then = calculateService({ ...input, hourlyWage, siteVisits }, book);
  return { problem: null, hourlyWage, margins: stored, pricing: then.pricing, pricePerVisit: pricePerVisit(then) };
}

/** The average over all kinds; null without visits. */
export function pricePerVisit({ pricing, siteVisits }: Pick<ServiceResult, 'pricing' | 'siteVisits'>): Money | null {
  const visits = visitsOf(siteVisits);
  return visits > 0 ? pricing.totalRevenue / visits : null;
}

/** The wage, and the price of each kind of visit over the contract; null where all margins stay. */
interface Goal {
  readonly hourlyWage: Money;
  readonly prices: readonly Money[] | null;
}

function goalOf(
  input: MobileServiceInput,
  book: CompiledRateBook,
  { figure, value, follows }: MobileTarget,
  now: ServiceResult,
): Goal | TargetProblem {
  const { totalRevenue, totalCost } = now.pricing;
  const { hourlyWage } = input;
  const present = now.siteVisits.map(({ revenue }) => revenue);
  const ofEach = input.siteVisits.map(({ margin }) => 1 / (1 - margin));
  const sell = (total: Money): Goal | TargetProblem => {
    if (!(total > 0) || !(totalRevenue > 0)) return 'NO_PRICE';
    return { hourlyWage, prices: present.map((price) => price * (total / totalRevenue)) };
  };
  /** Margins stay, and the wage gives the price. */
  const payFor = (total: Money): Goal | TargetProblem => {
    if (!(total > 0)) return 'NO_PRICE';
    return paid(wageOf(input, book, ofEach, total), null);
  };
  /** Prices stay, and the wage leaves the margin. */
  const payWithin = (cost: Money): Goal | TargetProblem => {
    if (!(totalRevenue > 0)) return 'NO_PRICE';
    const evenly = input.siteVisits.map(() => 1);
    return paid(wageOf(input, book, evenly, cost), present);
  };

  switch (figure) {
    case 'pricePerVisit':
    case 'pricePerHour':
    case 'monthlyRevenue':
    case 'totalRevenue': {
      const units = unitsOf(figure, now);
      if (units === 0) return 'NO_HOURS';
      return follows === 'wage' ? payFor(value * units) : sell(value * units);
    }
    case 'totalMargin':
      if (!isMargin(value)) return 'MARGIN_OUT_OF_RANGE';
      return follows === 'wage' ? payWithin(totalRevenue * (1 - value)) : sell(totalCost / (1 - value));
    case 'profit':
      return follows === 'wage' ? payWithin(totalRevenue - value) : sell(totalCost + value);
    case 'hourlyWage':
      if (value < 0) return 'NO_WAGE';
      if (follows === 'price') return { hourlyWage: value, prices: null };
      return totalRevenue > 0 ? { hourlyWage: value, prices: present } : 'NO_PRICE';
  }
}

function paid(wage: Money | null, prices: readonly Money[] | null): Goal | TargetProblem {
  return wage === null ? 'NO_WAGE' : { hourlyWage: wage, prices };
}

function unitsOf(figure: 'pricePerVisit' | 'pricePerHour' | 'monthlyRevenue' | 'totalRevenue', now: ServiceResult) {
  switch (figure) {
    case 'pricePerVisit':
      return visitsOf(now.siteVisits);
    case 'pricePerHour':
      return now.minutesTotal / 60;
    case 'monthlyRevenue':
      return now.durationMonths;
    case 'totalRevenue':
      return 1;
  }
}

function visitsOf(siteVisits: ServiceResult['siteVisits']): number {
  return siteVisits.reduce((total, { visits }) => total + visits, 0);
}

/** A kind without visits has no price that could be missed, and keeps its margin. */
function marginsAt(input: MobileServiceInput, book: CompiledRateBook, prices: readonly Money[]): Fraction[] {
  const { siteVisits } = mobileCalculation(input, ratesOf(input, book));
  return input.siteVisits.map(({ margin }, at) => {
    const [cost, price] = [siteVisits[at]?.cost ?? 0, prices[at] ?? 0];
    if (cost === 0 && price === 0) return margin;
    return price > 0 ? 1 - cost / price : Number.NEGATIVE_INFINITY;
  });
}

/** The wage at which the costs of all kinds, each times its weight, reach an amount. */
function wageOf(input: MobileServiceInput, book: CompiledRateBook, weights: readonly number[], amount: Money) {
  const rates = ratesOf(input, book);
  const hours = rates.segments.flatMap((segment) => {
    const due = input.siteVisits.map((visit) => visitsInSegment(visit, segment, rates));
    return exemptInSegment(input, segment, (period) =>
      input.siteVisits.reduce(
        (total, { duration }, at) =>
          total + ((weights[at] ?? 0) * (due[at]?.[period] ?? 0) * (duration + input.travelTime)) / 60,
        0,
      ),
    );
  });
  const costAt = (wage: Money) =>
    mobileCalculation({ ...input, hourlyWage: wage }, rates).siteVisits.reduce(
      (total, { cost }, at) => total + (weights[at] ?? 0) * cost,
      0,
    );
  return wageForCost({ costAt, hours, allowance: input.nonTariffAllowance }, amount);
}
