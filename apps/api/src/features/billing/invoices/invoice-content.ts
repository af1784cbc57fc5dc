import { invoiceSeller } from '@zuschlag/validation/billing/invoices/parties';
import { z } from 'zod';

const minorUnits = z.number().int();
const taxes = z.object({
  /** the category of UNTDID 5305: S taxed, AE the customer owes the tax */
  category: z.enum(['S', 'AE']),
  /** percent */
  rate: z.number(),
  net: minorUnits,
  tax: minorUnits,
});

/** All that an invoice says, as it is kept. */
export const invoiceContent = z.object({
  number: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  daysUntilDue: z.number(),
  /** the invoice that this one cancels */
  cancels: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
  period: z.object({ from: z.string(), to: z.string() }),
  seller: invoiceSeller,
  buyer: z.object({
    customerNumber: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    reference: z.string().nullable(),
  }),
  currency: z.string(),
  lines: z.array(
    z.object({
      product: z.string(),
      /** the seats of the months, added up; below zero where it is cancelled */
      seatMonths: z.number().int(),
      /** `YYYY-MM` and its seats */
      seats: z.array(z.object({ month: z.string(), seats: z.number().int() })),
      price: minorUnits,
      /** how many months the price is for */
      months: z.number().int(),
      net: minorUnits,
    }),
  ),
  taxes: z.array(taxes),
  net: minorUnits,
  tax: minorUnits,
  gross: minorUnits,
});
export type InvoiceContent = z.output<typeof invoiceContent>;

export type Amounts = Pick<InvoiceContent, 'lines' | 'taxes' | 'net' | 'tax' | 'gross'>;

/** § 12 (1) UStG, since 1 January 2021. */
const standardRate = 19;

type Charged = {
  product: string;
  seats: readonly { month: string; seats: number }[];
  /** in minor units, for a seat and so many months */
  price: number;
  months: number;
  /** of the customer, ISO 3166 */
  country: string;
};

/**
 * The amounts of an invoice: seats of each month times the price, then the tax of each rate. Each is rounded once, half a
 * minor unit away from zero.
 *
 * @source § 3a (2), § 13b (1) and (5) UStG: a company in another country of the European Union owes the tax itself
 */
export function amountsOf({ product, seats, price, months, country }: Charged): Amounts {
  const seatMonths = seats.reduce((sum, one) => sum + one.seats, 0);
  const net = divided(seatMonths * price, months);
  const isHome = country === 'DE';
  const rate = isHome ? standardRate : 0;
  const tax = divided(net * rate, 100);
  return {
    lines: [{ product, seatMonths, seats: [...seats], price, months, net }],
    taxes: [{ category: isHome ? 'S' : 'AE', rate, net, tax }],
    net,
    tax,
    gross: net + tax,
  };
}

/** The invoice that takes another one back: the same with all quantities and amounts below zero. */
export function cancellationOf(
  { number, issuedOn, lines, taxes: taxed, ...content }: InvoiceContent,
  own: { number: string; issuedOn: string },
): InvoiceContent {
  return {
    ...content,
    ...own,
    dueOn: own.issuedOn,
    cancels: { number, issuedOn },
    lines: lines.map((line) => ({ ...line, seatMonths: -line.seatMonths, net: minus(line.net) })),
    taxes: taxed.map((one) => ({ ...one, net: minus(one.net), tax: minus(one.tax) })),
    net: minus(content.net),
    tax: minus(content.tax),
    gross: minus(content.gross),
  };
}

/** Zero has no sign. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function divided(amount: number, by: number): number {
  return Math.sign(amount) * Math.floor((2 * Math.abs(amount) + by) / (2 * by));
}
