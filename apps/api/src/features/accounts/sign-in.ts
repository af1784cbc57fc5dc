import { hash, verify } from '@node-rs/argon2';
import type { Login, SessionUser, SignIn } from '@zuschlag/validation/accounts/accounts';
import type { SecondStepWays } from '@zuschlag/validation/accounts/passkeys';
import { limits } from '@zuschlag/validation/limits';
import type { SystemActor } from '../../actor.ts';
import { auditIn } from '../../audit-log/audit-log.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { nextNight } from '../../jobs/next-night.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../transaction.ts';
import { credentialsOf, insertIdentityToken, takeIdentityToken } from './accounts.store.ts';
import { passSecondStep, type ShownStep, waysToPass } from './second-step/pass-second-step.ts';
import type { PasskeySite } from './second-step/passkey-site.ts';
import { codePause } from './second-step/wrong-codes.ts';
import { actorOf, sessionUserById } from './session-user.ts';
import { beginSession, continuedSession, requireToken } from './sessions.ts';
import { newToken, parseToken } from './tokens/tokens.ts';

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The hash for unknown addresses, so that their check takes as long as a known one.
const nobodysHash = hash('nobody signs in with this', hashing);

/** Whether a password belongs to a hash; without a hash the answer takes as long. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && Boolean(passwordHash);
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, hashing);
}

/** The call a sign-in comes with. */
export type SignInCall = Omit<CallOrigin, 'mainOrganizationId'> & { userAgent: string | null };

/**
 * The built-in identity provider: trades address and password for a token that works once, within a minute.
 *
 * @throws {DomainError} WRONG_CREDENTIALS in the same way and time whether or not the address exists
 */
export async function signIn({ userAgent: _, ...call }: SignInCall, { email, password }: SignIn): Promise<string> {
  const known = await credentialsOf(call.database, email);
  const isRight = await isPasswordOf(known?.passwordHash, password);
  if (!known || known.deleted || !isRight) throw new DomainError('WRONG_CREDENTIALS');
  const { id, mainOrganizationId } = known;
  return runAsSystem({ ...call, mainOrganizationId }, (work) => issueIdentityToken(work, id));
}

/** A token that signs a person in once, within a minute; with the code of a second step within five. */
export async function issueIdentityToken(work: UnitOfWork<SystemActor>, userId: number): Promise<string> {
  const token = newToken(work.actor.mainOrganizationId);
  const after = (seconds: number) => new Date(work.now.getTime() + seconds * 1000);
  const expiresAt = after(limits.identityTokenSeconds);
  await insertIdentityToken(work, { id: token.id, userId, expiresAt, beforeCode: after(limits.secondStepSeconds) });
  return token.value;
}

/**
 * Trades an identity token for a session.
 *
 * @param shown as the second step, by a person who has one
 * @throws {DomainError} WRONG_CREDENTIALS when the token is unknown, used or too old
 * @throws {DomainError} SECOND_STEP_REQUIRED or PASSKEY_REQUIRED without it, WRONG_CODE, RATE_LIMITED: the token stays good then
 */
export async function loginWithIdentity(call: SignInCall, value: string, shown: ShownStep | null): Promise<Login> {
  const token = parseToken(value);
  if (!token) throw new DomainError('WRONG_CREDENTIALS');
  const login = await runAsSystem({ ...call, mainOrganizationId: token.mainOrganizationId }, async (work) => {
    const taken = await takeIdentityToken(work, token);
    // Refused after the commit, so that a token that came too late is used up all the same, and a wrong code counts.
    if (taken && taken.expiresAt <= work.now) return 'WRONG_CREDENTIALS';
    const passed = taken ? taken.userId : await passSecondStep(work, token.id, shown);
    if (typeof passed === 'string') return passed;
    const user = await sessionUserById(work, passed);
    return user ? beginLogin(work, user, call.userAgent) : 'WRONG_CREDENTIALS';
  });
  if (typeof login !== 'string') return login;
  throw new DomainError(login, login === 'RATE_LIMITED' ? { retryAfter: codePause } : {});
}

/**
 * Which ways a sign-in has that waits for its second step.
 *
 * @throws {DomainError} WRONG_CREDENTIALS when its token is unknown, used or too old, or its person has no second step
 */
export async function waysOfSecondStep(
  { site, ...call }: SignInCall & { site?: PasskeySite | null },
  value: string,
): Promise<SecondStepWays> {
  const token = parseToken(value);
  const ways =
    token &&
    (await runAsSystem({ ...call, mainOrganizationId: token.mainOrganizationId }, (work) =>
      waysToPass(work, token.id, site ?? null),
    ));
  if (!ways) throw new DomainError('WRONG_CREDENTIALS');
  return ways;
}

/**
 * Confirms a session that is already there, as the token login page does.
 *
 * @throws {DomainError} UNAUTHENTICATED when it is over, and for an API token, which is no session
 */
export async function loginWithSession(call: SignInCall, value: string): Promise<Login> {
  const token = requireToken(value);
  if (token.kind === 'api') throw new DomainError('UNAUTHENTICATED');
  return runAsSystem({ ...call, mainOrganizationId: token.mainOrganizationId }, async (work) => {
    const { actor, endsAt } = await continuedSession(work.db, token, work.now);
    const user = await sessionUserById(work, actor.userId);
    if (!user) throw new DomainError('UNAUTHENTICATED');
    return { token: token.value, expiresAt: endsAt.toISOString(), user };
  });
}

async function beginLogin(work: UnitOfWork<SystemActor>, user: SessionUser, userAgent: string | null): Promise<Login> {
  const { token, endsAt } = await beginSession(work, user.id, { now: work.now, userAgent });
  const entry = { entity: 'session', entityId: nameOf(token.id), action: 'begin', after: { endsAt } };
  await auditIn({ ...work, actor: actorOf(user) }, entry);
  await addJob(work, 'tidy-up', {}, { key: 'tidy-up', at: nextNight(work.now) });
  return { token: token.value, expiresAt: endsAt.toISOString(), user };
}

/** The trail names a session without giving away the id by which it is found. */
export function nameOf(sessionId: string): string {
  return sessionId.slice(0, 16);
}
