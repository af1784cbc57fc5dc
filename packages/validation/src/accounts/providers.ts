import { z } from 'zod';
import { linkToken } from './password-reset.ts';

/** The providers that the operator may configure; `oidc` is any other OpenID Connect issuer. */
export type ProviderKey = 'google' | 'microsoft' | 'oidc';
/** A configured provider, as its button says. */
export type NamedProvider = { key: ProviderKey; name: string };

/** The body of `POST /identity/provider/begin`. */
export const beginAtProvider = z.object({
  provider: z.string().min(1, { error: 'REQUIRED' }).max(40, { error: 'TOO_LONG' }),
  /** the token of the invitation that is accepted this way */
  invitation: linkToken.nullish(),
  /** where the person was going */
  redirect: z.string().max(500, { error: 'TOO_LONG' }).nullish(),
});
/** Why a sign-in at a provider leads to no session. */
export const providerRefusals = [
  /** the operator has not set the provider up */
  'PROVIDER_NOT_CONFIGURED',
  /** the provider does not answer */
  'PROVIDER_UNAVAILABLE',
  /** the person gave up, or the answer is not one that counts */
  'PROVIDER_REFUSED',
  /** the account is bound to no person: accounts come by invitation only */
  'SSO_NOT_INVITED',
  /** the account has another address than the invitation */
  'SSO_EMAIL_DIFFERS',
  /** the provider does not say that the address is the person's */
  'SSO_EMAIL_UNPROVEN',
  /** the account, or another one of that provider, is bound already */
  'SSO_ACCOUNT_IN_USE',
  /** the invitation was used, replaced or is too old */
  'LINK_INVALID',
  'INTERNAL',
] as const;
export type ProviderRefusal = (typeof providerRefusals)[number];

/** The page of the provider. */
export type BegunAtProvider = { url: string };

/** What became of a sign-in at a provider: a token that signs in once, or the reason why not; neither when the browser did not come from a provider. */
export const providerOutcome = z.object({
  identityToken: z.string().nullable(),
  code: z.enum(providerRefusals).nullable(),
  /** the token of the invitation, so that it can be accepted in another way */
  invitation: z.string().nullable(),
});
export type ProviderOutcome = z.output<typeof providerOutcome>;
