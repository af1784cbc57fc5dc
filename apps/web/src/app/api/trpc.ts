import { httpBatchLink, httpLink, retryLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@zuschlag/sdk';
import { isTransient } from '../errors/failure.ts';
import { storedSession } from '../session/session-store.ts';
import { preflightHeaders } from './request-headers.ts';

/** The typed door to the server: `trpc.chance.byId.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

const mutationRetries = 3;
const retryDelayMs = 1000;
const url = '/trpc';

/** Gives every mutation call one key before the retries branch off, so that a repeated call is the same call. */
const oneKeyPerCall: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(
        op.type === 'mutation' ? { ...op, context: { ...op.context, idempotencyKey: crypto.randomUUID() } } : op,
      ).subscribe(observer),
    );

/** Mutations travel alone, with their key, and are tried up to three times more; queries of one moment travel together. */
export function createTrpcClient() {
  return trpc.createClient({
    links: [
      oneKeyPerCall,
      retryLink({
        retry: ({ op, error, attempts }) => op.type === 'mutation' && attempts <= mutationRetries && isTransient(error),
        retryDelayMs: () => retryDelayMs,
      }),
      splitLink({
        condition: (op) => op.type === 'mutation',
        true: httpLink({
          url,
          fetch: withCredentials,
          headers: ({ op }) => ({ ...sessionHeaders(), 'idempotency-key': String(op.context.idempotencyKey) }),
        }),
        false: httpBatchLink({
          url,
          fetch: withCredentials,
          headers: sessionHeaders,
          maxURLLength: 3500,
          maxItems: 10,
        }),
      }),
    ],
  });
}

/** What every call carries: the session token and the header that requires a preflight. */
export function sessionHeaders(): Record<string, string> {
  const session = storedSession();
  return { ...preflightHeaders, ...(session ? { authorization: `Bearer ${session.token}` } : {}) };
}

function withCredentials(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, credentials: 'include' });
}
