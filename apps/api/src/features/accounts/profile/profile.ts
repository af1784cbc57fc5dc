import type { Database } from '@zuschlag/db/client';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { ChangedPassword, ChangePassword, Rename } from '@zuschlag/validation/accounts/profile';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import { me } from '../account.ts';
import { endLinks } from '../links/account-links.store.ts';
import { storePassword } from '../password-reset/password-reset.store.ts';
import { requireSession } from '../sessions.ts';
import { hashPassword, isPasswordOf } from '../sign-in.ts';
import { countWrongPasswords, endSessionsBut, lockOwnPassword, noteWrongPassword, storeName } from './profile.store.ts';

const HOUR = 3_600_000;

/** Changes the caller's own name. The trail says that it changed, and holds no names. @throws {DomainError} SESSION_REQUIRED */
export async function rename(work: UnitOfWork, token: string | null, name: Rename): Promise<SessionUser> {
  requireSession(token);
  const before = await me(work);
  if (before.firstname === name.firstname && before.lastname === name.lastname) return before;
  const { userId } = work.actor;
  await storeName(work, name);
  await work.audit({ entity: 'user', entityId: userId, action: 'rename', after: { isRenamed: true } });
  await work.publish({ kind: 'personRenamed', userId });
  return { ...before, ...name };
}

/**
 * Sets the caller's password by the one that is known. It ends all other sign-ins of the person and the links to a new
 * password, and tells the person by mail. Tokens for programs stay.
 *
 * @throws {DomainError} SESSION_REQUIRED, INVALID_INPUT with WRONG_PASSWORD at `current`, RATE_LIMITED after ten of them
 * within an hour
 */
export async function changePassword(
  { database, ...work }: UnitOfWork & { database: Database },
  token: string | null,
  { current, password }: ChangePassword,
): Promise<ChangedPassword> {
  const { id: sessionId } = requireSession(token);
  const { userId, language } = work.actor;
  const since = new Date(work.now.getTime() - HOUR);
  if ((await countWrongPasswords(work, since)) >= limits.wrongPasswords)
    throw new DomainError('RATE_LIMITED', { retryAfter: HOUR / 1000 });
  const known = await lockOwnPassword(work);
  if (!known || !(await isPasswordOf(known.passwordHash, current))) {
    await noteWrongPassword(database, work);
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'current', problem: 'WRONG_PASSWORD' }] });
  }
  await storePassword(work, userId, await hashPassword(password));
  await endLinks(work, { userId, kind: 'reset' });
  const endedSessions = await endSessionsBut(work, sessionId);
  await work.audit({ entity: 'user', entityId: userId, action: 'setPassword', after: { isSet: true, endedSessions } });
  await sendMail(work, { kind: 'passwordChanged', recipient: known.email, language, parameters: { link: '/login' } });
  return { endedSessions };
}
