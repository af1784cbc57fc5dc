import type { Service } from '@zuschlag/validation/services/service';

/** What an hour of a service is paid: the entered wage, or the average of what the wage table pays, to the cent. */
export function paidWageOf({ hourlyWage, wageTable }: Pick<Service, 'hourlyWage' | 'wageTable'>): number {
  const average = wageTable?.averageWage ?? null;
  // The average has as many digits as the hours make it; the entered wage is shown as it is.
  return average === null ? hourlyWage : Math.round(average * 100) / 100;
}
