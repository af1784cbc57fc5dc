import { type PermanentServiceInput, permanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { chosenRevenue } from '../revenue/revenue-values.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { chosenPlace, type NewServiceValues } from './service-values.ts';
import { transformedSchema } from './transformed-schema.ts';

/** Checks a new service as the server will, and that its shifts lie within the contract. */
export function newServiceSchema({ startDate, endDate }: ContractDays) {
  const isOutside = (day: string | null) => day !== null && (day < startDate || day > endDate);
  return transformedSchema<NewServiceValues, PermanentServiceInput>(
    (values) => ({ ...values, ...chosenPlace(values), revenue: chosenRevenue(values.revenue) }),
    permanentServiceInput.superRefine(({ shifts }, context) => {
      for (const [index, shift] of shifts.entries()) {
        if (isOutside(shift.startDate) || isOutside(shift.endDate)) {
          context.addIssue({ code: 'custom', path: ['shifts', index], message: 'OUTSIDE_CONTRACT' });
        }
      }
    }),
    // The field to pick a place shows its absence, not the hidden field.
    (path) => path === 'siteInput',
  );
}
