import type { Service } from '@zuschlag/validation/services/service';

/** What an hour of a service is paid: the entered wage, or the average of what the wage table pays over the contract. */
export function paidWageOf({ hourlyWage, wageTable }: Pick<Service, 'hourlyWage' | 'wageTable'>): number {
  return wageTable?.averageWage ?? hourlyWage;
}
