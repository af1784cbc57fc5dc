import type {
  Billing,
  ContractStateInput,
  CreateBilling,
  OrganizationWithoutBilling,
  PricingOption,
} from '@zuschlag/validation/billing/billing';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { dayOf } from '../../database/date-columns.ts';
import { DomainError } from '../../errors.ts';
import { contractsOfPlatform, mainOrganizationsWithoutContract } from '../../platform/billings.store.ts';
import { authorize } from '../../policy/authorize.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { type AdminCall, asAdmin, inTenantOf, requireTenant } from '../platform/admin-work.ts';
import { contractOfTenant, insertContract, lockContract, type StoredBilling, seatsNow } from './billing.store.ts';
import { changeState } from './change-state.ts';
import { type PriceBook, usualPrices } from './price-book.ts';
import { providerOf, providerOfNew } from './provider/provider-of.ts';
import type { StripeClient } from './stripe/stripe-client.ts';

/** @param stripe left out, the operator has not set Stripe up */
type PricedCall = AdminCall & { prices?: PriceBook; stripe?: StripeClient | undefined };

/** The contracts of all tenants, for administrators of the platform. @throws {DomainError} NOT_PERMITTED */
export async function listContracts(call: AdminCall): Promise<Billing[]> {
  const rows = await asAdmin(call, async (platform) => {
    await platform.audit('listContracts');
    return contractsOfPlatform(platform);
  });
  return rows.map(toBilling);
}

/** The tenants without a contract, for administrators of the platform. @throws {DomainError} NOT_PERMITTED */
export function tenantsWithoutContract(call: AdminCall): Promise<OrganizationWithoutBilling[]> {
  return asAdmin(call, async (platform) => {
    await platform.audit('listTenantsWithoutContract');
    return mainOrganizationsWithoutContract(platform);
  });
}

/** What a seat may cost. @throws {DomainError} NOT_PERMITTED */
export function listPrices({ actor, prices = usualPrices }: Pick<PricedCall, 'actor' | 'prices'>): PricingOption[] {
  authorize(actor, personalRules.runPlatform, null);
  return [...prices];
}

/**
 * Makes the contract of a tenant. Its price stays as agreed when the price book changes.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such a tenant, DUPLICATE_BILLING when it has a contract,
 * INVALID_INPUT for a price that is not offered
 */
export async function createContract(call: PricedCall, input: CreateBilling): Promise<Billing> {
  const { organizationId, pricingId } = input;
  const { prices = usualPrices } = call;
  await asAdmin(call, (platform) => platform.audit('createContract', organizationId));
  const price = prices.find(({ priceId }) => priceId === pricingId);
  if (!price) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'pricingId', problem: 'INVALID_CHOICE' }] });
  return inTenantOf(call, organizationId, async (work) => {
    await requireTenant(work);
    const seats = (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0);
    const provider = providerOfNew(call.stripe);
    const stored = await insertContract(work, input, price, { seats, at: work.now, provider });
    if (!stored) throw new DomainError('DUPLICATE_BILLING');
    await provider.begin(work, { seats });
    const { daysUntilDue } = input;
    const after = { pricingId, pricePerUser: price.unitAmount, currency: price.currency, daysUntilDue };
    await work.audit({ entity: 'billing', entityId: stored.id, action: 'create', after });
    return toBilling(stored);
  });
}

/**
 * Gives the contract of a tenant another state. Its people hear it, and what they may do follows at once.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such a contract, INVALID_INPUT for a day to come,
 *   BILLED_ELSEWHERE when the contract is kept by a payment provider, whose state counts
 */
export async function setContractState(call: AdminCall, input: ContractStateInput): Promise<Billing> {
  const { organizationId } = input;
  await asAdmin(call, (platform) => platform.audit('setContractState', organizationId));
  if (input.unpaidSince !== null && input.unpaidSince > call.today)
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'unpaidSince', problem: 'TOO_BIG' }] });
  const change = async (work: UnitOfWork<SystemActor>) => {
    const before = await lockContract(work);
    if (!before) throw new DomainError('NOT_FOUND');
    if (before.provider !== 'book') throw new DomainError('BILLED_ELSEWHERE');
    return toBilling(await changeState(work, before, input));
  };
  return inTenantOf(call, organizationId, change, call.dispatch);
}

/**
 * Lets a contract that a payment provider keeps be compared with it soon, which also makes there what is missing.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without a contract, UNAVAILABLE when the provider is not set up
 */
export async function followProvider(
  call: PricedCall,
  { organizationId }: { organizationId: number },
): Promise<Billing> {
  await asAdmin(call, (platform) => platform.audit('followProvider', organizationId));
  return inTenantOf(call, organizationId, async (work) => {
    const stored = await contractOfTenant(work);
    if (!stored) throw new DomainError('NOT_FOUND');
    if (stored.provider === 'stripe' && !call.stripe) throw new DomainError('UNAVAILABLE');
    await providerOf(stored.provider, call.stripe).keepUp(work);
    return toBilling(stored);
  });
}

/** The contract of the caller's tenant with the seats of now; null without one. @throws {DomainError} NOT_PERMITTED */
export async function ownContract(work: UnitOfWork): Promise<Billing | null> {
  authorize(work.actor, personalRules.seeBilling, null);
  const stored = await contractOfTenant(work);
  if (!stored) return null;
  const currentSeatCount = (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0);
  return toOwnBilling({ ...stored, currentSeatCount });
}

/** A contract as its tenant sees it: what the provider refuses is the business of the operator. */
export function toOwnBilling(stored: StoredBilling): Billing {
  return toBilling({ ...stored, providerProblem: null, providerProblemField: null });
}

/** A contract as clients see it. */
export function toBilling({ main, mainOrganizationId, interval, ...row }: StoredBilling): Billing {
  const { id, subscriptionStatus, collectionMethod, pricePerUser, currency, currentSeatCount, billingEmail } = row;
  return {
    id,
    organizationId: mainOrganizationId,
    subscriptionStatus,
    unpaidSince: row.unpaidSince === null ? null : dayOf(row.unpaidSince),
    paidThrough: row.paidThrough?.toISOString() ?? null,
    collectionMethod,
    pricePerUser,
    currency,
    interval: interval === 'year' ? 'year' : 'month',
    currentSeatCount,
    billingEmail,
    latestInvoiceId: row.latestInvoiceId,
    latestInvoiceStatus: row.latestInvoiceStatus,
    provider: row.provider,
    providerCustomerId: row.providerCustomerId,
    providerProblem: row.providerProblem,
    providerProblemField: row.providerProblemField,
    ...{ customerName: row.customerName, vatNumber: row.vatNumber, pricingId: row.pricingId },
    ...{ daysUntilDue: row.daysUntilDue, version: row.version },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    organization: { shortName: main.shortName },
  };
}
