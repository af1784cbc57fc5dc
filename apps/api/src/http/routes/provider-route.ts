import {
  type BegunAtProvider,
  beginAtProvider as beginInput,
  type ProviderOutcome,
  providerOutcome,
} from '@zuschlag/validation/accounts/providers';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { readAttempt, written } from '../../features/accounts/providers/attempt.ts';
import { ProviderRefused } from '../../features/accounts/providers/provider-refused.ts';
import {
  beginAtProvider,
  endAtProvider,
  type ProviderAnswer,
  type ProviderCall,
} from '../../features/accounts/providers/provider-sign-in.ts';
import type { IdentityProviders } from '../../features/accounts/providers/providers.ts';
import type { ServerParts } from '../call-context.ts';
import type { RateCheck } from '../plugins/rate-limits.ts';

type Parts = ServerParts & { providers: IdentityProviders; publicUrl: string | null; rate: RateCheck };
type Back = { Params: { provider: string }; Querystring: { [name: string]: unknown } };

const ATTEMPT = 'zuschlag_provider';
const OUTCOME = 'zuschlag_outcome';
const ATTEMPT_S = 600;
const OUTCOME_S = 60;
// After this time it is worth asking a provider again that was away.
const RETRY_S = 5;

/**
 * The sign-in with Google, Microsoft or another issuer. `POST /identity/provider/begin` answers the page of the provider, which sends the
 * browser back to `GET /identity/provider/:provider/callback`; from there it goes to the sign-in page, which fetches the
 * outcome once by `POST /identity/provider/finish`. No token stands in an address: what belongs to the browser is in two
 * cookies that scripts cannot read.
 */
export function providerRoute(app: FastifyInstance, { providers, publicUrl, rate, ...parts }: Parts): void {
  const originOf = (request: FastifyRequest) =>
    publicUrl === null ? `${request.protocol}://${request.host}` : publicUrl.replace(/\/$/, '');
  const callOf = (request: FastifyRequest, provider: string): ProviderCall => ({
    ...{ database: parts.database, publish: parts.publish, now: new Date(), requestId: request.id, providers },
    userAgent: request.headers['user-agent'] ?? null,
    callbackUrl: `${originOf(request)}/identity/provider/${provider}/callback`,
    onRefusal: (reason) => request.log.warn({ provider, reason: sentenceOf(reason) }, 'sign-in at a provider refused'),
  });
  const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');

  app.post('/identity/provider/begin', { preHandler: rate }, async (request, reply) => {
    const input = beginInput.safeParse(request.body);
    if (!input.success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(input.error) });
    const { provider, invitation = null, redirect = null } = input.data;
    const { url, attempt } = await beginAtProvider(callOf(request, provider), { provider, invitation, redirect }).catch(
      (error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
        throw error.code === 'PROVIDER_NOT_CONFIGURED'
          ? new DomainError('NOT_FOUND')
          : new DomainError('UNAVAILABLE', { retryAfter: RETRY_S });
      },
    );
    reply.header('cache-control', 'no-store');
    // The provider sends the browser back from another site, so the cookie must come along there.
    reply.header('set-cookie', cookie(ATTEMPT, written(attempt), ATTEMPT_S, 'Lax', isSecure(request)));
    return { url } satisfies BegunAtProvider;
  });

  app.get<Back>('/identity/provider/:provider/callback', { preHandler: rate }, async (request, reply) => {
    const { provider } = request.params;
    const secure = isSecure(request);
    const attempt = readAttempt(cookieOf(request, ATTEMPT, secure));
    const outcome: ProviderOutcome = { identityToken: null, code: null, invitation: attempt?.invitation ?? null };
    const call = callOf(request, provider);
    try {
      if (attempt?.provider !== provider) {
        call.onRefusal('The answer belongs to no attempt of this browser.');
        throw new ProviderRefused('PROVIDER_REFUSED');
      }
      outcome.identityToken = await endAtProvider(call, attempt, answerIn(request.query));
    } catch (error) {
      // A person stands before this answer, not a program: a fault leads back to the sign-in as well.
      if (error instanceof ProviderRefused) outcome.code = error.code;
      else if (error instanceof DomainError && error.code === 'LINK_INVALID') outcome.code = 'LINK_INVALID';
      else {
        request.log.error(error);
        outcome.code = 'INTERNAL';
      }
    }
    const kept = Buffer.from(JSON.stringify(outcome)).toString('base64url');
    const to = new URLSearchParams({ provider, ...(attempt?.redirect ? { redirect: attempt.redirect } : {}) });
    reply.headers({
      'cache-control': 'no-store',
      'set-cookie': [cookie(ATTEMPT, '', 0, 'Lax', secure), cookie(OUTCOME, kept, OUTCOME_S, 'Strict', secure)],
    });
    return reply.redirect(`/login?${to}`, 303);
  });

  app.post('/identity/provider/finish', { preHandler: rate }, async (request, reply) => {
    const secure = isSecure(request);
    reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie(OUTCOME, '', 0, 'Strict', secure) });
    return outcomeIn(cookieOf(request, OUTCOME, secure));
  });
}

function answerIn({ state, code, error, iss }: Back['Querystring']): ProviderAnswer {
  const text = (value: unknown) => (typeof value === 'string' && value.length <= 4_000 ? value : undefined);
  return { state: text(state), code: text(code), error: text(error), iss: text(iss) };
}

/** @returns nothing at all, when the page is loaded again or the browser did not come from a provider */
function outcomeIn(text: string | undefined): ProviderOutcome {
  try {
    return providerOutcome.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')));
  } catch {
    return { identityToken: null, code: null, invitation: null };
  }
}

type SameSite = 'Lax' | 'Strict';

/** Over TLS the prefix keeps other hosts of the same domain from setting it. */
function nameOf(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

function cookie(name: string, value: string, seconds: number, sameSite: SameSite, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}

function cookieOf({ headers }: FastifyRequest, name: string, isSecure: boolean): string | undefined {
  const start = `${nameOf(name, isSecure)}=`;
  const found = headers.cookie?.split(';').find((pair) => pair.trim().startsWith(start));
  return found?.trim().slice(start.length);
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
