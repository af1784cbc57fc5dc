import type { SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** Stores a password. A person who sets one by the link of a mail has shown that the address is theirs. */
export async function storePassword(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { passwordHash, emailVerified: true } });
  await db.identityToken.deleteMany({ where: { mainOrganizationId, userId } });
}
