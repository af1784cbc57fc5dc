import type { Person, User } from '@zuschlag/validation/users/users';
import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { Tenant } from '../../context.ts';
import { folded } from '../../database/normalize-text.ts';
import { isUuid } from '../../database/uuid.ts';
import { DomainError } from '../../errors.ts';
import { memberOfParticipant } from '../../policy/relations.ts';
import { personOf } from './person.ts';
import {
  activeUsers,
  activeUsersOf,
  activeWritersOf,
  operationalOrganizationIds,
  organizationsOnChance,
} from './users.store.ts';

/** People of the tenant whose name contains the text, in either order of first and last name. */
export async function listUsers(
  tenant: Tenant<UserActor>,
  { first, name }: { first: number; name?: string | null },
): Promise<User[]> {
  const users = await activeUsers(tenant);
  const wanted = folded(name?.trim() ?? '');
  const found = users.filter(({ firstname, lastname }) =>
    folded(`${firstname} ${lastname} ${firstname}`).includes(wanted),
  );
  return found.slice(0, first).map((user) => userOf(tenant.actor, user));
}

/**
 * Everybody who may view a Chance: whom one can mention there.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view it either
 */
export async function listUsersOnChance(tenant: Tenant<UserActor>, chanceId: string): Promise<User[]> {
  const users = await activeUsersOf(tenant, await organizationsThatView(tenant, chanceId));
  return users.map((user) => userOf(tenant.actor, user));
}

/**
 * Who may own a Chance: Editors and Managers who may view it; for a new one those who could come to view it.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view the Chance
 */
export async function listPossibleOwners(tenant: Tenant<UserActor>, chanceId?: string | null): Promise<Person[]> {
  const organizationIds = chanceId
    ? await organizationsThatView(tenant, chanceId)
    : [...(await operationalOrganizationIds(tenant)), tenant.actor.organizationId, tenant.actor.mainOrganizationId];
  return writersOf(tenant, organizationIds);
}

/** @returns the active Editors and Managers of these organizations */
export async function writersOf(tenant: Tenant, organizationIds: number[]): Promise<Person[]> {
  return (await activeWritersOf(tenant, organizationIds)).map(personOf);
}

async function organizationsThatView(tenant: Tenant<UserActor>, chanceId: string): Promise<number[]> {
  const participations = isUuid(chanceId) ? await organizationsOnChance(tenant, chanceId) : [];
  const isVisible = isOfMainOrganization(tenant.actor) || memberOfParticipant(tenant.actor, { participations });
  if (participations.length === 0 || !isVisible) throw new DomainError('NOT_FOUND');
  return [tenant.actor.mainOrganizationId, ...participations.map(({ organizationId }) => organizationId)];
}

type UserRow = Awaited<ReturnType<typeof activeUsers>>[number];

function userOf(viewer: UserActor, user: UserRow): User {
  const { id, role, firstname, lastname, picture, deleted, organizationId, organization, isConfigAdmin } = user;
  const isAdminType = viewer.role === 'Admin' || viewer.role === 'Manager';
  const email = isAdminType ? user.email : null;
  return { id, role, firstname, lastname, picture, email, deleted, organizationId, organization, isConfigAdmin };
}
