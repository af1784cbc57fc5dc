import { NOTHING } from '@zuschlag/i18n/format';

/** A state of the payment provider as text: it knows more of them than this product, and says them with underscores. */
export function providerText(state: string | null): string {
  return state?.replaceAll('_', ' ') ?? NOTHING;
}
