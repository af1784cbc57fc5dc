import { hash } from 'node:crypto';
import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from 'arctic';
import type { JSONWebKeySet } from 'jose';
import { DomainError } from '../../../errors.ts';
import { runAsSystem } from '../../../transaction.ts';
import { noteAccepted } from '../invitations/accept-invitation.ts';
import { useLink } from '../links/account-links.store.ts';
import { byLink } from '../links/account-links.ts';
import { issueIdentityToken, type SignInCall } from '../sign-in.ts';
import { askProvider } from './ask-provider.ts';
import { type Attempt, derived, isSame, newAttempt } from './attempt.ts';
import { type Discovered, discover } from './discovery.ts';
import { checkIdToken, type ProvenIdentity } from './id-token.ts';
import { type BoundPerson, bindIdentity, markVerified, personOfIdentity } from './provider-identities.store.ts';
import { ProviderRefused } from './provider-refused.ts';
import { type IdentityProvider, type IdentityProviders, providerOf } from './providers.ts';

/** A call of a sign-in with a provider. */
export type ProviderCall = SignInCall & {
  providers: IdentityProviders;
  /** where the provider sends the browser back to */
  callbackUrl: string;
  /** receives why a provider was refused; persons read less about it */
  onRefusal: (reason: unknown) => void;
};

/** What the provider sent the browser back with. */
export type ProviderAnswer = { state?: string; code?: string; error?: string; iss?: string };

const TIME_LIMIT_MS = 5_000;

/**
 * Begins a sign-in at a provider.
 *
 * @returns the page of the provider, and what the browser keeps until it comes back
 * @throws {ProviderRefused} PROVIDER_NOT_CONFIGURED, PROVIDER_UNAVAILABLE
 * @throws {DomainError} LINK_INVALID for an invitation that is not good
 */
export async function beginAtProvider(
  call: ProviderCall,
  asked: { provider: string; invitation: string | null; redirect: string | null },
): Promise<{ url: string; attempt: Attempt }> {
  const provider = requireProvider(call.providers, asked.provider);
  const invited = asked.invitation === null ? null : await invitedAddress(call, asked.invitation);
  const { authorizationEndpoint } = await discovered(call, provider);
  const attempt = newAttempt(asked);
  const url = clientOf(provider, call).createAuthorizationURLWithPKCE(
    authorizationEndpoint,
    derived(attempt, 'state'),
    CodeChallengeMethod.S256,
    derived(attempt, 'verifier'),
    ['openid', 'email'],
  );
  url.searchParams.set('nonce', derived(attempt, 'nonce'));
  // Who was refused with one account chooses another one.
  url.searchParams.set('prompt', 'select_account');
  if (invited !== null) url.searchParams.set('login_hint', invited);
  return { url: url.href, attempt };
}

async function invitedAddress(call: SignInCall, token: string): Promise<string> {
  const { email, usedAt } = await byLink(call, { token, kind: 'invitation' }, async (_work, link) => link);
  if (usedAt !== null) throw new DomainError('LINK_INVALID');
  return email;
}

/**
 * Ends a sign-in at a provider, by what it sent the browser back with. An invitation binds the account to its person; without
 * one, only an account that is bound signs in.
 *
 * @returns a token that signs the person in once, with the code of a second step where there is one
 * @throws {ProviderRefused} PROVIDER_REFUSED when the answer belongs to another attempt, or is not what the provider may answer
 * @throws {ProviderRefused} PROVIDER_UNAVAILABLE, PROVIDER_NOT_CONFIGURED
 * @throws {ProviderRefused} SSO_EMAIL_DIFFERS, SSO_EMAIL_UNPROVEN, SSO_ACCOUNT_IN_USE with an invitation, SSO_NOT_INVITED without one
 * @throws {DomainError} LINK_INVALID
 */
export async function endAtProvider(call: ProviderCall, attempt: Attempt, answer: ProviderAnswer): Promise<string> {
  const provider = requireProvider(call.providers, attempt.provider);
  const identity = await identityOf(call, provider, attempt, answer);
  const id = hash('sha256', JSON.stringify([identity.issuer, identity.subject]), 'hex');
  const bound = await personOfIdentity(call.database, id);
  if (attempt.invitation !== null)
    return acceptByProvider(call, attempt.invitation, { id, provider: provider.key, bound, ...identity });
  if (!bound) throw new ProviderRefused('SSO_NOT_INVITED');
  const { mainOrganizationId, userId } = bound;
  return runAsSystem({ ...call, mainOrganizationId }, (work) => issueIdentityToken(work, userId));
}

/** Accepts an invitation with an account at a provider, or signs in where it was accepted with that account already. */
function acceptByProvider(
  call: SignInCall,
  token: string,
  {
    id,
    provider,
    bound,
    email,
    isEmailProven,
  }: ProvenIdentity & {
    id: string;
    provider: string;
    /** whose account it is already */
    bound: BoundPerson | null;
  },
): Promise<string> {
  return byLink(call, { token, kind: 'invitation' }, async (work, link, { id: linkId }) => {
    const { userId } = link;
    if (bound?.userId === userId && bound.mainOrganizationId === work.actor.mainOrganizationId)
      return issueIdentityToken(work, userId);
    if (email?.toLowerCase() !== link.email.toLowerCase()) throw new ProviderRefused('SSO_EMAIL_DIFFERS');
    if (!isEmailProven) throw new ProviderRefused('SSO_EMAIL_UNPROVEN');
    if (!(await useLink(work, linkId, work.now))) throw new DomainError('LINK_INVALID');
    if (!(await bindIdentity(work, { id, userId, provider }))) throw new ProviderRefused('SSO_ACCOUNT_IN_USE');
    await markVerified(work, userId);
    await noteAccepted(work, userId, 'provider');
    return issueIdentityToken(work, userId);
  });
}

/** Trades the code of the answer for an ID token and checks it. @throws {ProviderRefused} PROVIDER_REFUSED, PROVIDER_UNAVAILABLE */
async function identityOf(
  call: ProviderCall,
  provider: IdentityProvider,
  attempt: Attempt,
  { state, code, error, iss }: ProviderAnswer,
): Promise<ProvenIdentity> {
  const refuse = (reason: unknown) => {
    call.onRefusal(reason);
    return new ProviderRefused('PROVIDER_REFUSED');
  };
  if (!state || !isSame(state, derived(attempt, 'state'))) throw refuse('The state belongs to another attempt.');
  if (error !== undefined || !code) throw refuse(`The provider answered ${error?.slice(0, 100) ?? 'without a code'}.`);
  const found = await discovered(call, provider);
  // An answer that names its issuer must come from the one that was asked.
  if (iss !== undefined && !found.issuer.includes('{tenantid}') && iss !== found.issuer)
    throw refuse('The answer is of another issuer.');
  const [idToken, keys] = await Promise.all([
    tradeCode(call, provider, found, { code, verifier: derived(attempt, 'verifier') }),
    reaching(call, askProvider(found.keysEndpoint, { timeLimitMs: timeLimitOf(call) })).then(
      ({ body }) => body as unknown as JSONWebKeySet,
    ),
  ]);
  if (idToken === null) throw refuse('The provider did not take the code.');
  const nonce = derived(attempt, 'nonce');
  return checkIdToken(idToken, { provider, issuer: found.issuer, keys, nonce, now: call.now }).catch(
    (reason: unknown) => {
      throw refuse(reason);
    },
  );
}

/** @returns the ID token; null when the provider refuses the code */
async function tradeCode(
  call: ProviderCall,
  { clientId, clientSecret }: IdentityProvider,
  { tokenEndpoint, sendsSecretInForm }: Discovered,
  { code, verifier }: { code: string; verifier: string },
): Promise<string | null> {
  // arctic would send this itself, but without a bound for the size and time of the answer.
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: call.callbackUrl,
    code_verifier: verifier,
    ...(sendsSecretInForm ? { client_id: clientId, client_secret: clientSecret } : {}),
  });
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const authorization = sendsSecretInForm ? undefined : `Basic ${Buffer.from(pair).toString('base64')}`;
  const { status, body } = await reaching(
    call,
    askProvider(tokenEndpoint, { timeLimitMs: timeLimitOf(call), form, authorization }),
  );
  if (status !== 200) return null;
  const tokens = new OAuth2Tokens(body);
  return 'id_token' in tokens.data ? tokens.idToken() : null;
}

function requireProvider(providers: IdentityProviders, key: string): IdentityProvider {
  const provider = providerOf(providers, key);
  if (!provider) throw new ProviderRefused('PROVIDER_NOT_CONFIGURED');
  return provider;
}

function clientOf({ clientId, clientSecret }: IdentityProvider, { callbackUrl }: ProviderCall): OAuth2Client {
  return new OAuth2Client(clientId, clientSecret, callbackUrl);
}

function discovered(call: ProviderCall, provider: IdentityProvider): Promise<Discovered> {
  return reaching(call, discover(provider, timeLimitOf(call)));
}

function timeLimitOf({ providers }: ProviderCall): number {
  return providers.timeLimitMs ?? TIME_LIMIT_MS;
}

/** @throws {ProviderRefused} PROVIDER_UNAVAILABLE instead of what went wrong on the way */
function reaching<Answer>({ onRefusal }: ProviderCall, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((reason: unknown) => {
    onRefusal(reason);
    throw new ProviderRefused('PROVIDER_UNAVAILABLE');
  });
}
