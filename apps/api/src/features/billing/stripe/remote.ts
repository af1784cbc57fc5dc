import type { PricingOption } from '@zuschlag/validation/billing/billing';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type Stripe from 'stripe';

/** A subscription, as far as a contract follows it. */
export type RemoteSubscription = {
  id: string;
  status: string;
  collectionMethod: string;
  /** the contract that it was made for, as its metadata say; null: it is made at Stripe */
  contractId: string | null;
  /** the version of the contract data that it was made with; null: a person made it at Stripe */
  dataVersion: number | null;
  /** the line with the seats; null without one: it is removed, one of several at other prices, or has no quantity */
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
  /** the end of what it bills; null when its lines do not say */
  periodEnd: Date | null;
};

const endedStates = new Set(['canceled', 'incomplete_expired']);

/** Whether a subscription is over for good: it takes no seats, and another one may follow it. */
export function isEnded({ status }: RemoteSubscription): boolean {
  return endedStates.has(status);
}

/** @param pricingId the price of the contract: of several lines, it tells which one has the seats */
export function toRemoteSubscription(
  { id, status, collection_method, items, metadata }: Stripe.Subscription,
  pricingId: string,
): RemoteSubscription {
  const lines = items.data;
  const line = lines.length === 1 ? lines[0] : lines.find(({ price }) => price.id === pricingId);
  return {
    id,
    status,
    collectionMethod: collection_method,
    contractId: metadata.contract ?? null,
    dataVersion: metadata.data === undefined ? null : Number(metadata.data),
    item: line?.quantity === undefined ? null : { id: line.id, seats: line.quantity },
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
  const { id, number, status, currency, total, created, effective_at, status_transitions, due_date, lines } = invoice;
  const ends = lines.data.map(({ period }) => period.end);
  return {
    stripeId: id,
    number,
    state: status ?? 'draft',
    currency: currency.toUpperCase(),
    gross: total,
    issuedOn: berlinDayOf(momentOf(effective_at ?? status_transitions.finalized_at ?? created)),
    dueOn: due_date === null ? null : berlinDayOf(momentOf(due_date)),
    periodEnd: ends.length === 0 || lines.has_more ? null : momentOf(Math.max(...ends)),
  };
}

/** @param seconds since 1970, as Stripe says moments */
function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
