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
/** A month that was written: the times that stood there, null without actuals, and those that were written. */
export type WrittenMonth = { month: string; before: StoredTimes | null; after: StoredTimes };
/** An import as lists show it. */
export type ListedActualsImport = ReturnType<typeof toListed>;
export type StoredActualsImport = ListedActualsImport & { plan: ActualsPlanKept };

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
    omit: { plan: true },
  });
  return { ...toListed(row), plan };
}

export async function actualsImportById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredActualsImport | null> {
  if (!isUuid(id)) return null;
  const row = await db.actualImport.findFirst({ where: { mainOrganizationId, id }, include: withAuthor });
  if (!row) return null;
  const { plan, ...about } = row;
  // Written by `insertActualsImport` and `changeActualsImport` alone.
  return { ...toListed(about), plan: plan as unknown as ActualsPlanKept };
}

/** Imports that were written, the one that was written last first, without their plans. */
export async function actualsImportsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, organizationId, limit }: { chanceId: string; organizationId: number; limit: number },
): Promise<ListedActualsImport[]> {
  const rows = await db.actualImport.findMany({
    where: { mainOrganizationId, chanceId, organizationId, state: { not: 'planned' } },
    include: withAuthor,
    omit: { plan: true },
    orderBy: [{ committedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(toListed);
}

type ImportChange = { state: ActualsImportState; committedAt?: Date; undoneAt?: Date; written: WrittenMonth[] };
/**
 * Takes an import to its next state, and drops its plan: the pay of a file stays nowhere but in the months.
 *
 * @param from the state it must still be in
 * @returns whether it was
 */
export async function changeActualsImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  from: ActualsImportState,
  { written, ...data }: ImportChange,
): Promise<boolean> {
  const plan: ActualsPlanKept = { seen: {}, rows: [] };
  const { count } = await db.actualImport.updateMany({
    where: { mainOrganizationId, id, state: from },
    data: { ...data, plan, written: written as unknown as Prisma.InputJsonValue },
  });
  return count === 1;
}

/** Deletes plans that were not written by then, and every import that was taken back. */
export async function deletePlansBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  moment: Date,
): Promise<void> {
  const isOver: Prisma.ActualImportWhereInput[] = [
    { state: 'planned', createdAt: { lt: moment } },
    { state: 'undone' },
  ];
  await db.actualImport.deleteMany({ where: { mainOrganizationId, OR: isOver } });
}

type ListedRow = Omit<Prisma.ActualImportGetPayload<{ include: typeof withAuthor }>, 'plan'>;
function toListed({ state, counts, written, createdBy, ...row }: ListedRow) {
  return {
    ...row,
    // Written by `insertActualsImport` and `changeActualsImport` alone.
    state: state as ActualsImportState,
    counts: counts as ActualsImportCounts,
    written: written as unknown as WrittenMonth[],
    by: toPerson(createdBy),
  };
}
