import type { Bonus, Fraction, Money, TariffRow } from '../model.ts';
import type { PerPeriodTuple } from '../periods.ts';

/** The amount that percentages of a bonus refer to: the base wage alone or with the allowance, as the tariff says. */
export function bonusBasis(
  basis: TariffRow['basisForBonusCalculation'],
  hourlyWage: Money,
  nonTariffAllowance: Money,
): Money {
  return basis === 'BASEWAGE' ? hourlyWage : hourlyWage + nonTariffAllowance;
}

/** Supplement per hour (SFN-Zuschlag): a share of the basis plus an amount. The pair is complete, nothing is cumulated. */
export function bonusPerHour(bonus: Bonus, basis: Money): Money {
  return bonus.relative * basis + bonus.absolute;
}

/**
 * The part of a supplement that is free of wage tax, as a share of the hourly wage.
 *
 * @source § 3b EStG
 */
export const taxFreeShares: PerPeriodTuple<Fraction> = [0, 0.25, 0.5, 0.75, 1.25, 1.5];

/** Supplements are free of social security up to this hourly wage. @source § 1 SvEV */
export const exemptWageLimit: Money = 25;

/**
 * The part of a supplement that carries no social security, because it is paid for hours of duty.
 *
 * @source docs/calculation.md, 4; § 3b EStG, § 1 SvEV
 */
export function exemptBonusPerHour(perHour: Money, taxFreeShare: Fraction, grossHourlyWage: Money): Money {
  if (grossHourlyWage === 0) return 0;
  return Math.min(perHour, taxFreeShare * grossHourlyWage) * Math.min(1, exemptWageLimit / grossHourlyWage);
}
