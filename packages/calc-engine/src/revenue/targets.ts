import type {
  CompiledRateBook,
  Fraction,
  Money,
  PermanentServiceInput,
  RevenueCalculation,
  ServiceInput,
} from '../model.ts';
import type { Pricing, ServiceResult } from '../results.ts';
import { roundHalfUp } from '../rounding.ts';
import { calculateService } from '../services/calculate-service.ts';
import { requireAmount, revenueForMargin } from './inverses.ts';
import { wageForPrice } from './wage-for-price.ts';

/** Price, margin and wage determine each other: one is the target, one follows, the third stays. */
export type TargetSide = 'price' | 'margin' | 'wage';

/** The figures that a target can name, each with the side it belongs to. A profit fixes the margin in EUR. */
export const targetSides = {
  pricePerHour: 'price',
  monthlyRevenue: 'price',
  totalRevenue: 'price',
  totalMargin: 'margin',
  profit: 'margin',
  hourlyWage: 'wage',
} as const satisfies Record<string, TargetSide>;
export type TargetFigure = keyof typeof targetSides;

/** A figure to reach, and the side that gives way. The side of the figure itself cannot follow. */
export interface Target {
  readonly figure: TargetFigure;
  /** EUR, EUR per month, EUR per hour or a fraction, as the figure. */
  readonly value: number;
  readonly follows: TargetSide;
}

/**
 * Why a target is out of reach: no hours that a price per hour could count, no price above 0, no day rate because the
 * reductions of the other periods exceed the price, a margin outside of what a service may have, no wage of at least 0
 * that the price carries, or a wage that the wage table says.
 */
export type TargetProblem =
  | 'NO_HOURS'
  | 'NO_PRICE'
  | 'NO_DAY_RATE'
  | 'MARGIN_OUT_OF_RANGE'
  | 'NO_WAGE'
  | 'WAGE_FOLLOWS_TABLE';

export type Reached =
  | {
      readonly problem: null;
      /** Rounded as services store it, to a hundredth of a cent. */
      readonly hourlyWage: Money;
      /** In the way of pricing of the input, rounded as services store it. */
      readonly revenue: RevenueCalculation;
      /** What the rounded input really gives. */
      readonly pricing: Pricing;
    }
  | { readonly problem: TargetProblem };

/** Margins that a service may store. */
const leastMargin = -1;
const mostMargin = 0.99;

/**
 * Works a service back from a figure: the input that reaches it, and what that input gives after rounding.
 *
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `value` unless it is a finite number within the limits
 * @source docs/calculation.md, 6
 */
export function reachTarget(input: PermanentServiceInput, book: CompiledRateBook, target: Target): Reached {
  requireAmount('value', target.value);
  if (isWageFixed(input, target)) return { problem: 'WAGE_FOLLOWS_TABLE' };
  const now = calculateService(input, book);
  const goal = goalOf(input, book, target, now);
  if (typeof goal === 'string') return { problem: goal };
  if (!(goal.total > 0)) return { problem: 'NO_PRICE' };
  const paid = { ...input, hourlyWage: roundHalfUp(goal.hourlyWage, 4) };
  const revenue = revenueReaching(paid, book, goal);
  if (typeof revenue === 'string') return { problem: revenue };
  const { pricing } = calculateService({ ...paid, revenue }, book);
  return { problem: null, hourlyWage: paid.hourlyWage, revenue, pricing };
}

/** Where the wage follows the table, neither a target nor what gives way can be a wage. */
export function isWageFixed(
  { wageFollowsTable }: Pick<ServiceInput, 'wageFollowsTable'>,
  { figure, follows }: { readonly figure: string; readonly follows: string },
): boolean {
  return wageFollowsTable === true && (figure === 'hourlyWage' || follows === 'wage');
}

/** What a target asks for, before rounding: the wage, the price of the whole contract, and the margin where it is meant. */
interface Goal {
  readonly hourlyWage: Money;
  readonly total: Money;
  /** Null where the margin is what the price leaves. */
  readonly margin: Fraction | null;
}

function goalOf(
  input: PermanentServiceInput,
  book: CompiledRateBook,
  { figure, value, follows }: Target,
  now: ServiceResult,
): Goal | TargetProblem {
  const { totalRevenue, totalCost, totalMargin } = now.pricing;
  const { hourlyWage } = input;
  const wageFor = (total: Money, margin: Fraction | null) => {
    if (!(total > 0) || margin === null) return 'NO_PRICE';
    if (!isMargin(margin)) return 'MARGIN_OUT_OF_RANGE';
    const wage = wageForPrice(input, book, total, margin);
    return wage === null ? 'NO_WAGE' : { hourlyWage: wage, total, margin };
  };

  switch (figure) {
    case 'pricePerHour':
    case 'monthlyRevenue':
    case 'totalRevenue': {
      if (figure === 'pricePerHour' && now.minutesTotal === 0) return 'NO_HOURS';
      const total = value * unitsOf(figure, now);
      return follows === 'wage' ? wageFor(total, totalMargin) : { hourlyWage, total, margin: null };
    }
    case 'totalMargin':
      if (!isMargin(value)) return 'MARGIN_OUT_OF_RANGE';
      if (follows === 'wage') return wageFor(totalRevenue, value);
      return { hourlyWage, total: revenueForMargin(input, book, value).total, margin: value };
    case 'profit':
      if (follows === 'wage') return wageFor(totalRevenue, totalRevenue > 0 ? value / totalRevenue : null);
      return { hourlyWage, total: totalCost + value, margin: null };
    case 'hourlyWage': {
      if (value < 0) return 'NO_WAGE';
      if (follows === 'margin') return { hourlyWage: value, total: totalRevenue, margin: null };
      if (totalMargin === null || !isMargin(totalMargin)) return 'NO_PRICE';
      const { total } = revenueForMargin({ ...input, hourlyWage: value }, book, totalMargin);
      return { hourlyWage: value, total, margin: totalMargin };
    }
  }
}

function unitsOf(figure: 'pricePerHour' | 'monthlyRevenue' | 'totalRevenue', now: ServiceResult): number {
  if (figure === 'pricePerHour') return now.minutesTotal / 60;
  return figure === 'monthlyRevenue' ? now.durationMonths : 1;
}

/** Whether a service may store it. */
export function isMargin(margin: Fraction): boolean {
  return margin > leastMargin && margin <= mostMargin;
}

/** A price in the way of pricing of the service. Hourly rates keep their proportions. */
function revenueReaching(
  input: PermanentServiceInput,
  book: CompiledRateBook,
  { total, margin: meant }: Goal,
): RevenueCalculation | TargetProblem {
  const { pricing, minutesTotal } = calculateService(input, book);
  const { revenue } = input;
  const margin = meant ?? 1 - pricing.totalCost / total;
  if (!isMargin(margin)) return 'MARGIN_OUT_OF_RANGE';
  switch (revenue.type) {
    case 'MARGIN':
      return { type: 'MARGIN', margin: roundHalfUp(margin, 6) };
    case 'FLATRATE':
      return { type: 'FLATRATE', flatRate: roundHalfUp(total) };
    case 'HOURLYRATEABSOLUTE': {
      if (minutesTotal === 0) return 'NO_HOURS';
      const rates = revenue.hourlyRateAbsolute;
      // Rates of 0 have no proportions: then each hour costs the same.
      const even = total / (minutesTotal / 60);
      const scaled = (rate: Money) =>
        roundHalfUp(pricing.totalRevenue > 0 ? rate * (total / pricing.totalRevenue) : even);
      const { day, night, sunday, sundayNight, holiday, holidayNight } = rates;
      return {
        type: 'HOURLYRATEABSOLUTE',
        hourlyRateAbsolute: {
          day: scaled(day),
          night: scaled(night),
          sunday: scaled(sunday),
          sundayNight: scaled(sundayNight),
          holiday: scaled(holiday),
          holidayNight: scaled(holidayNight),
        },
      };
    }
    case 'HOURLYRATERELATIVE': {
      const { dayRate } = revenueForMargin(input, book, 1 - pricing.totalCost / total);
      if (dayRate === null) return minutesTotal === 0 ? 'NO_HOURS' : 'NO_DAY_RATE';
      return {
        type: 'HOURLYRATERELATIVE',
        hourlyRateRelative: { ...revenue.hourlyRateRelative, day: roundHalfUp(dayRate) },
      };
    }
  }
}
