import { type Database, inTenant } from '@zuschlag/db/client';
import type { Actor, UserActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { TenantDb } from '../../../context.ts';

/** The entry of a wrong code in the trail; the code does not stand there. */
export const wrongCode = { entity: 'user', action: 'wrongCode', after: { isWrong: true } } as const;

/** How often wrong codes were given in the name of a person since a moment. */
export async function countWrongCodes(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  since: Date,
): Promise<number> {
  const entry = { entity: 'user', action: 'wrongCode', entityId: String(userId) };
  return db.trailEntry.count({ where: { mainOrganizationId, ...entry, at: { gt: since } } });
}

/** Notes a wrong code of the caller in a transaction of its own, because nothing else of the call stays. */
export async function noteWrongCode(
  { actor, now, requestId }: { actor: UserActor; now: Date; requestId: string },
  database: Database,
): Promise<void> {
  await inTenant(database, actor.mainOrganizationId, (db) =>
    auditIn({ actor, db, now, requestId }, { ...wrongCode, entityId: actor.userId }),
  );
}
