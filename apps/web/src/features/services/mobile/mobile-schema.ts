import { type MobileServiceInput, mobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { chosenPlace } from '../service/service-values.ts';
import { transformedSchema } from '../service/transformed-schema.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import type { NewMobileValues } from './mobile-values.ts';

/** Checks a new mobile service as the server will, and that its visits lie within the contract. */
export function newMobileSchema({ startDate, endDate }: ContractDays) {
  const isOutside = (day: string | null) => day !== null && (day < startDate || day > endDate);
  return transformedSchema<NewMobileValues, MobileServiceInput>(
    (values) => ({ ...values, ...chosenPlace(values) }),
    mobileServiceInput.superRefine(({ siteVisits }, context) => {
      for (const [index, visit] of siteVisits.entries()) {
        if (isOutside(visit.startDate) || isOutside(visit.endDate)) {
          context.addIssue({ code: 'custom', path: ['siteVisits', index], message: 'OUTSIDE_CONTRACT' });
        }
      }
    }),
    // The field to pick a place shows its absence, not the hidden field.
    (path) => path === 'siteInput',
  );
}
