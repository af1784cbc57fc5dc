import type { Prisma } from '@zuschlag/db/generated/client';
import type { TariffStepRow } from '@zuschlag/validation/tariff-steps/tariff-steps';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect, toPerson } from '../users/person.ts';

const withNames = {
  createdBy: { select: personSelect },
  organization: { select: { shortName: true } },
} as const satisfies Prisma.TariffStepInclude;
type Row = Prisma.TariffStepGetPayload<{ include: typeof withNames }>;
export type StoredTariffStep = ReturnType<typeof toStored>;

/** The tariff steps of an organization, the newest first. */
export async function stepsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  organizationId: number,
  limit: number,
): Promise<StoredTariffStep[]> {
  const where = { mainOrganizationId, organizationId };
  const rows = await db.tariffStep.findMany({ where, include: withNames, orderBy: { id: 'desc' }, take: limit });
  return rows.map(toStored);
}

export async function stepById(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<StoredTariffStep | null> {
  if (!isUuid(id)) return null;
  const row = await db.tariffStep.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    include: withNames,
  });
  return row && toStored(row);
}

/** Holds a tariff step until the transaction ends. */
export async function lockStep({ actor: { mainOrganizationId }, db }: TenantDb<UserActor>, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await db.$queryRaw`
    select id from tariff_step where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid for update`;
}

export async function insertStep(
  { actor: { mainOrganizationId, userId: createdById }, db }: TenantDb<UserActor>,
  { rows, ...step }: { organizationId: number; name: string; rows: readonly TariffStepRow[] },
): Promise<string> {
  const data = { mainOrganizationId, createdById, ...step, rows: rows as unknown as Prisma.InputJsonArray };
  return (await db.tariffStep.create({ data, select: { id: true } })).id;
}

export async function changeStep(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
  { rows, realSince }: { rows?: readonly TariffStepRow[]; realSince?: Date },
): Promise<void> {
  await db.tariffStep.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { version: { increment: 1 }, realSince, ...(rows ? { rows: rows as unknown as Prisma.InputJsonArray } : {}) },
    select: { id: true },
  });
}

export async function deleteStep(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<void> {
  await db.tariffStep.deleteMany({ where: { mainOrganizationId, id } });
}

function toStored({ createdBy, organization, rows, ...row }: Row) {
  return {
    ...row,
    createdBy: toPerson(createdBy),
    organization: organization.shortName,
    rows: rows as unknown as TariffStepRow[],
  };
}
