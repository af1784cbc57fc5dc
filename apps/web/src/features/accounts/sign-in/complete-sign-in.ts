import type { Login, SessionUser } from '@zuschlag/validation/accounts/accounts';
import { changeLanguage } from '../../../app/preferences/preferences.ts';
import { startSession } from '../../../app/session/session-store.ts';

/**
 * Begins a session with what the server answered. The interface then speaks the language that the user saved, else German:
 * what this browser last spoke may be the choice of another user.
 *
 * @returns who signed in
 */
export async function completeSignIn(answer: Promise<Login>): Promise<SessionUser> {
  const login = await answer;
  await changeLanguage(login.user.language ?? 'de');
  startSession(login);
  return login.user;
}
