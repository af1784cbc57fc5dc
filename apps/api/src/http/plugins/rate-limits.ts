import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { parseToken } from '../../features/accounts/tokens.ts';
import { bearerToken } from '../bearer-token.ts';

/** Bodies beyond this are refused before they are read. */
export const largestBody = 1_048_576;
/** Calls in one batch. */
export const largestBatch = 20;

export type Rates = { callsPerMinute: number; signInsPerMinute: number };
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

// Many people share one address of their firm.
const SESSIONS_PER_ADDRESS = 20;
const ADDRESSES_PER_MACHINE = 3;

/**
 * Keeps one caller from occupying the server, and attackers from guessing passwords. Counted per process: with
 * three replicas three times as much passes.
 *
 * @returns the checks of the sign-in, which run once its body is known
 */
export async function limitRates(app: FastifyInstance, rates: Rates): Promise<{ signIn: RateCheck }> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, cache: 20_000 });
  const perSession = checked(app, 'session', rates.callsPerMinute, sessionOf);
  const perAddress = checked(app, 'address', rates.callsPerMinute * SESSIONS_PER_ADDRESS, ({ ip }) => ip);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request) && !isStream(request)) return;
    await perAddress(request, reply);
    await perSession(request, reply);
  });
  const perPerson = checked(app, 'person', rates.signInsPerMinute, (request) => `${emailOf(request)} ${request.ip}`);
  const perMachine = checked(app, 'machine', rates.signInsPerMinute * ADDRESSES_PER_MACHINE, ({ ip }) => ip);
  return {
    signIn: async (request, reply) => {
      await perMachine(request, reply);
      await perPerson(request, reply);
    },
  };
}

// The route that was matched is asked, for an address can be written in many ways.

/** Whether a request does something. Files of the web cost next to nothing, and a page asks for many. */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return /^\/(trpc|graphql|identity|files|configuration|imports)\b/.test(routeOptions.url ?? '');
}

function isStream({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/events';
}

function checked(
  app: FastifyInstance,
  name: string,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): RateCheck {
  const check = app.createRateLimit({ max, keyGenerator: (request) => `${name} ${keyOf(request)}` });
  return async (request, reply) => {
    const verdict = await check(request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    const retryAfter = verdict.ttlInSeconds;
    reply.header('retry-after', retryAfter);
    throw new DomainError('RATE_LIMITED', { retryAfter });
  };
}

function sessionOf(request: FastifyRequest): string {
  return parseToken(bearerToken(request) ?? '')?.id ?? request.ip;
}

function emailOf({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
