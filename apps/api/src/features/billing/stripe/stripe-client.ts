import { hasEuVatShape, plainVatNumber } from '@zuschlag/validation/billing/vat-number';
import type Stripe from 'stripe';
import { type RemoteInvoice, type RemoteSubscription, toRemoteInvoice, toRemoteSubscription } from './remote.ts';
import { StripeFailure, stripeFailureOf } from './stripe-failure.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** left out, that of Stripe */
  url?: string | undefined;
  /** how long a call may take, in ms; left out, that of the product */
  timeLimitMs?: number;
};

/** What Stripe gets about a contract when it begins. A second try asks for the same, unless an Admin corrected it. */
export type NewContract = {
  /** the id of the contract: it is in the keys of the calls, and marks what is made */
  id: string;
  mainOrganizationId: number;
  customerName: string;
  billingEmail: string;
  vatNumber: string;
  pricingId: string;
  daysUntilDue: number;
  firstSeats: number;
  /** counts the corrections: it is in the keys of the calls, and marks what is made */
  version: number;
  /** how many tries Stripe answered with a fault or a refusal, which it would answer to the same keys again */
  faults: number;
};

/** An event whose signature is good, as far as it counts: it says that something of a customer has changed. */
export type SignedEvent = { id: string; kind: string; customerId: string | null };

/** The calls to Stripe. Each throws a `StripeFailure` when it was not done. */
export type StripeClient = {
  findCustomer(contract: NewContract): Promise<string | null>;
  makeCustomer(contract: NewContract): Promise<string>;
  /** the subscriptions of a customer, ended ones too, the newest first */
  listSubscriptions(customerId: string, contract: NewContract): Promise<RemoteSubscription[]>;
  makeSubscription(customerId: string, contract: NewContract): Promise<RemoteSubscription>;
  readSubscription(id: string, contract: NewContract): Promise<RemoteSubscription>;
  /** It is done, too, when the subscription has ended already. */
  cancelSubscription(id: string): Promise<void>;
  setSeats(change: { subscriptionId: string; itemId: string; seats: number; key: string }): Promise<void>;
  listInvoices(subscriptionId: string): Promise<RemoteInvoice[]>;
  portalLink(customerId: string, returnUrl: string | null, key: string): Promise<string>;
  /** the address of the file of an invoice; null while there is no file */
  invoiceFile(stripeId: string): Promise<string | null>;
  /** @returns null when the signature is not that of Stripe, or is too old */
  signedEvent(body: Buffer, signature: string): SignedEvent | null;
};

const TIME_LIMIT_MS = 15_000;
const SHOWN_INVOICES = 100;
const FOUND_AT_MOST = 100;
const SIGNATURE_AGE_S = 300;

/** Opens the way to Stripe; the library is loaded only then. */
export async function stripeClient({
  secretKey,
  webhookSecret,
  url,
  timeLimitMs,
}: StripeSettings): Promise<StripeClient> {
  const { Stripe: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(url ?? 'https://api.stripe.com');
  const stripe = new Library(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeLimitMs ?? TIME_LIMIT_MS,
    // The queue of jobs tries again; a call that waits here would keep a person waiting.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    async findCustomer({ id, billingEmail, version }) {
      const { data: found } = await answered(stripe.customers.list({ email: billingEmail, limit: FOUND_AT_MOST }));
      const isMeant = ({ contract, data = '0' }: Stripe.Metadata) => contract === id && data === String(version);
      return found.find(({ metadata }) => isMeant(metadata))?.id ?? null;
    },
    async makeCustomer({ id, customerName, billingEmail, vatNumber, mainOrganizationId, version, faults }) {
      const taxIds = hasEuVatShape(vatNumber)
        ? { tax_id_data: [{ type: 'eu_vat' as const, value: plainVatNumber(vatNumber) }] }
        : {};
      const metadata = { contract: id, tenant: String(mainOrganizationId), data: String(version) };
      const made = stripe.customers.create(
        { name: customerName, email: billingEmail, preferred_locales: ['de'], metadata, ...taxIds },
        { idempotencyKey: keyOf('customer', { id, version, faults }) },
      );
      return (await answered(made)).id;
    },
    async listSubscriptions(customer, { pricingId }) {
      const { data } = await answered(stripe.subscriptions.list({ customer, status: 'all', limit: FOUND_AT_MOST }));
      return data.map((one) => toRemoteSubscription(one, pricingId));
    },
    async makeSubscription(customer, contract) {
      const { id, mainOrganizationId, pricingId, daysUntilDue, firstSeats, version } = contract;
      const made = stripe.subscriptions.create(
        {
          customer,
          items: [{ price: pricingId, quantity: firstSeats }],
          collection_method: 'send_invoice',
          days_until_due: daysUntilDue,
          metadata: { contract: id, tenant: String(mainOrganizationId), data: String(version) },
        },
        { idempotencyKey: keyOf('subscription', contract) },
      );
      return toRemoteSubscription(await answered(made), pricingId);
    },
    async readSubscription(id, { pricingId }) {
      return toRemoteSubscription(await answered(stripe.subscriptions.retrieve(id)), pricingId);
    },
    async cancelSubscription(id) {
      await answered(stripe.subscriptions.cancel(id)).catch((error: unknown) => {
        // Stripe does not find one that has ended.
        if (!(error instanceof StripeFailure && error.refusal === 'resource_missing')) throw error;
      });
    },
    async setSeats({ subscriptionId, itemId, seats, key }) {
      const changed = stripe.subscriptions.update(
        subscriptionId,
        { items: [{ id: itemId, quantity: seats }] },
        { idempotencyKey: key },
      );
      await answered(changed);
    },
    async listInvoices(subscription) {
      const { data } = await answered(stripe.invoices.list({ subscription, limit: SHOWN_INVOICES }));
      return data.map(toRemoteInvoice);
    },
    async portalLink(customer, returnUrl, idempotencyKey) {
      const back = returnUrl === null ? {} : { return_url: returnUrl };
      return (await answered(stripe.billingPortal.sessions.create({ customer, ...back }, { idempotencyKey }))).url;
    },
    async invoiceFile(stripeId) {
      const { invoice_pdf, hosted_invoice_url } = await answered(stripe.invoices.retrieve(stripeId));
      return invoice_pdf ?? hosted_invoice_url ?? null;
    },
    signedEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_AGE_S);
        return { id: event.id, kind: event.type, customerId: customerOf(event.data.object) };
      } catch {
        return null;
      }
    },
  };
}

/** Other data, and another try after a fault, are another call; all other tries are the same call to Stripe. */
function keyOf(
  made: 'customer' | 'subscription',
  { id, version, faults }: Pick<NewContract, 'id' | 'version' | 'faults'>,
) {
  return `zuschlag-${id}-${made}-${version}-${faults}`;
}

async function answered<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw stripeFailureOf(error);
  }
}

/** The customer that the thing of an event belongs to. */
function customerOf(thing: Stripe.Event.Data.Object): string | null {
  if (!('customer' in thing)) return null;
  const { customer } = thing as { customer?: unknown };
  if (typeof customer === 'string') return customer;
  return customer !== null && typeof customer === 'object' && 'id' in customer ? String(customer.id) : null;
}
