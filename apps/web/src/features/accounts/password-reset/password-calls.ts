import type { ResetLink } from '@zuschlag/validation/accounts/password-reset';
import { post } from '../../../app/session/identity.ts';

/** Asks for the mail with the link. The answer is the same for every address. @throws SignInError */
export async function askForPassword(email: string): Promise<void> {
  await post('/identity/reset', { email });
}

/** Whose password a link sets. @throws SignInError with `LINK_INVALID` */
export function checkResetLink(token: string): Promise<ResetLink> {
  return post('/identity/check-reset', { token });
}

/** Sets the password, which uses the link up. @throws SignInError with `LINK_INVALID` */
export function setPassword(token: string, password: string): Promise<ResetLink> {
  return post('/identity/confirm-reset', { token, password });
}
