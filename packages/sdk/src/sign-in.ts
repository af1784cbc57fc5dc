import { addressOf } from './address.ts';
import { zuschlagClient } from './client.ts';
import { refusalIn, zuschlagError } from './errors.ts';
import { trying } from './sending/retries.ts';
import { type ClientOptions, callHeaders, patienceOf, sendOf } from './sending/transport.ts';
import type { Login } from './wire.gen.ts';

/** `code`: of the second step, for a person who has one. */
export type Credentials = { email: string; password: string; code?: string };
/** A session: its token, the moment it ends at the latest, and who signed in. */
export type Session = Login;

/**
 * Signs a person in with address and password. Programs use an API token instead.
 *
 * @throws {ZuschlagError} WRONG_CREDENTIALS, INVALID_INPUT, RATE_LIMITED, SECOND_STEP_REQUIRED, WRONG_CODE
 */
export async function signIn(options: ClientOptions, { code, ...credentials }: Credentials): Promise<Session> {
  const { timeoutMs, longestWaitMs } = patienceOf(options);
  // Once: every attempt counts against the limit on wrong passwords.
  const call = trying({ attempts: 1, timeoutMs, longestWaitMs }, async (signal) => {
    const answer = await sendOf(options)(addressOf(options.url, '/identity/sign-in'), {
      method: 'POST',
      headers: { ...callHeaders({ ...options, token: () => null }), 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      signal,
    });
    if (!answer.ok) throw await refusalIn(answer);
    return ((await answer.json()) as { identityToken: string }).identityToken;
  });
  try {
    return await zuschlagClient(options).accounts.loginUser.mutate({ input: { oAuthToken: await call, code } });
  } catch (error) {
    throw zuschlagError(error);
  }
}
