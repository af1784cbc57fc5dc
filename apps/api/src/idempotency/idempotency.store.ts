import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

/** @returns whether the key was new; waits for an open transaction that has just inserted it */
export async function insertKey(
  { actor, db }: TenantDb<UserActor>,
  row: { key: string; procedure: string; inputHash: string },
): Promise<boolean> {
  const count = await db.$executeRaw`
    insert into idempotency_key ("mainOrganizationId", "userId", key, procedure, "inputHash")
    values (${actor.mainOrganizationId}, ${actor.userId}, ${row.key}, ${row.procedure}, ${row.inputHash})
    on conflict do nothing`;
  return count > 0;
}

export async function findAnswer({ actor, db }: TenantDb<UserActor>, key: string) {
  const { mainOrganizationId, userId } = actor;
  return db.idempotencyKey.findUnique({
    where: { mainOrganizationId_userId_key: { mainOrganizationId, userId, key } },
  });
}

export function storeAnswer({ actor, db }: TenantDb<UserActor>, key: string, answer: unknown): void {
  db.$executeAtCommit(Prisma.sql`
    update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where "mainOrganizationId" = ${actor.mainOrganizationId} and "userId" = ${actor.userId} and key = ${key}`);
}

export async function deleteKeysBefore({ actor, db }: TenantDb<Actor>, moment: Date): Promise<void> {
  const { mainOrganizationId } = actor;
  await db.idempotencyKey.deleteMany({ where: { mainOrganizationId, createdAt: { lt: moment } } });
}
