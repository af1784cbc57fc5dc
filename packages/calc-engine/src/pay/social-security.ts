import type { Fraction, Money } from '../model.ts';

/**
 * Employer's share (AG-Anteil) on all pay except the exempt supplements of hours of duty. Supplements inside
 * vacation, sick and holiday pay are liable.
 *
 * @source docs/calculation.md, 4
 */
export function socialSecurity(rate: Fraction, grossPay: Money, hours: number, exemptBonusPerHour: Money): Money {
  return rate * (grossPay - hours * exemptBonusPerHour);
}
