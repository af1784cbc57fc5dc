import { Prisma } from '@zuschlag/db/generated/client';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

export type LockedCustomer = {
  id: string;
  name: string;
  nameKey: string;
  version: number;
  mergedIntoId: string | null;
};

/**
 * Customers, also merged ones.
 *
 * @param locking in the order of their ids until the transaction ends, so that no Chance is given to them in between
 */
export async function customersToMerge(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
  locking: 'locking' | 'reading',
): Promise<LockedCustomer[]> {
  const lock = locking === 'locking' ? Prisma.sql`for update` : Prisma.empty;
  return db.$queryRaw<LockedCustomer[]>`
    select id::text, name, "nameKey", version, "mergedIntoId"::text from customer
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${ids.filter(isUuid)}::uuid[])
    order by id ${lock}`;
}

/** What hangs on a customer and moves with it. */
export type Parts = { chanceIds: string[]; siteIds: string[] };

/**
 * The Chances and sites of a customer.
 *
 * @param locking the Chances in the order of their ids, as every change of several Chances takes them
 */
export async function partsOfCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  locking: 'locking' | 'reading',
): Promise<Parts> {
  const lock = locking === 'locking' ? Prisma.sql`for update` : Prisma.empty;
  const [parts] = await db.$queryRaw<Parts[]>`
    with held as materialized (
      select id from chance
      where "mainOrganizationId" = ${mainOrganizationId} and "customerId" = ${customerId}::uuid order by id ${lock}
    )
    select array(select id::text from held) as "chanceIds",
      array(select id::text from site
        where "mainOrganizationId" = ${mainOrganizationId} and "customerId" = ${customerId}::uuid order by id) as "siteIds"`;
  return parts ?? { chanceIds: [], siteIds: [] };
}

/** Gives Chances and sites to another customer. The version of a Chance counts edits of its details, and stays. */
export async function moveTo(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  { chanceIds, siteIds }: Parts,
): Promise<void> {
  await db.$executeRaw`
    with moved as (
      update chance set "customerId" = ${customerId}::uuid
      where "mainOrganizationId" = ${mainOrganizationId} and id = any (${chanceIds}::uuid[])
    )
    update site set "customerId" = ${customerId}::uuid
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${siteIds}::uuid[])`;
}

type Pair = { keptId: string; mergedId: string };

/** Counts both customers as changed. @param into what the merged one leads to, and its own name; null: no longer merged */
export async function changePair(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { keptId, mergedId }: Pair,
  { mergedIntoId, name, nameKey }: { mergedIntoId: string | null; name: string; nameKey: string },
  now: Date,
): Promise<void> {
  await db.$executeRaw`
    update customer set version = version + 1, "updatedAt" = ${now},
      "mergedIntoId" = case when id = ${mergedId}::uuid then ${mergedIntoId}::uuid else "mergedIntoId" end,
      name = case when id = ${mergedId}::uuid then ${name} else name end,
      "nameKey" = case when id = ${mergedId}::uuid then ${nameKey} else "nameKey" end
    where "mainOrganizationId" = ${mainOrganizationId} and id in (${keptId}::uuid, ${mergedId}::uuid)`;
}

export async function sitesOfCustomer({ actor: { mainOrganizationId }, db }: TenantDb, customerId: string) {
  return db.site.findMany({ where: { mainOrganizationId, customerId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/** How many Chances a customer has, and the names of the first. */
export async function chancesToMove(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  shown: number,
): Promise<{ count: number; names: string[] }> {
  const where = { mainOrganizationId, customerId };
  const [count, rows] = await Promise.all([
    db.chance.count({ where }),
    db.chance.findMany({ where, select: { name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: shown }),
  ]);
  return { count, names: rows.map(({ name }) => name) };
}

type MergeRow = Parts & { customerId: string; mergedId: string; mergedName: string };

export async function insertMerge({ actor, db }: TenantDb<UserActor>, merge: MergeRow, now: Date): Promise<string> {
  const { mainOrganizationId, userId } = actor;
  const data = { ...merge, mainOrganizationId, createdById: userId, createdAt: now };
  return (await db.customerMerge.create({ data, select: { id: true } })).id;
}

export async function mergeById({ actor: { mainOrganizationId }, db }: TenantDb, id: string) {
  return isUuid(id) ? db.customerMerge.findFirst({ where: { mainOrganizationId, id } }) : null;
}

/** The merges into a customer since a moment that were not taken back, the latest first. */
export async function mergesInto({ actor: { mainOrganizationId }, db }: TenantDb, customerId: string, since: Date) {
  return db.customerMerge.findMany({
    where: { mainOrganizationId, customerId, undoneAt: null, createdAt: { gt: since } },
    orderBy: { id: 'desc' },
  });
}

/** Marks a merge as taken back. @returns false when it was already */
export async function markUndone({ actor, db }: TenantDb<UserActor>, id: string, now: Date): Promise<boolean> {
  const { mainOrganizationId, userId } = actor;
  const { count } = await db.customerMerge.updateMany({
    where: { mainOrganizationId, id, undoneAt: null },
    data: { undoneAt: now, undoneById: userId },
  });
  return count > 0;
}

export type ServiceAtSite = { chanceId: string; name: string; siteId: string; siteName: string };

/** The services of Chances of a customer that are calculated at its sites. */
export async function servicesAtSitesOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
): Promise<ServiceAtSite[]> {
  return db.$queryRaw<ServiceAtSite[]>(Prisma.sql`
    select s."chanceId"::text, s.name, s."siteId"::text, site.name as "siteName" from service s
    join chance c on c."mainOrganizationId" = s."mainOrganizationId" and c.id = s."chanceId"
    join site on site."mainOrganizationId" = s."mainOrganizationId" and site.id = s."siteId"
    where s."mainOrganizationId" = ${mainOrganizationId} and c."customerId" = ${customerId}::uuid order by s.id`);
}
