import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';
import type { AppRouter } from '@zuschlag/api/router';
import { addressOf } from './address.ts';
import { refusalIn, zuschlagError } from './errors.ts';
import { settledOrUnknown } from './outcome.ts';
import { trying } from './retries.ts';
import { type ClientOptions, callHeaders, patienceOf, sendOf } from './transport.ts';

// Safely below the server's limit for one batch.
const BATCH = { maxItems: 10, maxURLLength: 3_500 };

/** Every procedure of the product. */
export type ZuschlagClient = TRPCClient<AppRouter>;

/** What a call may say in `context`. */
export type CallContext = { idempotencyKey?: string; timeoutMs?: number };

/**
 * Every procedure, typed: `client.chance.byId.query({ id })`. Queries of one moment share a request. Calls are tried as
 * the patience says; a mutation takes effect once, because its attempts carry one key.
 *
 * @throws what `zuschlagError` reads
 */
export function zuschlagClient(options: ClientOptions): ZuschlagClient {
  const url = addressOf(options.url, '/trpc').href;
  const send = sendOf(options);
  const headers = () => callHeaders(options);
  return createTRPCClient<AppRouter>({
    links: [
      tryingLink(options),
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: httpLink({
          url,
          fetch: send,
          headers: ({ op }) => ({ ...headers(), 'idempotency-key': String(op.context.idempotencyKey) }),
        }),
        false: httpBatchLink({ url, fetch: send, headers, ...BATCH }),
      }),
    ],
  });
}

/** Tries a call as long as the patience lasts. Every attempt of a mutation carries the same key. */
function tryingLink(options: ClientOptions): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const given = op.context as CallContext;
        const isChange = op.type === 'mutation';
        const key = given.idempotencyKey ?? crypto.randomUUID();
        const context = isChange ? { ...op.context, idempotencyKey: key } : op.context;
        const { attempts, ...patience } = patienceOf(options);
        const limits = { ...patience, timeoutMs: given.timeoutMs ?? patience.timeoutMs, signal: op.signal };
        const attempt = (signal: AbortSignal) => observableToPromise(next({ ...op, context, signal }));
        const outcome = isChange
          ? settledOrUnknown(key, (onFailure) => trying({ ...limits, attempts: attempts.change, onFailure }, attempt))
          : trying({ ...limits, attempts: attempts.question }, attempt);
        outcome.then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

/**
 * Signs in with address and password and returns the session.
 *
 * @throws {ZuschlagError} WRONG_CREDENTIALS, INVALID_INPUT, RATE_LIMITED
 */
export async function signIn(options: ClientOptions, credentials: { email: string; password: string }) {
  const { timeoutMs, longestWaitMs } = patienceOf(options);
  // Once: every attempt counts against the limit on wrong passwords.
  const identityToken = await trying({ attempts: 1, timeoutMs, longestWaitMs }, async (signal) => {
    const answer = await sendOf(options)(addressOf(options.url, '/identity/sign-in'), {
      method: 'POST',
      headers: { ...callHeaders({ ...options, token: () => null }), 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      signal,
    });
    if (!answer.ok) throw await refusalIn(answer);
    return ((await answer.json()) as { identityToken: string }).identityToken;
  }).catch((error: unknown) => {
    throw zuschlagError(error);
  });
  return zuschlagClient(options).accounts.loginUser.mutate({ input: { oAuthToken: identityToken } });
}
