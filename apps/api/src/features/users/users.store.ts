import type { Role } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { type Condition, oneOf, pageStatement } from '../../lists/keyset-list.ts';
import { type Place, rowsOf } from '../../lists/rows.store.ts';
import { foundBy, searchWords } from '../../lists/search.store.ts';
import { personSelect } from './person.ts';
import { byName, notDeleted, userList, userText } from './user-list.ts';

/** A person with everything any list shows of people; presenters choose. */
export type UserRow = {
  id: number;
  firstname: string;
  lastname: string;
  picture: string | null;
  organizationId: number;
  email: string;
  role: Role;
  language: string | null;
  deleted: boolean;
  isConfigAdmin: boolean;
  emailVerified: boolean;
  lastEmailSentAt: Date | null;
  organization: { id: number; name: string; shortName: string; isOperational: boolean };
};

/**
 * People of the tenant who have not left, by name.
 *
 * @param page `after`: last name, first name and id of the last row of the page before; `limit`: null for all
 */
export function activeUsers(
  place: Place,
  conditions: readonly (Condition | null)[],
  page: { after?: readonly (string | number | null)[] | null; skip?: number; limit: number | null } = { limit: null },
): Promise<UserRow[]> {
  const { mainOrganizationId } = place.actor;
  const all = [notDeleted, ...conditions];
  return rowsOf(place, pageStatement(userList, { mainOrganizationId, conditions: all, sort: byName, ...page }));
}

/** @returns the condition for people whose name contains the text; null without one */
export async function namedLike(place: Place, name: string | null | undefined): Promise<Condition | null> {
  const typed = name?.trim();
  return typed ? foundBy(await searchWords(place, 'user', typed), userText) : null;
}

/** @returns the condition for people of these organizations */
export function ofOrganizations(ids: readonly number[]): Condition | null {
  return oneOf('"organizationId"', 'int', ids);
}

/** @returns the condition for one person */
export function identifiedBy(userId: number): Condition {
  return (put) => `id = ${put(userId, 'int')}`;
}

/** @returns the condition for people with or without the flag of a config administrator */
export function flagged(isConfigAdmin: boolean): Condition {
  return (put) => `"isConfigAdmin" = ${put(isConfigAdmin, 'bool')}`;
}

/** People whose role lets them own a Chance. */
export const writing: Condition = () => `"role" IN ('Editor', 'Manager')`;

/** The organizations that may come to work on a new Chance: those that staff services. */
export async function operationalOrganizationIds({ actor: { mainOrganizationId }, db }: TenantDb): Promise<number[]> {
  const rows = await db.organization.findMany({
    where: { mainOrganizationId, isOperational: true },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The organizations that take part in a Chance; an empty list when there is no such Chance. */
export async function organizationsOnChance({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  return db.chanceParticipation.findMany({ where: { mainOrganizationId, chanceId }, select: { organizationId: true } });
}

/** The organizations with an active Manager. */
export async function organizationIdsWithManager({
  actor: { mainOrganizationId },
  db,
}: TenantDb): Promise<Set<number>> {
  const rows = await db.user.findMany({
    where: { mainOrganizationId, role: 'Manager', deleted: false },
    select: { organizationId: true },
    distinct: ['organizationId'],
  });
  return new Set(rows.map(({ organizationId }) => organizationId));
}

/** These people of the tenant, also those who have left. */
export async function usersById({ actor: { mainOrganizationId }, db }: TenantDb, ids: readonly number[]) {
  return db.user.findMany({ where: { mainOrganizationId, id: { in: [...ids] } }, select: personSelect });
}

/** @returns the row of a person of the tenant, also after the account was closed; null when there never was one */
export async function userRowById({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, id: number) {
  return db.user.findFirst({
    where: { mainOrganizationId, id },
    select: {
      organizationId: true,
      role: true,
      isConfigAdmin: true,
      firstname: true,
      lastname: true,
      language: true,
      deleted: true,
    },
  });
}
