import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, bringTo } from '../../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { getChance } from '../view/get-chance.ts';
import { updateState } from './outcome.ts';
import type { StateChange } from './submission.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

/** A Chance that is ready, calculated at an odd sum whose cents are 480 000,13 €. */
const aReadyChance = async () => {
  const id = await aChance(tenant);
  await bringTo(tenant, id, 'readytosubmit');
  await as(tenant, systemOf(tenant), ({ db }) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id } },
      data: { revenue: 480_000.127_4, totalCost: 441_600, serviceCount: 1 },
    }),
  );
  return id;
};
const submit = (chanceId: string, input: Omit<StateChange, 'chanceId'> = {}, now?: Date) =>
  as(tenant, tenant.people.holdingEditor, (work) => updateState(work, { chanceId, ...input }), now);
const show = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, id));
const trail = (chanceId: string, action: string) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({ where: { chanceId, action }, orderBy: { id: 'asc' } }),
  );

describe('the price that was really offered', () => {
  it('is kept to the cent with its reason, beside the calculated one, and stands in the trail with both', async () => {
    const id = await aReadyChance();
    await submit(id, { offeredRevenue: 475_999.99, offeredReason: 'Nachlass in der Verhandlung' });
    expect(await show(id)).toMatchObject({
      state: 'submitted',
      revenue: 480_000.127_4,
      offeredRevenue: 475_999.99,
      offeredReason: 'Nachlass in der Verhandlung',
    });
    const [entry] = await trail(id, 'markedSubmitted');
    expect(entry?.after).toMatchObject({
      state: 'submitted',
      offeredRevenue: 475_999.99,
      offeredReason: 'Nachlass in der Verhandlung',
      calculatedRevenue: 480_000.127_4,
    });
  });

  it('asks for the reason', async () => {
    const id = await aReadyChance();
    await expect(submit(id, { offeredRevenue: 480_000.12 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'offeredReason', problem: 'OFFER_REASON_REQUIRED' }] },
    });
    expect(await show(id)).toMatchObject({ state: 'readytosubmit' });
  });

  it('is the calculated one when both are the same to the cent', async () => {
    const id = await aReadyChance();
    await submit(id, { offeredRevenue: 480_000.13, offeredReason: 'nicht gebraucht' });
    expect(await show(id)).toMatchObject({ state: 'submitted', offeredRevenue: null, offeredReason: null });
  });
});

describe('a submission after the deadline', () => {
  it.each([
    { moment: '2026-12-18T11:00:00Z', what: 'at the very minute is in time', isLate: false },
    { moment: '2026-12-18T11:01:00Z', what: 'a minute later on the same day is late', isLate: true },
  ])('$what', async ({ moment, isLate }) => {
    const id = await aReadyChance();
    await submit(id, { confirmDeadlinePassed: true }, new Date(moment));
    const entries = await trail(id, 'submittedAfterDeadline');
    expect(entries.map(({ after }) => after)).toEqual(
      isLate ? [{ submission: '2026-12-18', submissionTime: '12:00', markedOn: '2026-12-18', isConfirmed: true }] : [],
    );
  });
});
