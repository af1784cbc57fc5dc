import { afterAll, afterEach, expect, it } from 'vitest';
import { stripeScene } from './testing/stripe-scene.ts';

const scene = await stripeScene();
const { stripe, follow, aFollowed, leave } = scene;

afterEach(() => {
  stripe.calm();
  expect(stripe.objections.splice(0)).toEqual([]);
});
afterAll(() => scene.close());

/** The seats that Stripe got, in the order of the calls. */
const told = (id: string) =>
  stripe.calls
    .filter(({ method, path }) => method === 'POST' && path === `/v1/subscriptions/${id}`)
    .map(({ form }) => form['items[0][quantity]']);

it('a number of seats that reaches Stripe late does not stay over a newer one', async () => {
  const { tenant, subscription } = await aFollowed();
  await leave(tenant, 'nordEditor');
  const held = stripe.hold('POST /v1/subscriptions/', 'before');
  const late = follow(tenant);
  await held.reached;
  await leave(tenant, 'nordViewer');
  await follow(tenant);
  expect(subscription.quantity).toBe(9);
  held.letGo();
  await late;
  expect(told(subscription.id)).toEqual(['10', '9', '9']);
  expect(subscription.quantity).toBe(9);
});

it('a number that is on its way is set right when the seats change although no other reading sends any', async () => {
  const { tenant, subscription } = await aFollowed();
  subscription.quantity = 9;
  await leave(tenant, 'nordEditor');
  const held = stripe.hold('POST /v1/subscriptions/', 'before');
  const late = follow(tenant);
  await held.reached;
  await leave(tenant, 'nordViewer');
  // Stripe has the nine of now, so this reading sends nothing; the ten of before arrive later.
  await follow(tenant);
  expect(told(subscription.id)).toEqual(['10']);
  held.letGo();
  await late;
  expect(told(subscription.id)).toEqual(['10', '9']);
  expect(subscription.quantity).toBe(9);
});
