import { type Billing, type CorrectContract, customerData } from '@zuschlag/validation/billing/billing';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { type AdminCall, asAdmin, inTenantOf } from '../../platform/admin-work.ts';
import { toBilling } from '../contracts.ts';
import { type PriceBook, usualPrices } from '../price-book.ts';
import { followSoon } from './follow-stripe.ts';
import { lockCorrected, storeCorrected } from './stripe.store.ts';

/**
 * Corrects what Stripe refuses of a contract, and lets it try again. What is made at Stripe already is changed there.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without a contract at Stripe
 * @throws {DomainError} BILLED_ELSEWHERE for data of a customer or a subscription that is made
 * @throws {DomainError} CONFLICT with both values when another Admin changed the same field since the version of the edit
 * @throws {DomainError} INVALID_INPUT for a price that is not offered
 */
export async function correctContract(
  call: AdminCall & { prices?: PriceBook },
  { organizationId, version, base, ...sent }: CorrectContract,
): Promise<Billing> {
  const { prices = usualPrices } = call;
  await asAdmin(call, (platform) => platform.audit('correctContract', organizationId));
  return inTenantOf(call, organizationId, async (work: UnitOfWork<SystemActor>) => {
    const stored = await lockCorrected(work);
    if (!stored) throw new DomainError('NOT_FOUND');
    const { id, version: storedVersion, hasCustomer, hasSubscription, ...before } = stored;
    const changed = mergeEdit('contractData', sent, { fields: before, version: storedVersion }, { version, base });
    const isOfCustomer = (field: string) => (customerData as readonly string[]).includes(field);
    if (changed.some((field) => (isOfCustomer(field) ? hasCustomer : hasSubscription)))
      throw new DomainError('BILLED_ELSEWHERE');
    const edit = Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field)));
    const after = { ...before, ...edit };
    const isOtherPrice = changed.includes('pricingId');
    const price = isOtherPrice ? prices.find(({ priceId }) => priceId === after.pricingId) : undefined;
    if (isOtherPrice && !price)
      throw new DomainError('INVALID_INPUT', { fields: [{ path: 'pricingId', problem: 'INVALID_CHOICE' }] });
    const isCorrected = changed.length > 0;
    const billing = await storeCorrected(work, isCorrected ? after : undefined, price);
    if (isCorrected) await work.audit({ entity: 'billing', entityId: id, action: 'correctData', before, after });
    await followSoon(work);
    return toBilling(billing);
  });
}
