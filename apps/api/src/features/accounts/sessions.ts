import { isReadOnlyAt } from '@zuschlag/validation/billing/contract-states';
import { limits } from '@zuschlag/validation/limits';
import { Lucia, TimeSpan } from 'lucia';
import type { SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import {
  type FoundSession,
  moveIdle,
  type SessionOwner,
  sessionAdapter,
  sessionById,
  sessionsByIds,
  sessionWithNext,
} from './accounts.store.ts';
import { isGood, ownerOfApiToken, ownerOfUsedToken } from './tokens/api-token-bearer.ts';
import { type TokenInUse, tokenInUse, tokenInUseWithNext, tokensByIds } from './tokens/api-tokens.store.ts';
import { rememberBearer } from './tokens/known-bearers.ts';
import { newToken, parseToken, type Token } from './tokens/tokens.ts';

declare module 'lucia' {
  interface Register {
    UserId: number;
    Lucia: ReturnType<typeof luciaOf>;
    DatabaseUserAttributes: SessionOwner;
    DatabaseSessionAttributes: { endsAt: Date; userAgent: string | null; idleAt?: Date };
  }
}

const MINUTE = 60_000;
const IDLE = limits.idleHours * 60 * MINUTE;
const ABSOLUTE = limits.sessionHours * 60 * MINUTE;

/** @throws {DomainError} UNAUTHENTICATED without a token, or with one that cannot be ours */
export function requireToken(value: string | null): Token {
  const token = value === null ? null : parseToken(value);
  if (!token) throw new DomainError('UNAUTHENTICATED');
  return token;
}

/**
 * For what only a person may do who sits in front of it.
 *
 * @throws {DomainError} SESSION_REQUIRED with an API token
 */
export function requireSession(value: string | null): Token {
  const token = requireToken(value);
  if (token.kind === 'api') throw new DomainError('SESSION_REQUIRED');
  return token;
}

/** Begins a session. It ends twelve hours after the sign-in, and two hours after the last call. */
export async function beginSession(
  tenant: TenantDb<SystemActor>,
  userId: number,
  origin: { now: Date; userAgent: string | null },
): Promise<{ token: Token; endsAt: Date }> {
  const token = newToken(tenant.actor.mainOrganizationId);
  const endsAt = new Date(origin.now.getTime() + ABSOLUTE);
  const attributes = { endsAt, userAgent: origin.userAgent?.slice(0, 300) ?? null };
  await luciaOf(tenant).createSession(userId, attributes, { sessionId: token.id });
  return { token, endsAt };
}

/**
 * Who the bearer of a token is, of a session or an API token. Counts as activity, and so moves the end of the session.
 *
 * @throws {DomainError} UNAUTHENTICATED when the session or token is unknown, over or idle, or the user was removed
 */
export async function actorOfSession(db: TenantDb['db'], token: Token, now: Date): Promise<UserActor> {
  if (token.kind === 'api') return actorOfApiToken(db, token, now);
  return (await continuedSession(db, token, now)).actor;
}

async function actorOfApiToken(db: TenantDb['db'], token: Token, now: Date): Promise<UserActor> {
  const owner = await ownerOfApiToken(asSystemIn(db, token.mainOrganizationId), token, now);
  return known(token, { ...actorOf(token.mainOrganizationId, owner, now), scope: owner.scope });
}

/** The same of a session only, with the moment it ends at the latest. @throws {DomainError} UNAUTHENTICATED */
export async function continuedSession(
  db: TenantDb['db'],
  token: Token,
  now: Date,
): Promise<{ actor: UserActor; endsAt: Date }> {
  const tenant = asSystemIn(db, token.mainOrganizationId);
  const { actor, idleAt, endsAt } = await validSession(tenant, token, now);
  const moved = movedIdle(now, { idleAt, endsAt });
  if (moved) await moveIdle(tenant, token.id, moved);
  return { actor, endsAt };
}

/**
 * `actorOfSession` for what only reads.
 *
 * @returns null when the token is to be moved, ended or refused: that takes a transaction, and `actorOfSession`
 */
export async function readActor(db: TenantDb['db'], token: Token, now: Date): Promise<UserActor | null> {
  const tenant = asSystemIn(db, token.mainOrganizationId);
  return token.kind === 'api'
    ? actorByToken(token, await tokenInUse(tenant, token.id), now)
    : actorBySession(token, await sessionById(tenant, token.id), now);
}

/** The same, asked together with the next statement. */
export function readActorWithNext(db: TenantDb['db'], token: Token, now: Date): () => Promise<UserActor | null> {
  const tenant = asSystemIn(db, token.mainOrganizationId);
  if (token.kind === 'api') {
    const ask = tokenInUseWithNext(tenant, token.id);
    return async () => actorByToken(token, await ask(), now);
  }
  const ask = sessionWithNext(tenant, token.id);
  return async () => actorBySession(token, await ask(), now);
}

function actorByToken(token: Token, found: TokenInUse | null, now: Date): UserActor | null {
  const owner = ownerOfUsedToken(found, now);
  return owner && known(token, { ...actorOf(token.mainOrganizationId, owner, now), scope: owner.scope });
}

function actorBySession(token: Token, found: FoundSession | null, now: Date): UserActor | null {
  if (!found || !isValid(found, now)) return null;
  if (movedIdle(now, { idleAt: found.expiresAt, endsAt: found.endsAt })) return null;
  return known(token, actorOf(token.mainOrganizationId, found, now));
}

/** From when on the session is idle after a call now; null when that is the same as before. */
function movedIdle(now: Date, { idleAt, endsAt }: { idleAt: Date; endsAt: Date }): Date | null {
  const moved = new Date(Math.min(now.getTime() + IDLE, endsAt.getTime()));
  // To the minute is exact enough, and spares a write on nearly every call.
  return moved.getTime() - idleAt.getTime() > MINUTE ? moved : null;
}

/** The same without counting as activity: a stream that is left open must not keep a session alive. */
export async function bearerOf(db: TenantDb['db'], token: Token, now: Date): Promise<UserActor> {
  if (token.kind === 'api') return actorOfApiToken(db, token, now);
  return (await validSession(asSystemIn(db, token.mainOrganizationId), token, now)).actor;
}

/**
 * Who the bearers of many tokens are, in one read, which does not count as activity. Tokens that are unknown, over, idle
 * or revoked are left out, and so are sessions that lack a required second step.
 */
export async function liveBearers(
  db: TenantDb['db'],
  mainOrganizationId: number,
  tokens: readonly Token[],
  now: Date,
): Promise<Map<string, UserActor>> {
  const tenant = asSystemIn(db, mainOrganizationId);
  const idsOf = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).map(({ id }) => id);
  const [ofSessions, ofPrograms] = [idsOf('session'), idsOf('api')];
  const [sessions, apiTokens] = await Promise.all([
    ofSessions.length > 0 ? sessionsByIds(tenant, ofSessions) : [],
    ofPrograms.length > 0 ? tokensByIds(tenant, ofPrograms) : [],
  ]);
  const mayListen = (each: FoundSession) => isValid(each, now) && !each.lacksSecondStep;
  const live = [...sessions.filter(mayListen), ...apiTokens.filter((each) => isGood(each, now))];
  return new Map(live.map((each) => [each.id, actorOf(mainOrganizationId, each, now)]));
}

/** Ends the session of a token; afterwards the token opens nothing. */
export async function endSession(tenant: TenantDb, token: Token): Promise<void> {
  await luciaOf(tenant).invalidateSession(token.id);
}

export function asSystemIn(db: TenantDb['db'], mainOrganizationId: number): TenantDb<SystemActor> {
  return { db, actor: { kind: 'system', mainOrganizationId } };
}

// Read directly: Lucia would read the same row, and what counts as activity is not for it to say.
async function validSession(tenant: TenantDb<SystemActor>, token: Token, now: Date) {
  const found = await sessionById(tenant, token.id);
  if (!found || !isValid(found, now)) throw new DomainError('UNAUTHENTICATED');
  const actor = known(token, actorOf(tenant.actor.mainOrganizationId, found, now));
  return { actor, idleAt: found.expiresAt, endsAt: found.endsAt };
}

function isValid(session: { deleted: boolean; endsAt: Date; expiresAt: Date }, now: Date): boolean {
  return !session.deleted && session.endsAt > now && session.expiresAt > now;
}

/** Notes whose the token is, for the rate limit. */
function known(token: Token, actor: UserActor): UserActor {
  rememberBearer(token.id, actor);
  return actor;
}

function actorOf(
  mainOrganizationId: number,
  owner: SessionOwner & { userId: number; lacksSecondStep?: boolean },
  now: Date,
): UserActor {
  return {
    kind: 'user',
    userId: owner.userId,
    organizationId: owner.organizationId,
    mainOrganizationId,
    role: owner.role,
    isConfigAdmin: owner.isConfigAdmin,
    firstname: owner.firstname,
    lastname: owner.lastname,
    language: owner.language === 'en' ? 'en' : 'de',
    lacksSecondStep: owner.lacksSecondStep ?? false,
    isReadOnly: isReadOnlyAt(owner.unpaidSince, now),
  };
}

function luciaOf(tenant: TenantDb) {
  return new Lucia(sessionAdapter(tenant), {
    sessionExpiresIn: new TimeSpan(limits.idleHours, 'h'),
    getSessionAttributes: ({ endsAt, idleAt }) => ({ endsAt, idleAt }),
    getUserAttributes: (attributes) => attributes,
  });
}
