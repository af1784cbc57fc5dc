import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { bidGroup, decideBids, saysOnBid } from '../../testing/decisions.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { requireChance } from '../chance/find-chance.ts';
import { commentOnBidGroup } from './decide.ts';
import { bidConversation, bidGroupsOfChance, pendingBidGroups } from './list-groups.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const aNewChance = () => aQuickChance(tenant, { operatedBy: ['nord', 'mitte', 'sued'] });
const chanceOf = (id: string) => as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id));
const auditEntriesOf = (chanceId: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.trailEntry.findMany({
      where: { mainOrganizationId: tenant.mainOrganizationId, chanceId },
      orderBy: { id: 'asc' },
    }),
  );

describe('a new Chance of three operational organizations', () => {
  it('opens one group each, with the organization itself as the only one asked', async () => {
    const id = await aNewChance();
    const groups = await as(tenant, tenant.people.holdingEditor, (work) => bidGroupsOfChance(work, id));
    expect(groups.map((group) => group.operationalOrganizationShortName)).toEqual(['TW Mitte', 'TW Nord', 'TW Süd']);
    const { mitte } = tenant.organizations;
    expect(groups[0]).toMatchObject({
      awaitingOrganizationId: mitte.id,
      currentDecision: null,
      isFinal: false,
      progress: 0,
      participantsOnDecisionGroup: [{ id: mitte.id, hasDecided: false, reason: 'operational', isOperational: true }],
    });
  });

  it('goes on to editing when the last has decided and one bids; the bidder gets a margin group', async () => {
    const id = await aNewChance();
    await decideBids(tenant, id, { nord: 'Nobid', mitte: 'Bid' });
    expect(await chanceOf(id)).toMatchObject({ state: 'pendingbiddecision' });
    await decideBids(tenant, id, { sued: 'Nobid' });
    const chance = await chanceOf(id);
    expect(chance.state).toBe('editing');
    const { mitte } = tenant.organizations;
    expect(chance.participations.filter((one) => one.isBidding).map((one) => one.organizationId)).toEqual([mitte.id]);
    const margins = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.marginGroup.findMany({ where: { mainOrganizationId: tenant.mainOrganizationId, chanceId: id } }),
    );
    expect(margins.map((group) => group.operationalOrganizationId)).toEqual([mitte.id]);
  });

  it('ends as not bidding when no organization bids', async () => {
    const id = await aNewChance();
    await decideBids(tenant, id, { nord: 'Nobid', mitte: 'Nobid', sued: 'Nobid' });
    expect(await chanceOf(id)).toMatchObject({ state: 'notbidding' });
  });

  it('keeps who decided what and why, in the conversation and in the trail', async () => {
    const id = await aNewChance();
    const comment = '  Keine freien Kräfte im Oktober. ';
    const said = await saysOnBid(tenant, id, 'nord', 'nordManager', { decision: 'Nobid', comment });
    expect(said.bidDecisions).toMatchObject([
      {
        action: 'Approve',
        decision: 'Nobid',
        isFirst: true,
        comment: 'Keine freien Kräfte im Oktober.',
        decidedBy: tenant.people.nordManager.userId,
        userOnDecision: { firstname: 'Heike', lastname: 'Petersen', organization: 'TW Nord' },
      },
    ]);
    const entries = (await auditEntriesOf(id)).filter(
      ({ entityId, action }) => entityId === said.group.id && action === 'first',
    );
    expect(entries).toMatchObject([
      {
        before: { currentDecision: null, isFinal: false },
        after: { currentDecision: 'Nobid', isFinal: true },
      },
    ]);
  });
});

describe('who may decide', () => {
  it('an Editor of the organization; not the owner, a Viewer or another organization', async () => {
    const id = await aNewChance();
    const bid = (who: Parameters<typeof saysOnBid>[3]) => saysOnBid(tenant, id, 'nord', who, { decision: 'Bid' });
    await expect(bid('holdingEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(bid('nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    // Another operational organization sees that TW Nord must decide, but not its conversation.
    await expect(bid('mitteManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bid('nordEditor')).resolves.toMatchObject({ group: { isFinal: true } });
  });

  it('a group of another organization is listed without rights, and cannot be opened', async () => {
    const id = await aNewChance();
    const group = await bidGroup(tenant, id, 'nord', 'suedManager');
    expect(group.permissions).toEqual([]);
    expect(group.denials).toContainEqual({ permission: 'VIEW', code: 'NOT_PERMITTED', names: [] });
    await expect(
      as(tenant, tenant.people.suedManager, (work) => bidConversation(work, group.id)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a Manager of the main organization overrules, and no entry follows', async () => {
    const id = await aNewChance();
    const overrule = { action: 'Overrule', decision: 'Bid' } as const;
    await expect(saysOnBid(tenant, id, 'nord', 'nordManager', overrule)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const { group, bidDecisions } = await saysOnBid(tenant, id, 'nord', 'holdingManager', overrule);
    expect(group).toMatchObject({ isFinal: true, currentDecision: 'Bid', progress: 100, awaitingOrganizationId: null });
    expect(group.participantsOnDecisionGroup.map((one) => one.reason)).toEqual(['operational', 'overrule']);
    expect(bidDecisions).toMatchObject([{ action: 'Overrule', isFirst: false }]);
    await expect(
      saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Nobid', comment: 'Nein' }),
    ).rejects.toMatchObject({ code: 'DECISION_FINAL' });
    await expect(
      as(tenant, tenant.people.nordEditor, (work) => commentOnBidGroup(work, group.id, 'Schade')),
    ).rejects.toMatchObject({ code: 'DECISION_FINAL' });
  });

  it('comments come from every writer who is concerned, the owner too, and decide nothing', async () => {
    const id = await aNewChance();
    const said = await saysOnBid(tenant, id, 'nord', 'holdingEditor', {
      action: 'Comment',
      comment: 'Bitte bis Freitag.',
    });
    expect(said.group).toMatchObject({ currentDecision: null, isFinal: false });
    expect(said.bidDecisions).toMatchObject([{ action: 'Comment', decision: null, participantId: null }]);
    const later = await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
    expect(later.bidDecisions.map(({ isFirst }) => isFirst)).toEqual([false, true]);
  });
});

describe('what waits for a decision', () => {
  it('is listed for those who are concerned and could act', async () => {
    const id = await aNewChance();
    const pendingFor = async (who: keyof ScenarioTenant['people']) => {
      const pending = await as(tenant, tenant.people[who], pendingBidGroups);
      const groups = pending.find(({ chanceId }) => chanceId === id)?.groups ?? [];
      return groups.map((group) => group.operationalOrganizationShortName).sort();
    };
    expect(await pendingFor('nordEditor')).toEqual(['TW Nord']);
    expect(await pendingFor('holdingManager')).toEqual(['TW Mitte', 'TW Nord', 'TW Süd']);
    expect(await pendingFor('nordViewer')).toEqual([]);
    await decideBids(tenant, id, { nord: 'Bid' });
    expect(await pendingFor('nordEditor')).toEqual([]);
  });
});
