import type {
  EnteredBuyer,
  InvoiceBuyer,
  InvoiceBuyerOf,
  InvoiceSeller,
  StoredBuyer,
} from '@zuschlag/validation/billing/invoices/parties';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { storeSeller } from '../../../platform/invoices.store.ts';
import { authorize } from '../../../policy/authorize.ts';
import { personalRules } from '../../accounts/accounts.policy.ts';
import { type AdminCall, asAdmin, inTenantOf } from '../../platform/admin-work.ts';
import { toBuyer } from './invoice-rows.ts';
import { billedContract, storeBuyer } from './invoices.store.ts';

/** Enters the operator as it stands on invoices from now on. @throws {DomainError} NOT_PERMITTED */
export async function saveSeller(call: AdminCall, seller: InvoiceSeller): Promise<InvoiceSeller> {
  return asAdmin(call, async (platform) => {
    await platform.audit('changeInvoiceSeller');
    await storeSeller(platform, seller);
    return seller;
  });
}

/** Enters whom the invoices of a tenant name. @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such a contract, BILLED_ELSEWHERE */
export async function saveBuyer(call: AdminCall, { organizationId, ...buyer }: InvoiceBuyerOf): Promise<StoredBuyer> {
  await asAdmin(call, (platform) => platform.audit('changeInvoiceBuyer', organizationId));
  return inTenantOf(call, organizationId, (work) => changeBuyer(work, buyer, 'NOT_FOUND'));
}

/**
 * Enters whom the invoices of the own tenant name. Country and VAT number stay: the tax follows them, so an Admin enters them.
 *
 * @throws {DomainError} NOT_PERMITTED, NO_CONTRACT, BILLED_ELSEWHERE when the payment provider writes the invoices
 */
export async function saveOwnBuyer(work: UnitOfWork, buyer: InvoiceBuyer): Promise<StoredBuyer> {
  authorize(work.actor, personalRules.seeBilling, null);
  const stored = await billedContract(work);
  if (!stored) throw new DomainError('NO_CONTRACT');
  const { vatNumber, country } = stored;
  return changeBuyer(work, { ...buyer, vatNumber, country }, 'NO_CONTRACT');
}

async function changeBuyer(
  work: UnitOfWork<Actor>,
  buyer: EnteredBuyer,
  withoutContract: 'NOT_FOUND' | 'NO_CONTRACT',
): Promise<StoredBuyer> {
  const before = await billedContract(work);
  if (!before) throw new DomainError(withoutContract);
  if (before.provider !== 'book') throw new DomainError('BILLED_ELSEWHERE');
  await storeBuyer(work, buyer);
  const entityId = before.mainOrganizationId;
  await work.audit({ entity: 'billing', entityId, action: 'changeBuyer', before: toBuyer(before), after: buyer });
  return buyer;
}
