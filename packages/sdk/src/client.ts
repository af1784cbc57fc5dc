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
import { isNewRates, type NewRates, newRatesHeader } from '@zuschlag/validation/services/rates/new-rates';
import { addressOf } from './address.ts';
import { lostChanges } from './sending/lost-changes.ts';
import { askingForNewRates } from './sending/new-rates.ts';
import { settledOrUnknown } from './sending/outcome.ts';
import { trying } from './sending/retries.ts';
import { type ClientOptions, callHeaders, patienceOf, sendOf } from './sending/transport.ts';

// Safely below the server's limit for one batch.
const BATCH = { maxItems: 10, maxURLLength: 3_500 };

/** The type of every procedure; the only thing of the API that leaves it. */
export type { AppRouter } from '@zuschlag/api/router';

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
          headers: ({ op: { context } }) => ({
            ...headers(),
            'idempotency-key': String(context.idempotencyKey),
            ...(isNewRates(context.newRates) ? { [newRatesHeader]: context.newRates } : {}),
          }),
        }),
        false: httpBatchLink({ url, fetch: send, headers, ...BATCH }),
      }),
    ],
  });
}

/** Tries a call as long as the patience lasts. Every attempt of a mutation carries the same key. */
function tryingLink(options: ClientOptions): TRPCLink<AppRouter> {
  const lost = options.isRepeatedByHand ? lostChanges() : null;
  const { acceptsNewRates } = options;
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const given = op.context as CallContext;
        const isChange = op.type === 'mutation';
        const key = given.idempotencyKey ?? lost?.keyOf(op.path, op.input) ?? crypto.randomUUID();
        const context = isChange ? { ...op.context, idempotencyKey: key } : op.context;
        const { attempts, ...patience } = patienceOf(options);
        const limits = { ...patience, timeoutMs: given.timeoutMs ?? patience.timeoutMs, signal: op.signal };
        const attempt = (signal: AbortSignal) => observableToPromise(next({ ...op, context, signal }));
        const change = (newRates?: NewRates) =>
          settledOrUnknown(key, (onFailure) =>
            trying({ ...limits, attempts: attempts.change, onFailure }, (signal) =>
              observableToPromise(next({ ...op, context: { ...context, newRates }, signal })),
            ),
          );
        const changed = () => (acceptsNewRates ? askingForNewRates(acceptsNewRates, change) : change());
        const outcome = isChange ? changed() : trying({ ...limits, attempts: attempts.question }, attempt);
        outcome.then(
          (answer) => {
            lost?.ended(op.path, op.input);
            observer.next(answer);
            observer.complete();
          },
          (error) => {
            lost?.ended(op.path, op.input, error);
            observer.error(TRPCClientError.from(error));
          },
        );
      });
}
