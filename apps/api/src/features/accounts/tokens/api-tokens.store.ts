import { Prisma } from '@zuschlag/db/generated/client';
import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import type { SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf, dayOf } from '../../../database/date-columns.ts';
import { type SessionOwner, unpaidSince } from '../accounts.store.ts';

export type StoredApiToken = {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  expiresOn: string;
  scope: TokenScope;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};
/** A token that is asked about: until when it is good, when it was used, and whose it is. */
export type TokenInUse = SessionOwner & {
  id: string;
  userId: number;
  expiresOn: string;
  scope: TokenScope;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
};

const MOST_SHOWN = 100;

const tokensInUse = Prisma.sql`
  select k.id, k."userId", k."expiresOn"::text as "expiresOn", k.scope, k."revokedAt", k."lastUsedAt", u."organizationId",
    u.role::text as role, u."isConfigAdmin", u.firstname, u.lastname, u.language, u.deleted,
    ${unpaidSince} as "unpaidSince"
  from api_token k
  join app_user u on u."mainOrganizationId" = k."mainOrganizationId" and u.id = k."userId"`;
const useQuestion = (mainOrganizationId: number, id: string) => Prisma.sql`
  ${tokensInUse} where k.id = ${id} and k."mainOrganizationId" = ${mainOrganizationId}`;

export async function tokenInUse({ actor, db }: TenantDb<SystemActor>, id: string): Promise<TokenInUse | null> {
  const [row] = await db.$queryRaw<TokenInUse[]>(useQuestion(actor.mainOrganizationId, id));
  return row ?? null;
}

/** Those of some tokens that there are. */
export function tokensByIds({ actor, db }: TenantDb<SystemActor>, ids: readonly string[]): Promise<TokenInUse[]> {
  return db.$queryRaw<TokenInUse[]>(Prisma.sql`
    ${tokensInUse} where k.id = any(${ids}::text[]) and k."mainOrganizationId" = ${actor.mainOrganizationId}`);
}

/** One token, asked together with the next statement. */
export function tokenInUseWithNext({ actor, db }: TenantDb<SystemActor>, id: string): () => Promise<TokenInUse | null> {
  const ask = db.$queryWithNext<TokenInUse>(useQuestion(actor.mainOrganizationId, id));
  return async () => (await ask())[0] ?? null;
}

/** Records the use of a token. Does not wait for another transaction that records the same. */
export async function moveLastUse(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  id: string,
  now: Date,
): Promise<void> {
  await db.$executeRaw`
    update api_token set "lastUsedAt" = ${now}
    where id in (
      select id from api_token where id = ${id} and "mainOrganizationId" = ${mainOrganizationId}
      for no key update skip locked
    )`;
}

/** The actor's tokens, those that can still be used first. */
export async function apiTokensOf({ actor, db }: TenantDb<UserActor>): Promise<StoredApiToken[]> {
  const rows = await db.apiToken.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, userId: actor.userId },
    orderBy: [
      { revokedAt: { sort: 'desc', nulls: 'first' } },
      { expiresOn: 'desc' },
      { createdAt: 'desc' },
      { id: 'desc' },
    ],
    take: MOST_SHOWN,
  });
  return rows.map(toStoredApiToken);
}

export async function apiTokenById({ actor, db }: TenantDb<UserActor>, id: string): Promise<StoredApiToken | null> {
  const { mainOrganizationId, userId } = actor;
  const row = await db.apiToken.findFirst({ where: { id, mainOrganizationId, userId } });
  return row && toStoredApiToken(row);
}

/** Counts the valid tokens of the actor. Until the transaction ends no other transaction adds one. */
export async function countLiveTokens({ actor, db }: TenantDb<UserActor>, today: string): Promise<number> {
  const { mainOrganizationId, userId } = actor;
  await db.$queryRaw`
    select 1 from app_user where "mainOrganizationId" = ${mainOrganizationId} and id = ${userId} for no key update`;
  return db.apiToken.count({
    where: { mainOrganizationId, userId, revokedAt: null, expiresOn: { gte: dateOf(today) } },
  });
}

export async function insertApiToken(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  token: Pick<StoredApiToken, 'id' | 'name' | 'prefix' | 'createdAt' | 'expiresOn' | 'scope'>,
): Promise<void> {
  await db.apiToken.create({
    data: { ...token, mainOrganizationId, userId, expiresOn: dateOf(token.expiresOn) },
  });
}

/** Notes that the actor revoked a token. Whether the actor may is for the verb to say. */
export async function storeRevocation(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
  revokedAt: Date,
): Promise<void> {
  const data = { revokedAt, revokedById: userId };
  await db.apiToken.updateMany({ where: { id, mainOrganizationId, revokedAt: null }, data });
}

type Row = Omit<StoredApiToken, 'expiresOn' | 'scope'> & { expiresOn: Date; scope: string };

export function toStoredApiToken({
  id,
  name,
  prefix,
  createdAt,
  expiresOn,
  scope,
  lastUsedAt,
  revokedAt,
}: Row): StoredApiToken {
  // Only `insertApiToken` writes the scope, and it is typed.
  const known = scope as TokenScope;
  return { id, name, prefix, createdAt, expiresOn: dayOf(expiresOn), scope: known, lastUsedAt, revokedAt };
}
