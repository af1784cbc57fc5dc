import type { Prisma } from '@zuschlag/db/generated/client';
import type { KeptTime } from '@zuschlag/validation/actuals/actuals';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf, dayOf } from '../../database/date-columns.ts';
import { personSelect, toPerson } from '../users/person.ts';

const withAuthor = { changedBy: { select: personSelect } } as const satisfies Prisma.ActualMonthInclude;

export type StoredTimes = (KeptTime & { kindOfTime: TariffPeriod })[];
export type StoredMonth = ReturnType<typeof toStoredMonth>;

/** The months of a Chance that have actuals, of some organizations. */
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
  // A month without times was emptied.
  return rows.map(toStoredMonth).filter(({ times }) => times.length > 0);
}

type MonthPlace = { chanceId: string; organizationId: number; month: string };

/** Writes months, over what stands there; each becomes a new version. */
export async function putMonths(
  { actor, db }: TenantDb<UserActor>,
  place: Omit<MonthPlace, 'month'>,
  months: readonly { month: string; times: StoredTimes }[],
): Promise<{ month: string; version: number }[]> {
  const rows = JSON.stringify(months);
  const written = await db.$queryRaw<{ month: Date; version: number }[]>`
    insert into actual_month as kept ("mainOrganizationId", "chanceId", "organizationId", month, times, "changedById")
    select ${actor.mainOrganizationId}::int, ${place.chanceId}::uuid, ${place.organizationId}::int, rows.month, rows.times,
      ${actor.userId}::int
    from jsonb_to_recordset(${rows}::jsonb) as rows (month date, times jsonb)
    on conflict ("mainOrganizationId", "chanceId", "organizationId", month) do update
      set times = excluded.times, version = kept.version + 1, "changedById" = excluded."changedById",
        "changedAt" = current_timestamp
    returning month, version`;
  return written.map(({ month, version }) => ({ month: dayOf(month), version }));
}

/** Empties months. Their versions go on, so that an editor of before the removal stays one of an old version. */
export async function emptyMonths(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { chanceId, organizationId }: Omit<MonthPlace, 'month'>,
  months: readonly string[],
): Promise<void> {
  const days = months.map((month) => dateOf(month));
  await db.actualMonth.updateMany({
    where: { mainOrganizationId, chanceId, organizationId, month: { in: days } },
    data: { times: [], version: { increment: 1 }, changedById: userId, changedAt: new Date() },
  });
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
