import type { TenantDb } from '../../../context.ts';
import { type Condition, cursorSchema, type KeysetList, pageStatement } from '../../../lists/keyset-list.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';

export type StoredOrganization = {
  id: number;
  name: string;
  shortName: string;
  isOperational: boolean;
  closedAt: string | null;
  people: number;
  version: number;
  rank: number;
};

const organizationList: KeysetList<'rank' | 'name'> = {
  from: `(SELECT *, ("id" <> "mainOrganizationId")::int AS "rank" FROM "organization") AS "row"`,
  columns: { rank: { sql: '"rank"', type: 'int' }, name: { sql: '"name"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'int' },
  select: `"page"."id", "page"."name", "page"."shortName", "page"."isOperational", "page"."version", "page"."rank",
      to_char("page"."closedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "closedAt",
      (SELECT count(*)::int FROM "app_user" AS "member" WHERE "member"."mainOrganizationId" = "page"."mainOrganizationId"
        AND "member"."organizationId" = "page"."id" AND NOT "member"."deleted") AS "people"`,
};
const mainFirst = [
  { column: 'rank', order: 'ASC' },
  { column: 'name', order: 'ASC' },
] as const;

export const keptOrganizationCursor = cursorSchema(organizationList, mainFirst);

/** The organizations of the tenant, the main organization first, then by name. @param after rank, name and id of the row before */
export function keptOrganizationRows(
  place: Place,
  { id, ...page }: { id?: number; after?: readonly (string | number | null)[] | null; limit: number },
): Promise<StoredOrganization[]> {
  const { mainOrganizationId } = place.actor;
  const byId: Condition | null = id === undefined ? null : (put) => `"id" = ${put(id, 'int')}`;
  return rowsOf(
    place,
    pageStatement(organizationList, { mainOrganizationId, conditions: [byId], sort: mainFirst, ...page }),
  );
}

/**
 * Locks an organization until the transaction ends: every new reference to it waits for that.
 *
 * @returns whether the tenant has it
 */
export async function lockOrganization({ actor: { mainOrganizationId }, db }: TenantDb, id: number): Promise<boolean> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    select id from organization where "mainOrganizationId" = ${mainOrganizationId} and id = ${id} for update`;
  return rows.length > 0;
}

/** @returns the id; null when another organization of the tenant has the short name */
export async function insertOrganization(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { name, shortName, isOperational }: { name: string; shortName: string; isOperational: boolean },
): Promise<number | null> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    insert into organization ("mainOrganizationId", name, "shortName", "isOperational")
    values (${mainOrganizationId}, ${name}, ${shortName}, ${isOperational})
    on conflict ("mainOrganizationId", "shortName") do nothing returning id`;
  return rows[0]?.id ?? null;
}

// First key of the advisory lock of short names; the second is the tenant.
const NAMES_LOCK = 7_803;

/** Until the transaction ends no other one gives a short name in the tenant, so that two Managers cannot give the same. */
export async function lockShortNames({ actor: { mainOrganizationId }, db }: TenantDb): Promise<void> {
  await db.$executeRaw`select pg_advisory_xact_lock(${NAMES_LOCK}::int, ${mainOrganizationId}::int)`;
}

/** Whether another organization of the tenant has the short name. */
export async function isShortNameTaken(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { id, shortName }: { id: number; shortName: string },
): Promise<boolean> {
  return (await db.organization.count({ where: { mainOrganizationId, shortName, id: { not: id } } })) > 0;
}

export async function storeOrganization(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: number,
  change: { name?: string; shortName?: string; isOperational?: boolean; closedAt?: Date | null },
): Promise<void> {
  await db.organization.updateMany({
    where: { mainOrganizationId, id },
    data: { ...change, version: { increment: 1 } },
  });
}

/**
 * Open Chances that an organization has to do with, by name.
 *
 * @param onlyOperating only those that it staffs and calculates
 */
export async function openChancesWith(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: number,
  { onlyOperating, limit }: { onlyOperating: boolean; limit: number },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    select c.name from chance_participation p
    join chance c on c."mainOrganizationId" = p."mainOrganizationId" and c.id = p."chanceId"
    where p."mainOrganizationId" = ${mainOrganizationId} and p."organizationId" = ${id}
      and c.state not in ('won', 'lost', 'notbidding') and (not ${onlyOperating} or p."isOperational")
    order by c.name, c.id limit ${limit}`;
  return rows.map(({ name }) => name);
}
