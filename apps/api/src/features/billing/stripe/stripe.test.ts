import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { callerOf, type TestApp, testApp } from '../../../testing/app.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { aBuyer } from '../invoices/testing/an-invoice.ts';
import { countSeats } from '../seats.ts';
import { followStripe } from './follow-stripe.ts';
import { type SentEvent, signedRequest } from './testing/signed-request.ts';
import { stripeScene } from './testing/stripe-scene.ts';
import { secretKey, type Trouble } from './testing/stripe-server.ts';

const scene = await stripeScene();
const { database, stripe, prices, byAdmin, by, inTables, follow, jobsOf, forgetJobs, contractOf } = scene;
const { thingsOf, aFollowed, problemOf, leave } = scene;
let app: TestApp;

beforeAll(async () => {
  app = await testApp(database, { stripe: stripe.client, prices });
});
afterEach(() => {
  const objections = stripe.objections.splice(0);
  stripe.calm();
  stripe.calls.length = 0;
  expect(objections).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await scene.close();
});

it('a contract is stored first and made at Stripe by a job, once, also when two Admins act at once', async () => {
  const tenant = await aTenant(database);
  const billing = await byAdmin();
  const both = await Promise.allSettled([billing.create(contractOf(tenant)), billing.create(contractOf(tenant))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ message: 'DUPLICATE_BILLING' });
  const own = await by(tenant);
  expect(await own.own()).toMatchObject({ provider: 'stripe', subscriptionStatus: 'incomplete' });
  expect(stripe.calls).toEqual([]);
  await expect(own.portalLink()).rejects.toMatchObject({ message: 'UNAVAILABLE' });

  await Promise.all([follow(tenant), follow(tenant)]);
  await follow(tenant);
  const { customers, subscriptions } = thingsOf(tenant);
  const { id } = (await own.own()) ?? { id: '' };
  const metadata = { contract: id, tenant: String(tenant.mainOrganizationId), data: '0' };
  const marked = { name: 'Treuwacht Holding GmbH', metadata };
  expect(customers).toEqual([expect.objectContaining(marked)]);
  expect(subscriptions).toEqual([expect.objectContaining({ quantity: 11, price: 'price_seat', metadata })]);
  const made = stripe.calls.find(({ method, path }) => method === 'POST' && path === '/v1/subscriptions');
  expect(made?.form).toMatchObject({ collection_method: 'send_invoice', days_until_due: '14' });
  const taxId = stripe.calls.find(({ method, path }) => method === 'POST' && path === '/v1/customers')?.form;
  expect(taxId).toMatchObject({ 'tax_id_data[0][type]': 'eu_vat', 'tax_id_data[0][value]': 'DE123456789' });
  expect(await own.own()).toMatchObject({ subscriptionStatus: 'active', pricePerUser: 4_900, providerProblem: null });
});

it.each<[string, Trouble]>([
  ['POST /v1/customers', 'lost'],
  ['POST /v1/customers', { status: 500 }],
  ['POST /v1/subscriptions', 'lost'],
  ['POST /v1/subscriptions', { status: 500 }],
  ['GET /v1/invoices', 'stalled'],
])('after %s was %o the next try goes on, and nothing is made twice', async (call, trouble) => {
  const tenant = await aTenant(database);
  await (await byAdmin()).create(contractOf(tenant));
  stripe.trouble(call, trouble);
  // Only the call that gets no answer has no patience, so that a slow machine stops no other.
  const { listInvoices } = trouble === 'stalled' ? stripe.impatient : stripe.client;
  const client = { ...stripe.client, listInvoices };
  const failure = await follow(tenant, client).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'StripeFailure', refusal: null });
  expect(JSON.stringify(failure) + String(failure) + String((failure as Error).stack)).not.toContain(secretKey);
  expect(stripe.calm()).toEqual([]);
  await follow(tenant);
  expect(thingsOf(tenant)).toMatchObject({ customers: [{}], subscriptions: [{}] });
  expect(await (await by(tenant)).own()).toMatchObject({ subscriptionStatus: 'active' });
});

it.each([
  [400, 'invalid_request_error', 'resource_missing'],
  [402, 'card_error', 'card_declined'],
])(
  'a refusal (%i %s) is shown to Admins by its code only, and goes when Stripe does what it is asked',
  async (status, type, code) => {
    const tenant = await aTenant(database);
    await (await byAdmin()).create(contractOf(tenant));
    stripe.trouble('POST /v1/subscriptions', { status, error: { type, code, message: `No; ${secretKey}` } });
    await expect(follow(tenant)).rejects.toMatchObject({ refusal: code });
    expect(await problemOf(tenant)).toBe(code);
    expect(await (await by(tenant)).own()).toMatchObject({ providerProblem: null, subscriptionStatus: 'incomplete' });
    await follow(tenant);
    expect(await problemOf(tenant)).toBeNull();
  },
);

it('a refused change of seats, or of invoices, keeps no state away', async () => {
  const { tenant, subscription } = await aFollowed();
  const error = { type: 'invalid_request_error', code: 'not_now', message: 'No' };
  for (const [call, status] of [
    ['POST /v1/subscriptions/', 'past_due'],
    ['GET /v1/invoices', 'unpaid'],
  ] as const) {
    subscription.status = status;
    subscription.quantity = 3;
    stripe.trouble(call, { status: 400, error });
    await expect(follow(tenant)).rejects.toMatchObject({ refusal: 'not_now' });
    expect(await (await by(tenant)).own()).toMatchObject({ subscriptionStatus: status });
    expect(await problemOf(tenant)).toBe('not_now');
    await follow(tenant);
    expect([subscription.quantity, await problemOf(tenant)]).toEqual([11, null]);
  }
});

it('an ended subscription gives its place to the newest one of the contract, else to the only one', async () => {
  const { tenant, subscription } = await aFollowed();
  const state = async () => {
    await follow(tenant);
    return (await (await by(tenant)).own())?.subscriptionStatus;
  };
  subscription.status = 'canceled';
  expect(await state()).toBe('canceled');
  const other = stripe.things.addSubscription(subscription, { status: 'past_due', metadata: {}, quantity: 1 });
  const own = stripe.things.addSubscription(subscription, { status: 'active', quantity: 1 });
  const foreign = stripe.things.addSubscription(subscription, { status: 'paused', metadata: {}, quantity: 1 });
  expect(await state()).toBe('active');
  expect([other, own, foreign].map(({ quantity }) => quantity)).toEqual([1, 11, 1]);
  // Neither of two others is known to be the one of the contract.
  own.status = 'incomplete_expired';
  expect(await state()).toBe('incomplete_expired');
  foreign.status = 'canceled';
  expect(await state()).toBe('past_due');
  expect(other.quantity).toBe(11);
});

it('a call that Stripe puts off is made when Stripe wants it', async () => {
  const { tenant } = await aFollowed();
  stripe.trouble('GET /v1/subscriptions/', { status: 429, headers: { 'retry-after': '120' } });
  const before = Date.now();
  await follow(tenant);
  const [job] = await jobsOf(tenant);
  expect(job?.at.getTime()).toBeGreaterThanOrEqual(before + 119_000);
});

it('a contract is compared each night, also when no person of the tenant signs in', async () => {
  const tenant = await aTenant(database);
  await (await byAdmin()).create(contractOf(tenant));
  expect(await jobsOf(tenant, 'tidy-up')).toHaveLength(1);
  await forgetJobs(tenant);
  await as(tenant, { kind: 'system' as const, mainOrganizationId: tenant.mainOrganizationId }, countSeats);
  expect([await jobsOf(tenant, 'tidy-up'), await jobsOf(tenant)]).toMatchObject([[{}], [{}]]);
});

it('seats are told when they differ, each change under a key of its own', async () => {
  const { tenant, subscription } = await aFollowed();
  await leave(tenant, 'nordEditor');
  await follow(tenant);
  await follow(tenant);
  await leave(tenant, 'nordViewer');
  await follow(tenant);
  // A person changed them at Stripe.
  subscription.quantity = 3;
  await follow(tenant);
  const changes = stripe.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
  expect(changes.map(({ form }) => form['items[0][quantity]'])).toEqual(['10', '9', '9']);
  expect(new Set(changes.map(({ key }) => key)).size).toBe(3);
  subscription.quantity = 3;
  subscription.status = 'canceled';
  await follow(tenant);
  expect(subscription.quantity).toBe(3);
});

it('states are those of Stripe: overdue and unpaid act as in the contract book, an unknown one is kept as text', async () => {
  const { tenant, subscription } = await aFollowed();
  const own = await by(tenant);
  const becomes = async (status: string) => {
    subscription.status = status;
    await follow(tenant);
    return own.own();
  };
  expect(await becomes('past_due')).toMatchObject({ subscriptionStatus: 'past_due', unpaidSince: null });
  const unpaid = await becomes('unpaid');
  expect(unpaid?.unpaidSince).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await becomes('canceled')).toMatchObject({ unpaidSince: unpaid?.unpaidSince });
  expect(await becomes('resting_for_now')).toMatchObject({ subscriptionStatus: 'resting_for_now', unpaidSince: null });
});

it('a reading that ends late never overwrites one that began later', async () => {
  const { tenant, subscription } = await aFollowed();
  subscription.status = 'past_due';
  const held = stripe.hold('GET /v1/subscriptions/');
  const late = follow(tenant);
  await held.reached;
  subscription.status = 'active';
  await follow(tenant);
  held.letGo();
  await late;
  expect(await (await by(tenant)).own()).toMatchObject({ subscriptionStatus: 'active' });
});

const send = (event: SentEvent) => app.inject(signedRequest(event));

it('an event is taken in once, in any order, and what it says is read at Stripe', async () => {
  const { tenant, subscription } = await aFollowed();
  const { customer } = subscription;
  const stored = () =>
    inTables(tenant, async ({ db }) => (await db.stripeEvent.findMany()).map(({ eventId }) => eventId).toSorted());
  await forgetJobs(tenant);
  const both = await Promise.all([send({ id: 'evt_2', customer }), send({ id: 'evt_2', customer })]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await send({ id: 'evt_1', customer: { id: customer }, kind: 'invoice.paid' });
  await send({ id: 'evt_2', customer });
  expect(await stored()).toEqual(['evt_1', 'evt_2']);
  expect(await jobsOf(tenant)).toHaveLength(1);
  // What the event says itself does not count.
  await follow(tenant);
  expect(await (await by(tenant)).own()).toMatchObject({ subscriptionStatus: 'active' });
  for (const ignored of [
    { id: 'evt_3', customer, kind: 'charge.succeeded' },
    { id: 'evt_4', customer: 'cus_of_no_tenant' },
    { id: 'evt_5', customer: null },
  ])
    expect((await send(ignored)).json()).toEqual({ received: true });
  for (const refused of [
    { id: 'evt_6', customer, secret: 'whsec_of_another' },
    { id: 'evt_7', customer, age: 301 },
  ])
    expect((await send(refused)).statusCode).toBe(403);
  const unsigned = await app.inject({ method: 'POST', url: '/billing/stripe/events', payload: { id: 'evt_8' } });
  expect(unsigned.statusCode).toBe(403);
  expect(await stored()).toEqual(['evt_1', 'evt_2']);
});

it('invoices are shown as they were read, without drafts, and their files and the portal are at Stripe', async () => {
  const { tenant, subscription } = await aFollowed();
  const paid = stripe.things.addInvoice(subscription, { status: 'paid' });
  const other = stripe.things.addInvoice(subscription, { status: 'a_new_word', due_date: null, invoice_pdf: null });
  stripe.things.addInvoice(subscription, { status: 'draft', number: null });
  await follow(tenant);
  const own = await by(tenant);
  const { invoices, providerInvoices, provider, buyer } = await own.invoices.own();
  expect({ invoices, provider, buyer }).toEqual({ invoices: [], provider: 'stripe', buyer: null });
  const shown = providerInvoices.map(({ number, state, gross, currency }) => ({ number, state, gross, currency }));
  const amount = { gross: 5_831, currency: 'EUR' };
  expect(shown).toContainEqual({ number: paid.number, state: 'paid', ...amount });
  expect(shown).toContainEqual({ number: other.number, state: 'a_new_word', ...amount });
  expect(shown).toHaveLength(2);
  expect(await own.own()).toMatchObject({
    latestInvoiceStatus: 'a_new_word',
    paidThrough: expect.stringMatching(/^2026-/),
  });

  const invoiceId = providerInvoices.find(({ state }) => state === 'paid')?.id ?? '';
  expect(await own.invoices.link({ invoiceId })).toBe(paid.invoice_pdf);
  const stranger = await aFollowed();
  await expect((await by(stranger.tenant)).invoices.link({ invoiceId })).rejects.toMatchObject({
    message: 'NOT_FOUND',
  });
  await expect((await by(tenant, 'nordManager')).portalLink()).rejects.toMatchObject({ message: 'NOT_PERMITTED' });

  expect(await own.portalLink()).toBe('https://billing.stripe.example/p/session/secret');
  const session = stripe.calls.find(({ path }) => path === '/v1/billing_portal/sessions');
  expect(session?.form.return_url).toBe('https://zuschlag.example/settings/billing');
  stripe.trouble('POST /v1/billing_portal', { status: 429, headers: { 'retry-after': '7' } });
  const putOff = await own.portalLink().catch((error: { cause?: object }) => error.cause);
  expect(putOff).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 7 } });
  stripe.trouble('POST /v1/billing_portal', 'stalled');
  const impatient = await by(tenant, 'holdingManager', stripe.impatient);
  await expect(impatient.portalLink()).rejects.toMatchObject({ message: 'UNAVAILABLE' });
});

it('a contract at Stripe is not changed beside it, and waits where Stripe is not set up any more', async () => {
  const { tenant, subscription } = await aFollowed();
  const organizationId = tenant.mainOrganizationId;
  const billing = await byAdmin();
  const elsewhere = { message: 'BILLED_ELSEWHERE' };
  await expect(billing.setState({ organizationId, subscriptionStatus: 'paused' })).rejects.toMatchObject(elsewhere);
  await expect(billing.invoices.changeBuyer({ ...aBuyer, organizationId })).rejects.toMatchObject(elsewhere);
  await expect(
    billing.invoices.issue({ organizationId, periodFrom: '2026-01-01', expectedGross: 1 }),
  ).rejects.toMatchObject(elsewhere);
  expect((await billing.invoices.book()).contracts.map((one) => one.organizationId)).not.toContain(organizationId);
  await forgetJobs(tenant);
  expect(await billing.followProvider({ organizationId })).toMatchObject({ provider: 'stripe' });
  expect(await jobsOf(tenant)).toHaveLength(1);

  subscription.status = 'canceled';
  const without = (await callerOf(database, tenant.people.holdingManager)).billing;
  await followStripe(
    { database, publish, mainOrganizationId: organizationId, now: new Date(), requestId: 'test' },
    undefined,
  );
  expect(await without.own()).toMatchObject({ subscriptionStatus: 'active' });
  await expect(without.portalLink()).rejects.toMatchObject({ message: 'UNAVAILABLE' });
  const closed = await testApp(database);
  const answer = await closed.inject({ method: 'POST', url: '/billing/stripe/events', payload: {} });
  await closed.close();
  expect(answer.statusCode).toBe(404);
});
