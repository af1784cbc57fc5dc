import { randomUUID } from 'node:crypto';
import type { Passkey } from '@zuschlag/validation/accounts/passkeys';
import type { Actor, SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

export type StoredPasskey = {
  id: string;
  credentialId: string;
  publicKey: string;
  counter: bigint;
  transports: string[];
};

/** The passkeys of a person, locked until the transaction ends, so that the counter of each only grows. */
export async function lockPasskeys(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<StoredPasskey[]> {
  return db.$queryRaw<StoredPasskey[]>`
    select id, "credentialId", "publicKey", counter, transports from passkey
    where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId} order by "createdAt", id for update`;
}

export async function listPasskeys({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<Passkey[]> {
  const rows = await db.passkey.findMany({
    where: { mainOrganizationId, userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** @returns false when the tenant knows the key already */
export async function insertPasskey(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  passkey: Omit<StoredPasskey, 'id'> & { name: string; now: Date },
): Promise<boolean> {
  const { now: createdAt, ...rest } = passkey;
  const data = { id: randomUUID(), mainOrganizationId, userId, createdAt, ...rest };
  return (await db.passkey.createMany({ data: [data], skipDuplicates: true })).count > 0;
}

export async function renameOwnPasskey(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.passkey.updateMany({ where: { mainOrganizationId, userId, id }, data: { name } })).count > 0;
}

export async function deleteOwnPasskey(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<void> {
  await db.passkey.deleteMany({ where: { mainOrganizationId, userId, id } });
}

export async function deletePasskeys(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<void> {
  await db.passkey.deleteMany({ where: { mainOrganizationId, userId } });
}

export async function storePasskeyUse(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> {
  await db.passkey.updateMany({
    where: { mainOrganizationId, id },
    data: { counter: BigInt(counter), lastUsedAt: now },
  });
}

/** Keeps what has to be signed for a sign-in, in place of what was asked before. @returns whether the sign-in still waits */
export async function storeTokenChallenge(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  tokenId: string,
  challenge: string | null,
): Promise<boolean> {
  const where = { mainOrganizationId, id: tokenId };
  return (await db.identityToken.updateMany({ where, data: { challenge } })).count > 0;
}

/** What was asked to be signed for a sign-in; each is good for one answer, right or wrong. */
export async function takeTokenChallenge(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  tokenId: string,
): Promise<string | null> {
  const [row] = await db.$queryRaw<{ challenge: string | null }[]>`
    with asked as (
      select id, challenge from identity_token
      where "mainOrganizationId" = ${mainOrganizationId} and id = ${tokenId} for update)
    update identity_token t set challenge = null from asked
    where t.id = asked.id and t."mainOrganizationId" = ${mainOrganizationId} returning asked.challenge`;
  return row?.challenge ?? null;
}

/** Keeps what has to be signed in a session, in place of what was asked before. */
export async function storeSessionChallenge(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { sessionId, challenge, until }: { sessionId: string; challenge: string; until: Date },
): Promise<void> {
  const where = { mainOrganizationId, userId, id: sessionId };
  await db.session.updateMany({ where, data: { challenge, challengeUntil: until } });
}

/** What was asked to be signed in a session; it is used up with the transaction. */
export async function takeSessionChallenge(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  sessionId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.$queryRaw<{ challenge: string | null }[]>`
    with asked as (
      select id, challenge, "challengeUntil" from session
      where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId} and id = ${sessionId} for update)
    update session s set challenge = null, "challengeUntil" = null from asked
    where s.id = asked.id and s."mainOrganizationId" = ${mainOrganizationId} and asked."challengeUntil" > ${now}
    returning asked.challenge`;
  return row?.challenge ?? null;
}
