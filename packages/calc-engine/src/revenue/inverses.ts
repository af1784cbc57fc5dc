import { CalcError } from '../calc-error.ts';
import { mostMoney } from '../checks/limits.ts';
import type { CompiledRateBook, Fraction, Money, PermanentServiceInput } from '../model.ts';
import type { PeriodIndex } from '../periods.ts';
import { ratesOf } from '../services/calculate-service.ts';
import { permanentCosts, type ServiceCosts } from '../services/permanent-service.ts';
import { rateOfPeriod } from './by-hourly-rate.ts';
import { revenueByMargin } from './by-margin.ts';
import { ratio } from './ratios.ts';

/** The prices that a margin needs: of the whole contract, per hour on average, and of a day hour. */
export interface NeededRevenue {
  readonly total: Money;
  readonly perHour: Money | null;
  /** With the relative surcharges of the service, if it is priced so. */
  readonly dayRate: Money | null;
}

/**
 * The margin that a price leaves, without regard to the way of pricing in the input.
 *
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `revenue` unless the price is a finite number within the limits
 */
export function marginForRevenue(
  input: PermanentServiceInput,
  book: CompiledRateBook,
  revenue: Money,
): Fraction | null {
  requireAmount('revenue', revenue);
  const { cumulated } = permanentCosts(input, ratesOf(input, book));
  return ratio(revenue - cumulated.totalCosts, revenue);
}

/**
 * The prices that a margin needs.
 *
 * The day rate comes from the hours weighted with their surcharges: a night hour at +10 % counts as 1.1 day hours.
 *
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `margin` unless it is below 1
 */
export function revenueForMargin(
  input: PermanentServiceInput,
  book: CompiledRateBook,
  margin: Fraction,
): NeededRevenue {
  requireMargin(margin);
  const costs = permanentCosts(input, ratesOf(input, book));
  const total = revenueByMargin(costs.cumulated.totalCosts, margin);
  return { total, perHour: ratio(total, costs.cumulated.minutes / 60), dayRate: dayRate(input, costs, total) };
}

function dayRate({ revenue }: PermanentServiceInput, { periods }: ServiceCosts, total: Money): Money | null {
  if (revenue.type !== 'HOURLYRATERELATIVE') return null;
  const weights = rateOfPeriod({ ...revenue.hourlyRateRelative, day: 1 });
  const hours = (period: PeriodIndex) => periods[period].minutes / 60;
  const dayHours =
    hours(0) +
    hours(1) * weights.night +
    hours(2) * weights.sunday +
    hours(3) * weights.sundayNight +
    hours(4) * weights.holiday +
    hours(5) * weights.holidayNight;
  // Reductions of more than 100 % can make every day rate a loss.
  return dayHours > 0 ? ratio(total, dayHours) : null;
}

export function requireMargin(margin: Fraction): void {
  requireAmount('margin', margin);
  if (margin >= 1) throw new CalcError('INVALID_INPUT', { path: 'margin' });
}

export function requireAmount(path: string, amount: number): void {
  if (!(Math.abs(amount) <= mostMoney)) throw new CalcError('INVALID_INPUT', { path });
}
