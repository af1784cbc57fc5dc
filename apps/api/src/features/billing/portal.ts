import type { Billing } from '@zuschlag/validation/billing/billing';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { byLink, useUpLink } from '../accounts/links/account-links.ts';
import { sessionUserById } from '../accounts/session-user.ts';
import type { SignInCall } from '../accounts/sign-in.ts';
import { contractOfTenant, seatsNow } from './billing.store.ts';
import { toOwnBilling } from './contracts.ts';
import type { WaitingCall } from './provider/billing-provider.ts';
import { providerOf } from './provider/provider-of.ts';
import type { StripeClient } from './stripe/stripe-client.ts';

/**
 * A link to the page where the contract of the caller's tenant is seen and settled, by whom keeps it: a page of our own,
 * good once and for five minutes, of which the database keeps the hash; or that of the payment provider.
 *
 * @throws {DomainError} NOT_PERMITTED; NO_CONTRACT; UNAVAILABLE while the provider cannot be asked
 */
export async function portalLink(call: WaitingCall & { stripe?: StripeClient | undefined }): Promise<string> {
  const contract = await call.inTransaction(async (work) => {
    authorize(work.actor, personalRules.seeBilling, null);
    const found = await contractOfTenant(work);
    if (!found) throw new DomainError('NO_CONTRACT');
    return found;
  });
  return providerOf(contract.provider, call.stripe).portalLink(call, contract);
}

/**
 * The contract behind a link, which is used up. The person still has to be one who settles bills.
 *
 * @throws {DomainError} LINK_INVALID when it is unknown, used, replaced by a newer one or older than five minutes
 */
export function openPortal(call: SignInCall, token: string): Promise<Billing> {
  return byLink(call, { token, kind: 'portal' }, async (work, { userId }, { id }) => {
    const user = await sessionUserById(work, userId);
    const stored = await contractOfTenant(work);
    if (!user?.permissions.includes('SEE_BILLING') || !stored) throw new DomainError('LINK_INVALID');
    await useUpLink(work, id);
    const currentSeatCount = (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0);
    return toOwnBilling({ ...stored, currentSeatCount });
  });
}
