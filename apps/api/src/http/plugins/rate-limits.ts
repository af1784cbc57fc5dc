import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { knownBearer } from '../../features/accounts/tokens/known-bearers.ts';
import { parseToken } from '../../features/accounts/tokens/tokens.ts';
import { bearerToken } from '../bearer-token.ts';

/** Bodies beyond this are refused before they are read. */
export const largestBody = 1_048_576;
/** Calls in one batch. */
export const largestBatch = 20;

export type Rates = { callsPerMinute: number; signInsPerMinute: number };
/** The checks of the ways in that need no session. Each runs once the body is known. */
export type WaysIn = {
  /** an account and its password */
  signIn: RateCheck;
  /** the address a mail with a link is asked for */
  mail: RateCheck;
  /** the secret of a link that was mailed */
  link: RateCheck;
  /** the way to a provider and back: what it carries cannot be guessed */
  provider: RateCheck;
};
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

// Many people share one address of their firm.
const PEOPLE_PER_ADDRESS = 20;
const ADDRESSES_PER_MACHINE = 3;
// The people of a firm accept their invitations at the same time. A secret cannot be guessed, so the number of links may be high.
const LINKS_PER_MACHINE = 30;

/**
 * Keeps one caller from occupying the server, and attackers from guessing passwords. All sessions and tokens of a person
 * share one budget, in which each call of a batch counts. A token that was not accepted yet counts for its address, so that
 * invented tokens have no budgets of their own. Counted per process: with three replicas three times as much passes.
 *
 * An account, an address and a link each have a budget of their own; beside it, each machine has a higher one per way in.
 */
export async function limitRates(app: FastifyInstance, rates: Rates): Promise<WaysIn> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, cache: 20_000 });
  const perPerson = checked(app, { max: rates.callsPerMinute, keyOf: callerOf, isShown: true });
  const perAddress = checked(app, {
    max: rates.callsPerMinute * PEOPLE_PER_ADDRESS,
    keyOf: ({ ip }) => `address ${networkOf(ip)}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Stripe sends from few addresses; it sends again what was refused.
    if (request.routeOptions.url === '/billing/stripe/events') return perAddress(request, reply, 1);
    if (!isCall(request) && !isStream(request)) return;
    const calls = callsIn(request);
    await perAddress(request, reply, calls);
    await perPerson(request, reply, calls);
  });
  const max = rates.signInsPerMinute;
  const wayIn = (name: string, keyOf: (request: FastifyRequest) => string, keysPerMachine: number): RateCheck => {
    const own = checked(app, { max, keyOf: (request) => `${name} ${keyOf(request)}` });
    const ofMachine = checked(app, {
      max: max * keysPerMachine,
      keyOf: ({ ip }) => `${name} machine ${networkOf(ip)}`,
    });
    return async (request, reply) => {
      await ofMachine(request, reply, 1);
      await own(request, reply, 1);
    };
  };
  const providers = checked(app, {
    max: max * LINKS_PER_MACHINE,
    keyOf: ({ ip }) => `provider machine ${networkOf(ip)}`,
  });
  const byAddress = (request: FastifyRequest) => `${emailOf(request)} ${networkOf(request.ip)}`;
  return {
    signIn: wayIn('account', byAddress, ADDRESSES_PER_MACHINE),
    mail: wayIn('mail', byAddress, ADDRESSES_PER_MACHINE),
    link: wayIn('link', hashOfSecret, LINKS_PER_MACHINE),
    provider: async (request, reply) => providers(request, reply, 1),
  };
}

// The route that was matched is asked, for an address can be written in many ways.

/** Whether a request does something. Files of the web cost next to nothing, and a page asks for many. */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return /^\/(trpc|graphql|identity|files|configuration|imports|calendar)\b/.test(routeOptions.url ?? '');
}

function isStream({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/events';
}

type Limit = {
  max: number;
  keyOf: (request: FastifyRequest) => string;
  /** whether answers say how much of it is left */
  isShown?: boolean;
};
type Check = (request: FastifyRequest, reply: FastifyReply, calls: number) => Promise<void>;

function checked(app: FastifyInstance, { max, keyOf, isShown = false }: Limit): Check {
  const check = app.createRateLimit({ max, keyGenerator: keyOf });
  return async (request, reply, calls) => {
    let verdict = await check(request);
    for (let counted = 1; counted < calls; counted += 1) verdict = await check(request);
    if (verdict.isAllowed) return;
    if (isShown) {
      reply.headers({
        'ratelimit-limit': verdict.max,
        'ratelimit-remaining': verdict.remaining,
        'ratelimit-reset': verdict.ttlInSeconds,
      });
    }
    if (!verdict.isExceeded) return;
    const retryAfter = verdict.ttlInSeconds;
    reply.header('retry-after', retryAfter);
    throw new DomainError('RATE_LIMITED', { retryAfter });
  };
}

/** The person for a token that was accepted before, else the address. */
export function callerOf(request: FastifyRequest): string {
  const token = parseToken(bearerToken(request) ?? '');
  const person = token && knownBearer(token.id);
  return person === null ? `stranger ${networkOf(request.ip)}` : `person ${person}`;
}

/** What one subscriber has: an address of IPv4, but 2^64 addresses of IPv6. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** A batch names its procedures in its path, with commas, which may be written encoded, also more than once. */
function callsIn(request: FastifyRequest): number {
  const [path = ''] = request.url.split('?');
  if (!request.routeOptions.url?.startsWith('/trpc')) return 1;
  return Math.min(path.split(/,|%(?:25)*2c/i).length, largestBatch + 1);
}

function emailOf({ body }: FastifyRequest): string {
  return fieldOf(body, 'email').trim().toLowerCase().slice(0, 254);
}

/** A link by the hash of its secret, so that no secret lies in the memory of the limits. */
function hashOfSecret({ body, query }: FastifyRequest): string {
  const secret = fieldOf(body, 'token') || fieldOf(body, 'sessionId') || fieldOf(query, 'token');
  return createHash('sha256').update(secret.slice(0, 1_000)).digest('base64url');
}

function fieldOf(value: unknown, name: string): string {
  const field = typeof value === 'object' && value !== null ? (value as { [field: string]: unknown })[name] : null;
  return typeof field === 'string' ? field : '';
}
