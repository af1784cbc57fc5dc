import { createTRPCReact } from '@trpc/react-query';
import { type AppRouter, type ZuschlagClient, zuschlagClient } from '@zuschlag/sdk/client';
import { type ClientOptions, callHeaders } from '@zuschlag/sdk/sending/transport';
import { scenarioHeader } from '@zuschlag/validation/services/scenarios/scenario-header';
import { storedSession } from '../session/session-store.ts';
import { askAboutNewRates } from './new-rates-question.ts';
import { preflightHeaders } from './request-headers.ts';

/** The typed door to the server: `trpc.chance.byId.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

/** Reads, prefetches and forgets answers: what `trpc.useUtils()` gives. */
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;

// A person looks at a page that waits, and may try again by hand.
const patienceOfPeople = { attempts: { question: 2, change: 4 }, longestWaitMs: 2_000 };

/** This server, with the session of the tab and the header that requires a preflight. */
export function connection(): ClientOptions {
  return {
    url: location.origin,
    token: () => storedSession()?.token ?? null,
    headers: preflightHeaders,
    patience: patienceOfPeople,
    isRepeatedByHand: true,
    acceptsNewRates: askAboutNewRates,
  };
}

/** The client of the SDK: retries, idempotency keys and errors are the same as in any other program. */
export function createClient(): ZuschlagClient {
  return zuschlagClient(connection());
}

/** The same for the services of a scenario instead of the real ones. */
export function createClientOfScenario(scenarioId: string): ZuschlagClient {
  return zuschlagClient({ ...connection(), headers: { ...preflightHeaders, [scenarioHeader]: scenarioId } });
}

/** The headers of every call. */
export function sessionHeaders(): Record<string, string> {
  return callHeaders(connection());
}
