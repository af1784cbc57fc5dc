import { minutesInSegment } from '../calendar/shift-minutes.ts';
import { mostMoney } from '../checks/limits.ts';
import type { Bonus, CompiledRateBook, Fraction, Money, PermanentServiceInput, ServiceInput } from '../model.ts';
import { exemptBonusPerHour, exemptWageLimit, taxFreeShares } from '../pay/bonus-pay.ts';
import { type PeriodIndex, type PerPeriodTuple, tuplePerPeriod } from '../periods.ts';
import type { ContractRates, Segment } from '../rates/segment.ts';
import { ratesOf } from '../services/calculate-service.ts';
import { permanentCosts } from '../services/permanent-service.ts';
import { segmentTerms } from '../services/service-terms.ts';
import { requireAmount, requireMargin } from './inverses.ts';

/**
 * The hourly wage that a price carries at a margin, or null when no wage of at least 0 does, and where the wage follows
 * the table.
 *
 * Cost is a straight line in the wage except for what supplements save in social security. That saving has a kink where
 * a supplement reaches its tax-free share and another at 25 EUR per hour; between two kinks it is a + b·wage + c/hourly
 * wage. So the cost at the ends finds the piece, and the wage in it is the root of one quadratic equation.
 *
 * @throws {CalcError} as `calculateService`; INVALID_INPUT `revenue`, `margin`
 * @source docs/calculation.md, 6
 */
export function wageForPrice(
  input: PermanentServiceInput,
  book: CompiledRateBook,
  revenue: Money,
  margin: Fraction,
): Money | null {
  requireAmount('revenue', revenue);
  requireMargin(margin);
  if (input.wageFollowsTable) return null;
  const rates = ratesOf(input, book);
  return wageForCost(
    {
      costAt: (wage) => permanentCosts({ ...input, hourlyWage: wage }, rates).cumulated.totalCosts,
      hours: exemptHours(input, rates),
      allowance: input.nonTariffAllowance,
    },
    revenue * (1 - margin),
  );
}

/** Costs as a function of the wage: what they are at a wage, and the hours whose supplements save social security. */
export interface CostOfWage {
  readonly costAt: (wage: Money) => Money;
  readonly hours: readonly ExemptHours[];
  readonly allowance: Money;
}

/** The wage at which costs reach an amount, or null when no wage of at least 0 does. */
export function wageForCost({ costAt, hours: bonuses, allowance }: CostOfWage, target: Money): Money | null {
  const liableCost = (wage: Money) => costAt(wage) + saving(bonuses, wage, allowance);
  // Two points far apart give the line with the least rounding.
  const intercept = liableCost(0);
  const slope = (liableCost(100) - intercept) / 100;
  const cost = (wage: Money) => intercept + slope * wage - saving(bonuses, wage, allowance);

  const kinks = [...kinksOf(bonuses, allowance), mostMoney].sort((first, second) => first - second);
  let from = 0;
  for (const to of kinks) {
    const low = cost(from);
    const high = cost(to);
    // A flat piece has no single answer: it carries every wage or no wage.
    if (!(high > low) || target > high) {
      from = to;
      continue;
    }
    // A wage of exactly 0 may miss by the last digit.
    if (target < low - Math.abs(low) * 1e-12) return null;
    return rootWithin(from, to, target, intercept, slope, bonuses, allowance);
  }
  return null;
}

/** Hours of one period in one segment whose supplement saves social security. */
export interface ExemptHours {
  /** Hours times the rate of social security. */
  readonly weight: number;
  readonly taxFreeShare: Fraction;
  /** The supplement is `relative` times the wage plus `constant`. */
  readonly relative: Fraction;
  readonly constant: Money;
}

function exemptHours(input: PermanentServiceInput, rates: ContractRates): ExemptHours[] {
  return rates.segments.flatMap((segment) => {
    const { own } = minutesInSegment(input, segment, rates);
    return exemptInSegment(input, segment, (period) => own[period] / 60);
  });
}

/** The hours of a service in one segment, by period. */
export function exemptInSegment(
  service: ServiceInput,
  segment: Segment,
  hoursIn: (period: PeriodIndex) => number,
): ExemptHours[] {
  const atZero = segmentTerms({ ...service, hourlyWage: 0 }, segment).bonusPerHour;
  const { night, sunday, sundayNight, holiday, holidayNight } = segment.tariff.bonuses;
  const bonuses: PerPeriodTuple<Bonus | null> = [null, night, sunday, sundayNight, holiday, holidayNight];
  return [
    ...tuplePerPeriod((period) => ({
      weight: hoursIn(period) * segment.socialSecurity.value,
      taxFreeShare: taxFreeShares[period],
      relative: bonuses[period]?.relative ?? 0,
      constant: atZero[period],
    })),
  ];
}

function saving(bonuses: readonly ExemptHours[], wage: Money, allowance: Money): Money {
  return bonuses.reduce(
    (total, { weight, taxFreeShare, relative, constant }) =>
      total + weight * exemptBonusPerHour(relative * wage + constant, taxFreeShare, wage + allowance),
    0,
  );
}

/** Wages above 0 at which a supplement passes its tax-free share, and at which the hourly wage passes 25 EUR. */
function kinksOf(bonuses: readonly ExemptHours[], allowance: Money): Money[] {
  const crossings = bonuses.map(
    ({ taxFreeShare, relative, constant }) => (constant - taxFreeShare * allowance) / (taxFreeShare - relative),
  );
  return [...new Set([...crossings, exemptWageLimit - allowance])].filter((wage) => wage > 0 && wage < mostMoney);
}

/** Solves the cost for the wage inside one piece, with x the hourly wage (wage and allowance). */
function rootWithin(
  from: Money,
  to: Money,
  target: Money,
  intercept: Money,
  slope: number,
  bonuses: readonly ExemptHours[],
  allowance: Money,
): Money {
  const middle = (from + to) / 2 + allowance;
  const isAboveLimit = middle > exemptWageLimit;
  // cost = constant + linear * x + inverse / x
  let constant = intercept - slope * allowance;
  let linear = slope;
  let inverse = 0;
  for (const bonus of bonuses) {
    const perWage = bonus.relative;
    const rest = bonus.constant - bonus.relative * allowance;
    const isCapped = perWage * middle + rest > bonus.taxFreeShare * middle;
    const share = isCapped ? bonus.taxFreeShare : perWage;
    const fixed = isCapped ? 0 : rest;
    if (isAboveLimit) {
      constant -= bonus.weight * exemptWageLimit * share;
      inverse -= bonus.weight * exemptWageLimit * fixed;
    } else {
      linear -= bonus.weight * share;
      constant -= bonus.weight * fixed;
    }
  }
  const gap = target - constant;
  const hourlyWage =
    inverse === 0 ? gap / linear : (gap + Math.sqrt(Math.max(0, gap * gap - 4 * linear * inverse))) / (2 * linear);
  return Math.min(to, Math.max(from, hourlyWage - allowance)) + 0;
}
