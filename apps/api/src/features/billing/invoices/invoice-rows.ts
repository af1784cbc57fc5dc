import type { Invoice, InvoiceState, ProviderInvoice } from '@zuschlag/validation/billing/invoices/invoices';
import type { InvoiceSeller, KeptBuyer, StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { isVatNumberOf } from '@zuschlag/validation/billing/vat-number';
import { dayOf } from '../../../database/date-columns.ts';
import type { StoredInvoice } from './invoices.store.ts';

/** How many invoices a list shows, the newest. */
export const shownInvoices = 500;

/** An invoice as clients see it. @param today ISO day */
export function toInvoice(row: StoredInvoice, today: string): Invoice {
  const { id, mainOrganizationId, number, currency, net, tax, gross } = row;
  const state = stateOf(row);
  const dueOn = dayOf(row.dueOn);
  return {
    ...{ id, organizationId: mainOrganizationId, number, currency, net, tax, gross, dueOn, state },
    shortName: row.contract.main.shortName,
    issuedOn: dayOf(row.issuedOn),
    periodFrom: dayOf(row.periodFrom),
    periodTo: dayOf(row.periodTo),
    paidOn: row.payment && dayOf(row.payment.paidOn),
    isOverdue: state === 'open' && dueOn < today,
    cancels: row.cancels?.number ?? null,
    cancelledBy: row.cancelledBy?.number ?? null,
  };
}

/** An invoice of the payment provider as clients see it. */
export function toProviderInvoice({
  issuedOn,
  dueOn,
  ...row
}: Omit<ProviderInvoice, 'issuedOn' | 'dueOn'> & { issuedOn: Date; dueOn: Date | null }): ProviderInvoice {
  return { ...row, issuedOn: dayOf(issuedOn), dueOn: dueOn && dayOf(dueOn) };
}

function stateOf({ cancels, cancelledBy, payment }: StoredInvoice): InvoiceState {
  if (cancels) return 'cancellation';
  if (cancelledBy) return 'cancelled';
  return payment ? 'paid' : 'open';
}

/** The party of a contract as clients see it. */
export function toBuyer(row: StoredBuyer): StoredBuyer {
  const { customerName, billingEmail, vatNumber, street, postalCode, city, country, buyerReference } = row;
  return { customerName, billingEmail, vatNumber, street, postalCode, city, country, buyerReference };
}

/** The same with the version that an edit stands on. */
export function keptBuyerOf(row: KeptBuyer): KeptBuyer {
  return { ...toBuyer(row), version: row.version };
}

/** Whether an invoice may name this party. */
export function isWhole<Buyer extends StoredBuyer>(
  buyer: Buyer,
): buyer is Buyer & { street: string; postalCode: string; city: string } {
  if (!isVatNumberOf(buyer.country, buyer.vatNumber)) return false;
  return buyer.street !== null && buyer.postalCode !== null && buyer.city !== null;
}

/** A customer in another country is billed with the VAT id of the operator. @source § 14a (1) UStG */
export function fitsSeller({ country }: StoredBuyer, { vatId }: InvoiceSeller): boolean {
  return country === 'DE' || vatId !== null;
}
