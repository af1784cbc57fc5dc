import type { StripeClient } from '../stripe/stripe-client.ts';
import { stripeProvider } from '../stripe/stripe-provider.ts';
import type { BillingProvider } from './billing-provider.ts';
import { contractBook } from './contract-book.ts';

/** Who keeps a contract that exists. @param name as it is stored with the contract */
export function providerOf(name: string, stripe: StripeClient | undefined): BillingProvider {
  return name === 'stripe' ? stripeProvider(stripe) : contractBook;
}

/** Who keeps new contracts: Stripe where the operator has set it up. */
export function providerOfNew(stripe: StripeClient | undefined): BillingProvider {
  return stripe ? stripeProvider(stripe) : contractBook;
}
