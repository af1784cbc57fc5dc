import { type PricingOption, pricingOption } from '@zuschlag/validation/billing/billing';
import { z } from 'zod';

/** The prices an operator offers. */
export type PriceBook = readonly PricingOption[];

/** As long as the operator names none (`BILLING_PRICES`). */
export const usualPrices: PriceBook = [
  { priceId: 'seat-month', productName: 'Zuschlag', unitAmount: 4_900, currency: 'EUR', interval: 'month' },
  { priceId: 'seat-year', productName: 'Zuschlag', unitAmount: 49_000, currency: 'EUR', interval: 'year' },
];

const book = z.array(
  pricingOption.extend({
    priceId: z.string().min(1),
    productName: z.string().min(1),
    unitAmount: z.number().int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
);

/** The variable `BILLING_PRICES`: a JSON list of prices; empty, the usual ones. */
export const priceBook = z
  .string()
  .default('')
  .transform((text, context): PriceBook => {
    if (text === '') return usualPrices;
    try {
      const read = book.safeParse(JSON.parse(text));
      if (read.success && read.data.length > 0) return read.data;
    } catch {
      // Said below, as every other list that cannot be used.
    }
    context.addIssue({ code: 'custom', message: 'not a JSON list of prices' });
    return z.NEVER;
  });
