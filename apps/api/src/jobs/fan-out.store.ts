import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

export type FanOutRow = { id: string; topic: string; chanceId: string; causedById: number | null };

/**
 * Writes a row and adds the job that resolves it, with the commit. What happens to a Chance several times in one
 * transaction is one row: the job looks at the Chance, not at the event.
 */
export function insertFanOut(
  { actor, db }: TenantDb<Actor>,
  { topic, chanceId, notBefore = null }: Pick<FanOutRow, 'topic' | 'chanceId'> & { notBefore?: Date | null },
): void {
  const { mainOrganizationId } = actor;
  const causedById = actor.kind === 'user' ? actor.userId : null;
  db.$gatherForCommit(insertStatement, [{ mainOrganizationId, topic, chanceId, causedById, notBefore }]);
}

type NewRow = Omit<FanOutRow, 'id'> & { mainOrganizationId: number; notBefore: Date | null };

const insertStatement = (rows: readonly NewRow[]) => Prisma.sql`
  with written as (
    insert into fan_out (id, "mainOrganizationId", topic, "chanceId", "causedById", "notBefore")
    select gen_random_uuid(), rows.* from (
      select distinct * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as rows ("mainOrganizationId" int, topic text, "chanceId" uuid, "causedById" int, "notBefore" timestamptz)
    ) as rows
    returning id, "mainOrganizationId", "notBefore"
  )
  select app_add_job(
    'fan-out', json_build_object('fanOutId', id, 'mainOrganizationId', "mainOrganizationId"), null, "notBefore"
  ) from written`;

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
    select id, topic, "chanceId", "causedById" from fan_out
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
