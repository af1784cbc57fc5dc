import { fieldName } from '@zuschlag/validation/edits/field-names';
import { flatFields } from '@zuschlag/validation/edits/field-values';
import {
  type CostParameters,
  costParameters,
  noOverheads,
  type Organization,
  type UpdateCostParameters,
} from '@zuschlag/validation/organizations/organizations';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { UnitOfWork } from '../../context.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { costParameterRules } from './organizations.policy.ts';
import { lockCostParameters, saveCostParameters } from './organizations.store.ts';
import { findOrganization, versionedParameters } from './organizations.ts';

/**
 * Changes what new services of an organization start with; those that exist keep their copy.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 * @throws {DomainError} CONFLICT with both values of each parameter that others changed since the version of the edit
 * @throws {DomainError} INVALID_INPUT when the first parameters are incomplete
 */
export async function updateCostParameters(
  work: UnitOfWork,
  { acpFields, organizationId, ...from }: UpdateCostParameters,
): Promise<Organization> {
  const id = organizationId ?? work.actor.organizationId;
  await findOrganization(work, id);
  authorize(work.actor, costParameterRules.edit, { organizationId: id });
  const { advancedCostParameters: before, costParametersVersion } = versionedParameters(
    await lockCostParameters(work, id),
  );
  const stored = { fields: before ?? {}, version: costParametersVersion };
  const changed = mergeEdit('costParameters', flatFields(acpFields), stored, from);
  if (changed.length === 0) return findOrganization(work, id);
  const sent = Object.entries(acpFields).filter(([field]) => changed.includes(field));
  const after = whole({ ...(before ?? noOverheads), ...Object.fromEntries(sent) });
  await saveCostParameters(work, id, after);
  await work.audit({
    entity: 'organization',
    entityId: id,
    action: 'updateCostParameters',
    before: before ?? undefined,
    after,
  });
  return findOrganization(work, id);
}

function whole(parameters: Partial<CostParameters>): CostParameters {
  const { success, data, error } = costParameters.safeParse(parameters);
  if (success) return data;
  const fields = fieldErrorsOf(error).map((field) => ({ ...field, path: fieldName('costParameters', field.path) }));
  throw new DomainError('INVALID_INPUT', { fields });
}
