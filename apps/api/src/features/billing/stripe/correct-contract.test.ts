import { afterAll, afterEach, expect, it } from 'vitest';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { stripeScene } from './testing/stripe-scene.ts';

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

it('a contract of the built-in book has nothing to correct at Stripe', async () => {
  const tenant = await aTenant(database);
  await expect(
    (await byAdmin()).changeRefusedData({ organizationId: tenant.mainOrganizationId, customerName: 'X' }),
  ).rejects.toMatchObject({ message: 'NOT_FOUND' });
});
