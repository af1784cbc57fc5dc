import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { IdentityProvider } from './providers.ts';

/** Who signed in at a provider. */
export type ProvenIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  /** whether the provider answers for the address being the person's */
  isEmailProven: boolean;
};

type Expected = {
  provider: Pick<IdentityProvider, 'key' | 'clientId' | 'tenants'>;
  /** of the description of the provider */
  issuer: string;
  keys: JSONWebKeySet;
  nonce: string;
  now: Date;
};

// Only signatures by keys that the provider alone has: with `none` or a shared secret a caller could sign as well.
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const CLOCKS_DIFFER_BY_S = 60;
const directory = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Checks an ID token: signature, issuer, audience, times and nonce.
 *
 * @throws {Error} when it is not one of this provider for this attempt
 */
export async function checkIdToken(
  token: string,
  { provider, issuer: described, keys, nonce, now }: Expected,
): Promise<ProvenIdentity> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    algorithms,
    audience: provider.clientId,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
    clockTolerance: CLOCKS_DIFFER_BY_S,
    currentDate: now,
  });
  const issuer = issuerFor(payload, described);
  if (payload.iss !== issuer) throw new Error('The ID token is of another issuer.');
  requireKeyOf(token, keys, issuer);
  if (payload.nonce !== nonce) throw new Error('The ID token belongs to another sign-in.');
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForOthers || payload.azp !== undefined) && payload.azp !== provider.clientId)
    throw new Error('The ID token was issued to another client.');
  if (typeof payload.sub !== 'string' || payload.sub === '' || payload.sub.length > 500)
    throw new Error('The ID token names no subject.');
  const email = typeof payload.email === 'string' && payload.email.length <= 254 ? payload.email.trim() : null;
  return { issuer, subject: payload.sub, email, isEmailProven: isProven(payload, provider) };
}

/** The issuer that a token must have. At Microsoft it names the directory of the person. */
function issuerFor({ tid }: JWTPayload, described: string): string {
  if (!described.includes('{tenantid}')) return described;
  if (typeof tid !== 'string' || !directory.test(tid)) throw new Error('The ID token names no directory.');
  return described.replace('{tenantid}', tid);
}

/** Microsoft says of some keys for which directories they sign. */
function requireKeyOf(token: string, { keys }: JSONWebKeySet, issuer: string): void {
  const { kid } = decodeProtectedHeader(token);
  const signer = keys.find((key) => key.kid === kid) as { issuer?: unknown } | undefined;
  if (typeof signer?.issuer !== 'string') return;
  const [, tid = ''] = /^https:\/\/[^/]+\/([^/]+)\//.exec(issuer) ?? [];
  if (signer.issuer.replace('{tenantid}', tid) !== issuer) throw new Error('The key signs for another issuer.');
}

/**
 * At Microsoft an administrator of any directory writes any address into an account, so its word alone proves nothing: either
 * Microsoft says that the domain belongs to the directory (`xms_edov`), or the operator trusts the directory.
 */
function isProven({ email_verified, xms_edov, tid }: JWTPayload, { key, tenants }: Expected['provider']): boolean {
  const isSaid = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as string | number | boolean);
  if (key === 'microsoft') return isSaid(xms_edov) || (typeof tid === 'string' && tenants.includes(tid));
  return isSaid(email_verified);
}
