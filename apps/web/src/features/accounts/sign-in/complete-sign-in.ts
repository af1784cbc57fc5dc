import type { Login } from '@zuschlag/validation/accounts/accounts';
import { changeLanguage } from '../../../app/preferences/preferences.ts';
import { startSession } from '../../../app/session/session-store.ts';

/**
 * Begins a session with what the server answered. The interface then speaks the language that the user saved, else German:
 * what this browser last spoke may be the choice of another user.
 */
export async function completeSignIn(answer: Promise<Login>): Promise<void> {
  const login = await answer;
  await changeLanguage(login.user.language ?? 'de');
  startSession(login);
}
