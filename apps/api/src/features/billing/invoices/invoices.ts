import type {
  DuePeriod,
  Invoice,
  InvoiceBook,
  InvoicePayment,
  OwnInvoices,
} from '@zuschlag/validation/billing/invoices/invoices';
import type { InvoiceSeller } from '@zuschlag/validation/billing/invoices/parties';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { dayOf } from '../../../database/date-columns.ts';
import { DomainError } from '../../../errors.ts';
import {
  billedContracts,
  invoicedPeriods,
  latestInvoices,
  seatsOfPlatform,
  storedSeller,
} from '../../../platform/invoices.store.ts';
import { authorize } from '../../../policy/authorize.ts';
import { personalRules } from '../../accounts/accounts.policy.ts';
import { type AdminCall, asAdmin, inTenantOf } from '../../platform/admin-work.ts';
import { lockContract } from '../billing.store.ts';
import type { WaitingCall } from '../provider/billing-provider.ts';
import { stripeIdOfInvoice, stripeInvoices } from '../stripe/stripe.store.ts';
import type { StripeClient } from '../stripe/stripe-client.ts';
import { askingStripe } from '../stripe/stripe-provider.ts';
import { followPayments } from './follow-payments.ts';
import { amountsOf } from './invoice-content.ts';
import { fitsSeller, isWhole, keptBuyerOf, shownInvoices, toInvoice, toProviderInvoice } from './invoice-rows.ts';
import { billedContract, invoiceOfTenant, invoicesOfTenant, noteInvoices, storePayment } from './invoices.store.ts';
import { billablePeriods, monthsOf } from './periods.ts';

/** The work with invoices of all tenants, for administrators of the platform. @throws {DomainError} NOT_PERMITTED */
export async function invoiceBook(call: AdminCall): Promise<InvoiceBook> {
  return asAdmin(call, async (platform) => {
    await platform.audit('listInvoices');
    const seller = await storedSeller(platform);
    const contracts = await billedContracts(platform);
    const seats = new Map(
      (await seatsOfPlatform(platform)).map(({ mainOrganizationId, month, _sum }) => [
        keyOf(mainOrganizationId, dayOf(month)),
        _sum.seats ?? 0,
      ]),
    );
    const invoiced = new Set(
      (await invoicedPeriods(platform)).map(({ mainOrganizationId, periodFrom }) =>
        keyOf(mainOrganizationId, dayOf(periodFrom)),
      ),
    );
    const invoices = await latestInvoices(platform, shownInvoices);
    return {
      seller,
      contracts: contracts.map((one) => ({
        organizationId: one.mainOrganizationId,
        shortName: one.main.shortName,
        buyer: keptBuyerOf(one),
      })),
      due: contracts.flatMap((one) => dueOf(one, { seller, seats, invoiced, today: call.today })),
      invoices: invoices.map((one) => toInvoice(one, call.today)),
    };
  });
}

const keyOf = (mainOrganizationId: number, day: string) => `${mainOrganizationId} ${day}`;

type Known = {
  seller: InvoiceSeller | null;
  seats: ReadonlyMap<string, number>;
  invoiced: ReadonlySet<string>;
  today: string;
};
type Contract = Awaited<ReturnType<typeof billedContracts>>[number];

function dueOf(contract: Contract, { seller, seats, invoiced, today }: Known): DuePeriod[] {
  const { mainOrganizationId, interval, pricePerUser, currency, country } = contract;
  return billablePeriods(contract, today).flatMap(({ from, to, months }): DuePeriod[] => {
    if (invoiced.has(keyOf(mainOrganizationId, from))) return [];
    const counted = months.map((month) => ({ month, seats: seats.get(keyOf(mainOrganizationId, `${month}-01`)) ?? 0 }));
    const amounts = amountsOf({
      product: '',
      seats: counted,
      price: pricePerUser,
      months: monthsOf(interval),
      country,
    });
    if (amounts.gross === 0) return [];
    return [
      {
        organizationId: mainOrganizationId,
        shortName: contract.main.shortName,
        periodFrom: from,
        periodTo: to,
        seatMonths: counted.reduce((sum, one) => sum + one.seats, 0),
        ...{ currency, net: amounts.net, tax: amounts.tax, gross: amounts.gross },
        contractState: contract.subscriptionStatus,
        isComplete: isWhole(contract) && (seller === null || fitsSeller(contract, seller)),
      },
    ];
  });
}

/** The contract may be locked by a call that writes the files of an invoice. */
const PATIENCE_MS = 60_000;

/**
 * Enters that an invoice is paid, or that it is not after all.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such an invoice, INVOICE_CANCELLED, INVALID_INPUT for a day to come
 */
export async function payInvoice(
  call: AdminCall,
  { organizationId, invoiceId, paidOn }: InvoicePayment,
): Promise<Invoice> {
  await asAdmin(call, (platform) => platform.audit('payInvoice', organizationId));
  if (paidOn !== null && paidOn > call.today)
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'paidOn', problem: 'TOO_BIG' }] });
  const pay = async (work: UnitOfWork<SystemActor>) => {
    const contract = await lockContract(work);
    const found = contract && (await invoiceOfTenant(work, invoiceId));
    if (!found) throw new DomainError('NOT_FOUND');
    if (found.cancels || found.cancelledBy) throw new DomainError('INVOICE_CANCELLED');
    await storePayment(work, invoiceId, paidOn);
    await noteInvoices(work);
    await work.audit({
      entity: 'billing',
      entityId: invoiceId,
      action: 'payInvoice',
      before: { paidOn: found.payment && dayOf(found.payment.paidOn) },
      after: { invoiceNumber: found.number, paidOn },
    });
    await followPayments(work, contract, { isSettled: paidOn !== null });
    const stored = await invoiceOfTenant(work, invoiceId);
    return toInvoice(stored ?? found, work.today);
  };
  return inTenantOf(call, organizationId, pay, call.dispatch, PATIENCE_MS);
}

/** The invoices of the own tenant and whom they name, for its billing people. @throws {DomainError} NOT_PERMITTED */
export async function ownInvoices(work: UnitOfWork): Promise<OwnInvoices> {
  authorize(work.actor, personalRules.seeBilling, null);
  const contract = await billedContract(work);
  if (contract?.provider === 'stripe') {
    const invoices = await stripeInvoices(work, shownInvoices);
    return { buyer: null, invoices: [], provider: 'stripe', providerInvoices: invoices.map(toProviderInvoice) };
  }
  const invoices = await invoicesOfTenant(work, shownInvoices);
  return {
    buyer: contract && keptBuyerOf(contract),
    invoices: invoices.map((one) => toInvoice(one, work.today)),
    ...{ provider: contract && 'book', providerInvoices: [] },
  };
}

/**
 * Where the file of an invoice of the payment provider is read. The address is asked for each time: it ends some weeks
 * later, and the holder of it can read the invoice.
 *
 * @throws {DomainError} NOT_PERMITTED, NO_CONTRACT, NOT_FOUND, UNAVAILABLE while the provider cannot be asked
 */
export async function invoiceLink(
  { inTransaction, stripe }: WaitingCall & { stripe?: StripeClient | undefined },
  invoiceId: string,
): Promise<string> {
  const stripeId = await inTransaction(async (work) => {
    authorize(work.actor, personalRules.seeBilling, null);
    if (!(await billedContract(work))) throw new DomainError('NO_CONTRACT');
    return stripeIdOfInvoice(work, invoiceId);
  });
  if (stripeId === null) throw new DomainError('NOT_FOUND');
  const link = await askingStripe(stripe, (asked) => asked.invoiceFile(stripeId));
  if (link === null) throw new DomainError('NOT_FOUND');
  return link;
}
