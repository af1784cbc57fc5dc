import { testDatabase } from '@zuschlag/db/testing/database';
import { limits } from '@zuschlag/validation/limits';
import { backTestInput } from '@zuschlag/validation/rules/rules';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, decideBids } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { offersOfChances } from '../services/pricing/offers.ts';
import { organizationTotals } from '../services/pricing/organization-totals.ts';
import { backTest } from './back-test.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const tried = (who: PersonKey, decisionType: string, condition: object) => {
  const input = backTestInput.parse({ decisionType, rootGroup: { operator: 'AND', conditions: [condition] } });
  return as(tenant, tenant.people[who], (work) => backTest(work, input));
};
const longContract = { computationType: 'CONTRACT_DURATION', operator: 'GREATER_THAN', value: 18 };
const thinMargin = { computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', value: 6 };
const chanceFor = (months: number, name: string) =>
  aQuickChance(tenant, {
    operatedBy: ['nord'],
    description: { name },
    contract: { startDate: '2027-01-01', endDate: months === 12 ? '2027-12-31' : '2028-12-31' },
  });

/** The totals of Chances come from the engine; here only what the services hold matters. */
async function calculated(chanceId: string): Promise<void> {
  await as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.chance.updateMany({ where: { id: chanceId }, data: { serviceCount: 1 } }),
  );
}

describe('a rule tried on earlier Chances', () => {
  it('names those for which it would have asked, newest first, with the figure', async () => {
    await chanceFor(12, 'Kurz');
    await chanceFor(24, 'Lang');
    await chanceFor(24, 'Auch lang');
    const result = await tried('holdingManager', 'BID_DECISION', longContract);
    expect(result).toMatchObject({ tried: 3, asked: 2 });
    expect(
      result.chances.map(({ name, groups }) => [name, groups[0]?.organization, groups[0]?.reasons[0]?.value]),
    ).toEqual([
      ['Auch lang', 'TW Nord', 24],
      ['Lang', 'TW Nord', 24],
    ]);
  });

  it('is tried on what the person sees', async () => {
    await chanceFor(24, 'Lang');
    expect(await tried('suedManager', 'BID_DECISION', longContract)).toEqual({ tried: 0, asked: 0, chances: [] });
    expect(await tried('nordViewer', 'BID_DECISION', longContract)).toMatchObject({ tried: 1, asked: 1 });
  });

  it('compares margins of what each bidder offers, in Chances with services', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
    await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
    await aPricedService(tenant, id, 'nord', { revenue: 100_000, totalCost: 95_000 });
    await aPricedService(tenant, id, 'mitte', { revenue: 100_000, totalCost: 90_000 });
    await calculated(id);
    await chanceFor(12, 'Ohne Leistung');
    const result = await tried('holdingManager', 'MARGIN_DECISION', thinMargin);
    expect(result).toMatchObject({ tried: 1, asked: 1 });
    expect(result.chances[0]?.groups).toMatchObject([{ organization: 'TW Nord', reasons: [{ limit: 6, value: 5 }] }]);
  });

  it('is tried on the latest Chances only', async () => {
    for (let index = 0; index <= limits.backTestedChances; index++) await chanceFor(24, `Chance ${index}`);
    const result = await tried('holdingManager', 'BID_DECISION', longContract);
    expect(result).toMatchObject({ tried: limits.backTestedChances, asked: limits.backTestedChances });
    expect(result.chances.at(-1)?.name).toBe('Chance 1');
  });
});

describe('the offer of an organization', () => {
  it('has the same figures as the totals that a request reads', async () => {
    const id = await chanceFor(12, 'Gleich');
    await decideBids(tenant, id, { nord: 'Bid' });
    await aPricedService(tenant, id, 'nord', { revenue: 100_000, totalCost: 95_000 });
    await aPricedService(tenant, id, 'nord', { revenue: 50_000, totalCost: 40_000 });
    const nord = tenant.organizations.nord.id;
    await as(tenant, tenant.people.holdingManager, async (work) => {
      const totals = await organizationTotals(work, id, nord);
      const offer = (await offersOfChances(work, [id]))(id, nord);
      expect(offer).toMatchObject({ revenue: 150_000, margin: 0.1, permanentMargin: 0.1, mobileMargin: null });
      expect(totals).toMatchObject({ ...offer });
    });
  });
});
