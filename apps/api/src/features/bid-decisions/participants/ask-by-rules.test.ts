import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import { bidGroup, saysOnBid } from '../../../testing/decisions.ts';
import type { OrganizationKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { changeContractDuration } from '../../chance/details/contract-duration.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { aRule, removeRule, switchRule } from '../../rules/testing/a-rule.ts';
import { bidConversation } from '../list-groups.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const twoYears = { startDate: '2027-01-01', endDate: '2028-12-31' };
const ofNord = (chanceId: string) => bidGroup(tenant, chanceId, 'nord', 'holdingManager');
const asked = async (chanceId: string) =>
  (await ofNord(chanceId)).participantsOnDecisionGroup.map(({ shortName, reason }) => [shortName, reason]);
const longContracts = (of: OrganizationKey, name?: string) =>
  aRule(tenant, of, 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 18]], name);
const conversation = async (chanceId: string) => {
  const { id } = await ofNord(chanceId);
  return (await as(tenant, tenant.people.holdingManager, (work) => bidConversation(work, id))).bidDecisions;
};
const stateOf = async (id: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id))).state;
const endOn = (chanceId: string, endDate: string) =>
  as(tenant, tenant.people.holdingEditor, (work) =>
    changeContractDuration(work, { chanceId, ...twoYears, endDate, confirmsRecalculation: false }),
  );

describe('a bid rule', () => {
  it('adds its organization with the failing figure, and leaves others out', async () => {
    await longContracts('sued', 'Lange Verträge');
    await aRule(tenant, 'mitte', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 60]]);
    const id = await aChance(tenant, { contract: twoYears });
    expect(await asked(id)).toEqual([
      ['TW Nord', 'operational'],
      ['TW Süd', 'rule'],
    ]);
    const { ruleFindings } = await ofNord(id);
    expect(ruleFindings).toMatchObject([
      { organizationId: tenant.organizations.mitte.id, holds: false, reasons: [{ limit: 60, value: 24 }] },
      {
        organizationId: tenant.organizations.sued.id,
        name: 'Lange Verträge',
        holds: true,
        reasons: [{ limit: 18, value: 24 }],
      },
    ]);
    // Asked means that its people see the Chance and may answer.
    await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
    await saysOnBid(tenant, id, 'nord', 'suedEditor', { action: 'Approve' });
    expect(await stateOf(id)).toBe('editing');
  });

  it('of the organization itself bids automatically when it does not hold, with its reason as an entry', async () => {
    await aRule(tenant, 'nord', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 60]], 'Sehr lange Verträge');
    const id = await aChance(tenant, { contract: twoYears });
    expect(await ofNord(id)).toMatchObject({
      autoApproved: true,
      isFinal: true,
      currentDecision: 'Bid',
      progress: 100,
    });
    expect(await stateOf(id)).toBe('editing');
    expect(await conversation(id)).toMatchObject([
      {
        action: 'Approve',
        decision: 'Bid',
        decidedBy: null,
        findings: [{ name: 'Sehr lange Verträge', holds: false, reasons: [{ limit: 60, value: 24, holds: false }] }],
      },
    ]);
  });

  it('of another organization never bids for it', async () => {
    await aRule(tenant, 'sued', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 60]]);
    const id = await aChance(tenant, { contract: twoYears });
    expect(await ofNord(id)).toMatchObject({ autoApproved: false, currentDecision: null, isFinal: false });
    expect(await asked(id)).toEqual([['TW Nord', 'operational']]);
  });

  it('counts as absent while it is inactive and after it was removed', async () => {
    const one = await longContracts('sued');
    await switchRule(tenant, one, false);
    expect(await asked(await aChance(tenant, { contract: twoYears }))).toEqual([['TW Nord', 'operational']]);
    await switchRule(tenant, one, true);
    await removeRule(tenant, one);
    expect(await asked(await aChance(tenant, { contract: twoYears }))).toEqual([['TW Nord', 'operational']]);
  });
});

describe('a group that runs', () => {
  it('keeps the rules it began with, and says that others are active now', async () => {
    const first = await longContracts('sued');
    const id = await aChance(tenant, { contract: twoYears });
    expect((await ofNord(id)).rulesChangedAt).toBeNull();
    await longContracts('mitte');
    expect(await asked(id)).toHaveLength(2);
    expect((await ofNord(id)).rulesChangedAt).not.toBeNull();
    await switchRule(tenant, first, false);
    expect(await asked(id)).toHaveLength(2);
  });

  it('says so no more when the same rules are active again', async () => {
    const first = await longContracts('sued');
    const id = await aChance(tenant, { contract: twoYears });
    await switchRule(tenant, first, false);
    expect((await ofNord(id)).rulesChangedAt).not.toBeNull();
    await switchRule(tenant, first, true);
    expect((await ofNord(id)).rulesChangedAt).toBeNull();
  });

  it('asks more organizations when the details change, by the rules it began with alone', async () => {
    const first = await aRule(tenant, 'sued', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 30]]);
    const id = await aChance(tenant, { contract: twoYears });
    await removeRule(tenant, first);
    await aRule(tenant, 'mitte', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 30]]);
    await endOn(id, '2029-12-31');
    expect(await asked(id)).toEqual([
      ['TW Nord', 'operational'],
      ['TW Süd', 'rule'],
    ]);
    await endOn(id, '2028-12-31');
    expect(await asked(id)).toHaveLength(2);
  });

  it('takes the automatic vote back when a rule of the organization itself has become true', async () => {
    await aRule(tenant, 'nord', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 30]]);
    await longContracts('sued');
    const id = await aChance(tenant, { contract: twoYears });
    expect(await ofNord(id)).toMatchObject({ currentDecision: 'Bid', isFinal: false, autoApproved: false });
    await endOn(id, '2029-12-31');
    expect(await ofNord(id)).toMatchObject({
      currentDecision: null,
      awaitingOrganizationId: tenant.organizations.nord.id,
    });
  });
});
