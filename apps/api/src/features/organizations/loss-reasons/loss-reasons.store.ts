import type { Prisma } from '@zuschlag/db/generated/client';
import { isUniqueViolation } from '@zuschlag/db/outages/retryable-errors';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

export type StoredLossReason = {
  id: string;
  organizationId: number;
  name: string;
  position: number;
  version: number;
  retiredAt: Date | null;
};

const columns = {
  id: true,
  organizationId: true,
  name: true,
  position: true,
  version: true,
  retiredAt: true,
} as const;
const inOrder: Prisma.LossReasonOrderByWithRelationInput[] = [{ position: 'asc' }, { id: 'asc' }];

/** The organizations of the tenant, or some of them, each with its reasons in order; the main organization first. */
export async function reasonsByOrganization(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { organizationIds }: { organizationIds: readonly number[] | null },
) {
  const rows = await db.organization.findMany({
    where: { mainOrganizationId, ...(organizationIds === null ? {} : { id: { in: [...organizationIds] } }) },
    select: {
      id: true,
      shortName: true,
      lossReasons: { select: { ...columns, _count: { select: { chances: true } } }, orderBy: inOrder },
    },
    orderBy: { shortName: 'asc' },
  });
  return rows.toSorted((a, b) => Number(b.id === mainOrganizationId) - Number(a.id === mainOrganizationId));
}

/** The reasons that are offered, those of the main organization first. */
export async function activeReasons(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationIds: readonly number[],
): Promise<StoredLossReason[]> {
  const rows = await db.lossReason.findMany({
    where: { mainOrganizationId, organizationId: { in: [...organizationIds] }, retiredAt: null },
    select: columns,
    orderBy: inOrder,
  });
  return rows.toSorted(
    (a, b) =>
      Number(b.organizationId === mainOrganizationId) - Number(a.organizationId === mainOrganizationId) ||
      a.organizationId - b.organizationId,
  );
}

/** @returns the organization of a reason, or null when the tenant has no such reason */
export async function organizationOfReason(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<number | null> {
  if (!isUuid(id)) return null;
  const row = await db.lossReason.findFirst({ where: { mainOrganizationId, id }, select: { organizationId: true } });
  return row?.organizationId ?? null;
}

/** Every reason of an organization, locked with the organization until the transaction ends. */
export async function lockReasons(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationId: number,
): Promise<StoredLossReason[]> {
  await db.$queryRaw`
    select "id" from "organization"
    where "mainOrganizationId" = ${mainOrganizationId} and "id" = ${organizationId} for update`;
  return db.lossReason.findMany({ where: { mainOrganizationId, organizationId }, select: columns, orderBy: inOrder });
}

export async function insertReasons(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationId: number,
  reasons: readonly { name: string; position: number }[],
): Promise<void> {
  await db.lossReason.createMany({
    data: reasons.map((reason) => ({ mainOrganizationId, organizationId, ...reason })),
  });
}

/** @returns whether the name was free */
export async function changeReasonName(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  name: string,
): Promise<boolean> {
  try {
    await db.lossReason.update({
      where: { mainOrganizationId_id: { mainOrganizationId, id } },
      data: { name, version: { increment: 1 } },
      select: { id: true },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function retireReasons(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
  retiredAt: Date | null,
): Promise<void> {
  await db.lossReason.updateMany({ where: { mainOrganizationId, id: { in: [...ids] } }, data: { retiredAt } });
}

/** Writes the places of reasons, the first at 0. */
export async function arrangeReasons(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
): Promise<void> {
  await db.$executeRaw`
    update loss_reason set position = place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as named (id, place)
    where loss_reason."mainOrganizationId" = ${mainOrganizationId} and loss_reason.id = named.id`;
}
