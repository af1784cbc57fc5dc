import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import {
  aPricedService,
  bidGroup,
  decideBids,
  recalculated,
  requestMargins,
  saysOnMargin,
} from '../../testing/decisions.ts';
import type { OrganizationKey, PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { historyOfChance } from '../history/history.ts';
import { marginGroupsOfChance } from '../margin-decisions/list-groups.ts';
import { requestRecalculation } from '../margin-decisions/recalculation.ts';
import { listServices } from '../services/service/list-services.ts';
import { bidConversation } from './list-groups.ts';
import { withdrawBidder } from './withdraw-bidder.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const reason = 'Die Kräfte für die Nachtschicht fehlen.';
const withdraw = (chanceId: string, of: OrganizationKey, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) =>
    withdrawBidder(work, { chanceId, organizationId: tenant.organizations[of].id, reason }),
  );
const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id));

describe('a bidder that withdraws', () => {
  it('leaves the totals with its services, which stay readable and are closed', async () => {
    const id = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, id, { operatedBy: 'nord' });
    const alone = (await show(id)).revenue;
    await aService(tenant, id, { operatedBy: 'mitte' });
    expect((await show(id)).revenue).toBeGreaterThan(alone ?? 0);
    await withdraw(id, 'mitte');
    expect(await show(id)).toMatchObject({ state: 'editing', revenue: alone });
    const { services } = await as(tenant, tenant.people.mitteEditor, (work) => listServices(work, { chanceId: id }));
    expect(services).toHaveLength(2);
    const own = services.find(
      ({ operationalOrganizationId }) => operationalOrganizationId === tenant.organizations.mitte.id,
    );
    expect(own?.permissions).toEqual(['VIEW']);
  });

  it('keeps its conversation, with the reason, and is told in the history', async () => {
    const id = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await withdraw(id, 'mitte');
    const { id: groupId } = await bidGroup(tenant, id, 'mitte', 'mitteEditor');
    const { group, bidDecisions } = await as(tenant, tenant.people.mitteEditor, (work) =>
      bidConversation(work, groupId),
    );
    expect(group).toMatchObject({ currentDecision: 'Nobid', isFinal: true, withdrawalReason: reason });
    expect(group.withdrawnAt).toEqual(expect.any(String));
    expect(bidDecisions.at(-1)).toMatchObject({ action: 'Comment', comment: reason });
    const { edges } = await as(tenant, tenant.people.nordEditor, (work) =>
      historyOfChance(work, { chanceId: id, first: 50, after: null }),
    );
    const entry = edges.map(({ node }) => node).find(({ kind }) => kind === 'bidGroup.withdrawBid');
    expect(entry).toMatchObject({ about: tenant.organizations.mitte.shortName });
    expect(entry?.changes).toContainEqual({ field: 'reason', from: null, to: reason });
  });

  it('is asked for no margin, and its approval goes while that of the others stays', async () => {
    const id = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
    await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid' });
    const nord = await aPricedService(tenant, id, 'nord');
    await aPricedService(tenant, id, 'mitte');
    await requestMargins(tenant, id, 'nordEditor');
    await saysOnMargin(tenant, id, 'mitte', 'mitteManager', { decision: 'Approve', comment: 'Passt.' });
    await as(tenant, tenant.people.nordEditor, (work) =>
      requestRecalculation(work, {
        chanceId: id,
        operationalOrgIds: [tenant.organizations.nord.id],
        reason: 'Neuer Tarif ab Januar.',
      }),
    );
    await withdraw(id, 'mitte', 'nordEditor');
    await recalculated(tenant, nord, { at: new Date(Date.now() + 60_000) });
    await requestMargins(tenant, id, 'nordEditor');
    const { groups } = await as(tenant, tenant.people.nordEditor, (work) => marginGroupsOfChance(work, id));
    const outcomes = Object.fromEntries(
      groups.map(({ operationalOrganizationShortName: name, currentDecision }) => [name, currentDecision]),
    );
    expect(outcomes).toEqual({
      [tenant.organizations.nord.shortName]: 'open',
      [tenant.organizations.mitte.shortName]: 'withdrawn',
    });
    await saysOnMargin(tenant, id, 'nord', 'nordManager', { decision: 'Approve', comment: 'Passt.' });
    expect(await show(id, 'nordEditor')).toMatchObject({ state: 'readytosubmit' });
  });

  it('ends the Chance when it was the last one', async () => {
    const id = await aChanceToCalculate(tenant, ['nord']);
    await withdraw(id, 'nord');
    expect(await show(id)).toMatchObject({ state: 'notbidding', closedAt: expect.any(String) });
  });

  it('is taken out by the owner and by Managers of the main organization alone, while it bids and is calculated', async () => {
    const id = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await expect(withdraw(id, 'mitte', 'mitteManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(withdraw(id, 'sued')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await withdraw(id, 'mitte', 'holdingManager');
    await expect(withdraw(id, 'mitte')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pending = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await expect(withdraw(pending, 'nord')).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});
