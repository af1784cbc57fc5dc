import { afterAll, expect, it } from 'vitest';
import { as } from '../../../testing/scenario.ts';
import { countSeats } from '../seats.ts';
import { FORGOTTEN_AT_ONCE } from './stripe-provider.ts';
import { stripeScene } from './testing/stripe-scene.ts';

const scene = await stripeScene();
afterAll(() => scene.close());

it('old events go by night, the oldest first and not all at once', async () => {
  const { tenant } = await scene.aFollowed();
  const { mainOrganizationId } = tenant;
  const many = FORGOTTEN_AT_ONCE + 2;
  await scene.inTables(
    tenant,
    ({ db }) => db.$executeRaw`
      insert into stripe_event ("mainOrganizationId", "eventId", kind, "receivedAt")
      select ${mainOrganizationId}::int, 'evt_' || day, 'invoice.paid', now() - make_interval(days => day, hours => 1)
      from generate_series(59, 58 + ${many}::int) as day`,
  );
  const left = async () => {
    await as(tenant, { kind: 'system' as const, mainOrganizationId }, countSeats);
    return scene.inTables(tenant, async ({ db }) =>
      (await db.stripeEvent.findMany({ orderBy: { receivedAt: 'desc' } })).map(({ eventId }) => eventId),
    );
  };
  expect(await left()).toEqual(['evt_59', 'evt_60']);
  expect(await left()).toEqual(['evt_59']);
});
