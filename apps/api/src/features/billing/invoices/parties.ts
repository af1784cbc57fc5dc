import type {
  ChangeBuyer,
  ChangeOwnBuyer,
  ChangeSeller,
  EnteredBuyer,
  InvoiceSeller,
  KeptBuyer,
  KeptSeller,
} from '@zuschlag/validation/billing/invoices/parties';
import { hasTaxNumber } from '@zuschlag/validation/billing/invoices/parties';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { storedSeller, storeSeller } from '../../../platform/invoices.store.ts';
import type { PlatformWork } from '../../../platform/platform-transaction.ts';
import { authorize } from '../../../policy/authorize.ts';
import { personalRules } from '../../accounts/accounts.policy.ts';
import { type AdminCall, asAdmin, inTenantOf } from '../../platform/admin-work.ts';
import { keptBuyerOf, toBuyer } from './invoice-rows.ts';
import { billedContract, lockData, storeBuyer } from './invoices.store.ts';

/**
 * Enters the operator as it stands on invoices from now on.
 *
 * @throws {DomainError} NOT_PERMITTED
 * @throws {DomainError} CONFLICT with both values when another Admin changed the same field since the version of the edit
 * @throws {DomainError} INVALID_INPUT when both edits together leave neither VAT id nor tax number
 */
export async function changeSeller(call: AdminCall, edit: ChangeSeller): Promise<KeptSeller> {
  return asAdmin(call, async (platform) => {
    await platform.audit('changeInvoiceSeller');
    return mergeSeller(platform, edit);
  });
}

async function mergeSeller(platform: PlatformWork, edit: ChangeSeller): Promise<KeptSeller> {
  const { version, base, ...sent } = edit;
  const stored = await storedSeller(platform);
  const { version: storedVersion, ...fields } = stored ?? { ...emptySeller, version: 0 };
  const changed = mergeEdit('invoiceSeller', sent, { fields, version: storedVersion }, { version, base });
  if (stored && changed.length === 0) return stored;
  const seller = { ...fields, ...picked(sent, changed) };
  if (!hasTaxNumber(seller))
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'vatId', problem: 'REQUIRED' }] });
  return (await storeSeller(platform, seller, storedVersion)) ?? mergeSeller(platform, edit);
}

const emptySeller: InvoiceSeller = {
  ...{ name: '', street: '', postalCode: '', city: '', vatId: null, taxNumber: null, register: null },
  ...{ contactName: '', contactPhone: '', contactEmail: '', iban: '', bic: null, bank: null },
};

/**
 * Enters whom the invoices of a tenant name.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such a contract, BILLED_ELSEWHERE
 * @throws {DomainError} CONFLICT with both values when another person changed the same field since the version of the edit
 */
export async function changeBuyer(
  call: AdminCall,
  { organizationId, version, base, ...sent }: ChangeBuyer,
): Promise<KeptBuyer> {
  await asAdmin(call, (platform) => platform.audit('changeInvoiceBuyer', organizationId));
  return inTenantOf(call, organizationId, (work) =>
    mergeBuyer(work, 'invoiceBuyer', sent, { from: { version, base }, withoutContract: 'NOT_FOUND' }),
  );
}

/**
 * Enters whom the invoices of the own tenant name. Country and VAT number stay: the tax follows them, so an Admin enters them.
 *
 * @throws {DomainError} NOT_PERMITTED, NO_CONTRACT, BILLED_ELSEWHERE when the payment provider writes the invoices
 * @throws {DomainError} CONFLICT with both values when another person changed the same field since the version of the edit
 */
export async function changeOwnBuyer(
  work: UnitOfWork,
  { version, base, vatNumber: _, country: _stays, ...sent }: ChangeOwnBuyer,
): Promise<KeptBuyer> {
  authorize(work.actor, personalRules.seeBilling, null);
  const from = { version, base };
  return mergeBuyer(work, 'ownInvoiceBuyer', sent, { from, withoutContract: 'NO_CONTRACT' });
}

async function mergeBuyer(
  work: UnitOfWork<Actor>,
  thing: 'invoiceBuyer' | 'ownInvoiceBuyer',
  sent: Partial<EnteredBuyer>,
  { from, withoutContract }: { from: EditedFrom; withoutContract: 'NOT_FOUND' | 'NO_CONTRACT' },
): Promise<KeptBuyer> {
  await lockData(work);
  const stored = await billedContract(work);
  if (!stored) throw new DomainError(withoutContract);
  if (stored.provider !== 'book') throw new DomainError('BILLED_ELSEWHERE');
  const before = toBuyer(stored);
  const changed = mergeEdit(thing, sent, { fields: before, version: stored.version }, from);
  if (changed.length === 0) return keptBuyerOf(stored);
  const after = { ...before, ...picked(sent, changed) };
  await storeBuyer(work, after);
  const entityId = stored.mainOrganizationId;
  await work.audit({ entity: 'billing', entityId, action: 'changeBuyer', before, after });
  return { ...after, version: stored.version + 1 };
}

/** The fields that an edit writes. */
function picked<Fields extends object>(sent: Fields, changed: readonly string[]): Partial<Fields> {
  return Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field))) as Partial<Fields>;
}
