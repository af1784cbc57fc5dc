import { hash, verify } from '@node-rs/argon2';
import { asSignIn, type Database, inTenant } from '@zuschlag/db/client';
import type { Login, SessionUser, SignIn } from '@zuschlag/validation/accounts';
import { limits } from '@zuschlag/validation/limits';
import type { SystemActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { recordIn } from '../../trail/trail.ts';
import type { Tenant } from '../../work.ts';
import { credentialsOf, insertIdentityToken, sessionUserById, takeIdentityToken } from './accounts.store.ts';
import { actorOfSession, asSystemIn, beginSession, endOfSession } from './sessions.ts';
import { newToken, parseToken } from './tokens.ts';

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// What an unknown address is checked against, so that it takes as long as a known one.
const nobodysHash = hash('nobody signs in with this', hashing);

export function hashPassword(password: string): Promise<string> {
  return hash(password, hashing);
}

/**
 * The built-in identity provider: trades address and password for a token that works once, within a minute.
 *
 * @throws {DomainError} WRONG_CREDENTIALS in the same way and time whether or not the address exists
 */
export async function signIn(database: Database, { email, password }: SignIn, now: Date): Promise<string> {
  const known = await asSignIn(database, { email }, (db) => credentialsOf(db, email));
  const isRight = await verify(known?.passwordHash ?? (await nobodysHash), password);
  if (!known?.passwordHash || known.deleted || !isRight) throw new DomainError('WRONG_CREDENTIALS');
  const token = newToken(known.mainOrganizationId);
  const expiresAt = new Date(now.getTime() + limits.identityTokenSeconds * 1000);
  await inTenant(database, known.mainOrganizationId, (db) =>
    insertIdentityToken(asSystemIn(db, known.mainOrganizationId), { id: token.id, userId: known.id, expiresAt }),
  );
  return token.value;
}

type Occasion = { now: Date; requestId: string; userAgent: string | null };

/**
 * Trades an identity token for a session.
 *
 * @throws {DomainError} WRONG_CREDENTIALS when the token is unknown, used or older than a minute
 */
export async function loginWithIdentity(database: Database, value: string, occasion: Occasion): Promise<Login> {
  const token = parseToken(value);
  if (!token) throw new DomainError('WRONG_CREDENTIALS');
  const login = await inTenant(database, token.mainOrganizationId, async (db) => {
    const tenant = asSystemIn(db, token.mainOrganizationId);
    const taken = await takeIdentityToken(tenant, token);
    // Answered after the commit, so that a token that came too late is used up all the same.
    if (!taken || taken.expiresAt <= occasion.now) return null;
    const user = await sessionUserById(tenant, taken.userId);
    return user && (await beginLogin(tenant, user, occasion));
  });
  if (!login) throw new DomainError('WRONG_CREDENTIALS');
  return login;
}

/**
 * Confirms a session that is already there, as the token login page does.
 *
 * @throws {DomainError} UNAUTHENTICATED when it is over
 */
export async function loginWithSession(database: Database, value: string, { now }: Occasion): Promise<Login> {
  const token = parseToken(value);
  if (!token) throw new DomainError('UNAUTHENTICATED');
  return inTenant(database, token.mainOrganizationId, async (db) => {
    const { userId } = await actorOfSession(db, token, now);
    const user = await sessionUserById(asSystemIn(db, token.mainOrganizationId), userId);
    if (!user) throw new DomainError('UNAUTHENTICATED');
    return { token: token.value, expiresAt: (await endOfSession(db, token, now)).toISOString(), user };
  });
}

async function beginLogin(tenant: Tenant<SystemActor>, user: SessionUser, occasion: Occasion): Promise<Login> {
  const { token, endsAt } = await beginSession(tenant, user.id, occasion);
  const actor = { ...tenant.actor, kind: 'user' as const, userId: user.id, organizationId: user.organizationId };
  await recordIn(
    { db: tenant.db, requestId: occasion.requestId, actor: { ...actor, ...namesOf(user) } },
    {
      entity: 'session',
      entityId: token.id.slice(0, 16),
      action: 'begin',
      after: { endsAt, userAgent: occasion.userAgent },
    },
  );
  return { token: token.value, expiresAt: endsAt.toISOString(), user };
}

function namesOf({ role, isConfigAdmin, firstname, lastname, language }: SessionUser) {
  return { role, isConfigAdmin, firstname, lastname, language: language ?? ('de' as const) };
}
