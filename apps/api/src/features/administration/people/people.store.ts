import { Prisma } from '@zuschlag/db/generated/client';
import type { PeopleFilters } from '@zuschlag/validation/administration/people';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type Condition, cursorSchema, type KeysetList, oneOf, pageStatement } from '../../../lists/keyset-list.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';
import { foundBy, searchWords } from '../../../lists/search.store.ts';
import { hasSecondStep } from '../../../policy/second-step-in-force.ts';

/** A person with all that the administration shows. */
export type StoredPerson = {
  id: number;
  firstname: string;
  lastname: string;
  picture: string | null;
  email: string;
  role: Role;
  isConfigAdmin: boolean;
  emailVerified: boolean;
  deleted: boolean;
  createdAt: string;
  invitedAt: string | null;
  leftAt: string | null;
  erasedAt: string | null;
  organization: { id: number; name: string; shortName: string; isOperational: boolean };
};

// Moments travel as text, which both ways of reading give alike.
const moment = (column: string) => `to_char("page"."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const peopleList: KeysetList<'lastname' | 'firstname'> = {
  from: '"app_user"',
  columns: { lastname: { sql: '"lastname"', type: 'text' }, firstname: { sql: '"firstname"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'int' },
  select: `"page"."id", "page"."firstname", "page"."lastname", "page"."picture", "page"."email", "page"."role"::text,
      "page"."isConfigAdmin", "page"."emailVerified", "page"."deleted", ${moment('createdAt')} AS "createdAt",
      ${moment('lastEmailSentAt')} AS "invitedAt", ${moment('deletedAt')} AS "leftAt",
      ${moment('erasedAt')} AS "erasedAt",
      json_build_object('id', "home"."id", 'name', "home"."name", 'shortName', "home"."shortName",
        'isOperational', "home"."isOperational") AS "organization"`,
  joins: `JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "page"."organizationId"`,
};
const byName = [
  { column: 'lastname', order: 'ASC' },
  { column: 'firstname', order: 'ASC' },
] as const;
const userText = {
  id: '"id"',
  type: 'int',
  text: `app_fold("firstname" || ' ' || "lastname" || ' ' || "firstname")`,
} as const;

export const peopleCursor = cursorSchema(peopleList, byName);

const inState = {
  active: '"emailVerified" AND NOT "deleted"',
  invited: 'NOT "emailVerified" AND NOT "deleted"',
  left: '"deleted"',
} as const;

/** The people of the tenant by name. @param after last name, first name and id of the last row of the page before */
export async function peopleRows(
  place: Place,
  { name, organizationId, organizationIds, roles, state }: PeopleFilters,
  { after, limit }: { after: readonly (string | number | null)[] | null; limit: number },
): Promise<StoredPerson[]> {
  const typed = name?.trim() ?? '';
  const conditions: (Condition | null)[] = [
    () => (state ? inState[state] : 'NOT "deleted"'),
    oneOf('"organizationId"', 'int', organizationIds),
    oneOf('"organizationId"', 'int', organizationId ? [organizationId] : null),
    // As text, because a parameter has no type of this enum.
    oneOf('"role"::text', 'text', roles),
    typed === '' ? null : foundBy(await searchWords(place, 'user', typed), userText),
  ];
  const { mainOrganizationId } = place.actor;
  return rowsOf(place, pageStatement(peopleList, { mainOrganizationId, conditions, sort: byName, after, limit }));
}

/** A person of the tenant, also one who has left. */
export async function personRow(place: Place, id: number): Promise<StoredPerson | null> {
  const conditions: Condition[] = [(put) => `"id" = ${put(id, 'int')}`];
  const { mainOrganizationId } = place.actor;
  const rows = await rowsOf<StoredPerson>(
    place,
    pageStatement(peopleList, { mainOrganizationId, conditions, sort: byName, limit: 1 }),
  );
  return rows[0] ?? null;
}

type OpenAccess = { openSessions: number; goodTokens: number; hasSecondStep: boolean };

/** What is open of a person now. */
export async function openAccess(
  { actor: { mainOrganizationId }, db }: TenantDb,
  userId: number,
  { now, today }: { now: Date; today: string },
): Promise<OpenAccess> {
  const [row] = await db.$queryRaw<OpenAccess[]>`
    select (select count(*)::int from session where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}
        and "expiresAt" > ${now} and "endsAt" > ${now}) as "openSessions",
      (select count(*)::int from api_token where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId}
        and "revokedAt" is null and "expiresOn" >= ${today}::date) as "goodTokens",
      ${hasSecondStep(Prisma.sql`${mainOrganizationId}`, Prisma.sql`${userId}`)} as "hasSecondStep"`;
  return row ?? { openSessions: 0, goodTokens: 0, hasSecondStep: false };
}

type Placed = { id: number; organizationId: number; role: Role; isConfigAdmin: boolean };

/**
 * Locks the people of the tenant against every other change of roles and every removal, until the transaction ends, so
 * that two who remove each other run one after the other.
 *
 * @returns those of these ids who have not left
 */
export async function lockPeopleOfTenant(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly number[],
): Promise<Placed[]> {
  await db.$queryRaw`select "mainOrganizationId" from tenant_settings where "mainOrganizationId" = ${mainOrganizationId} for update`;
  return db.$queryRaw<Placed[]>`
    select id, "organizationId", role::text as role, "isConfigAdmin" from app_user
    where "mainOrganizationId" = ${mainOrganizationId} and id = any(${[...ids]}::int[]) and not deleted
    order by id for no key update`;
}

/** The Managers of an organization, and the people of the main organization who keep the tables. */
export async function keepersOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  organizationId: number,
): Promise<{ managers: number[]; configAdmins: number[] }> {
  const rows = await db.$queryRaw<{ id: number; isManager: boolean; isConfigAdmin: boolean }[]>`
    select id, role = 'Manager' and "organizationId" = ${organizationId}::int as "isManager",
      "isConfigAdmin" and "organizationId" = ${mainOrganizationId}::int as "isConfigAdmin"
    from app_user
    where "mainOrganizationId" = ${mainOrganizationId} and not deleted and (
      role = 'Manager' and "organizationId" = ${organizationId}::int
      or "isConfigAdmin" and "organizationId" = ${mainOrganizationId}::int)`;
  return {
    managers: rows.filter(({ isManager }) => isManager).map(({ id }) => id),
    configAdmins: rows.filter(({ isConfigAdmin }) => isConfigAdmin).map(({ id }) => id),
  };
}

export async function storeRole(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  change: { role?: Role; isConfigAdmin?: boolean },
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: change });
}

/** Open Chances of an owner, in the order in which they are locked. */
export async function openChancesOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ownerId: number,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    select id::text from chance
    where "mainOrganizationId" = ${mainOrganizationId} and "ownerId" = ${ownerId} and state not in ('won', 'lost', 'notbidding')
    order by id::text`);
  return rows.map(({ id }) => id);
}
