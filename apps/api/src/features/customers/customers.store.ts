import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { TenantDb } from '../../context.ts';

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

/** Two forms may bring the same new name at the same moment: whoever comes second finds the row of the first. */
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

/** Name and number of Chances of every customer, the most used first. */
export async function customerNames({ actor, db }: TenantDb): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw<{ id: string; name: string }[]>`
    SELECT "customer"."id"::text, "customer"."name"
    FROM "customer"
    LEFT JOIN (
      SELECT "customerId", count(*) AS "uses" FROM "chance"
      WHERE "mainOrganizationId" = ${actor.mainOrganizationId} GROUP BY "customerId"
    ) AS "used" ON "used"."customerId" = "customer"."id"
    WHERE "customer"."mainOrganizationId" = ${actor.mainOrganizationId}
    ORDER BY coalesce("used"."uses", 0) DESC, "customer"."name"`;
}

export async function customersById({ actor: { mainOrganizationId }, db }: TenantDb, ids: string[]) {
  return db.customer.findMany({
    where: { mainOrganizationId, id: { in: ids } },
    include: { ...wholeCustomer, _count: { select: { chances: true } } },
  });
}
