import type { IdentityProviders } from '../features/accounts/providers/providers.ts';
import type { Env } from './env.ts';

/** The providers that the operator has set up, in the order of their buttons. */
export function providersOf(env: Env): IdentityProviders {
  const { MICROSOFT_TENANTS: tenants } = env;
  const named = [
    { key: 'google', name: 'Google', issuer: env.GOOGLE_ISSUER, of: 'GOOGLE' },
    { key: 'microsoft', name: 'Microsoft', issuer: env.MICROSOFT_ISSUER, of: 'MICROSOFT' },
    { key: 'oidc', name: env.OIDC_NAME, issuer: env.OIDC_ISSUER, of: 'OIDC' },
  ] as const;
  const configured = named.flatMap(({ key, name, issuer, of }) => {
    const [clientId, clientSecret] = [env[`${of}_CLIENT_ID`], env[`${of}_CLIENT_SECRET`]];
    return issuer && clientId && clientSecret ? [{ key, name, issuer, clientId, clientSecret, tenants }] : [];
  });
  return { configured };
}
