import type { Prisma } from '@zuschlag/db/generated/client';
import type { ActualTimeInput } from '@zuschlag/validation/actuals/actuals';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf, dayOf } from '../../database/date-columns.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect, toPerson } from '../users/person.ts';

const withAuthor = { changedBy: { select: personSelect } } as const satisfies Prisma.ActualMonthInclude;
const withCreator = { createdBy: { select: personSelect } } as const satisfies Prisma.ActualImportInclude;

export type StoredTimes = ActualTimeInput[];
export type StoredMonth = ReturnType<typeof toStoredMonth>;
export type StoredImport = ReturnType<typeof toStoredImport>;
/** A month that an import wrote: the version it got, and what stood there before. */
export type WrittenMonth = { month: string; version: number; before: StoredTimes | null };

/** The months of a Chance that have actuals, of some organizations or of all. */
export async function monthsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
  organizationIds: readonly number[],
): Promise<StoredMonth[]> {
  const rows = await db.actualMonth.findMany({
    where: { mainOrganizationId, chanceId, organizationId: { in: [...organizationIds] } },
    include: withAuthor,
    orderBy: [{ organizationId: 'asc' }, { month: 'asc' }],
  });
  return rows.map(toStoredMonth);
}

type MonthPlace = { chanceId: string; organizationId: number; month: string };

/** Writes months, over what stands there; each becomes a new version. */
export async function putMonths(
  { actor, db }: TenantDb<UserActor>,
  place: Omit<MonthPlace, 'month'>,
  months: readonly { month: string; times: StoredTimes }[],
  importId: string | null,
): Promise<{ month: string; version: number }[]> {
  const rows = JSON.stringify(months);
  const written = await db.$queryRaw<{ month: Date; version: number }[]>`
    insert into actual_month as kept ("mainOrganizationId", "chanceId", "organizationId", month, times, "changedById",
      "importId")
    select ${actor.mainOrganizationId}::int, ${place.chanceId}::uuid, ${place.organizationId}::int, rows.month, rows.times,
      ${actor.userId}::int, ${importId}::uuid
    from jsonb_to_recordset(${rows}::jsonb) as rows (month date, times jsonb)
    on conflict ("mainOrganizationId", "chanceId", "organizationId", month) do update
      set times = excluded.times, version = kept.version + 1, "changedById" = excluded."changedById",
        "changedAt" = current_timestamp, "importId" = excluded."importId"
    returning month, version`;
  return written.map(({ month, version }) => ({ month: dayOf(month), version }));
}

export async function deleteMonths(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, organizationId }: Omit<MonthPlace, 'month'>,
  months: readonly string[],
): Promise<void> {
  const days = months.map((month) => dateOf(month));
  await db.actualMonth.deleteMany({ where: { mainOrganizationId, chanceId, organizationId, month: { in: days } } });
}

export async function importsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
  organizationIds: readonly number[],
): Promise<StoredImport[]> {
  const rows = await db.actualImport.findMany({
    where: { mainOrganizationId, chanceId, organizationId: { in: [...organizationIds] } },
    include: withCreator,
    orderBy: { id: 'desc' },
  });
  return rows.map(toStoredImport);
}

export async function importById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredImport | null> {
  if (!isUuid(id)) return null;
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const row = await db.actualImport.findUnique({ where, include: withCreator });
  return row && toStoredImport(row);
}

type NewImport = { chanceId: string; organizationId: number; fileName: string };

export async function insertImport({ actor, db }: TenantDb<UserActor>, data: NewImport): Promise<string> {
  const { mainOrganizationId, userId } = actor;
  const { id } = await db.actualImport.create({
    data: { ...data, mainOrganizationId, createdById: userId, months: [] },
    select: { id: true },
  });
  return id;
}

export async function changeImport(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { months, undoneAt }: { months?: readonly WrittenMonth[]; undoneAt?: Date },
): Promise<void> {
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const data = { ...(undoneAt && { undoneAt }), ...(months && { months: months as unknown as Prisma.InputJsonValue }) };
  await db.actualImport.update({ where, data, select: { id: true } });
}

function toStoredMonth({
  month,
  times,
  changedBy,
  ...row
}: Prisma.ActualMonthGetPayload<{ include: typeof withAuthor }>) {
  return {
    ...row,
    month: dayOf(month),
    changedBy: toPerson(changedBy),
    times: times as unknown as StoredTimes,
  };
}

function toStoredImport({ months, createdBy, ...row }: Prisma.ActualImportGetPayload<{ include: typeof withCreator }>) {
  return { ...row, createdBy: toPerson(createdBy), months: months as unknown as WrittenMonth[] };
}
