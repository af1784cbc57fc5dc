import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { storeLanguage } from './accounts.store.ts';
import { sessionUserById } from './session-user.ts';
import { endSession, requireSession } from './sessions.ts';
import { nameOf } from './sign-in.ts';

/** The caller, with the rights that need no object. @throws {DomainError} UNAUTHENTICATED when the user no longer exists */
export async function me(work: UnitOfWork): Promise<SessionUser> {
  const user = await sessionUserById(work, work.actor.userId);
  if (!user) throw new DomainError('UNAUTHENTICATED');
  return user;
}

/** Keeps the language a person chose; mails and messages of the server come in it. */
export async function chooseLanguage(work: UnitOfWork, language: 'de' | 'en'): Promise<SessionUser> {
  const before = await me(work);
  storeLanguage(work, language);
  await work.audit({
    entity: 'user',
    entityId: work.actor.userId,
    action: 'language',
    before: { language: before.language },
    after: { language },
  });
  await work.publish({ kind: 'languageChosen', userId: work.actor.userId });
  return { ...before, language };
}

/** Ends the session the call was made with. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function logout(work: UnitOfWork, token: string | null): Promise<{ isOver: boolean }> {
  const { id, ...rest } = requireSession(token);
  await endSession(work, { id, ...rest });
  await work.audit({ entity: 'session', entityId: nameOf(id), action: 'end', before: { isOpen: true } });
  return { isOver: true };
}
