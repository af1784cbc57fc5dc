import { type PermanentServiceInput, permanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { chosenRevenue } from '../revenue/revenue-values.ts';
import { rowsWithinContract } from '../shifts/contract-span.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { chosenPlace, type NewServiceValues } from './service-values.ts';
import { isHiddenPlaceField, transformedSchema } from './transformed-schema.ts';

/** Checks a new service as the server will, and that its shifts lie within the contract. */
export function newServiceSchema(contract: ContractDays) {
  return transformedSchema<NewServiceValues, PermanentServiceInput>(
    (values) => ({ ...values, ...chosenPlace(values), revenue: chosenRevenue(values.revenue) }),
    rowsWithinContract(permanentServiceInput, 'shifts', contract),
    isHiddenPlaceField,
  );
}
