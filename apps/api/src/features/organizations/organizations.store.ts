import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { CostParameters, OrganizationSummary } from '@zuschlag/validation/organizations/organizations';
import type { TenantDb } from '../../context.ts';

export type RankedOrganization = OrganizationSummary & { rank: number };

/** @param after rank, name and id of the last row of the page before */
export async function organizationRows(
  { actor, db }: TenantDb,
  {
    isOperational,
    after,
    limit,
  }: { isOperational: boolean | null; after: [number, string, number] | null; limit: number },
): Promise<RankedOrganization[]> {
  const from = after ? Prisma.sql`where (rank, name, id) > (${after[0]}, ${after[1]}, ${after[2]})` : Prisma.empty;
  return db.$queryRaw<RankedOrganization[]>`
    select * from (
      select id, name, "shortName", "isOperational", (id <> "mainOrganizationId")::int as rank
      from organization
      where "mainOrganizationId" = ${actor.mainOrganizationId}
        and (${isOperational}::boolean is null or "isOperational" = ${isOperational})
    ) ranked
    ${from}
    order by rank, name, id limit ${limit}`;
}

export async function organizationRow({ actor, db }: TenantDb, id: number) {
  const found = await db.organization.findFirst({
    where: { mainOrganizationId: actor.mainOrganizationId, id },
    include: { costParameters: { omit: { organizationId: true, mainOrganizationId: true } } },
  });
  return plain(found);
}

/** The organization's defaults as they are, locked until the transaction ends; null when it has none yet. */
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
