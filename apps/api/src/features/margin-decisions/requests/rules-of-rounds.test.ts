import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import {
  aPricedService,
  decideBids,
  marginGroup,
  recalculated,
  requestMargins,
  saysOnMargin,
} from '../../../testing/decisions.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { aRule, removeRule } from '../../rules/testing/a-rule.ts';
import { marginConversation } from '../list-groups.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const stateOf = async (id: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id))).state;
const nordOf = (id: string) => marginGroup(tenant, id, 'nord', 'holdingManager');
const asked = async (id: string) =>
  (await nordOf(id)).participantsOnDecisionGroup.map(({ shortName, reason }) => [shortName, reason]);

/** A Chance of the holding on which TW Nord bids with a margin of 5 %. */
async function aPricedChance() {
  const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
  await decideBids(tenant, id, { nord: 'Bid' });
  const serviceId = await aPricedService(tenant, id, 'nord', { revenue: 100_000, totalCost: 95_000 });
  return { id, serviceId };
}
const marginBelow = (of: 'holding' | 'nord' | 'sued', percent: number, name?: string) =>
  aRule(tenant, of, 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', percent]], name);

describe('a margin rule', () => {
  it('asks its organization, and of the bidder and the creator only who has no rules', async () => {
    await marginBelow('sued', 8, 'Unter 8 %');
    await marginBelow('nord', 3);
    const { id } = await aPricedChance();
    await requestMargins(tenant, id, 'holdingEditor');
    expect(await asked(id)).toEqual([
      ['Treuwacht Holding', 'chance'],
      ['TW Süd', 'rule'],
    ]);
    expect((await nordOf(id)).ruleFindings).toMatchObject([
      { holds: false, reasons: [{ limit: 3, value: 5 }] },
      { name: 'Unter 8 %', holds: true, reasons: [{ limit: 8, value: 5 }] },
    ]);
    await saysOnMargin(tenant, id, 'nord', 'suedManager', { decision: 'Approve', comment: 'Passt.' });
    await saysOnMargin(tenant, id, 'nord', 'holdingManager', { decision: 'Approve', comment: 'Passt.' });
    expect(await stateOf(id)).toBe('readytosubmit');
  });

  it('approves automatically when no rule of the tenant holds, with the reason as an entry', async () => {
    await marginBelow('holding', 5, 'Unter 5 %');
    const { id } = await aPricedChance();
    await requestMargins(tenant, id, 'holdingEditor');
    expect(await stateOf(id)).toBe('readytosubmit');
    const group = await nordOf(id);
    expect(group).toMatchObject({ autoApproved: true, currentDecision: 'approved', progress: 100 });
    const { marginDecisions } = await as(tenant, tenant.people.holdingManager, (work) =>
      marginConversation(work, group.id),
    );
    expect(marginDecisions).toMatchObject([
      { decision: 'Request' },
      {
        decision: 'Approve',
        decidedBy: null,
        findings: [{ name: 'Unter 5 %', reasons: [{ value: 5, holds: false }] }],
      },
    ]);
  });

  it('is judged by the highest allowance of the services and by their kinds', async () => {
    await aRule(tenant, 'sued', 'MARGIN_DECISION', [
      ['NON_TARIFF_ALLOWANCE', 'GREATER_THAN', 1],
      ['MOBILE_MARGIN', 'IS_NULL'],
    ]);
    const { id } = await aPricedChance();
    await requestMargins(tenant, id, 'holdingEditor');
    expect((await nordOf(id)).ruleFindings).toMatchObject([
      { holds: true, reasons: [{ computationType: 'MOBILE_MARGIN', value: null }] },
    ]);
  });

  it('leaves a running round alone, which says that rules changed, and decides over the next one', async () => {
    const rule = await marginBelow('sued', 8);
    const { id, serviceId } = await aPricedChance();
    await requestMargins(tenant, id, 'holdingEditor');
    await removeRule(tenant, rule);
    expect(await asked(id)).toEqual([
      ['TW Nord', 'operational'],
      ['Treuwacht Holding', 'chance'],
      ['TW Süd', 'rule'],
    ]);
    expect((await nordOf(id)).rulesChangedAt).not.toBeNull();
    const no = { decision: 'Reject', comment: 'Zu wenig.' } as const;
    for (const who of ['nordManager', 'holdingManager', 'suedManager'] as const) {
      await saysOnMargin(tenant, id, 'nord', who, no);
    }
    await recalculated(tenant, serviceId, { at: new Date(Date.now() + 60_000) });
    await requestMargins(tenant, id, 'holdingEditor');
    expect(await asked(id)).toEqual([
      ['TW Nord', 'operational'],
      ['Treuwacht Holding', 'chance'],
    ]);
    expect((await nordOf(id)).rulesChangedAt).toBeNull();
  });
});
