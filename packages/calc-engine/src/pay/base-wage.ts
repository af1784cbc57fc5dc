import type { Money, ServiceInput } from '../model.ts';
import type { Segment } from '../rates/segment.ts';

/** Base wage (Grundlohn) of the hours worked; an allowance above tariff (Zulage) is paid the same way. */
export function payForHours(hours: number, perHour: Money): Money {
  return hours * perHour;
}

/** The wage of a segment: what the wage table pays in it where the wage follows the table, else the one entered. */
export function hourlyWageIn({ hourlyWage }: Pick<ServiceInput, 'hourlyWage'>, { wage }: Segment): Money {
  return wage === undefined ? hourlyWage : wage.hourlyWage;
}
