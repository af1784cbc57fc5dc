import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import type { DomainEvent } from '../events/events.ts';

export type FanOutRow = {
  id: string;
  topic: string;
  chanceId: string;
  causedById: number | null;
  /** what happened to the Chance in the transaction of the cause, in its order */
  events: DomainEvent[];
  /** by the clock of the cause */
  happenedAt: Date;
};

type FanOut = Pick<FanOutRow, 'topic' | 'chanceId'> & {
  event?: DomainEvent | undefined;
  /** the person who did it, where the job of another person's act publishes it */
  causedById?: number | null;
  notBefore?: Date | null;
};

/**
 * Writes a row and adds the job that resolves it, with the commit. What happens to a Chance several times in one
 * transaction is one row with all its events.
 */
export function insertFanOut(
  { actor, db, now }: TenantDb<Actor> & { now: Date },
  { topic, chanceId, event, causedById, notBefore = null }: FanOut,
): void {
  const { mainOrganizationId } = actor;
  const actorId = actor.kind === 'user' ? actor.userId : null;
  const row = { mainOrganizationId, topic, chanceId, causedById: causedById ?? actorId, notBefore, happenedAt: now };
  db.$gatherForCommit(insertStatement, [{ ...row, events: event ? [event] : [] }]);
}

type NewRow = Omit<FanOutRow, 'id'> & { mainOrganizationId: number; notBefore: Date | null };

const insertStatement = (rows: readonly NewRow[]) => Prisma.sql`
  with written as (
    insert into fan_out (id, "mainOrganizationId", topic, "chanceId", "causedById", "notBefore", "happenedAt", events)
    select gen_random_uuid(), rows.* from jsonb_to_recordset(${JSON.stringify(togetherByChance(rows))}::jsonb)
      as rows ("mainOrganizationId" int, topic text, "chanceId" uuid, "causedById" int, "notBefore" timestamptz,
        "happenedAt" timestamptz, events jsonb)
    returning id, "mainOrganizationId", "notBefore"
  )
  select app_add_job(
    'fan-out', json_build_object('fanOutId', id, 'mainOrganizationId', "mainOrganizationId"), null, "notBefore"
  ) from written`;

/** One row for each topic, Chance and person, with all events. */
function togetherByChance(rows: readonly NewRow[]): NewRow[] {
  const together = new Map<string, NewRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.topic, row.chanceId, row.causedById, row.notBefore]);
    const known = together.get(key);
    together.set(key, known ? { ...known, events: [...known.events, ...row.events] } : row);
  }
  return [...together.values()];
}

/** Ends the rows of a topic that are still held back. @returns how many there were; 0 when their messages are out */
export async function withdrawHeldFanOuts(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { topic, chanceId, doneAt }: Pick<FanOutRow, 'topic' | 'chanceId'> & { doneAt: Date },
): Promise<number> {
  const { count } = await db.fanOut.updateMany({
    where: { mainOrganizationId, topic, chanceId, doneAt: null, notBefore: { not: null } },
    data: { doneAt },
  });
  return count;
}

/** Takes a row that is not resolved yet, and keeps other jobs from it until the transaction ends. */
export async function lockOpenFanOut({ actor, db }: TenantDb<Actor>, id: string): Promise<FanOutRow | null> {
  const [row] = await db.$queryRaw<FanOutRow[]>`
    select id, topic, "chanceId", "causedById", events, coalesce("happenedAt", "createdAt") as "happenedAt" from fan_out
    where "mainOrganizationId" = ${actor.mainOrganizationId} and id = ${id}::uuid and "doneAt" is null
    for update`;
  return row ?? null;
}

export async function markFanOutDone({ actor, db }: TenantDb<Actor>, id: string, doneAt: Date): Promise<void> {
  await db.fanOut.updateMany({ where: { mainOrganizationId: actor.mainOrganizationId, id }, data: { doneAt } });
}

export async function deleteFanOutsDoneBefore({ actor, db }: TenantDb<Actor>, moment: Date): Promise<void> {
  const { mainOrganizationId } = actor;
  await db.fanOut.deleteMany({ where: { mainOrganizationId, doneAt: { lt: moment } } });
}
