import type { ChangeTenantSwitches, ReadTenantSwitches } from '@zuschlag/validation/administration/tenant';
import type { UnitOfWork } from '../../../context.ts';
import { canKeepSecrets } from '../../../database/kept-secrets.ts';
import { DomainError } from '../../../errors.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { everyOrganization } from '../../organizations/organizations.ts';
import { tenantRules } from './tenant-switches.policy.ts';
import { lockSwitches, readSwitches, secondStepsOf, storeSwitches } from './tenant-switches.store.ts';

/** What is switched on for the tenant, for all its people. */
export async function readTenantSwitches(work: UnitOfWork): Promise<ReadTenantSwitches> {
  const { at, person, ...switches } = await readSwitches(work);
  const mayChange = denialOf(work.actor, tenantRules.keep, null) === null;
  return {
    ...switches,
    mayChange,
    secondStep: mayChange ? { ...(await secondStepsOf(work)), isOffered: canKeepSecrets() } : null,
    changed: at && { at: at.toISOString(), person },
  };
}

/**
 * Switches something on or off, from the next call of each person on.
 *
 * @throws {DomainError} NOT_PERMITTED
 * @throws {DomainError} SECOND_STEP_UNAVAILABLE, OWN_SECOND_STEP_FIRST when a second step is to be required
 */
export async function changeTenantSwitches(work: UnitOfWork, asked: ChangeTenantSwitches): Promise<ReadTenantSwitches> {
  authorize(work.actor, tenantRules.keep, null);
  const before = await lockSwitches(work);
  const after = { ...before, ...asked };
  if (after.secondStepRequired && !before.secondStepRequired) await requireOwnSecondStep(work);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await storeSwitches(work, after);
    const entityId = work.actor.mainOrganizationId;
    await work.audit({ entity: 'tenantSettings', entityId, action: 'changeTenantSwitches', before, after });
    for (const organizationId of await everyOrganization(work)) {
      await work.publish({ kind: 'tenantSwitchesChanged', organizationId });
    }
  }
  return readTenantSwitches(work);
}

/** So that one person who may switch it off again is never asked for what that person does not have. */
async function requireOwnSecondStep(work: UnitOfWork): Promise<void> {
  if (!canKeepSecrets()) throw new DomainError('SECOND_STEP_UNAVAILABLE');
  if (!(await secondStepsOf(work)).isOwn) throw new DomainError('OWN_SECOND_STEP_FIRST');
}
