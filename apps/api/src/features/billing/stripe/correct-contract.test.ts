import { superuserOf } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { beginReading } from './stripe.store.ts';
import type { StripeClient } from './stripe-client.ts';
import { stripeScene } from './testing/stripe-scene.ts';
import { otherCall } from './testing/stripe-server.ts';

const scene = await stripeScene();
const { database, stripe, byAdmin, by, follow, contractOf } = scene;

afterEach(() => {
  stripe.calm();
  expect(stripe.objections.splice(0)).toEqual([]);
});
afterAll(() => scene.close());

/** What is made at Stripe for a tenant, under all addresses that it had. */
const madeFor = ({ mainOrganizationId }: ScenarioTenant) => {
  const isOfTenant = ({ metadata }: { [name: string]: unknown }) =>
    (metadata as { tenant: string }).tenant === String(mainOrganizationId);
  return {
    customers: stripe.things.customers.filter(isOfTenant),
    subscriptions: stripe.things.subscriptions.filter(isOfTenant),
  };
};
const listed = async ({ mainOrganizationId }: ScenarioTenant) =>
  (await (await byAdmin()).all()).find(({ organizationId }) => organizationId === mainOrganizationId);
const begun = async () => {
  const tenant = await aTenant(database);
  await (await byAdmin()).create(contractOf(tenant));
  return { tenant, organizationId: tenant.mainOrganizationId };
};
const readingOf = (tenant: ScenarioTenant) =>
  as(tenant, { kind: 'system' as const, mainOrganizationId: tenant.mainOrganizationId }, beginReading);
// The shape of a refusal as docs.stripe.com/api/errors describes it.
const refusal = (code: string, param: string) => ({
  status: 400,
  error: { type: 'invalid_request_error', code, param, message: 'No', doc_url: 'https://stripe.com/docs/error-codes' },
});

it('an address that Stripe refuses is named with its field, corrected, and tried again', async () => {
  const { tenant, organizationId } = await begun();
  stripe.trouble('POST /v1/customers', refusal('email_invalid', 'email'));
  await expect(follow(tenant)).rejects.toMatchObject({ refusal: 'email_invalid', field: 'billingEmail' });
  expect(await listed(tenant)).toMatchObject({
    providerProblem: 'email_invalid',
    providerProblemField: 'billingEmail',
    version: 0,
  });
  expect(await (await by(tenant)).own()).toMatchObject({ providerProblem: null, providerProblemField: null });

  const billingEmail = `neu-${organizationId}@kunde.example`;
  const corrected = await (await byAdmin()).changeRefusedData({ organizationId, billingEmail, version: 0 });
  expect(corrected).toMatchObject({ billingEmail, providerProblem: null, providerProblemField: null, version: 1 });
  await follow(tenant);
  expect(madeFor(tenant)).toMatchObject({ customers: [{ email: billingEmail }], subscriptions: [{ quantity: 11 }] });
  expect(await (await by(tenant)).own()).toMatchObject({ subscriptionStatus: 'active' });
});

it.each([
  ['tax_id_invalid', 'tax_id_data[0][value]', 'vatNumber'],
  ['tax_id_invalid', '', 'vatNumber'],
  ['parameter_invalid_empty', 'name', 'customerName'],
  ['parameter_unknown', 'preferred_locales', null],
])('%s about "%s" is about %s', async (code, param, field) => {
  const { tenant } = await begun();
  stripe.trouble('POST /v1/customers', refusal(code, param));
  await expect(follow(tenant)).rejects.toMatchObject({ refusal: code });
  expect(await listed(tenant)).toMatchObject({ providerProblem: code, providerProblemField: field });
});

it('a price that Stripe does not know is changed to another one, and what is made stays as it is', async () => {
  const { tenant, organizationId } = await begun();
  const billing = await byAdmin();
  stripe.trouble('POST /v1/subscriptions', refusal('resource_missing', 'items[0][price]'));
  await expect(follow(tenant)).rejects.toMatchObject({ refusal: 'resource_missing' });
  expect(await listed(tenant)).toMatchObject({ providerProblemField: 'pricingId' });
  // The customer is made: it is changed at Stripe.
  await expect(billing.changeRefusedData({ organizationId, customerName: 'Neu GmbH' })).rejects.toMatchObject({
    message: 'BILLED_ELSEWHERE',
  });
  await expect(billing.changeRefusedData({ organizationId, pricingId: 'price_of_another' })).rejects.toMatchObject({
    cause: { details: { fields: [{ path: 'pricingId', problem: 'INVALID_CHOICE' }] } },
  });
  await billing.changeRefusedData({ organizationId, pricingId: 'price_of_year', daysUntilDue: 30 });
  await follow(tenant);
  expect(madeFor(tenant)).toMatchObject({ customers: [{}], subscriptions: [{ price: 'price_of_year' }] });
  const made = stripe.calls.findLast(({ method, path }) => method === 'POST' && path === '/v1/subscriptions');
  expect(made?.form).toMatchObject({ days_until_due: '30' });
  await expect(billing.changeRefusedData({ organizationId, daysUntilDue: 60 })).rejects.toMatchObject({
    message: 'BILLED_ELSEWHERE',
  });
});

it('a correction while the customer is being made counts, and the customer with the old data gets no subscription', async () => {
  const { tenant, organizationId } = await begun();
  const held = stripe.hold('POST /v1/customers');
  const late = follow(tenant);
  await held.reached;
  await (await byAdmin()).changeRefusedData({ organizationId, customerName: 'Neue Wacht GmbH' });
  held.letGo();
  await late;
  await follow(tenant);
  const { customers, subscriptions } = madeFor(tenant);
  expect(customers.map(({ name }) => name)).toEqual(['Treuwacht Holding GmbH', 'Neue Wacht GmbH']);
  expect(subscriptions.map(({ customer }) => customer)).toEqual([customers[1]?.id]);
});

/** A reading whose subscription is held at Stripe, before or after it is made there. */
const heldSubscription = async (when: 'before' | 'after') => {
  const { tenant, organizationId } = await begun();
  const held = stripe.hold('POST /v1/subscriptions', when);
  const late = follow(tenant);
  await held.reached;
  const correct = async (fields: object) => (await byAdmin()).changeRefusedData({ organizationId, ...fields });
  const end = async () => {
    held.letGo();
    await late;
  };
  const subscriptions = () => madeFor(tenant).subscriptions.map(({ price, status }) => ({ price, status }));
  return { tenant, correct, end, subscriptions };
};
const old = { price: 'price_seat', status: 'canceled' };
const current = { price: 'price_of_year', status: 'active' };

it('a subscription that is made after the corrected one is cancelled by the reading that made it', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('before');
  await correct({ pricingId: 'price_of_year' });
  await follow(tenant);
  expect(subscriptions()).toEqual([current]);
  await end();
  expect(subscriptions()).toEqual([current, old]);
  await follow(tenant);
  expect(subscriptions()).toEqual([current, old]);
});

it('a subscription with the old data stays cancelled also when the reading that made it could not cancel it', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('before');
  await correct({ pricingId: 'price_of_year' });
  await follow(tenant);
  stripe.trouble('DELETE /v1/subscriptions/', { status: 500 });
  await expect(end()).rejects.toMatchObject({ name: 'StripeFailure' });
  expect(subscriptions()).toEqual([current, { ...old, status: 'active' }]);
  await follow(tenant);
  expect(subscriptions()).toEqual([current, old]);
});

it('a correction that changes nothing lets the running try make the only subscription', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('before');
  expect(await correct({ pricingId: 'price_seat' })).toMatchObject({ version: 0, providerProblem: null });
  await follow(tenant);
  await end();
  expect(subscriptions()).toEqual([{ price: 'price_seat', status: 'active' }]);
});

it('a subscription with the old price is not followed: the next reading cancels it and makes one with the new price', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('after');
  await correct({ pricingId: 'price_of_year' });
  await follow(tenant);
  expect(subscriptions()).toEqual([old, current]);
  await end();
  await follow(tenant);
  expect(subscriptions()).toEqual([old, current]);
});

it('a subscription whose answer comes after the correction is not stored, and leaves the place to the next one', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('after');
  await correct({ pricingId: 'price_of_year' });
  await end();
  expect(subscriptions()).toEqual([old]);
  await correct({ daysUntilDue: 30 });
  await follow(tenant);
  expect(subscriptions()).toEqual([old, current]);
});

it('a subscription that a person made at Stripe for a corrected contract is not cancelled', async () => {
  const { tenant, correct, end, subscriptions } = await heldSubscription('after');
  await correct({ pricingId: 'price_of_year' });
  await end();
  await follow(tenant);
  const followed = stripe.things.subscriptions.at(-1);
  if (!followed) throw new Error('no subscription was made');
  const { data: _, ...metadata } = followed.metadata as { data: string };
  stripe.things.addSubscription(followed, { metadata });
  await follow(tenant);
  expect(subscriptions()).toEqual([old, current, current]);
});

it('a reading that waits for a correction takes all of its data', async () => {
  const { tenant, organizationId } = await begun();
  const other = new pg.Client({ connectionString: superuserOf(database) });
  await other.connect();
  await other.query('begin');
  await other.query(`update stripe_contract set faults = 7 where "mainOrganizationId" = $1`, [organizationId]);
  await other.query(
    `update billing set "customerName" = 'Neue Wacht GmbH', version = 1 where "mainOrganizationId" = $1`,
    [organizationId],
  );
  const reading = Promise.resolve(readingOf(tenant));
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
  await other.query('commit');
  await other.end();
  expect(await reading).toMatchObject({ customerName: 'Neue Wacht GmbH', version: 1, faults: 7 });
});

it('a key that another call has at Stripe already gives its place to a new one', async () => {
  const { tenant, organizationId } = await begun();
  const contract = await readingOf(tenant);
  if (!contract) throw new Error('no contract');
  await stripe.client.makeCustomer({ ...contract, billingEmail: `alt-${organizationId}@kunde.example` });
  await expect(follow(tenant)).rejects.toMatchObject({ refusal: null, isFault: true });
  expect(stripe.objections.splice(0)).toEqual([`POST /v1/customers: ${otherCall}`]);
  await follow(tenant);
  expect(madeFor(tenant)).toMatchObject({ subscriptions: [{ status: 'active' }] });
});

it('while Stripe works on a call with the same key the next try takes no other one', async () => {
  const { tenant } = await begun();
  const inUse = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In progress' };
  stripe.trouble('POST /v1/customers', { status: 409, error: inUse });
  await expect(follow(tenant)).rejects.toMatchObject({ refusal: null, isFault: false });
  expect(await listed(tenant)).toMatchObject({ providerProblem: null });
  await follow(tenant);
  expect(madeFor(tenant)).toMatchObject({ customers: [{}], subscriptions: [{}] });
  const tries = stripe.calls.filter(
    ({ path, form }) => path === '/v1/customers' && form['metadata[tenant]'] === String(tenant.mainOrganizationId),
  );
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
});

it('a late refusal of old data says nothing of the corrected ones', async () => {
  const { tenant, organizationId } = await begun();
  const billing = await byAdmin();
  const billingEmail = `neu-${organizationId}@kunde.example`;
  stripe.trouble('POST /v1/customers', refusal('email_invalid', 'email'));
  const client: StripeClient = {
    ...stripe.client,
    makeCustomer: (contract) =>
      stripe.client.makeCustomer(contract).finally(() => billing.changeRefusedData({ organizationId, billingEmail })),
  };
  await expect(follow(tenant, client)).rejects.toMatchObject({ refusal: 'email_invalid' });
  expect(await listed(tenant)).toMatchObject({ providerProblem: null, providerProblemField: null });
});

it('a contract of the built-in book has nothing to correct at Stripe', async () => {
  const tenant = await aTenant(database);
  await expect(
    (await byAdmin()).changeRefusedData({ organizationId: tenant.mainOrganizationId, customerName: 'X' }),
  ).rejects.toMatchObject({ message: 'NOT_FOUND' });
});
