import { type Database, inTenant } from '@zuschlag/db/client';
import type { Rename } from '@zuschlag/validation/accounts/profile';
import type { UserActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { TenantDb } from '../../../context.ts';

/** The hash and the address of the caller, locked against another change until the transaction ends. */
export async function lockOwnPassword({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<{ passwordHash: string | null; email: string } | null> {
  // Not `for update`: rows that name the person may still be added.
  const [row] = await db.$queryRaw<{ passwordHash: string | null; email: string }[]>`
    select "passwordHash", email from app_user
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${userId} and not deleted
    for no key update`;
  return row ?? null;
}

/** @returns how many sign-ins of the caller ended */
export async function endSessionsBut(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  sessionId: string,
): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { mainOrganizationId, userId, id: { not: sessionId } } });
  return count;
}

export async function storeName(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { firstname, lastname }: Rename,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { firstname, lastname } });
}

const wrong = { entity: 'user', action: 'wrongPassword' } as const;

/** How often the caller gave a wrong password since a moment. */
export async function countWrongPasswords({ actor, db }: TenantDb<UserActor>, since: Date): Promise<number> {
  const { mainOrganizationId, userId } = actor;
  const entityId = String(userId);
  return db.trailEntry.count({ where: { mainOrganizationId, ...wrong, entityId, at: { gt: since } } });
}

/** Notes in the trail that the caller gave a wrong password, although nothing else of the call stays. */
export function noteWrongPassword(
  database: Database,
  { actor, now, requestId }: { actor: UserActor; now: Date; requestId: string },
): Promise<void> {
  const entry = { ...wrong, entityId: actor.userId, after: { isWrong: true } };
  return inTenant(database, actor.mainOrganizationId, (db) => auditIn({ actor, db, now, requestId }, entry));
}
