import { type FieldValues, flatFields, nestFields } from '@zuschlag/validation/edits/field-values';
import { differingFields } from '@zuschlag/validation/edits/merge-fields';
import type { RevenueCalculation, UpdateRevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import { fieldsOf, mergeEdit } from '../../../edits/merge-edit.ts';
import { readService } from '../service/list-services.ts';
import { lockService } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { changeService } from '../services.store.ts';

/**
 * Sets how a service earns; the values of every other type are forgotten. Values of one type are merged one by one with
 * what others saved since the version of the edit; another type is merged only when nothing else was saved.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 */
export async function updateRevenueCalculation(
  work: UnitOfWork,
  { serviceId, input, ...from }: UpdateRevenueCalculation,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  const sent = revenueFields(input);
  const fields = revenueFields(service.revenueCalculation);
  const isOtherType = sent.revenueCalculationType !== fields.revenueCalculationType;
  const isMoved = differingFields(fields, fieldsOf('revenue', from.base ?? {})).length > 0;
  const base = isOtherType && isMoved ? {} : from.base;
  const changed = mergeEdit('revenue', sent, { fields, version: service.version }, { ...from, base });
  if (changed.length === 0) return readService(work, serviceId);
  await changeService(work, service.id, { revenue: mergedRevenue(input, { sent, fields, changed }) });
  return saveServiceChange(work, { chance, serviceId, action: 'updateRevenueCalculation', before: service });
}

const rates = Object.fromEntries(tariffPeriods.map((period) => [period, null]));
const nothing = flatFields({ margin: null, flatRate: null, hourlyRateAbsolute: rates, hourlyRateRelative: rates });

/** Every field of every type; those of the other types are empty. */
function revenueFields(revenue: RevenueCalculation | null): FieldValues {
  return { revenueCalculationType: null, ...nothing, ...flatFields(revenue ?? {}) };
}

/** Of one type, the fields that the edit changed over those that are stored. */
function mergedRevenue(
  input: RevenueCalculation,
  { sent, fields, changed }: { sent: FieldValues; fields: FieldValues; changed: readonly string[] },
): RevenueCalculation {
  const own = Object.keys(flatFields(input));
  const values = own.map((field) => [field, changed.includes(field) ? sent[field] : fields[field]]);
  return nestFields(Object.fromEntries(values)) as RevenueCalculation;
}
