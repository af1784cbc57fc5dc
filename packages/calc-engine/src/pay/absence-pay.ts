import type { Money } from '../model.ts';

/**
 * Vacation pay (Urlaubsentgelt) and sick pay (Entgeltfortzahlung): absence days over attendance days of what the work
 * earns, supplements included.
 *
 * @source § 11 BUrlG, § 4 EFZG; docs/calculation.md, 4
 */
export function absencePay(continuedPay: Money, days: number, attendanceDays: number): Money {
  return (continuedPay * days) / attendanceDays;
}

/** Paid training hours (Schulung), by day and so without supplements. */
export function trainingPay(
  paidHours: number,
  grossHourlyWage: Money,
  trainingDays: number,
  attendanceDays: number,
): Money {
  return (paidHours * grossHourlyWage * trainingDays) / attendanceDays;
}
