import { z } from 'zod';
import { askProvider } from './ask-provider.ts';
import type { IdentityProvider } from './providers.ts';

/** What a provider says of itself. */
export type Discovered = {
  /** as it stands in tokens; that of Microsoft has a place for the directory */
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keysEndpoint: string;
  /** whether the secret goes with the form instead of the header */
  sendsSecretInForm: boolean;
};

const KEPT_MS = 5 * 60_000;
const kept = new Map<string, { until: number; discovered: Discovered }>();

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

/**
 * Reads how a provider is used, from its own description, which is kept for five minutes.
 *
 * @throws {Error} when it does not answer, or describes another one
 */
export async function discover({ key, issuer }: IdentityProvider, timeLimitMs: number): Promise<Discovered> {
  const known = kept.get(issuer);
  if (known && known.until > Date.now()) return known.discovered;
  const { status, body } = await askProvider(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    timeLimitMs,
  });
  if (status !== 200) throw new Error(`The provider ${key} answered ${status} instead of its description.`);
  const read = document.parse(body);
  // Microsoft describes all directories together, with a place for the one that a token is of.
  const isItself = read.issuer === issuer || (key === 'microsoft' && isOfMicrosoft(read.issuer, issuer));
  if (!isItself) throw new Error(`The provider ${key} describes itself as another issuer.`);
  // The secret of the product, the code of the person and the keys that prove who signed travel there.
  const places = [read.authorization_endpoint, read.token_endpoint, read.jwks_uri];
  if (issuer.startsWith('https:') && places.some((place) => !place.startsWith('https:')))
    throw new Error(`The provider ${key} names a place that is not encrypted.`);
  const methods = read.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const discovered = {
    issuer: read.issuer,
    authorizationEndpoint: read.authorization_endpoint,
    tokenEndpoint: read.token_endpoint,
    keysEndpoint: read.jwks_uri,
    sendsSecretInForm: !methods.includes('client_secret_basic') && methods.includes('client_secret_post'),
  };
  kept.set(issuer, { until: Date.now() + KEPT_MS, discovered });
  return discovered;
}

function isOfMicrosoft(said: string, issuer: string): boolean {
  return said === new URL('/{tenantid}/v2.0', issuer).href.replace('%7Btenantid%7D', '{tenantid}');
}
