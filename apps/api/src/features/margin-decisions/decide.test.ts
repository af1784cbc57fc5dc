import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, decideBids, marginGroup, requestMargins, saysOnMargin } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { requireChance } from '../chance/find-chance.ts';
import { marginConversation, pendingMarginGroups } from './list-groups.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const stateOf = async (id: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id))).state;

/** A Chance of TW Nord on which TW Nord and TW Mitte bid, priced and requested. */
async function aRequestedChance(): Promise<string> {
  const id = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
  await aPricedService(tenant, id, 'nord', { revenue: 200_000, totalCost: 190_000 });
  await aPricedService(tenant, id, 'mitte', { revenue: 100_000, totalCost: 94_000 });
  await requestMargins(tenant, id, 'nordEditor');
  return id;
}

const yes = { decision: 'Approve', comment: 'Passt.' } as const;
const no = { decision: 'Reject', comment: 'Unter 6 % gehen wir nicht.' } as const;

describe('a request for approval', () => {
  it('freezes the figures per organization and asks it and the organization of the Chance', async () => {
    const id = await aRequestedChance();
    expect(await stateOf(id)).toBe('pendingmarginapproval');
    const { nord, mitte } = tenant.organizations;
    const own = await marginGroup(tenant, id, 'nord', 'nordManager');
    expect(own).toMatchObject({
      currentDecision: 'open',
      round: 1,
      margin: 0.05,
      revenue: 200_000,
      totalCost: 190_000,
      minutes: 525_600,
    });
    expect(own.participantsOnDecisionGroup.map(({ id: who, reason }) => [who, reason])).toEqual([
      [nord.id, 'operational'],
    ]);
    const other = await marginGroup(tenant, id, 'mitte', 'nordManager');
    expect(other.participantsOnDecisionGroup.map(({ id: who, reason }) => [who, reason])).toEqual([
      [mitte.id, 'operational'],
      [nord.id, 'chance'],
    ]);
    const { marginDecisions } = await as(tenant, tenant.people.mitteManager, (work) =>
      marginConversation(work, other.id),
    );
    expect(marginDecisions).toMatchObject([{ decision: 'Request', round: 1, margin: 0.06, revenue: 100_000 }]);
  });

  it('needs a service of every bidder, and a price for each', async () => {
    const id = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
    await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
    await aPricedService(tenant, id, 'nord');
    await expect(requestMargins(tenant, id, 'nordEditor')).rejects.toMatchObject({
      code: 'SERVICES_MISSING',
      details: { names: ['TW Mitte'] },
    });
    await aPricedService(tenant, id, 'mitte', { name: 'Revierdienst', problem: { code: 'RATE_MISSING' } });
    await expect(requestMargins(tenant, id, 'nordEditor')).rejects.toMatchObject({
      code: 'CALCULATION_INCOMPLETE',
      details: { names: ['Revierdienst'] },
    });
  });

  it('is the owner’s, and made in editing only', async () => {
    const id = await aRequestedChance();
    await expect(requestMargins(tenant, id, 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(requestMargins(tenant, id, 'nordEditor')).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      details: { state: 'pendingmarginapproval' },
    });
  });
});

describe('voting on margins', () => {
  it('makes the Chance ready to submit with the last approval', async () => {
    const id = await aRequestedChance();
    await saysOnMargin(tenant, id, 'nord', 'nordManager', yes);
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes);
    const { group } = await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes);
    expect(group).toMatchObject({ currentDecision: 'approved', isFinal: true, progress: 100 });
    expect(await stateOf(id)).toBe('readytosubmit');
  });

  it('is a Manager’s; one vote per organization and round', async () => {
    const id = await aRequestedChance();
    await expect(saysOnMargin(tenant, id, 'mitte', 'mitteEditor', yes)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes);
    await expect(saysOnMargin(tenant, id, 'mitte', 'mitteManager', no)).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    const comment = { decision: 'Comment', comment: 'Mit Zuschlag für den Winterdienst.' } as const;
    const { group } = await saysOnMargin(tenant, id, 'mitte', 'mitteEditor', comment);
    expect(group).toMatchObject({ currentDecision: 'open', progress: 50 });
  });

  it('both ways is contested: the main organization is awaited and overrules', async () => {
    const id = await aRequestedChance();
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes);
    const { group } = await saysOnMargin(tenant, id, 'mitte', 'nordManager', no);
    expect(group).toMatchObject({
      currentDecision: 'contested',
      isContested: true,
      isFinal: false,
      awaitingOrganizationId: tenant.mainOrganizationId,
    });
    expect(await stateOf(id)).toBe('pendingmarginapproval');
    await saysOnMargin(tenant, id, 'nord', 'nordManager', yes);
    await saysOnMargin(tenant, id, 'mitte', 'holdingManager', { decision: 'OverruleApprove' });
    expect(await stateOf(id)).toBe('readytosubmit');
  });

  it('a rejection sends the Chance back and withdraws what is open elsewhere', async () => {
    const id = await aRequestedChance();
    const { group } = await saysOnMargin(tenant, id, 'nord', 'nordManager', no);
    expect(group).toMatchObject({ currentDecision: 'rejected', isFinal: true });
    expect(await stateOf(id)).toBe('editing');
    const other = await marginGroup(tenant, id, 'mitte', 'mitteManager');
    expect(other).toMatchObject({ currentDecision: 'withdrawn', isFinal: false, awaitingOrganizationId: null });
    await expect(saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes)).rejects.toMatchObject({ code: 'LOCKED' });
  });

  it('is not for organizations that are not asked, who see who is', async () => {
    const id = await aRequestedChance();
    await expect(saysOnMargin(tenant, id, 'nord', 'mitteManager', yes)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pendingOf = async (who: PersonKey) => {
      const pending = await as(tenant, tenant.people[who], pendingMarginGroups);
      const groups = pending.find(({ chanceId }) => chanceId === id)?.groups ?? [];
      return groups.map((group) => group.operationalOrganizationShortName);
    };
    expect(await pendingOf('mitteManager')).toEqual(['TW Mitte']);
    expect((await pendingOf('nordManager')).sort()).toEqual(['TW Mitte', 'TW Nord']);
    expect(await pendingOf('suedManager')).toEqual([]);
  });
});
