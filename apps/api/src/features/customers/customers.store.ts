import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { TenantDb } from '../../context.ts';
import { type KeysetList, oneOf, pageStatement } from '../../lists/keyset-list.ts';
import { rowsOf } from '../../lists/rows.store.ts';
import { searchSimilarIds } from '../../lists/search.store.ts';

const wholeCustomer = { sites: { orderBy: { name: 'asc' } } } as const;

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

/** The customers of the tenant, the most used first. */
const customerList: KeysetList<'uses' | 'name'> = {
  from: `(SELECT *, (SELECT count(*)::int FROM "chance" WHERE "chance"."mainOrganizationId" = "customer"."mainOrganizationId"
        AND "chance"."customerId" = "customer"."id") AS "uses" FROM "customer") AS "row"`,
  columns: { uses: { sql: '"uses"', type: 'int' }, name: { sql: '"name"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'uuid' },
  select: '"page"."id"::text',
};

/** @returns ids of customers whose name contains the text or resembles it, the most used first; of all without a text */
export async function customerIds(
  tenant: TenantDb,
  { name, limit }: { name: string | null; limit: number },
): Promise<string[]> {
  const ids = name === null ? null : await searchSimilarIds(tenant, 'customer', name);
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
