import { Prisma } from '@zuschlag/db/generated/client';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { TenantDb } from '../../context.ts';
import { type KeysetList, oneOf, pageStatement } from '../../lists/keyset-list.ts';
import { rowsOf } from '../../lists/rows.store.ts';
import { searchSimilarIds } from '../../lists/search.store.ts';

const wholeCustomer = { sites: { orderBy: [{ name: 'asc' }, { id: 'asc' }] } } satisfies Prisma.CustomerInclude;

export async function customerById({ actor, db }: TenantDb, id: string) {
  return db.customer.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    include: wholeCustomer,
  });
}

export async function customerByName({ actor: { mainOrganizationId }, db }: TenantDb, name: string) {
  const nameKey = customerNameKey(name);
  return db.customer.findUnique({ where: { mainOrganizationId_nameKey: { mainOrganizationId, nameKey } } });
}

/** Two forms may bring the same new name at the same moment: the second one finds the row of the first. */
export async function insertCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { name, organizationId }: { name: string; organizationId: number },
): Promise<string | null> {
  const [created] = await db.customer.createManyAndReturn({
    data: [{ mainOrganizationId, organizationId, name, nameKey: customerNameKey(name) }],
    skipDuplicates: true,
    select: { id: true },
  });
  return created?.id ?? null;
}

/** The customer as it is, locked until the transaction ends: Chances of several owners share it. */
export async function lockCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<{ name: string; version: number } | null> {
  const rows = await db.$queryRaw<{ name: string; version: number }[]>`
    SELECT "name", "version" FROM "customer"
    WHERE "mainOrganizationId" = ${mainOrganizationId} AND "id" = ${id}::uuid FOR UPDATE`;
  return rows[0] ?? null;
}

export async function changeCustomerName(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  name: string,
): Promise<void> {
  await db.customer.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { name, nameKey: customerNameKey(name), version: { increment: 1 } },
  });
}

/** Gives the name of a merged customer free for another one. */
export async function releaseName({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.customer.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { nameKey: `merged:${id}` },
    select: { id: true },
  });
}

/** The customers of the tenant, the most used first. */
const customerList: KeysetList<'uses' | 'name'> = {
  from: `(SELECT *, (SELECT count(*)::int FROM "chance" WHERE "chance"."mainOrganizationId" = "customer"."mainOrganizationId"
        AND "chance"."customerId" = "customer"."id") AS "uses" FROM "customer" WHERE "mergedIntoId" IS NULL) AS "row"`,
  columns: { uses: { sql: '"uses"', type: 'int' }, name: { sql: '"name"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'uuid' },
  select: '"page"."id"::text',
};

/** @returns ids of customers whose name contains the text or resembles it, the most used first; of all without a text */
export async function customerIds(
  tenant: TenantDb,
  { name, limit }: { name: string | null; limit: number },
): Promise<string[]> {
  const ids = name === null ? null : await survivorsOf(tenant, await searchSimilarIds(tenant, 'customer', name));
  const statement = pageStatement(customerList, {
    mainOrganizationId: tenant.actor.mainOrganizationId,
    conditions: [oneOf('"id"', 'uuid', ids)],
    sort: [
      { column: 'uses', order: 'DESC' },
      { column: 'name', order: 'ASC' },
    ],
    limit,
  });
  return (await rowsOf<{ id: string }>(tenant, statement)).map(({ id }) => id);
}

export async function namesOfCustomers(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db.customer.findMany({
    where: { mainOrganizationId, id: { in: [...ids] } },
    select: { id: true, name: true },
  });
}

export async function customersById({ actor: { mainOrganizationId }, db }: TenantDb, ids: readonly string[]) {
  return db.customer.findMany({
    where: { mainOrganizationId, id: { in: [...ids] } },
    include: { ...wholeCustomer, _count: { select: { chances: true } } },
  });
}

/**
 * The customers that merged ones turned out to be, in the order of the ids, each once; a customer that was not merged is
 * its own.
 */
export async function survivorsOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<{ from: string; id: string }[]>`
    with recursive up as (
      select id as "from", id, "mergedIntoId" from customer
      where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...ids]}::uuid[])
      union all
      select up."from", c.id, c."mergedIntoId" from up
      join customer c on c."mainOrganizationId" = ${mainOrganizationId} and c.id = up."mergedIntoId"
    )
    select "from"::text, id::text from up where "mergedIntoId" is null`;
  const survivors = new Map(rows.map(({ from, id }) => [from, id]));
  return [...new Set(ids.flatMap((id) => survivors.get(id) ?? []))];
}

/**
 * The customer to give a Chance to: the one of the id or the name, or the one it was merged into. It cannot be merged
 * away until the transaction ends.
 */
export async function holdCustomer(
  { actor: { mainOrganizationId }, db }: TenantDb,
  by: { id: string } | { name: string },
): Promise<string | null> {
  const held = (which: Prisma.Sql) => db.$queryRaw<{ id: string; mergedIntoId: string | null }[]>`
    select id::text, "mergedIntoId"::text from customer
    where "mainOrganizationId" = ${mainOrganizationId} and ${which} for key share`;
  const isId = (id: string) => Prisma.sql`id = ${id}::uuid`;
  let [row] = await held('id' in by ? isId(by.id) : Prisma.sql`"nameKey" = ${customerNameKey(by.name)}`);
  while (row?.mergedIntoId) [row] = await held(isId(row.mergedIntoId));
  return row?.id ?? null;
}
