import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance, aQuickInput } from '../../../testing/chances.ts';
import { decideBids } from '../../../testing/decisions.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aService } from '../../../testing/services.ts';
import { requestOnChance } from '../../margin-decisions/requests/request-approval.ts';
import { updateChance } from '../details/update-chance.ts';
import { getChance } from '../view/get-chance.ts';
import { createQuickChance } from './create-chance.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

/** A notice without criteria and estimate, as authorities often publish it. */
const typed = {
  'description.type': 'Public',
  'description.name': 'Anders als im schnellen Formular',
  'description.platform': 'Vergabeportal Westfalen',
  'description.province': 'DE-NW',
  'description.details': 'kurz',
  'description.permanent': true,
  'deadline.questions': '2026-12-04',
  'deadline.negotiationTime': '10:00',
  'estimate.revenue': 1.5,
  'contract.priceCriteria': 60,
  'contract.extensionCount': 2,
  'contract.extensionMonths': 12,
};
async function begun(): Promise<string> {
  const input = createQuickChanceInput.parse({ input: aQuickInput(tenant), fullForm: typed });
  return (await as(tenant, tenant.people.holdingEditor, (work) => createQuickChance(work, input))).id;
}
const show = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, id));

describe('a quick Chance that began in the full form', () => {
  it('stores what it can, keeps the rest as it was typed, and says what is missing', async () => {
    const chance = await show(await begun());
    expect(chance.description).toMatchObject({
      name: 'Empfangsdienst Kanzlei am Markt',
      type: 'QuickOffer',
      platform: 'Vergabeportal Westfalen',
      province: 'DE-NW',
      permanent: true,
      details: null,
    });
    expect(chance.deadline.questions).toBe('2026-12-04');
    expect(chance.contract).toMatchObject({ extensionCount: 2, extensionMonths: 12, priceCriteria: null });
    expect(chance.fullForm).toEqual({
      'description.type': 'Public',
      'description.details': 'kurz',
      'deadline.negotiationTime': '10:00',
      'estimate.revenue': 1.5,
      'contract.priceCriteria': 60,
    });
    expect(chance.missingForFull).toEqual(
      expect.arrayContaining([
        'description.details',
        'estimate.revenue',
        'contract.priceCriteria',
        'deadline.publication',
      ]),
    );
    expect(chance.missingForFull).not.toContain('description.platform');
  });

  it('forgets the draft when it is made full', async () => {
    const id = await begun();
    const input = chanceEdit.parse({
      description: { type: 'Private', details: 'Empfang werktags' },
      estimate: { revenue: 90_000, hoursPerMonth: 160, margin: 0.07, effort: 8 },
      contract: { priceCriteria: 100, qualityCriteria: 0, referenceCriteria: 0 },
    });
    await as(tenant, tenant.people.holdingEditor, (work) => updateChance(work, { chanceId: id, input }));
    expect(await show(id)).toMatchObject({ fullForm: null, missingForFull: [], description: { type: 'Private' } });
  });

  it('is asked for what is missing before its margins are requested', async () => {
    const id = await begun();
    await decideBids(tenant, id, { nord: 'Bid' });
    await aService(tenant, id);
    const request = (confirmsIncomplete: boolean) =>
      as(tenant, tenant.people.holdingEditor, (work) => requestOnChance(work, id, { confirmsIncomplete }));
    await expect(request(false)).rejects.toMatchObject({
      code: 'CHANCE_INCOMPLETE',
      details: { fields: expect.arrayContaining([{ path: 'input.contract.priceCriteria', problem: 'REQUIRED' }]) },
    });
    await expect(request(true)).resolves.toMatchObject({ chance: { state: 'pendingmarginapproval' } });
    const confirmed = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.count({ where: { chanceId: id, action: 'confirmIncomplete' } }),
    );
    expect(confirmed).toBe(1);
  });

  it('is the only one that is asked: a Chance of the quick form says what is missing, and goes on as it is', async () => {
    const id = await aQuickChance(tenant);
    expect(await show(id)).toMatchObject({ fullForm: null });
    expect((await show(id)).missingForFull).toContain('description.province');
    await decideBids(tenant, id, { nord: 'Bid' });
    await aService(tenant, id);
    await as(tenant, tenant.people.holdingEditor, (work) => requestOnChance(work, id));
    expect((await show(id)).state).toBe('pendingmarginapproval');
  });
});
