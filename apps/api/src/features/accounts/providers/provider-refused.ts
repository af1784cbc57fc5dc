import type { ProviderRefusal } from '@zuschlag/validation/accounts/providers';

/** A sign-in at a provider leads to no session; the code says why. */
export class ProviderRefused extends Error {
  readonly code: ProviderRefusal;
  constructor(code: ProviderRefusal) {
    super(code);
    this.name = 'ProviderRefused';
    this.code = code;
  }
}
