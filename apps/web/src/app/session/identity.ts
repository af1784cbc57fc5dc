import type { Login } from '@zuschlag/validation/accounts/accounts';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { preflightHeaders } from '../api/request-headers.ts';

/** Signing in failed; the code says how, `retryAfter` how many seconds to wait. */
export class SignInError extends Error {
  readonly code: ErrorCode | 'OFFLINE';
  readonly retryAfter: number | null;
  /** with `SECOND_STEP_REQUIRED` and `PASSKEY_REQUIRED`: what a code or passkey goes with */
  identityToken: string | null = null;
  constructor(code: ErrorCode | 'OFFLINE', retryAfter: number | null = null) {
    super(code);
    this.name = 'SignInError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Signs in at the built-in identity provider and exchanges its token for a session. Plain requests: the
 * public pages carry no data library.
 * @throws SignInError with `WRONG_CREDENTIALS`, `SECOND_STEP_REQUIRED`, `RATE_LIMITED`, `OFFLINE` or what the server answered
 */
export async function signIn(email: string, password: string): Promise<Login> {
  const { identityToken } = await post<{ identityToken: string }>('/identity/sign-in', { email, password });
  return loginUser({ oAuthToken: identityToken });
}

/** Signs in with a session token that came in an address. @throws SignInError */
export function signInWithToken(sessionToken: string): Promise<Login> {
  return loginUser({ sessionToken });
}

/** Revokes a session on the server; a failure changes nothing for the person who leaves. */
export async function revokeSession(token: string): Promise<void> {
  await fetch('/trpc/accounts.logout', {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { ...preflightHeaders, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  }).catch(() => undefined);
}

/** Exchanges a token for a session. @param input.code of the second step @throws SignInError */
export async function loginUser(
  input: { oAuthToken: string; code?: string } | { sessionToken: string },
): Promise<Login> {
  try {
    const answer = await post<{ result: { data: Login } }>('/trpc/accounts.loginUser', { input });
    return answer.result.data;
  } catch (error) {
    if (error instanceof SignInError && isBeforeSecondStep(error) && 'oAuthToken' in input)
      error.identityToken = input.oAuthToken;
    throw error;
  }
}

const isBeforeSecondStep = ({ code }: SignInError) => code === 'SECOND_STEP_REQUIRED' || code === 'PASSKEY_REQUIRED';

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { ...preflightHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new SignInError('OFFLINE');
  }
  if (answer.ok) return (await answer.json()) as Answer;
  throw await refusalOf(answer);
}

/** The status tells what a person must know, but for the second step; the waiting time comes as header or in the details. */
async function refusalOf(answer: Response): Promise<SignInError> {
  if (answer.status === 429) return new SignInError('RATE_LIMITED', await secondsToWait(answer));
  const said = /SECOND_STEP_REQUIRED|PASSKEY_REQUIRED|WRONG_CODE/.exec(await answer.text().catch(() => ''));
  if (said) return new SignInError(said[0] as ErrorCode);
  if (answer.status === 404) return new SignInError('LINK_INVALID');
  if (answer.status === 401 || answer.status === 422 || answer.status === 400)
    return new SignInError('WRONG_CREDENTIALS');
  return new SignInError(answer.status >= 500 ? 'INTERNAL' : 'NOT_PERMITTED');
}

async function secondsToWait(answer: Response): Promise<number> {
  const header = Number(answer.headers.get('retry-after'));
  if (header > 0) return Math.ceil(header);
  const text = await answer.text().catch(() => '');
  return Number(/"retryAfter":(\d+)/.exec(text)?.[1] ?? 60);
}
