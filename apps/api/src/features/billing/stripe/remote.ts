import type { PricingOption } from '@zuschlag/validation/billing/billing';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type Stripe from 'stripe';

/** A subscription, as far as a contract follows it. */
export type RemoteSubscription = {
  id: string;
  status: string;
  collectionMethod: string;
  /** the line with the seats; null when a person removed it */
  item: { id: string; seats: number } | null;
  /** null for a price that is not an amount for a month or a year */
  price: Pick<PricingOption, 'unitAmount' | 'currency' | 'interval'> | null;
};

/** An invoice, as far as it is shown. Days are ISO days. */
export type RemoteInvoice = {
  stripeId: string;
  number: string | null;
  state: string;
  currency: string;
  gross: number;
  issuedOn: string;
  dueOn: string | null;
  /** the end of what it bills */
  periodEnd: Date | null;
};

export function toRemoteSubscription({
  id,
  status,
  collection_method,
  items,
}: Stripe.Subscription): RemoteSubscription {
  const [line] = items.data;
  return {
    id,
    status,
    collectionMethod: collection_method,
    item: line ? { id: line.id, seats: line.quantity ?? 0 } : null,
    price: line ? priceOf(line.price) : null,
  };
}

function priceOf({ unit_amount, currency, recurring }: Stripe.Price): RemoteSubscription['price'] {
  if (unit_amount === null || recurring?.interval_count !== 1) return null;
  const interval = (['month', 'year'] as const).find((known) => known === recurring.interval);
  if (!interval) return null;
  return { unitAmount: unit_amount, currency: currency.toUpperCase(), interval };
}

export function toRemoteInvoice(invoice: Stripe.Invoice): RemoteInvoice {
  const { id, number, status, currency, total, created, due_date, lines } = invoice;
  const ends = lines.data.map(({ period }) => period.end);
  return {
    stripeId: id,
    number,
    state: status ?? 'draft',
    currency: currency.toUpperCase(),
    gross: total,
    issuedOn: berlinDayOf(momentOf(created)),
    dueOn: due_date === null ? null : berlinDayOf(momentOf(due_date)),
    periodEnd: ends.length === 0 ? null : momentOf(Math.max(...ends)),
  };
}

/** @param seconds since 1970, as Stripe says moments */
function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
