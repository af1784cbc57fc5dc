import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import { manyChances } from '../../testing/bulk/many-chances.ts';
import { aChance, aQuickChance } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { archiveChance, restoreChance } from '../chance/lifecycle/archive.ts';
import { readRevenue, readStates } from './figures.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const shown = async (of: ScenarioTenant, who: PersonKey) => ({
  revenue: await as(of, of.people[who], (work) => readRevenue(work)),
  states: await as(of, of.people[who], (work) => readStates(work)),
});

/** The same figures, counted over the Chances themselves. */
async function counted({ organizationId, userId, mainOrganizationId }: UserActor) {
  const all = await inTenant(
    database,
    mainOrganizationId,
    (db) => db.$queryRaw<{ state: number; month: number; isOwn: boolean; revenue: string }[]>`
      select "stateNumber" as state, extract(year from "startDate")::int * 12 + extract(month from "startDate")::int - 1 as month,
        "ownerId" = ${userId} as "isOwn", coalesce("effectiveRevenue"::numeric, 0)::text as revenue
      from chance where "archivedAt" is null and (${organizationId === mainOrganizationId} or exists (
        select from chance_participation p where p."mainOrganizationId" = chance."mainOrganizationId"
          and p."chanceId" = chance.id and p."organizationId" = ${organizationId}))`,
  );
  // Thousandths, as whole numbers, so that the sum is exact.
  const sum = (rows: typeof all) =>
    Number(rows.reduce((total, { revenue }) => total + BigInt(Math.round(Number(revenue) * 1_000)), 0n)) / 1_000;
  const inState = (state: (typeof chanceStates)[number]) =>
    all.filter((row) => row.state === chanceStates.indexOf(state) + 1);
  const own = all.filter(({ isOwn }) => isOwn);
  const byMonth = [...Map.groupBy(all, ({ month }) => month)].sort(([one], [other]) => one - other);
  return {
    revenue: {
      totalRevenue: sum(all),
      userTotalRevenue: sum(own),
      userChanceCount: own.length,
      wonChancesRevenue: sum(inState('won')),
      lostChancesRevenue: sum(inState('lost')),
      monthlyRevenue: byMonth.map(([month, rows]) => ({
        month: (month % 12) + 1,
        year: Math.floor(month / 12),
        count: rows.length,
        revenue: sum(rows),
      })),
    },
    states: chanceStates.map((state) => ({ state, count: inState(state).length })),
  };
}

const viewers = ['holdingManager', 'holdingEditor', 'nordEditor', 'nordManager', 'mitteEditor', 'suedManager'] as const;

describe('the figures of the dashboard', () => {
  it('of a tenant without Chances are zero, and name every state', async () => {
    const { revenue, states } = await shown(await aTenant(database), 'holdingManager');
    expect(revenue).toEqual({
      totalRevenue: 0,
      userTotalRevenue: 0,
      userChanceCount: 0,
      wonChancesRevenue: 0,
      lostChancesRevenue: 0,
      monthlyRevenue: [],
    });
    expect(states).toEqual(chanceStates.map((state) => ({ state, count: 0 })));
  });

  it('count what the viewer views: 300 000 EUR in the main organization, 200 000 in one that takes part in one of two', async () => {
    const estimate = (revenue: number) => ({ estimate: { revenue } });
    const start = { contract: { startDate: '2027-03-15', endDate: '2029-03-14' } };
    await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], ...estimate(200_000), ...start });
    const other = await aChance(tenant, { by: 'suedEditor', operatedBy: ['sued'], ...estimate(100_000), ...start });
    const march = { month: 3, year: 2027 };
    const { revenue, states } = await shown(tenant, 'holdingManager');
    expect(revenue).toMatchObject({ totalRevenue: 300_000, userTotalRevenue: 0, userChanceCount: 0 });
    expect(revenue.monthlyRevenue).toEqual([{ ...march, count: 2, revenue: 300_000 }]);
    expect(states.find(({ state }) => state === 'pendingbiddecision')?.count).toBe(2);
    expect((await shown(tenant, 'nordEditor')).revenue).toMatchObject({
      totalRevenue: 200_000,
      userTotalRevenue: 200_000,
      userChanceCount: 1,
      monthlyRevenue: [{ ...march, count: 1, revenue: 200_000 }],
    });
    expect((await shown(tenant, 'mitteEditor')).revenue.totalRevenue).toBe(0);

    await as(tenant, tenant.people.holdingManager, (work) =>
      archiveChance(work, { chanceId: other, reason: 'Doppelt angelegt.' }),
    );
    expect((await shown(tenant, 'holdingManager')).revenue.totalRevenue).toBe(200_000);
    await as(tenant, tenant.people.holdingManager, (work) => restoreChance(work, other));
    expect((await shown(tenant, 'holdingManager')).revenue.totalRevenue).toBe(300_000);
  });

  it('equal a count of everything after eight connections have changed, shared and archived Chances at once', async () => {
    const crowd = await aTenant(database);
    await manyChances(crowd, 60);
    const { mainOrganizationId, organizations, people } = crowd;
    const ids = await inTenant(database, mainOrganizationId, async (db) => {
      const rows = await db.chance.findMany({
        where: { mainOrganizationId },
        select: { id: true },
        orderBy: { shortNumber: 'asc' },
      });
      return rows.map(({ id }) => id);
    });
    const parts = [organizations.holding.id, organizations.nord.id, organizations.mitte.id, organizations.sued.id];
    const owners = viewers.map((who) => people[who].userId);
    const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;
    // Few Chances, so that the connections meet on them; the acts follow from the number alone.
    const act = (at: number) =>
      inTenant(
        database,
        mainOrganizationId,
        async (db) => {
          const id = pick(ids, at * 7);
          const part = { mainOrganizationId, chanceId: id, organizationId: pick(parts, at * 5 + (at >> 2)) };
          const change = (data: object) => db.chance.updateMany({ where: { mainOrganizationId, id }, data });
          const acts = [
            () => change({ effectiveRevenue: ((at * 7919) % 1_000_000) / 8 }),
            () => change({ state: pick(chanceStates, at * 3) }),
            () => change({ ownerId: pick(owners, at) }),
            () => change({ startDate: new Date(Date.UTC(2026 + (at % 4), at % 12, 1)) }),
            () => change({ archivedAt: at % 2 > 0 ? new Date() : null }),
            () => change({ effectiveRevenue: null }),
            () => db.chanceParticipation.createMany({ data: [part], skipDuplicates: true }),
            () => db.chanceParticipation.deleteMany({ where: part }),
          ];
          await pick(acts, at * 11 + (at >> 3))();
        },
        { timeout: 60_000 },
      );
    let next = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (next < 400) await act(next++);
      }),
    );
    for (const who of viewers) expect(await shown(crowd, who)).toEqual(await counted(people[who]));
  });

  it('are folded as they are kept: after hundreds of changes of one Chance each organization has a few entries left', async () => {
    const own = await aTenant(database);
    const { mainOrganizationId } = own;
    const chanceId = await aQuickChance(own, { by: 'nordEditor', operatedBy: ['nord'] });
    for (let round = 1; round <= 10; round += 1) {
      await inTenant(database, mainOrganizationId, async (db) => {
        for (let at = 1; at <= 40; at += 1)
          await db.chance.updateMany({ where: { id: chanceId }, data: { effectiveRevenue: round * 100 + at } });
      });
    }
    const kept = await inTenant(database, mainOrganizationId, (db) =>
      db.chanceFigure.groupBy({ by: 'organizationId', _count: true }),
    );
    expect(kept).toHaveLength(2);
    for (const { _count } of kept) expect(_count).toBeLessThan(200);
    expect((await shown(own, 'nordEditor')).revenue.totalRevenue).toBe(1_040);
  });
});
