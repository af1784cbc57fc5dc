import type { Invoice, IssuedPeriod } from '@zuschlag/validation/billing/invoices/invoices';
import type { KeptSeller } from '@zuschlag/validation/billing/invoices/parties';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { dayOf } from '../../../database/date-columns.ts';
import { DomainError } from '../../../errors.ts';
import { storedSeller } from '../../../platform/invoices.store.ts';
import { type AdminCall, asAdmin, inTenantOf } from '../../platform/admin-work.ts';
import { lockContract } from '../billing.store.ts';
import { type PriceBook, usualPrices } from '../price-book.ts';
import { eInvoice } from './documents/e-invoice.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { followPayments } from './follow-payments.ts';
import { amountsOf, cancellationOf, type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { fitsSeller, isWhole, toInvoice } from './invoice-rows.ts';
import {
  billedContract,
  countInvoices,
  hasInvoice,
  insertInvoice,
  invoiceOfTenant,
  type NewInvoice,
  noteInvoices,
  seatsOfMonths,
} from './invoices.store.ts';
import { billablePeriods, monthsOf } from './periods.ts';

type Priced = { prices?: PriceBook };

/**
 * Issues the invoice of a contract for a period that has ended. The contract is locked, so that of two Admins at the same
 * moment one issues it, and numbers have no gaps.
 *
 * @param periodFrom ISO day
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such a contract, PERIOD_NOT_DUE, INVOICE_INCOMPLETE,
 *   BILLED_ELSEWHERE for a contract that a payment provider keeps, CONFLICT when it would be about another amount than was shown
 */
export async function issueInvoice(
  call: AdminCall & Priced,
  { organizationId, periodFrom, expectedGross }: IssuedPeriod,
): Promise<Invoice> {
  const seller = await asAdmin(call, async (platform) => {
    await platform.audit('issueInvoice', organizationId);
    return storedSeller(platform);
  });
  return whileLocked(call, organizationId, async (work) => {
    const contract = await lockContract(work);
    if (!contract) throw new DomainError('NOT_FOUND');
    if (contract.provider !== 'book') throw new DomainError('BILLED_ELSEWHERE');
    const sequence = (await countInvoices(work)) + 1;
    const content = await contentFor(work, { periodFrom, sequence, seller, prices: call.prices ?? usualPrices });
    if (content.gross !== expectedGross) throw new DomainError('CONFLICT');
    return store(work, { content, sequence, cancelsId: null }, 'issueInvoice');
  });
}

/**
 * Takes an invoice back by one with a number of its own. Its period can be billed again afterwards.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND without such an invoice, INVOICE_CANCELLED
 */
export async function cancelInvoice(
  call: AdminCall,
  { organizationId, invoiceId }: { organizationId: number; invoiceId: string },
): Promise<Invoice> {
  await asAdmin(call, (platform) => platform.audit('cancelInvoice', organizationId));
  return whileLocked(call, organizationId, async (work) => {
    const contract = await lockContract(work);
    const found = contract && (await invoiceOfTenant(work, invoiceId));
    if (!found) throw new DomainError('NOT_FOUND');
    if (found.cancels || found.cancelledBy) throw new DomainError('INVOICE_CANCELLED');
    const sequence = (await countInvoices(work)) + 1;
    const own = { number: numberOf(work, sequence), issuedOn: work.today };
    const content = cancellationOf(invoiceContent.parse(found.content), own);
    const stored = await store(work, { content, sequence, cancelsId: invoiceId }, 'cancelInvoice');
    const isSettled = found.payment === null && dayOf(found.dueOn) < work.today;
    // Of a contract in good standing no invoice can become overdue by this.
    if (contract.subscriptionStatus !== 'active') await followPayments(work, contract, { isSettled });
    return stored;
  });
}

/** Another call may write the files of its invoice first, which takes a second each. */
const PATIENCE_MS = 60_000;

function whileLocked(
  call: AdminCall,
  organizationId: number,
  run: (work: UnitOfWork<SystemActor>) => Promise<Invoice>,
): Promise<Invoice> {
  return inTenantOf(call, organizationId, run, call.dispatch, PATIENCE_MS);
}

type Asked = { periodFrom: string; sequence: number; seller: KeptSeller | null; prices: PriceBook };

async function contentFor(
  work: UnitOfWork<SystemActor>,
  { periodFrom, sequence, seller, prices }: Asked,
): Promise<InvoiceContent> {
  const contract = await billedContract(work);
  if (!contract) throw new DomainError('NOT_FOUND');
  const period = billablePeriods(contract, work.today).find(({ from }) => from === periodFrom);
  if (!period || (await hasInvoice(work, periodFrom))) throw new DomainError('PERIOD_NOT_DUE');
  if (!seller || !isWhole(contract) || !fitsSeller(contract, seller)) throw new DomainError('INVOICE_INCOMPLETE');
  const counted = new Map((await seatsOfMonths(work, period)).map(({ month, seats }) => [month, seats]));
  const { pricingId, pricePerUser, currency, interval, daysUntilDue, country } = contract;
  const amounts = amountsOf({
    product: prices.find(({ priceId }) => priceId === pricingId)?.productName ?? 'Zuschlag',
    seats: period.months.map((month) => ({ month, seats: counted.get(month) ?? 0 })),
    price: pricePerUser,
    months: monthsOf(interval),
    country,
  });
  if (amounts.gross === 0) throw new DomainError('PERIOD_NOT_DUE');
  const { customerName, billingEmail, vatNumber, street, postalCode, city, buyerReference } = contract;
  const { version: _, ...issuer } = seller;
  return {
    number: numberOf(work, sequence),
    issuedOn: work.today,
    dueOn: daysAfter(work.today, daysUntilDue),
    daysUntilDue,
    cancels: null,
    period: { from: period.from, to: period.to },
    seller: issuer,
    buyer: {
      ...{ street, postalCode, city, country, vatNumber },
      customerNumber: String(contract.mainOrganizationId),
      name: customerName,
      email: billingEmail,
      reference: buyerReference,
    },
    currency,
    ...amounts,
  };
}

/** Each contract has a series of its own, so that no customer learns how many invoices others get. */
function numberOf({ actor }: UnitOfWork<SystemActor>, sequence: number): string {
  return `R${actor.mainOrganizationId}-${String(sequence).padStart(4, '0')}`;
}

async function store(
  work: UnitOfWork<SystemActor>,
  { content, sequence, cancelsId }: Pick<NewInvoice, 'content' | 'sequence' | 'cancelsId'>,
  action: 'issueInvoice' | 'cancelInvoice',
): Promise<Invoice> {
  const xml = await eInvoice(content, 'XRECHNUNG-UBL');
  const pdf = await invoicePdf(content, await eInvoice(content, 'CII'));
  const stored = await insertInvoice(work, { content, sequence, cancelsId, xml, pdf }, work.now);
  await noteInvoices(work);
  const after = { invoiceNumber: content.number, periodFrom: content.period.from, gross: content.gross };
  await work.audit({ entity: 'billing', entityId: stored.id, action, after });
  return toInvoice(stored, work.today);
}
