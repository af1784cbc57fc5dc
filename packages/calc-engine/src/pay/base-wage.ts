import type { Money } from '../model.ts';

/** Base wage (Grundlohn) of the hours worked; an allowance above tariff (Zulage) is paid the same way. */
export function payForHours(hours: number, perHour: Money): Money {
  return hours * perHour;
}
