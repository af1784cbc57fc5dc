import type { Actor, SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** The newest mail to an address that lets its reader set a password. */
export function lastResetMail(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  recipient: string,
): Promise<{ id: string; createdAt: Date } | null> {
  return db.mail.findFirst({
    where: { mainOrganizationId, kind: 'passwordReset', recipient: { equals: recipient, mode: 'insensitive' } },
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** Stores a password. A person who sets one by the link of a mail has shown that the address is theirs. */
export async function storePassword(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { passwordHash, emailVerified: true } });
  await db.identityToken.deleteMany({ where: { mainOrganizationId, userId } });
}
