import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** Stores a password, by the link of a mail or by the one before. Both show that the address is the person's. */
export async function storePassword(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { passwordHash, emailVerified: true } });
  await db.identityToken.deleteMany({ where: { mainOrganizationId, userId } });
}
