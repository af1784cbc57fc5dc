import Stripe from 'stripe';
import { webhookSecret } from './stripe-server.ts';

/** An event of Stripe. @param age of its signature, in seconds */
export type SentEvent = { id: string; kind?: string; customer?: unknown; secret?: string; age?: number };

const library = new Stripe('sk_test_unused');

/** The request in which Stripe sends an event. */
export function signedRequest(sent: SentEvent) {
  const { id, kind = 'customer.subscription.updated', customer, secret = webhookSecret, age = 0 } = sent;
  const object = { id: 'sub_1', object: 'subscription', customer, status: 'unpaid' };
  const event = { id, object: 'event', type: kind, created: 1, api_version: Stripe.API_VERSION, data: { object } };
  // Another spacing than our own JSON: the signature is over the bytes.
  const payload = JSON.stringify(event, null, 3);
  const timestamp = Math.floor(Date.now() / 1_000) - age;
  const signature = library.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return { method: 'POST' as const, url: '/billing/stripe/events', headers, payload };
}
