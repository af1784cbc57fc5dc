import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  retryLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@zuschlag/api/router';
import { addressOf } from './address.ts';
import { isTransient, refusalIn, zuschlagError } from './errors.ts';
import { retries } from './retries.ts';

export type ClientOptions = {
  /** where the product is reached, e.g. `https://zuschlag.example` */
  url: string;
  /** the token of a session or an API token; read before every call */
  token?: () => string | null;
  /** sent with every call in addition to the token */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
};

// Safely below the server's limit for one batch.
const BATCH = { maxItems: 10, maxURLLength: 3_500 };

/**
 * Every procedure, typed: `client.chance.byId.query({ id })`. Queries of one moment share a request and are tried
 * twice. Mutations are tried up to four times and take effect once, because every call has its own key.
 *
 * @throws what `zuschlagError` reads
 */
export function zuschlagClient(options: ClientOptions): ZuschlagClient {
  const { url, fetch: send } = options;
  const endpoint = addressOf(url, '/trpc').href;
  const headers = () => callHeaders(options);
  return createTRPCClient<AppRouter>({
    links: [
      oneKeyPerCall,
      retryLink({
        retry: ({ op, error, attempts }) =>
          attempts < (op.type === 'mutation' ? retries.change : retries.question) && isTransient(error),
        retryDelayMs: () => retries.pauseMs,
      }),
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: httpLink({
          url: endpoint,
          fetch: send,
          headers: ({ op }) => ({ ...headers(), 'idempotency-key': String(op.context.idempotencyKey) }),
        }),
        false: httpBatchLink({ url: endpoint, fetch: send, headers, ...BATCH }),
      }),
    ],
  });
}

/** The headers of every call. */
export function callHeaders({ token = () => null, headers = {} }: ClientOptions): Record<string, string> {
  const value = token();
  return value === null ? { ...headers } : { ...headers, authorization: `Bearer ${value}` };
}

/** Every procedure of the product. */
export type ZuschlagClient = TRPCClient<AppRouter>;

/** Creates the key before the retries, so that every attempt is the same call. */
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
  const answer = await send(addressOf(options.url, '/identity/sign-in'), {
    method: 'POST',
    headers: { ...options.headers, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).catch((error: unknown) => {
    throw zuschlagError(error);
  });
  if (!answer.ok) throw await refusalIn(answer);
  const { identityToken } = (await answer.json()) as { identityToken: string };
  return zuschlagClient(options).accounts.loginUser.mutate({ input: { oAuthToken: identityToken } });
}
