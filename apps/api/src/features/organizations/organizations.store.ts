import { plain } from '@zuschlag/db/decimals';
import type { CostParameters, OrganizationSummary } from '@zuschlag/validation/organizations/organizations';
import type { TenantDb } from '../../context.ts';
import { type Condition, cursorSchema, type KeysetList, pageStatement } from '../../lists/keyset-list.ts';
import type { PageStart } from '../../lists/paging.ts';
import { rowsOf } from '../../lists/rows.store.ts';

export type RankedOrganization = OrganizationSummary & { rank: number };

/** The organizations of the tenant, the main organization first, then by name. */
const organizationList: KeysetList<'rank' | 'name'> = {
  from: `(SELECT *, ("id" <> "mainOrganizationId")::int AS "rank" FROM "organization") AS "row"`,
  columns: { rank: { sql: '"rank"', type: 'int' }, name: { sql: '"name"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'int' },
  select: '"page"."id", "page"."name", "page"."shortName", "page"."isOperational", "page"."rank"',
};
const mainFirst = [
  { column: 'rank', order: 'ASC' },
  { column: 'name', order: 'ASC' },
] as const;

export const organizationCursor = cursorSchema(organizationList, mainFirst);

/** @param after rank, name and id of the last row of the page before */
export function organizationRows(
  tenant: TenantDb,
  {
    isOperational,
    isOpen,
    ...page
  }: PageStart<readonly (string | number | null)[]> & {
    isOperational: boolean | null;
    isOpen: boolean | null;
    limit: number;
  },
): Promise<RankedOrganization[]> {
  const { mainOrganizationId } = tenant.actor;
  const operational: Condition | null =
    isOperational === null ? null : (put) => `"isOperational" = ${put(isOperational, 'bool')}`;
  const open: Condition | null = isOpen === null ? null : (put) => `("closedAt" IS NULL) = ${put(isOpen, 'bool')}`;
  return rowsOf(
    tenant,
    pageStatement(organizationList, { mainOrganizationId, conditions: [operational, open], sort: mainFirst, ...page }),
  );
}

export async function organizationRow({ actor, db }: TenantDb, id: number) {
  const found = await db.organization.findFirst({
    where: { mainOrganizationId: actor.mainOrganizationId, id },
    include: { costParameters: { omit: { organizationId: true, mainOrganizationId: true } } },
  });
  return plain(found);
}

/** How these organizations of the tenant are called. */
export async function organizationNames({ actor: { mainOrganizationId }, db }: TenantDb, ids: readonly number[]) {
  return db.organization.findMany({
    where: { mainOrganizationId, id: { in: [...ids] } },
    select: { id: true, name: true, shortName: true, isOperational: true },
  });
}

/** The organization's defaults as they are, locked until the transaction ends; null before the first ones. */
export async function lockCostParameters({ actor: { mainOrganizationId }, db }: TenantDb, organizationId: number) {
  await db.$queryRaw`
    select "id" from "organization"
    where "mainOrganizationId" = ${mainOrganizationId} and "id" = ${organizationId} for update`;
  const found = await db.organizationCostParameters.findFirst({
    where: { mainOrganizationId, organizationId },
    omit: { organizationId: true, mainOrganizationId: true },
  });
  return plain(found);
}

export async function saveCostParameters(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationId: number,
  parameters: CostParameters,
): Promise<void> {
  await db.organizationCostParameters.upsert({
    where: { mainOrganizationId_organizationId: { mainOrganizationId, organizationId } },
    create: { mainOrganizationId, organizationId, ...parameters },
    update: { ...parameters, version: { increment: 1 } },
    select: { organizationId: true },
  });
}

/** Every organization of the tenant. */
export async function organizationIds({ actor: { mainOrganizationId }, db }: TenantDb): Promise<number[]> {
  const rows = await db.organization.findMany({ where: { mainOrganizationId }, select: { id: true } });
  return rows.map(({ id }) => id);
}
