import type { Bonus, Money } from '../model.ts';

/** Vacation bonus (Urlaubsgeld): a share of the vacation pay, and an amount per head and year. */
export function vacationBonus(bonus: Bonus, vacationPay: Money, fullTimeYears: number): Money {
  return bonus.relative * vacationPay + bonus.absolute * fullTimeYears;
}

/**
 * Christmas bonus (Jahressonderzahlung): a share of one average monthly base pay, and an amount per head and year.
 *
 * @param yearlyPay base pay of all paid hours
 */
export function christmasBonus(bonus: Bonus, yearlyPay: Money, fullTimeYears: number): Money {
  return (bonus.relative * yearlyPay) / 12 + bonus.absolute * fullTimeYears;
}
