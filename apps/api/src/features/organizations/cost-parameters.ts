import type { Organization, updateCostParameters as schema } from '@zuschlag/validation/organizations/organizations';
import type { z } from 'zod';
import type { UnitOfWork } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import { costParameterRules } from './organizations.policy.ts';
import { lockCostParameters, saveCostParameters } from './organizations.store.ts';
import { findOrganization } from './organizations.ts';

/**
 * Changes what new services of an organization start with; those that exist keep their copy.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function updateCostParameters(
  work: UnitOfWork,
  { acpFields, organizationId }: z.output<typeof schema>,
): Promise<Organization> {
  const id = organizationId ?? work.actor.organizationId;
  await findOrganization(work, id);
  authorize(work.actor, costParameterRules.edit, { organizationId: id });
  const before = await lockCostParameters(work, id);
  await saveCostParameters(work, id, acpFields);
  await work.audit({
    entity: 'organization',
    entityId: id,
    action: 'updateCostParameters',
    before: before ?? undefined,
    after: acpFields,
  });
  return findOrganization(work, id);
}
