import type { Person, User } from '@zuschlag/validation/users/users';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { DomainError } from '../../errors.ts';
import { organizationsThatSee, viewersOfChance } from '../../policy/visibility.ts';
import { toPerson } from './person.ts';
import {
  activeUsers,
  flagged,
  identifiedBy,
  namedLike,
  ofOrganizations,
  operationalOrganizationIds,
  organizationIdsWithManager,
  organizationsOnChance,
  type UserRow,
  usersById,
  writing,
} from './users.store.ts';

/** People of the tenant whose name contains the text, in either order of first and last name. */
export async function listUsers(
  tenant: TenantDb<UserActor>,
  { first, name }: { first: number; name?: string | null },
): Promise<User[]> {
  const users = await activeUsers(tenant, [await namedLike(tenant, name)], { limit: first });
  return users.map((user) => toUser(tenant.actor, user));
}

/**
 * People of the tenant by name, with or without the flag of a config administrator, for the features that show them.
 *
 * @param page `name`: only those whose name contains it; `after`: a position of `userCursor`
 */
export async function peopleOfTenant(
  tenant: TenantDb,
  {
    isConfigAdmin,
    name,
    ...page
  }: {
    isConfigAdmin: boolean;
    name?: string | null;
    after?: readonly (string | number | null)[] | null;
    skip?: number;
    limit: number;
  },
): Promise<UserRow[]> {
  return activeUsers(tenant, [flagged(isConfigAdmin), await namedLike(tenant, name)], page);
}

/**
 * Everybody who may view a Chance: whom one can mention there.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view it either
 */
export async function listUsersOnChance(tenant: TenantDb<UserActor>, chanceId: string): Promise<User[]> {
  const users = await activeUsers(tenant, [ofOrganizations(await organizationsThatView(tenant, chanceId))]);
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

/** @returns the organizations with an active Manager */
export function managedOrganizationIds(tenant: TenantDb): Promise<Set<number>> {
  return organizationIdsWithManager(tenant);
}

/** @returns the active people of these organizations, with what mails need to know of them */
export function membersOf(tenant: TenantDb, organizationIds: readonly number[]): Promise<UserRow[]> {
  return activeUsers(tenant, [ofOrganizations(organizationIds)]);
}

/** The people of these ids, also those who have left; ids without a person of the tenant are left out. */
export async function peopleById(tenant: TenantDb, ids: readonly number[]): Promise<Person[]> {
  return (await usersById(tenant, ids)).map(toPerson);
}

/** @returns whether the person is an active Editor or Manager of one of these organizations */
export async function isWriterOf(
  tenant: TenantDb,
  userId: number,
  organizationIds: readonly number[],
): Promise<boolean> {
  return (await activeUsers(tenant, [writing, ofOrganizations(organizationIds), identifiedBy(userId)])).length > 0;
}

/** @returns the active Editors and Managers of these organizations */
async function writersOf(tenant: TenantDb, organizationIds: readonly number[]): Promise<Person[]> {
  return (await activeUsers(tenant, [writing, ofOrganizations(organizationIds)])).map(toPerson);
}

async function organizationsThatView(tenant: TenantDb<UserActor>, chanceId: string): Promise<number[]> {
  const participations = isUuid(chanceId) ? await organizationsOnChance(tenant, chanceId) : [];
  const isVisible = viewersOfChance.some((fits) => fits(tenant.actor, { participations }));
  if (participations.length === 0 || !isVisible) throw new DomainError('NOT_FOUND');
  return organizationsThatSee(tenant.actor, { participations });
}

/** @returns the row of a person of the tenant, as the viewer may see it; null without one, or when the person has left */
export async function userById(tenant: TenantDb<UserActor>, id: number): Promise<User | null> {
  const [found] = await activeUsers(tenant, [identifiedBy(id)], { limit: 1 });
  return found ? toUser(tenant.actor, found) : null;
}

function toUser(viewer: UserActor, user: UserRow): User {
  const { id, role, firstname, lastname, picture, deleted, organizationId, organization, isConfigAdmin } = user;
  const shown = { id, role, firstname, lastname, picture, deleted, organizationId, organization, isConfigAdmin };
  const isAdminType = viewer.role === 'Admin' || viewer.role === 'Manager';
  if (!isAdminType) return { ...shown, email: null, emailVerified: null, lastEmailSentAt: null };
  const lastEmailSentAt = user.lastEmailSentAt?.toISOString() ?? null;
  return { ...shown, email: user.email, emailVerified: user.emailVerified, lastEmailSentAt };
}
