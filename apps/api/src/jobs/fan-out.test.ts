import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../testing/chances.ts';
import { openFanOuts, originOf, resolveFanOuts } from '../testing/fan-outs.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import { forgetOldFanOuts, resolveFanOut } from './fan-out.ts';
import { resolvers } from './jobs.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
beforeEach(() =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    await db.notification.deleteMany();
    await db.fanOut.deleteMany();
  }),
);
afterAll(() => database.close());

const asked = () =>
  as(tenant, systemOf(tenant), ({ db }) => db.notification.count({ where: { kind: 'BID_DECISION_REQUIRED' } }));
const aChanceOfNord = () => aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });

/** Writes the notifications, then dies: the server ends the connection before the transaction is over. */
const killed = Object.fromEntries(
  Object.entries(resolvers).map(([topic, resolve]) => [
    topic,
    async (...[work, about]: Parameters<typeof resolve>) => {
      await resolve(work, about);
      await work.db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`;
    },
  ]),
);

describe('people who are to be told', () => {
  it('are noted with the cause, and found by the job: none is notified in the transaction of the cause', async () => {
    await aChanceOfNord();
    expect(await asked()).toBe(0);
    expect((await openFanOuts(tenant)).length).toBeGreaterThan(0);
    await resolveFanOuts(tenant);
    expect(await asked()).toBe(2);
    expect(await openFanOuts(tenant)).toEqual([]);
  });

  it('are told once when the job runs twice, also at the same moment', async () => {
    await aChanceOfNord();
    const [id = ''] = await openFanOuts(tenant);
    const run = () => resolveFanOut(originOf(tenant), resolvers, id);
    await Promise.all([run(), run()]);
    await run();
    expect(await asked()).toBe(2);
  });

  it('are told once when the job was killed after it wrote the notifications and before it was done', async () => {
    await aChanceOfNord();
    const [id = ''] = await openFanOuts(tenant);
    await expect(resolveFanOut(originOf(tenant), killed, id)).rejects.toThrow();
    expect(await asked()).toBe(0);
    expect(await openFanOuts(tenant)).toContain(id);
    await resolveFanOut(originOf(tenant), resolvers, id);
    expect(await asked()).toBe(2);
  });

  it('are noted once for a Chance that asks three organizations, and each of them is told', async () => {
    await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord', 'mitte', 'sued'] });
    const ids = await openFanOuts(tenant, 'notify');
    expect(ids).toHaveLength(1);
    await resolveFanOuts(tenant);
    const told = await as(tenant, systemOf(tenant), ({ db }) =>
      db.notification.findMany({ where: { kind: 'BID_DECISION_REQUIRED' }, select: { values: true } }),
    );
    const organizations = told.map(({ values }) => (values as { org: string }).org);
    expect([...new Set(organizations)].sort()).toEqual(['TW Mitte', 'TW Nord', 'TW Süd']);
  });

  it('are forgotten with the cause when it is undone', async () => {
    const undone = as(tenant, tenant.people.holdingEditor, async (work) => {
      await work.publish({ kind: 'bidDecided', chanceId: crypto.randomUUID(), groupId: crypto.randomUUID() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await openFanOuts(tenant)).toEqual([]);
  });

  it('leave no row a week after they were told', async () => {
    await aChanceOfNord();
    await resolveFanOuts(tenant);
    const rows = () => as(tenant, systemOf(tenant), ({ db }) => db.fanOut.count());
    const tidyIn = (days: number) =>
      as(
        tenant,
        { kind: 'system', mainOrganizationId: tenant.mainOrganizationId },
        forgetOldFanOuts,
        new Date(Date.now() + days * 86_400_000),
      );
    await tidyIn(6);
    expect(await rows()).toBeGreaterThan(0);
    await tidyIn(8);
    expect(await rows()).toBe(0);
  });
});
