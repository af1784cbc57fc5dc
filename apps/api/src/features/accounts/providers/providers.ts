import type { ProviderKey } from '@zuschlag/validation/accounts/providers';

/** An OpenID Connect provider that signs people in. */
export type IdentityProvider = {
  key: ProviderKey;
  /** on its button */
  name: string;
  /** the address under which it describes itself */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Microsoft: directories whose administrators answer for the addresses of their people */
  tenants: readonly string[];
};

export type IdentityProviders = {
  configured: readonly IdentityProvider[];
  /** left out, that of the product; tests wait less */
  timeLimitMs?: number;
};

export const noProviders: IdentityProviders = { configured: [] };

/** @returns null when the operator has not configured it */
export function providerOf({ configured }: IdentityProviders, key: string): IdentityProvider | null {
  return configured.find((provider) => provider.key === key) ?? null;
}
