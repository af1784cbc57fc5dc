import type { InvoiceSeller } from '@zuschlag/validation/billing/invoices/parties';
import { amountsOf, type InvoiceContent } from '../invoice-content.ts';

/** An operator with all that invoices need, as it is typed. */
export const aSeller: InvoiceSeller = {
  name: 'Zuschlag Software GmbH & Co. KG',
  street: 'Speicherstraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE136695976',
  taxNumber: '27/123/45678',
  register: 'Amtsgericht Hamburg, HRA 12345',
  contactName: 'Karla Öhm',
  contactPhone: '+49 40 123456',
  contactEmail: 'rechnung@zuschlag.example',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
};

/** The party of a contract, as it is typed. */
export const aBuyer = {
  customerName: 'Treuwacht Holding GmbH',
  billingEmail: 'rechnung@kunde.example',
  vatNumber: 'DE123456789',
  street: 'Am Wall 7 <Hof>',
  postalCode: '28195',
  city: 'Bremen',
  country: 'DE' as const,
  buyerReference: '04011000-1234512345-06',
};

type Changes = Partial<Pick<InvoiceContent, 'cancels'>> & { country?: string; price?: number; months?: number };

/** The content of an invoice over eleven seats of each month. */
export function anInvoice({ country = 'DE', price = 4_900, months = 1, cancels = null }: Changes = {}): InvoiceContent {
  const seats = Array.from({ length: months }, (_, at) => ({
    month: `2025-${String(12 - months + at + 1).padStart(2, '0')}`,
    seats: 11,
  }));
  return {
    number: 'R7-0001',
    issuedOn: '2026-01-02',
    dueOn: '2026-01-16',
    daysUntilDue: 14,
    cancels,
    period: { from: `${seats[0]?.month}-01`, to: '2025-12-31' },
    seller: aSeller,
    buyer: {
      customerNumber: '7',
      name: aBuyer.customerName,
      street: aBuyer.street,
      postalCode: aBuyer.postalCode,
      city: aBuyer.city,
      country,
      email: aBuyer.billingEmail,
      vatNumber: country === 'DE' ? aBuyer.vatNumber : 'ATU12345678',
      reference: aBuyer.buyerReference,
    },
    currency: 'EUR',
    ...amountsOf({ product: 'Zuschlag', seats, price, months, country }),
  };
}
