import type { Minutes, Money, PerPeriod } from '../model.ts';

/** Revenue of billed hours; a period without minutes earns nothing, although it may cost. */
export function revenueByHours(minutes: Minutes, rate: Money): Money {
  return minutes > 0 ? (minutes / 60) * rate + 0 : 0;
}

/** Rates of all periods from a day rate in EUR per hour and surcharges on it: 10 % is 1.10 times the day rate. */
export function rateOfPeriod({ day, ...surcharges }: PerPeriod<number>): PerPeriod<Money> {
  return {
    day,
    night: day * (1 + surcharges.night),
    sunday: day * (1 + surcharges.sunday),
    sundayNight: day * (1 + surcharges.sundayNight),
    holiday: day * (1 + surcharges.holiday),
    holidayNight: day * (1 + surcharges.holidayNight),
  };
}
