import { randomUUID } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

export type FanOutRow = { id: string; topic: string; chanceId: string; causedById: number | null };

/** Writes the row and adds the job that resolves it, in one statement. */
export async function insertFanOut(
  { actor, db }: TenantDb<Actor>,
  { topic, chanceId }: Pick<FanOutRow, 'topic' | 'chanceId'>,
): Promise<void> {
  const { mainOrganizationId } = actor;
  const fanOutId = randomUUID();
  const causedById = actor.kind === 'user' ? actor.userId : null;
  const payload = JSON.stringify({ fanOutId, mainOrganizationId });
  await db.$executeRaw`
    with written as (
      insert into fan_out (id, "mainOrganizationId", topic, "chanceId", "causedById")
      values (${fanOutId}::uuid, ${mainOrganizationId}, ${topic}, ${chanceId}::uuid, ${causedById}::int)
      returning id
    )
    select app_add_job('fan-out', ${payload}::json) from written`;
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
