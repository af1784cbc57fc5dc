import { createTRPCClient, httpBatchLink, httpLink, retryLink, splitLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@zuschlag/api/router';
import { isTransient, ZuschlagError, zuschlagError } from './errors.ts';

export type ClientOptions = {
  /** where the product is reached, e.g. `https://zuschlag.example` */
  url: string;
  /** the session token; asked before every call */
  token?: () => string | null;
  fetch?: typeof fetch;
};

const MUTATION_RETRIES = 3;
const QUERY_RETRIES = 1;
const RETRY_DELAY_MS = 1_000;
// What a server accepts in one batch, with room to spare.
const BATCH = { maxItems: 10, maxURLLength: 3_500 };

/**
 * Every procedure, typed: `client.chance.byId.query({ id })`. Queries of one moment travel together and are tried twice;
 * mutations are tried up to four times and done once, because every call has a key of its own.
 *
 * @throws what `zuschlagError` reads
 */
export function zuschlagClient({ url, token = () => null, fetch: send }: ClientOptions) {
  const endpoint = new URL('/trpc', url).href;
  const bearer = () => {
    const value = token();
    return value === null ? {} : { authorization: `Bearer ${value}` };
  };
  return createTRPCClient<AppRouter>({
    links: [
      oneKeyPerCall,
      retryLink({
        retry: ({ op, error, attempts }) =>
          attempts <= (op.type === 'mutation' ? MUTATION_RETRIES : QUERY_RETRIES) && isTransient(error),
        retryDelayMs: () => RETRY_DELAY_MS,
      }),
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: httpLink({
          url: endpoint,
          fetch: send,
          headers: ({ op }) => ({ ...bearer(), 'idempotency-key': String(op.context.idempotencyKey) }),
        }),
        false: httpBatchLink({ url: endpoint, fetch: send, headers: bearer, ...BATCH }),
      }),
    ],
  });
}

/** The key is made before the retries branch off, so that every attempt is the same call. */
const oneKeyPerCall: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const context = op.type === 'mutation' ? { idempotencyKey: crypto.randomUUID(), ...op.context } : op.context;
      return next({ ...op, context }).subscribe(observer);
    });

/**
 * Signs in with address and password and returns the session.
 *
 * @throws {ZuschlagError} WRONG_CREDENTIALS, INVALID_INPUT, RATE_LIMITED
 */
export async function signIn(options: ClientOptions, credentials: { email: string; password: string }) {
  const send = options.fetch ?? fetch;
  const answer = await send(new URL('/identity/sign-in', options.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).catch((error: unknown) => {
    throw zuschlagError(error);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusalIn(body);
  const { identityToken } = body as { identityToken: string };
  return zuschlagClient(options).accounts.loginUser.mutate({ input: { oAuthToken: identityToken } });
}

function refusalIn(body: unknown): ZuschlagError {
  const { error } = (body ?? {}) as { error?: { data?: Pick<ZuschlagError, 'code' | 'details' | 'requestId'> } };
  if (!error?.data) return new ZuschlagError('UNAVAILABLE', {}, null);
  return new ZuschlagError(error.data.code, error.data.details, error.data.requestId);
}
