import type { Money } from '../model.ts';

/**
 * Pay for duties that a public holiday cancels (Feiertagslohn), with the supplements of those duties. Reserve
 * staff have the holiday too, hence the factor.
 *
 * @source § 2 EFZG; docs/calculation.md, 4
 */
export function holidayPay(lostHours: number, factor: number, grossHourlyWage: Money, bonusPerHour: Money): Money {
  return factor * lostHours * (grossHourlyWage + bonusPerHour);
}
