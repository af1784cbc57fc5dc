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

/** The Chances of a customer, locked in the order of their ids, as every change of several Chances takes them. */
export async function lockChancesOfCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id::text from chance
    where "mainOrganizationId" = ${mainOrganizationId} and "customerId" = ${customerId}::uuid order by id for update`;
  return rows.map(({ id }) => id);
}

/** Gives Chances and sites to another customer. The version of a Chance counts edits of its details, and stays. */
export async function moveTo(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  { chanceIds, siteIds }: { chanceIds: readonly string[]; siteIds: readonly string[] },
): Promise<void> {
  await db.$executeRaw`
    update chance set "customerId" = ${customerId}::uuid
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...chanceIds]}::uuid[])`;
  await db.$executeRaw`
    update site set "customerId" = ${customerId}::uuid
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...siteIds]}::uuid[])`;
}

type Change = { mergedIntoId?: string | null; name?: string; nameKey?: string };

export async function changeCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  change: Change,
): Promise<void> {
  await db.customer.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...change, version: { increment: 1 } },
    select: { id: true },
  });
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

export type MergeRow = {
  customerId: string;
  mergedId: string;
  mergedName: string;
  chanceIds: string[];
  siteIds: string[];
};

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

export async function markUndone({ actor, db }: TenantDb<UserActor>, id: string, now: Date): Promise<void> {
  const { mainOrganizationId, userId } = actor;
  await db.customerMerge.updateMany({
    where: { mainOrganizationId, id, undoneAt: null },
    data: { undoneAt: now, undoneById: userId },
  });
}

/** The parts of a merge that are still where it put them. */
export async function stillThere(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { customerId, chanceIds, siteIds }: MergeRow,
): Promise<{ chanceIds: string[]; siteIds: string[] }> {
  const [chances, sites] = await Promise.all([
    db.chance.findMany({ where: { mainOrganizationId, customerId, id: { in: chanceIds } }, select: { id: true } }),
    db.site.findMany({ where: { mainOrganizationId, customerId, id: { in: siteIds } }, select: { id: true } }),
  ]);
  return { chanceIds: chances.map(({ id }) => id), siteIds: sites.map(({ id }) => id) };
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
