import type { ChangeTenantSwitches, ReadTenantSwitches } from '@zuschlag/validation/administration/tenant';
import type { UnitOfWork } from '../../../context.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { organizationIds } from '../organizations/kept-organizations.store.ts';
import { tenantRules } from './tenant-switches.policy.ts';
import { lockSwitches, readSwitches, storeSwitches } from './tenant-switches.store.ts';

/** What is switched on for the tenant, for all its people. */
export async function readTenantSwitches(work: UnitOfWork): Promise<ReadTenantSwitches> {
  const { at, person, ...switches } = await readSwitches(work);
  return {
    ...switches,
    mayChange: denialOf(work.actor, tenantRules.keep, null) === null,
    changed: at && { at: at.toISOString(), person },
  };
}

/** Switches something on or off, from the next call of each person on. @throws {DomainError} NOT_PERMITTED */
export async function changeTenantSwitches(work: UnitOfWork, asked: ChangeTenantSwitches): Promise<ReadTenantSwitches> {
  authorize(work.actor, tenantRules.keep, null);
  const before = await lockSwitches(work);
  const after = { ...before, ...asked };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await storeSwitches(work, after);
    const entityId = work.actor.mainOrganizationId;
    await work.audit({ entity: 'tenantSettings', entityId, action: 'changeTenantSwitches', before, after });
    for (const organizationId of await organizationIds(work)) {
      await work.publish({ kind: 'tenantSwitchesChanged', organizationId });
    }
  }
  return readTenantSwitches(work);
}
