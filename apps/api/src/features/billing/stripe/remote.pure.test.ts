import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { toRemoteInvoice, toRemoteSubscription } from './remote.ts';

const line = (price: string, quantity?: number) => ({
  ...{ id: `si_${price}`, quantity },
  price: { id: price, currency: 'eur', unit_amount: 4_900, recurring: { interval: 'month', interval_count: 1 } },
});
const read = (...data: ReturnType<typeof line>[]) => {
  const subscription = {
    id: 'sub',
    status: 'active',
    collection_method: 'send_invoice',
    metadata: {},
    items: { data },
  };
  return toRemoteSubscription(subscription as unknown as Stripe.Subscription, 'seat');
};

it('the line with the seats is the only one, else the one at the price of the contract', () => {
  expect(read(line('new', 4))).toMatchObject({ item: { id: 'si_new', seats: 4 }, price: { unitAmount: 4_900 } });
  expect(read(line('support', 1), line('seat', 4)).item).toEqual({ id: 'si_seat', seats: 4 });
  expect(read(line('support', 1), line('new', 4))).toMatchObject({ item: null, price: null });
  expect(read()).toMatchObject({ item: null, price: null });
});

it('a line without a quantity, as metered prices have, has no seats to change', () => {
  expect(read(line('seat')).item).toBeNull();
  expect(read(line('seat', 0)).item).toEqual({ id: 'si_seat', seats: 0 });
});

it('an invoice is of the day on which it takes effect, and says until when it bills only with all of its lines', () => {
  const second = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000;
  const invoice = (fields: object) =>
    toRemoteInvoice({
      ...{ id: 'in', number: 'ZU-1', status: 'paid', currency: 'eur', total: 100, due_date: null },
      ...{ created: second('2026-11-01'), effective_at: null, status_transitions: { finalized_at: null } },
      lines: { data: [{ period: { end: second('2026-12-01') } }], has_more: false },
      ...fields,
    } as unknown as Stripe.Invoice);
  const finalized = { status_transitions: { finalized_at: second('2026-11-02') } };
  expect(invoice({}).issuedOn).toBe('2026-11-01');
  expect(invoice(finalized).issuedOn).toBe('2026-11-02');
  expect(invoice({ ...finalized, effective_at: second('2026-11-03') }).issuedOn).toBe('2026-11-03');
  expect(invoice({}).periodEnd).toEqual(new Date('2026-12-01T12:00:00Z'));
  const more = { lines: { data: [{ period: { end: second('2026-12-01') } }], has_more: true } };
  expect(invoice(more).periodEnd).toBeNull();
});
