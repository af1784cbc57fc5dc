import type { Login } from '@zuschlag/validation/accounts/accounts';
import type { SignupSession } from '@zuschlag/validation/accounts/invitations';
import { loginUser, post } from '../../../app/session/identity.ts';

/** Whose invitation a link is. @throws SignInError when the server cannot be reached */
export function checkInvitation(sessionId: string): Promise<SignupSession> {
  return post('/identity/check-invitation', { sessionId });
}

/**
 * Accepts an invitation with a password, or signs in where the account is there already.
 * @throws SignInError with `LINK_INVALID` or `WRONG_CREDENTIALS`
 */
export async function acceptInvitation(token: string, password: string): Promise<Login> {
  const { identityToken } = await post<{ identityToken: string }>('/identity/accept-invitation', { token, password });
  return loginUser({ oAuthToken: identityToken });
}
