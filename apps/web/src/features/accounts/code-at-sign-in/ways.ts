import type { SecondStepWays } from '@zuschlag/validation/accounts/passkeys';
import { post } from '../../../app/session/identity.ts';

/** Which ways a sign-in has that waits for its second step, with a new question for a passkey. @throws SignInError */
export async function waysOf(identityToken: string): Promise<SecondStepWays> {
  const path = '/trpc/accounts.secondStepWays';
  return (await post<{ result: { data: SecondStepWays } }>(path, { oAuthToken: identityToken })).result.data;
}
