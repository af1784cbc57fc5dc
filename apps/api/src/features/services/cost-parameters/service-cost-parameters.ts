import { type FieldValues, flatFields } from '@zuschlag/validation/edits/field-values';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { UpdateServiceCostParameters } from '@zuschlag/validation/services/cost-parameters';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { readService } from '../service/list-services.ts';
import { type FoundService, lockService, viewOf } from '../service/load-service.ts';
import { saveServiceChange } from '../service/save-service-change.ts';
import { serviceRules } from '../services.policy.ts';
import { changeCostParameters, countVersionUp } from '../services.store.ts';

/**
 * Changes a service's own copy of the cost parameters; the defaults of its organization stay.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.editCostParameters` says
 * @throws {DomainError} CONFLICT with both values of each parameter that others changed since the version of the edit
 */
export async function updateServiceCostParameters(
  work: UnitOfWork,
  { serviceId, acpFields, ...from }: UpdateServiceCostParameters,
): Promise<Service> {
  const found = await lockService(work, serviceId, 'editCostParameters');
  const parameters = changedParameters(work, found, acpFields, from);
  if (!parameters) return readService(work, serviceId);
  await writeParameters(work, found.service.id, parameters);
  countVersionUp(work, found.service.id);
  const { service, chance } = found;
  return saveServiceChange(work, { chance, serviceId, action: 'updateCostParameters', before: service });
}

/**
 * Of the parameters that are sent, those to write; null when all of them are stored already.
 *
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.editCostParameters` says, when there are any
 * @throws {DomainError} CONFLICT
 */
export function changedParameters(
  work: UnitOfWork,
  { service, chance }: FoundService,
  sent: Partial<CostParameters>,
  from: EditedFrom,
): Partial<CostParameters> | null {
  const stored: FieldValues = service.costParameters ?? {};
  const changed = mergeEdit(
    'serviceCostParameters',
    flatFields(sent),
    { fields: stored, version: service.version },
    from,
  );
  if (changed.length === 0) return null;
  authorize(work.actor, serviceRules.editCostParameters, viewOf(service, chance));
  return Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field)));
}

/** @throws {DomainError} INTERNAL for a service without parameters, which no call makes */
export async function writeParameters(
  work: UnitOfWork,
  serviceId: string,
  parameters: Partial<CostParameters>,
): Promise<void> {
  if ((await changeCostParameters(work, serviceId, parameters)) === 0) throw new DomainError('INTERNAL');
}
