import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { submitBidDecisionInput } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { submitMarginDecisionInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { createDeputyInput } from '@zuschlag/validation/users/deputies';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aChance, aQuickChance } from '../../testing/chances.ts';
import { aPricedService, bidGroup, decideBids, marginGroup, requestMargins } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { submitBidDecision } from '../bid-decisions/decide.ts';
import { bidConversation } from '../bid-decisions/list-groups.ts';
import { awaitedPeople } from '../chance/view/awaited-people.ts';
import { whoDecides } from '../chance/view/who-decides.ts';
import { submitMarginDecision } from '../margin-decisions/decide.ts';
import { marginConversation } from '../margin-decisions/list-groups.ts';
import { createDeputy, deputyOverview, endDeputy } from './deputies.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const noon = new Date('2027-03-10T11:00:00Z');
const idOf = (who: PersonKey) => tenant.people[who].userId;
type Named = {
  by?: PersonKey;
  away: PersonKey;
  deputy: PersonKey;
  from?: string;
  to?: string;
  only?: 'bids' | 'margins';
};
const name = ({ by, away, deputy, from = '2027-03-08', to = '2027-03-12', only }: Named) =>
  as(
    tenant,
    tenant.people[by ?? away],
    (work) =>
      createDeputy(
        work,
        createDeputyInput.parse({
          ...{ userId: idOf(away), deputyId: idOf(deputy), from, to },
          ...{ isForBids: only !== 'margins', isForMargins: only !== 'bids' },
        }),
      ),
    noon,
  );
const asked = async (chanceId: string, at = noon) => {
  const found = await as(tenant, systemOf(tenant), (work) => awaitedPeople(work, chanceId), at);
  const nameOf = (id: number) => Object.entries(tenant.people).find(([, { userId }]) => userId === id)?.[0];
  return [...new Set(found?.people.map(({ userId }) => nameOf(userId)))].sort();
};
async function votes(chanceId: string, who: PersonKey, said: object, at = noon) {
  const { id } = await marginGroup(tenant, chanceId, 'nord', 'holdingManager');
  const input = submitMarginDecisionInput.parse({
    ...{ marginDecisionGroupId: id, decision: 'Approve', comment: 'Passt.' },
    ...said,
  });
  await as(tenant, tenant.people[who], (work) => submitMarginDecision(work, input), at);
}
const group = async (chanceId: string, who: PersonKey, at = noon) => {
  const { id } = await marginGroup(tenant, chanceId, 'nord', 'holdingManager');
  return as(tenant, tenant.people[who], (work) => marginConversation(work, id), at);
};
const leaves = (...who: PersonKey[]) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.user.updateMany({ where: { id: { in: who.map(idOf) } }, data: { deleted: true } }),
  );

/** A Chance of the holding on which the margin of TW Nord is requested: TW Nord and the holding are asked. */
async function requested() {
  const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
  await decideBids(tenant, id, { nord: 'Bid' });
  await aPricedService(tenant, id, 'nord');
  await requestMargins(tenant, id, 'holdingEditor');
  return id;
}

describe('a deputy', () => {
  it('is asked with the absent person, decides with that right, and is recorded beside the person', async () => {
    const id = await requested();
    expect(await asked(id)).toEqual(['holdingManager', 'nordManager']);
    await expect(votes(id, 'nordEditor', {})).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await name({ away: 'nordManager', deputy: 'nordEditor' });
    expect(await asked(id)).toEqual(['holdingManager', 'nordEditor', 'nordManager']);
    const named = await as(tenant, tenant.people.nordViewer, (work) => whoDecides(work, id), noon);
    expect(named.map(({ person, onBehalfOf }) => [person.lastname, onBehalfOf]).sort()).toEqual([
      ['Friedrichs', 'Heike Petersen'],
      ['Petersen', null],
      ['Sommerfeld', null],
    ]);
    expect((await group(id, 'nordEditor')).group).toMatchObject({
      permissions: expect.arrayContaining(['DECIDE']),
      decidesFor: { shortName: 'TW Nord', onBehalfOf: 'Heike Petersen' },
    });
    await votes(id, 'nordEditor', {});
    const { group: after, marginDecisions } = await group(id, 'nordManager');
    expect(marginDecisions.at(-1)).toMatchObject({
      decision: 'Approve',
      organizationId: tenant.organizations.nord.id,
      userOnDecision: { lastname: 'Friedrichs' },
      onBehalfOf: { lastname: 'Petersen' },
    });
    expect(after.permissions).not.toContain('DECIDE');
    await expect(votes(id, 'nordManager', {})).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await asked(id)).toEqual(['holdingManager']);
  });

  it('decides from the first day to the last, and no more once the entry is taken back or a person has left', async () => {
    const id = await requested();
    const entry = await name({ away: 'nordManager', deputy: 'nordViewer' });
    const may = async (at: string) =>
      (await group(id, 'nordViewer', new Date(at))).group.permissions.includes('DECIDE');
    expect(await may('2027-03-07T22:30:00Z')).toBe(false);
    expect(await may('2027-03-07T23:30:00Z')).toBe(true);
    expect(await may('2027-03-12T22:30:00Z')).toBe(true);
    expect(await may('2027-03-12T23:30:00Z')).toBe(false);
    await leaves('nordManager');
    expect(await may('2027-03-10T12:00:00Z')).toBe(false);
    // The margin falls to the Editor, as without a Manager.
    expect(await asked(id)).toEqual(['holdingManager', 'nordEditor']);
    await name({ away: 'nordEditor', deputy: 'nordViewer' });
    expect(await may('2027-03-10T12:00:00Z')).toBe(true);
    await as(tenant, tenant.people.holdingManager, (work) => endDeputy(work, entry.id), noon);
    const { deputies } = await as(tenant, tenant.people.nordEditor, deputyOverview, noon);
    await as(tenant, tenant.people.nordEditor, (work) => endDeputy(work, deputies[0]?.id ?? ''), noon);
    expect(await may('2027-03-10T12:00:00Z')).toBe(false);
  });

  it('may no more than the absent person: not what the entry leaves out, and not against the four-eyes rule', async () => {
    const id = await requested();
    await name({ away: 'nordManager', deputy: 'nordEditor', only: 'bids' });
    expect(await asked(id)).not.toContain('nordEditor');
    await name({ away: 'holdingManager', deputy: 'holdingViewer' });
    await inTenant(database, tenant.mainOrganizationId, async (db) => {
      await db.tenantSettings.updateMany({ data: { fourEyes: true } });
      await db.marginDecision.updateMany({
        where: { decision: 'Request' },
        data: { decidedById: idOf('holdingManager') },
      });
    });
    await votes(id, 'nordManager', {});
    await expect(votes(id, 'holdingViewer', {})).rejects.toMatchObject({ code: 'FOUR_EYES' });
    // A deputy stands in for decisions, not for overruling.
    await expect(votes(id, 'holdingViewer', { decision: 'OverruleApprove' })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it('of two people decides for the one whom the four-eyes rule allows', async () => {
    const id = await requested();
    await inTenant(database, tenant.mainOrganizationId, async (db) => {
      await db.user.updateMany({ where: { id: idOf('nordEditor') }, data: { role: 'Manager' } });
      await db.tenantSettings.updateMany({ data: { fourEyes: true } });
      await db.marginDecision.updateMany({
        where: { decision: 'Request' },
        data: { decidedById: idOf('nordManager') },
      });
    });
    await votes(id, 'holdingManager', {});
    await name({ away: 'nordManager', deputy: 'nordViewer' });
    await expect(votes(id, 'nordViewer', {})).rejects.toMatchObject({ code: 'FOUR_EYES' });
    await name({ by: 'holdingManager', away: 'nordEditor', deputy: 'nordViewer' });
    await votes(id, 'nordViewer', {});
    const { marginDecisions } = await group(id, 'nordViewer');
    expect(marginDecisions.at(-1)).toMatchObject({ decision: 'Approve', onBehalfOf: { lastname: 'Friedrichs' } });
  });

  it('answers a bid with the words of the absent person, and is named by who may', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord'] });
    await name({ by: 'nordManager', away: 'nordEditor', deputy: 'nordViewer' });
    const { id: groupId } = await bidGroup(tenant, id, 'nord', 'holdingManager');
    const input = submitBidDecisionInput.parse({ input: { bidDecisionGroupId: groupId, decision: 'Bid' } });
    await as(tenant, tenant.people.nordViewer, (work) => submitBidDecision(work, input), noon);
    const { bidDecisions } = await as(tenant, tenant.people.nordViewer, (work) => bidConversation(work, groupId), noon);
    expect(bidDecisions).toMatchObject([{ decision: 'Bid', onBehalfOf: { lastname: 'Friedrichs' } }]);
    const strange = { away: 'nordEditor', deputy: 'nordManager', from: '2027-04-01', to: '2027-04-02' } as const;
    await expect(name({ ...strange, by: 'mitteManager' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(name({ ...strange, by: 'nordViewer' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(name({ ...strange, by: 'holdingManager' })).resolves.toMatchObject({ isActive: false });
  });

  it.each<[string, Partial<Named>, { path: string; problem: string }]>([
    ['of another organization', { deputy: 'mitteEditor' }, { path: 'deputyId', problem: 'INVALID_CHOICE' }],
    ['who is the absent person', { deputy: 'nordManager' }, { path: 'deputyId', problem: 'INVALID_CHOICE' }],
    ['for a time that is over', { from: '2027-03-01', to: '2027-03-09' }, { path: 'to', problem: 'IN_THE_PAST' }],
    ['for a time that has one', { from: '2027-03-12', to: '2027-03-20' }, { path: 'from', problem: 'DUPLICATE_DATE' }],
    [
      'for a Viewer, who decides nothing',
      { by: 'nordManager', away: 'nordViewer' },
      { path: 'userId', problem: 'INVALID_CHOICE' },
    ],
  ])('%s is refused at the field', async (_, parts, field) => {
    const entry = { away: 'nordManager', deputy: 'nordEditor' } as const;
    await name(entry);
    const refused = name({ ...entry, from: '2027-05-01', to: '2027-05-02', ...parts });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { fields: [field] } });
  });
});

describe('an organization that no person can decide for', () => {
  it('is decided for by the main organization, in its name, and only when that is said', async () => {
    const id = await requested();
    await leaves('nordManager', 'nordEditor');
    expect(await asked(id)).toEqual(['holdingManager']);
    await votes(id, 'holdingManager', {});
    await expect(votes(id, 'holdingManager', {})).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    const forNord = { forOrganizationId: tenant.organizations.nord.id };
    expect((await group(id, 'holdingManager')).group).toMatchObject({
      decidesFor: { organizationId: forNord.forOrganizationId, shortName: 'TW Nord', onBehalfOf: null },
    });
    await expect(votes(id, 'holdingEditor', forNord)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await votes(id, 'holdingManager', forNord);
    const { group: after, marginDecisions } = await group(id, 'holdingManager');
    expect(after.currentDecision).toBe('approved');
    expect(marginDecisions.at(-1)).toMatchObject({
      organizationId: forNord.forOrganizationId,
      userOnDecision: { lastname: 'Sommerfeld' },
    });
  });

  it('is not decided for as long as one of its own people can', async () => {
    const id = await requested();
    await expect(
      votes(id, 'holdingManager', { forOrganizationId: tenant.organizations.nord.id }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});
