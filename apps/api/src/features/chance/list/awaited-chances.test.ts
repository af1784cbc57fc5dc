import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceList } from '@zuschlag/validation/chance/chance-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import { aPricedService, decideBids, requestMargins, saysOnBid, saysOnMargin } from '../../../testing/decisions.ts';
import { type PersonKey, personKeys } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { awaitedPeople } from '../view/awaited-people.ts';
import { listChances } from './list-chances.ts';

const database = await testDatabase();
afterAll(() => database.close());

const asked = async (of: ScenarioTenant, who: PersonKey) => {
  const reading = { actor: of.people[who], database, today: '2026-11-18' };
  const { edges } = await listChances(reading, chanceList.parse({ filters: { awaitsMe: true }, first: 50 }));
  return edges.map(({ node }) => node.id);
};

describe('the Chances that wait for a person', () => {
  let tenant: ScenarioTenant;
  beforeAll(async () => {
    tenant = await aTenant(database);
  });

  it('begin with a bid that the own organization owes, and end with its answer', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord', 'sued'] });
    expect(await asked(tenant, 'nordEditor')).toEqual([id]);
    expect(await asked(tenant, 'mitteEditor')).toEqual([]);
    expect(await asked(tenant, 'nordViewer')).toEqual([]);
    await decideBids(tenant, id, { nord: 'Bid' });
    expect(await asked(tenant, 'nordEditor')).toEqual([]);
    expect(await asked(tenant, 'suedEditor')).toEqual([id]);
  });

  it('are those whose groups ask the person, in every stage of bids and margins', async () => {
    const crowd = await aTenant(database);
    const chances = [await aChance(crowd, { operatedBy: ['nord', 'mitte'] })];
    const turned = await aChance(crowd, { by: 'nordEditor', operatedBy: ['sued'] });
    await decideBids(crowd, turned, { sued: 'Nobid' });
    const contested = await aChance(crowd, { operatedBy: ['nord'] });
    await saysOnBid(crowd, contested, 'nord', 'nordEditor', { decision: 'Nobid', comment: 'Keine freien Kräfte.' });
    const priced = [];
    for (const votes of [[], ['Approve'], ['Reject']] as const) {
      const id = await aChance(crowd, { operatedBy: ['nord'] });
      await decideBids(crowd, id, { nord: 'Bid' });
      await aPricedService(crowd, id, 'nord');
      await requestMargins(crowd, id, 'holdingEditor');
      for (const decision of votes)
        await saysOnMargin(crowd, id, 'nord', 'nordManager', { decision, comment: 'So nicht.' });
      priced.push(id);
    }
    const all = [...chances, turned, contested, ...priced];
    const waits: { [who in PersonKey]?: string[] } = {};
    for (const id of all) {
      const found = await as(crowd, systemOf(crowd), (work) => awaitedPeople(work, id));
      for (const who of personKeys) {
        const isAsked = found?.people.some(({ userId }) => userId === crowd.people[who].userId);
        if (isAsked) waits[who] = [...(waits[who] ?? []), id];
      }
    }
    expect(Object.keys(waits).length).toBeGreaterThan(2);
    for (const who of personKeys) {
      expect({ who, ids: (await asked(crowd, who)).sort() }).toEqual({ who, ids: (waits[who] ?? []).sort() });
    }
  });
});
