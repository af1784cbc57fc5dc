import type { FoundTenant, GrantedManager, GrantManager, TenantManager } from '@zuschlag/validation/platform/tenants';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addPerson, type Inviter, inviteFirst, inviteWaiting } from '../accounts/invitations/invite-user.ts';
import { requireTenant } from './admin-work.ts';
import { hasConfigAdmin, insertMainOrganization, lockPersonByAddress, storeManager } from './platform.store.ts';

/**
 * Founds the tenant of the unit of work: its main organization, and the first Manager, who keeps the tables and is invited.
 *
 * @throws {DomainError} EMAIL_IN_USE
 */
export async function foundTenant(
  work: UnitOfWork<SystemActor>,
  { name, shortName, isOperational, ...manager }: FoundTenant,
  inviter: Inviter,
): Promise<void> {
  const { mainOrganizationId } = work.actor;
  await insertMainOrganization(work, { name, shortName, isOperational });
  const after = { name, shortName, isOperational };
  await work.audit({ entity: 'organization', entityId: mainOrganizationId, action: 'create', after });
  await inviteManager(work, { ...manager, isConfigAdmin: true }, inviter);
}

/**
 * Makes a person a Manager of the main organization: one who is there gets the role, another one is added. People who have
 * not accepted get the invitation, once an hour. Where the tenant has no config administrator the Manager becomes one.
 *
 * @throws {DomainError} NOT_FOUND, EMAIL_IN_USE for a person of another organization or tenant, INVITE_TOO_SOON
 */
export async function grantManager(
  work: UnitOfWork<SystemActor>,
  { mainOrganizationId, ...manager }: GrantManager,
  inviter: Inviter,
): Promise<GrantedManager> {
  await requireTenant(work);
  const isNeeded = !(await hasConfigAdmin(work));
  const known = await lockPersonByAddress(work, manager.email);
  if (!known) {
    await inviteManager(work, { ...manager, isConfigAdmin: isNeeded }, inviter);
    return { isInvited: true };
  }
  if (known.organizationId !== mainOrganizationId) throw new DomainError('EMAIL_IN_USE');
  const isConfigAdmin = known.isConfigAdmin || isNeeded;
  await storeManager(work, known.id, isConfigAdmin);
  await work.audit({
    entity: 'user',
    entityId: known.id,
    action: 'grantManager',
    before: { role: known.role, isConfigAdmin: known.isConfigAdmin },
    after: { role: 'Manager', isConfigAdmin },
  });
  return { isInvited: await inviteWaiting(work, known.id, inviter) };
}

async function inviteManager(
  work: UnitOfWork<SystemActor>,
  manager: TenantManager & { isConfigAdmin: boolean },
  inviter: Inviter,
): Promise<void> {
  const organizationId = work.actor.mainOrganizationId;
  const id = await addPerson(work, { ...manager, organizationId, role: 'Manager' });
  await inviteFirst(work, id, inviter);
}
