import { testDatabase } from '@zuschlag/db/testing/database';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { renameCustomerOfChance } from '../details/customer-name.ts';
import { changeOwner } from '../details/owner.ts';
import { getChance } from '../view/get-chance.ts';
import { updateState } from './outcome.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id));
const inState = async (state: ChanceState) => {
  const id = await aChance(tenant);
  await bringTo(tenant, id, state);
  return id;
};

describe('the owner of a Chance', () => {
  const give = (chanceId: string, to: PersonKey, by: PersonKey = 'holdingEditor') =>
    as(tenant, tenant.people[by], (work) =>
      changeOwner(work, { chanceId, newChanceAdminId: tenant.people[to].userId }),
    );

  it('hands it over, and the rights with it', async () => {
    const id = await aChance(tenant);
    await give(id, 'nordEditor');
    expect(await show(id, 'nordEditor')).toMatchObject({
      isOwner: true,
      description: { owner: { lastname: 'Friedrichs' } },
    });
    expect(await show(id)).toMatchObject({ isOwner: false });
  });

  it('answers a former owner with the name of the present one, and a stranger to the right with a refusal', async () => {
    const id = await aChance(tenant);
    await give(id, 'nordEditor');
    const taken = { code: 'OWNER_CHANGED', details: { names: ['Malte Friedrichs'] } };
    await expect(give(id, 'nordManager')).rejects.toMatchObject(taken);
    await expect(give(id, 'nordManager', 'mitteEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(give(id, 'nordManager', 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('who is a Manager may take it back, but not hand on what another person took over', async () => {
    const id = await aChance(tenant, { by: 'holdingManager' });
    await give(id, 'nordEditor', 'holdingManager');
    await expect(give(id, 'nordManager', 'holdingManager')).rejects.toMatchObject({ code: 'OWNER_CHANGED' });
    await give(id, 'holdingManager', 'holdingManager');
    expect(await show(id, 'holdingManager')).toMatchObject({ isOwner: true });
  });

  it.each([
    { to: 'nordViewer', why: 'may not write' },
    { to: 'suedEditor', why: 'may not see it' },
  ] as const)('cannot hand it to somebody who $why', async ({ to }) => {
    await expect(give(await aChance(tenant), to)).rejects.toMatchObject({
      details: { fields: [{ path: 'newChanceAdminId', problem: 'UNKNOWN_OWNER' }] },
    });
  });

  it('may be replaced by a Manager of the main organization, for himself only, and the trail calls it a takeover', async () => {
    const id = await aChance(tenant);
    expect(await show(id, 'holdingManager')).toMatchObject({ mayTakeOver: true, isOwner: false });
    expect(await show(id, 'nordManager')).toMatchObject({ mayTakeOver: false });
    await expect(give(id, 'nordEditor', 'holdingManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(give(id, 'nordManager', 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await give(id, 'holdingManager', 'holdingManager');
    expect(await show(id, 'holdingManager')).toMatchObject({ mayTakeOver: false, isOwner: true });
    const actions = await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.trailEntry.findMany({
        where: { chanceId: id, action: 'takeover' },
        select: { before: true, after: true },
        orderBy: { id: 'asc' },
      }),
    );
    expect(actions).toEqual([
      {
        before: { ownerId: tenant.people.holdingEditor.userId },
        after: { ownerId: tenant.people.holdingManager.userId },
      },
    ]);
  });

  it.each<ChanceState>(['won', 'lost', 'notbidding'])('stays as it is once the Chance is %s', async (state) => {
    const id = await inState(state);
    await expect(give(id, 'nordEditor')).rejects.toMatchObject({ code: 'LOCKED', details: { state } });
    expect(await show(id, 'holdingManager')).toMatchObject({ mayTakeOver: false });
  });
});

describe('submission and outcome', () => {
  const tell = (chanceId: string, won?: boolean, by: PersonKey = 'holdingEditor', now?: Date) =>
    as(
      tenant,
      tenant.people[by],
      (work) =>
        updateState(work, { chanceId, won, reasonForLoss: won === false ? 'Zwei Anbieter waren günstiger.' : null }),
      now,
    );

  it('leads from ready over submitted to won', async () => {
    const id = await inState('readytosubmit');
    await tell(id);
    expect(await show(id)).toMatchObject({
      state: 'submitted',
      submittedAt: expect.any(String),
      turn: { task: 'outcome', isMe: true },
    });
    await tell(id, true);
    expect(await show(id)).toMatchObject({
      state: 'won',
      reasonForLoss: null,
      closedAt: expect.any(String),
      turn: null,
    });
  });

  it('keeps the reason of a loss', async () => {
    const id = await inState('submitted');
    await tell(id, false);
    expect(await show(id)).toMatchObject({ state: 'lost', reasonForLoss: 'Zwei Anbieter waren günstiger.' });
  });

  it('is told by the owner alone', async () => {
    const id = await inState('submitted');
    await expect(tell(id, true, 'holdingManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it.each<[ChanceState, boolean | undefined, string[]]>([
    ['editing', undefined, ['lastBidderWithdrawn', 'marginRequested', 'marginApproved', 'recalculationRequested']],
    ['readytosubmit', true, ['recalculationRequested', 'markedSubmitted']],
    ['won', false, ['outcomeCorrected']],
  ])('is refused in %s (won: %s) with the events that are possible', async (state, won, allowedEvents) => {
    await expect(tell(await inState(state), won)).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      details: { state, allowedEvents },
    });
  });

  it('notes in the trail that it was marked after the deadline', async () => {
    const id = await inState('readytosubmit');
    await tell(id, undefined, 'holdingEditor', new Date('2026-12-19T08:00:00Z'));
    const late = await as(tenant, tenant.people.holdingEditor, ({ db }) =>
      db.trailEntry.findMany({
        where: { chanceId: id, action: 'submittedAfterDeadline' },
        select: { after: true },
        orderBy: { id: 'asc' },
      }),
    );
    expect(late).toEqual([
      { after: { submission: '2026-12-18', submissionTime: '12:00', markedOn: '2026-12-19', isConfirmed: false } },
    ]);
  });
});

describe('the name of a customer', () => {
  const rename = (chanceId: string, name: string, by: PersonKey = 'holdingEditor') =>
    as(tenant, tenant.people[by], (work) => renameCustomerOfChance(work, { chanceId, name }));

  it('changes in all Chances of the customer', async () => {
    const [first, second] = [
      await aChance(tenant, { description: { customerName: 'Hafenbetriebe Nordkai' } }),
      await aChance(tenant, { description: { customerName: 'Hafenbetriebe Nordkai' } }),
    ];
    await rename(first, 'Hafenbetriebe  Nordkai GmbH');
    expect((await show(second)).description.customerName).toBe('Hafenbetriebe Nordkai GmbH');
  });

  it('cannot become that of another customer, but may change its spelling', async () => {
    const id = await aChance(tenant, { description: { customerName: 'Messe Rheinau' } });
    await aChance(tenant, { description: { customerName: 'Museum Rheinau' } });
    await expect(rename(id, 'museum RHEINAU')).rejects.toMatchObject({
      code: 'CUSTOMER_EXISTS',
      details: { names: ['Museum Rheinau'] },
    });
    await rename(id, 'MESSE Rheinau');
    expect((await show(id)).description.customerName).toBe('MESSE Rheinau');
  });

  it('is for the owner of one of its Chances', async () => {
    const id = await aChance(tenant, { description: { customerName: 'Archiv Talheim' } });
    await expect(rename(id, 'Stadtarchiv Talheim', 'nordEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});
