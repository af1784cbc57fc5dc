import { asSignIn, type Database } from '@zuschlag/db/client';
import type { ProviderKey } from '@zuschlag/validation/accounts/providers';
import type { SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type BoundPerson = { mainOrganizationId: number; userId: number };

/** Whose account at a provider it is, before a tenant is known. */
export async function personOfIdentity(database: Database, id: string): Promise<BoundPerson | null> {
  const rows = await asSignIn(
    database,
    { providerIdentityId: id },
    (db) => db.$queryRaw<BoundPerson[]>`
      select "mainOrganizationId", "userId" from provider_identity where id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Binds an account at a provider to a person. @returns false when it, or another one of that provider, is bound already */
export async function bindIdentity(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { id, userId, provider }: { id: string; userId: number; provider: string },
): Promise<boolean> {
  const count = await db.$executeRaw`
    insert into provider_identity (id, "mainOrganizationId", "userId", provider)
    values (${id}, ${mainOrganizationId}, ${userId}, ${provider}) on conflict do nothing`;
  return count > 0;
}

/** The bound accounts of the actor, the oldest first. */
export async function boundAccountsOf({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<{ provider: ProviderKey; createdAt: Date }[]> {
  const rows = await db.providerIdentity.findMany({
    where: { mainOrganizationId, userId },
    select: { provider: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  return rows as { provider: ProviderKey; createdAt: Date }[];
}

export async function hasPassword({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<boolean> {
  return (await db.user.count({ where: { mainOrganizationId, id: userId, passwordHash: { not: null } } })) > 0;
}

export async function unbindIdentity(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  provider: ProviderKey,
): Promise<void> {
  await db.providerIdentity.deleteMany({ where: { mainOrganizationId, userId, provider } });
}

/** Notes that the address of a person is the person's. */
export async function markVerified(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  userId: number,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { emailVerified: true } });
}
