import { testDatabase } from '@zuschlag/db/testing/database';
import { requestRecalculationInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import {
  aPricedService,
  decideBids,
  marginGroup,
  recalculated,
  requestMargins,
  saysOnMargin,
} from '../../testing/decisions.ts';
import type { OrganizationKey, PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { requireChance } from '../chance/find-chance.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { marginConversation } from './list-groups.ts';
import { requestRecalculation } from './recalculation.ts';
import { previewRequest } from './requests/preview-request.ts';
import { requestOnGroup } from './requests/request-approval.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

/** Minutes of one morning, so that what came before what is plain to read. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const yes = { decision: 'Approve', comment: 'Passt.' } as const;
const no = { decision: 'Reject', comment: 'Zu knapp.' } as const;

const stateOf = async (id: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => requireChance(work, id))).state;

/** The second of the four steps: how many bidders have calculated. */
const calculationsOf = async (id: string) =>
  (await as(tenant, tenant.people.nordEditor, (work) => getChance(work, id))).progress[1];

/** TW Nord and TW Mitte bid on a Chance of TW Nord, requested at minute 10. */
async function aRequestedChance() {
  const id = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
  const nord = await aPricedService(tenant, id, 'nord', { recalculatedAt: at(1) });
  const mitte = await aPricedService(tenant, id, 'mitte', { recalculatedAt: at(1) });
  await requestMargins(tenant, id, 'nordEditor', at(10));
  return { id, services: { nord, mitte } };
}

const sendBack = (chanceId: string, organizations: OrganizationKey[], by: PersonKey = 'nordEditor', when = at(30)) => {
  const operationalOrgIds = organizations.map((key) => tenant.organizations[key].id);
  const input = requestRecalculationInput.parse({ chanceId, operationalOrgIds, reason: 'Neuer Tarif ab Januar.' });
  return as(tenant, tenant.people[by], (work) => requestRecalculation(work, input), when);
};

async function again(chanceId: string, of: OrganizationKey, when: Date) {
  const { id } = await marginGroup(tenant, chanceId, of, 'nordEditor');
  return as(tenant, tenant.people.nordEditor, (work) => requestOnGroup(work, id), when);
}

describe('asking again after a rejection', () => {
  it('needs a calculation after it, even with equal figures; the good approval of the other is kept', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes, at(11));
    await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes, at(12));
    await saysOnMargin(tenant, id, 'nord', 'nordManager', no, at(13));
    expect(await stateOf(id)).toBe('editing');
    const refusal = { code: 'RECALCULATION_REQUIRED', details: { names: ['TW Nord'] } };
    await expect(requestMargins(tenant, id, 'nordEditor', at(20))).rejects.toMatchObject(refusal);
    await expect(again(id, 'nord', at(20))).rejects.toMatchObject(refusal);

    await recalculated(tenant, services.nord, { at: at(21) });
    await again(id, 'nord', at(22));
    expect(await stateOf(id)).toBe('pendingmarginapproval');
    expect(await marginGroup(tenant, id, 'nord', 'nordManager')).toMatchObject({ round: 2, currentDecision: 'open' });
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({
      round: 1,
      currentDecision: 'approved',
    });
    const { group, marginDecisions } = await saysOnMargin(tenant, id, 'nord', 'nordManager', yes, at(23));
    expect(group).toMatchObject({ currentDecision: 'approved' });
    expect(marginDecisions.map(({ round, decision }) => `${round} ${decision}`)).toEqual([
      '1 Request',
      '1 Reject',
      '2 Request',
      '2 Approve',
    ]);
    expect(await stateOf(id)).toBe('readytosubmit');
  });

  it('of one group alone is refused while others are open too, and names them', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'nord', 'nordManager', no, at(13));
    await recalculated(tenant, services.nord, { at: at(21) });
    await expect(again(id, 'nord', at(22))).rejects.toMatchObject({
      code: 'OTHER_GROUPS_OPEN',
      details: { names: ['TW Mitte'] },
    });
    await requestMargins(tenant, id, 'nordEditor', at(23));
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ round: 2, currentDecision: 'open' });
  });
});

describe('asking for new figures', () => {
  it('reopens a Chance that was ready: the named loses its approval, the other keeps it while its services stay', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'nord', 'nordManager', yes, at(11));
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes, at(12));
    await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes, at(13));
    await sendBack(id, ['nord']);
    expect(await stateOf(id)).toBe('editing');
    expect(await calculationsOf(id)).toMatchObject({ done: 1, total: 2 });
    const named = await marginGroup(tenant, id, 'nord', 'nordManager');
    expect(named).toMatchObject({
      currentDecision: 'withdrawn',
      recalculationRequestedAt: at(30).toISOString(),
      recalculationReason: 'Neuer Tarif ab Januar.',
    });
    const { marginDecisions } = await as(tenant, tenant.people.nordManager, (work) =>
      marginConversation(work, named.id),
    );
    expect(marginDecisions.at(-1)).toMatchObject({ decision: 'Comment', comment: 'Neuer Tarif ab Januar.' });

    await recalculated(tenant, services.nord, { at: at(31), revenue: 120_000 });
    expect(await calculationsOf(id)).toMatchObject({ done: 2, total: 2 });
    await requestMargins(tenant, id, 'nordEditor', at(32));
    expect(await marginGroup(tenant, id, 'nord', 'nordManager')).toMatchObject({
      round: 2,
      revenue: 120_000,
      recalculationRequestedAt: null,
    });
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ currentDecision: 'approved' });
  });

  it('an approval whose services changed is stale and asked again with the next request', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes, at(11));
    await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes, at(12));
    await sendBack(id, ['nord']);
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ isStale: false, changes: null });
    await recalculated(tenant, services.mitte, { at: at(31), revenue: 101_000 });
    const added = await aPricedService(tenant, id, 'mitte', { name: 'Nachtdienst', recalculatedAt: at(31) });
    const changes = {
      services: [
        {
          ...{ serviceId: services.mitte, name: 'Objektschutz', change: 'changed' },
          before: { revenue: 100_000, totalCost: 94_000, margin: expect.closeTo(0.06, 6), minutes: 525_600 },
          after: { revenue: 101_000, totalCost: 94_000, margin: expect.closeTo(7 / 101, 6), minutes: 525_600 },
        },
        { serviceId: added, name: 'Nachtdienst', change: 'added', before: null },
      ],
      terms: [],
    };
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ isStale: true, changes });
    const preview = await as(tenant, tenant.people.nordEditor, (work) => previewRequest(work, id));
    expect(preview.groups[0]).toMatchObject({ operationalOrganizationShortName: 'TW Mitte', effect: 'asked', changes });
    await recalculated(tenant, services.nord, { at: at(31) });
    await requestMargins(tenant, id, 'nordEditor', at(32));
    const mitte = await marginGroup(tenant, id, 'mitte', 'nordManager');
    expect(mitte).toMatchObject({ round: 2, currentDecision: 'open', changes: null });
    const { marginDecisions } = await as(tenant, tenant.people.nordManager, (work) =>
      marginConversation(work, mitte.id),
    );
    expect(marginDecisions[0]).toMatchObject({ decision: 'Request', round: 1, changes: null });
    expect(marginDecisions.at(-1)).toMatchObject({ decision: 'Request', round: 2, changes });
  });

  it('an approval of a fixed price is no approval of another clause, though no service changed', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes, at(11));
    await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes, at(12));
    await sendBack(id, ['nord']);
    const clause = (escalationClause: number | null) =>
      as(tenant, systemOf(tenant), ({ db }) => db.chance.updateMany({ where: { id }, data: { escalationClause } }));
    const { escalationClause: before } = await as(tenant, tenant.people.nordEditor, (work) => requireChance(work, id));
    await clause(0.8);
    const terms = [{ term: 'escalationClause', before, after: 0.8 }];
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({
      isStale: true,
      changes: { services: [], terms },
    });
    await clause(before);
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ isStale: false, changes: null });
    await clause(0.8);
    await recalculated(tenant, services.nord, { at: at(31) });
    await requestMargins(tenant, id, 'nordEditor', at(32));
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ round: 2, currentDecision: 'open' });
  });

  it('asks the named one again even with equal figures, and leaves the others alone', async () => {
    const { id, services } = await aRequestedChance();
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', yes, at(11));
    await saysOnMargin(tenant, id, 'mitte', 'nordManager', yes, at(12));
    await saysOnMargin(tenant, id, 'nord', 'nordManager', yes, at(13));
    await sendBack(id, ['mitte']);
    await recalculated(tenant, services.mitte, { at: at(31) });
    await requestMargins(tenant, id, 'nordEditor', at(32));
    expect(await marginGroup(tenant, id, 'mitte', 'nordManager')).toMatchObject({ round: 2, currentDecision: 'open' });
    expect(await marginGroup(tenant, id, 'nord', 'nordManager')).toMatchObject({ round: 1 });
  });

  it('is the owner’s, names bidding organizations only, and is impossible before and after', async () => {
    const { id } = await aRequestedChance();
    await expect(sendBack(id, ['nord'], 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(sendBack(id, ['sued'])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'operationalOrgIds', problem: 'UNKNOWN_ORGANIZATION' }] },
    });
    const fresh = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    await expect(sendBack(fresh, ['nord'])).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      details: { state: 'pendingbiddecision' },
    });
  });
});
