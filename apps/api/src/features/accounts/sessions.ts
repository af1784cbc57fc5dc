import { limits } from '@zuschlag/validation/limits';
import { Lucia, TimeSpan } from 'lucia';
import type { SystemActor, UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import type { Tenant } from '../../work.ts';
import { moveIdle, type SessionOwner, sessionAdapter } from './accounts.store.ts';
import { newToken, parseToken, type Token } from './tokens.ts';

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

/** Begins a session: over twelve hours after sign-in whatever happens, and two hours after the last call. */
export async function beginSession(
  tenant: Tenant<SystemActor>,
  userId: number,
  occasion: { now: Date; userAgent: string | null },
): Promise<{ token: Token; endsAt: Date }> {
  const token = newToken(tenant.actor.mainOrganizationId);
  const endsAt = new Date(occasion.now.getTime() + ABSOLUTE);
  const attributes = { endsAt, userAgent: occasion.userAgent?.slice(0, 300) ?? null };
  await luciaOf(tenant).createSession(userId, attributes, { sessionId: token.id });
  return { token, endsAt };
}

/**
 * Who the bearer of a token is. Counts as activity, and so moves the end of the session.
 *
 * @throws {DomainError} UNAUTHENTICATED when the session is unknown, over or idle, or the user was removed
 */
export async function actorOfSession(db: Tenant['db'], token: Token, now: Date): Promise<UserActor> {
  return (await continuedSession(db, token, now)).actor;
}

/** The same, with the moment the session ends at the latest. @throws {DomainError} UNAUTHENTICATED */
export async function continuedSession(
  db: Tenant['db'],
  token: Token,
  now: Date,
): Promise<{ actor: UserActor; endsAt: Date }> {
  const tenant = asSystemIn(db, token.mainOrganizationId);
  const { actor, idleAt, endsAt } = await validSession(tenant, token, now);
  const moved = new Date(Math.min(now.getTime() + IDLE, endsAt.getTime()));
  // To the minute is exact enough, and spares a write on nearly every call.
  if (moved.getTime() - idleAt.getTime() > MINUTE) await moveIdle(tenant, token.id, moved);
  return { actor, endsAt };
}

/** The same without counting as activity: a stream that is left open must not keep a session alive. */
export async function bearerOf(db: Tenant['db'], token: Token, now: Date): Promise<UserActor> {
  return (await validSession(asSystemIn(db, token.mainOrganizationId), token, now)).actor;
}

/** Ends the session of a token; afterwards the token opens nothing. */
export async function endSession(tenant: Tenant, token: Token): Promise<void> {
  await luciaOf(tenant).invalidateSession(token.id);
}

export function asSystemIn(db: Tenant['db'], mainOrganizationId: number): Tenant<SystemActor> {
  return { db, actor: { kind: 'system', mainOrganizationId } };
}

async function validSession(tenant: Tenant<SystemActor>, token: Token, now: Date) {
  const { session, user } = await luciaOf(tenant).validateSession(token.id);
  const idleAt = session?.idleAt ?? now;
  if (!session || !user || user.deleted || session.endsAt <= now || idleAt <= now) {
    throw new DomainError('UNAUTHENTICATED');
  }
  const actor: UserActor = {
    kind: 'user',
    userId: user.id,
    organizationId: user.organizationId,
    mainOrganizationId: tenant.actor.mainOrganizationId,
    role: user.role,
    isConfigAdmin: user.isConfigAdmin,
    firstname: user.firstname,
    lastname: user.lastname,
    language: user.language === 'en' ? 'en' : 'de',
  };
  return { actor, idleAt, endsAt: session.endsAt };
}

function luciaOf(tenant: Tenant) {
  return new Lucia(sessionAdapter(tenant), {
    sessionExpiresIn: new TimeSpan(limits.idleHours, 'h'),
    getSessionAttributes: ({ endsAt, idleAt }) => ({ endsAt, idleAt }),
    getUserAttributes: (attributes) => attributes,
  });
}
