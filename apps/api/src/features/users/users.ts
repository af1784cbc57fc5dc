import type { Person, User } from '@zuschlag/validation/users/users';
import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { foldCase } from '../../database/normalize-text.ts';
import { isUuid } from '../../database/uuid.ts';
import { DomainError } from '../../errors.ts';
import { memberOfParticipant } from '../../policy/relations.ts';
import { toPerson } from './person.ts';
import {
  activeUsers,
  activeUsersOf,
  activeWritersOf,
  operationalOrganizationIds,
  organizationsOnChance,
} from './users.store.ts';

/** People of the tenant whose name contains the text, in either order of first and last name. */
export async function listUsers(
  tenant: TenantDb<UserActor>,
  { first, name }: { first: number; name?: string | null },
): Promise<User[]> {
  const users = await activeUsers(tenant);
  const wanted = foldCase(name?.trim() ?? '');
  const found = users.filter(({ firstname, lastname }) =>
    foldCase(`${firstname} ${lastname} ${firstname}`).includes(wanted),
  );
  return found.slice(0, first).map((user) => toUser(tenant.actor, user));
}

/**
 * Everybody who may view a Chance: whom one can mention there.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view it either
 */
export async function listUsersOnChance(tenant: TenantDb<UserActor>, chanceId: string): Promise<User[]> {
  const users = await activeUsersOf(tenant, await organizationsThatView(tenant, chanceId));
  return users.map((user) => toUser(tenant.actor, user));
}

/**
 * Who may own a Chance: Editors and Managers who may view it; for a new one those who could come to view it.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view the Chance
 */
export async function listPossibleOwners(tenant: TenantDb<UserActor>, chanceId?: string | null): Promise<Person[]> {
  const organizationIds = chanceId
    ? await organizationsThatView(tenant, chanceId)
    : [...(await operationalOrganizationIds(tenant)), tenant.actor.organizationId, tenant.actor.mainOrganizationId];
  return writersOf(tenant, organizationIds);
}

/** @returns the active Editors and Managers of these organizations */
export async function writersOf(tenant: TenantDb, organizationIds: number[]): Promise<Person[]> {
  return (await activeWritersOf(tenant, organizationIds)).map(toPerson);
}

async function organizationsThatView(tenant: TenantDb<UserActor>, chanceId: string): Promise<number[]> {
  const participations = isUuid(chanceId) ? await organizationsOnChance(tenant, chanceId) : [];
  const isVisible = isOfMainOrganization(tenant.actor) || memberOfParticipant(tenant.actor, { participations });
  if (participations.length === 0 || !isVisible) throw new DomainError('NOT_FOUND');
  return [tenant.actor.mainOrganizationId, ...participations.map(({ organizationId }) => organizationId)];
}

type UserRow = Awaited<ReturnType<typeof activeUsers>>[number];

function toUser(viewer: UserActor, user: UserRow): User {
  const { id, role, firstname, lastname, picture, deleted, organizationId, organization, isConfigAdmin } = user;
  const isAdminType = viewer.role === 'Admin' || viewer.role === 'Manager';
  const email = isAdminType ? user.email : null;
  return { id, role, firstname, lastname, picture, email, deleted, organizationId, organization, isConfigAdmin };
}
