import type { Prisma } from '@zuschlag/db/generated/client';
import type { ActualsImportCounts, ActualsImportState } from '@zuschlag/validation/actuals/imports';
import type { Actor, SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { personSelect, toPerson } from '../../users/person.ts';
import type { StoredTimes } from '../actuals.store.ts';
import type { JudgedRow } from './judge-rows.ts';

/** @param seen the version of each month of the file when the plan was made; 0 without actuals */
export type ActualsPlanKept = { seen: { [month: string]: number }; rows: JudgedRow[] };
/** A month that was written, and the times that stood there; null without actuals. */
export type WrittenMonth = { month: string; version: number; before: StoredTimes | null };
export type StoredActualsImport = ReturnType<typeof toStored>;

const withAuthor = { createdBy: { select: personSelect } } as const satisfies Prisma.ActualImportInclude;

type NewImport = {
  chanceId: string;
  organizationId: number;
  fileName: string;
  plan: ActualsPlanKept;
  counts: ActualsImportCounts;
};
export async function insertActualsImport(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { plan, ...data }: NewImport,
): Promise<StoredActualsImport> {
  const row = await db.actualImport.create({
    data: { ...data, plan: plan as unknown as Prisma.InputJsonValue, mainOrganizationId, createdById: userId },
    include: withAuthor,
  });
  return toStored(row);
}

export async function actualsImportById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredActualsImport | null> {
  if (!isUuid(id)) return null;
  const row = await db.actualImport.findFirst({ where: { mainOrganizationId, id }, include: withAuthor });
  return row ? toStored(row) : null;
}

/** Imports that were written, the newest first. */
export async function actualsImportsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, organizationId, limit }: { chanceId: string; organizationId: number; limit: number },
): Promise<StoredActualsImport[]> {
  const rows = await db.actualImport.findMany({
    where: { mainOrganizationId, chanceId, organizationId, state: { not: 'planned' } },
    include: withAuthor,
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.map(toStored);
}

type ImportChange = {
  state: ActualsImportState;
  committedAt?: Date;
  undoneAt?: Date;
  written?: WrittenMonth[];
};
/** @param from the state it must still be in @returns whether it was */
export async function changeActualsImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  from: ActualsImportState,
  { written, ...data }: ImportChange,
): Promise<boolean> {
  const { count } = await db.actualImport.updateMany({
    where: { mainOrganizationId, id, state: from },
    data: { ...data, ...(written ? { written: written as unknown as Prisma.InputJsonValue } : {}) },
  });
  return count === 1;
}

/** Deletes plans that were not written. */
export async function deletePlansBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  moment: Date,
): Promise<void> {
  await db.actualImport.deleteMany({ where: { mainOrganizationId, state: 'planned', createdAt: { lt: moment } } });
}

function toStored({
  state,
  plan,
  counts,
  written,
  createdBy,
  ...row
}: Prisma.ActualImportGetPayload<{ include: typeof withAuthor }>) {
  return {
    ...row,
    // Written by `insertActualsImport` and `changeActualsImport` alone.
    state: state as ActualsImportState,
    plan: plan as unknown as ActualsPlanKept,
    counts: counts as ActualsImportCounts,
    written: written as unknown as WrittenMonth[],
    by: toPerson(createdBy),
  };
}
