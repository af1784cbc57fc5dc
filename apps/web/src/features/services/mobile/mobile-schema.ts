import { type MobileServiceInput, mobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { chosenPlace } from '../service/service-values.ts';
import { isHiddenPlaceField, transformedSchema } from '../service/transformed-schema.ts';
import { rowsWithinContract } from '../shifts/contract-span.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import type { NewMobileValues } from './mobile-values.ts';

/** Checks a new mobile service as the server will, and that its visits lie within the contract. */
export function newMobileSchema(contract: ContractDays) {
  return transformedSchema<NewMobileValues, MobileServiceInput>(
    (values) => ({ ...values, ...chosenPlace(values) }),
    rowsWithinContract(mobileServiceInput, 'siteVisits', contract),
    isHiddenPlaceField,
  );
}
