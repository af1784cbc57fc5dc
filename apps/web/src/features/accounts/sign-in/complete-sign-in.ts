import type { Login } from '@zuschlag/validation/accounts/accounts';
import { chosenLanguage, showLanguage } from '../../../app/preferences/preferences.ts';
import { startSession } from '../../../app/session/session-store.ts';

/** Begins a session with what the server answered; the interface then speaks the saved language, else German. */
export async function completeSignIn(answer: Promise<Login>): Promise<void> {
  const login = await answer;
  await showLanguage(chosenLanguage() ?? login.user.language ?? 'de');
  startSession(login);
}
