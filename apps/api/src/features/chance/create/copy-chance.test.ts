import { testDatabase } from '@zuschlag/db/testing/database';
import { copyChanceInput } from '@zuschlag/validation/chance/copy-chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { lotsOfChance } from '../lots/lots.ts';
import { addProofs, listProofs } from '../proofs/proofs.ts';
import { getChance } from '../view/get-chance.ts';
import { copyChance } from './copy-chance.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const days = { submission: '2027-05-03', startDate: '2027-09-01', endDate: '2029-08-31' };
async function copy(chanceId: string, choices: object = {}, by: PersonKey = 'nordManager') {
  const input = copyChanceInput.parse({ chanceId, name: 'Neue Runde', ...days, ...choices });
  const { id } = await as(tenant, tenant.people[by], (work) => copyChance(work, input));
  return as(tenant, tenant.people[by], (work) => getChance(work, id));
}

describe('a copy of a Chance', () => {
  it('has its own number, owner and days, and nothing of decisions, outcome and other dates', async () => {
    const id = await aChance(tenant, {
      operatedBy: ['nord', 'mitte'],
      referenceNumber: 'V-17',
      executiveSummary: 'Alt',
    });
    await as(tenant, tenant.people.holdingEditor, (work) => addProofs(work, { chanceId: id, labels: ['Referenzen'] }));
    await bringTo(tenant, id, 'lost');
    const made = await copy(id);
    expect(made).toMatchObject({
      state: 'pendingbiddecision',
      isOwner: true,
      reasonForLoss: null,
      executiveSummary: null,
      referenceNumber: null,
      submittedAt: null,
      description: { name: 'Neue Runde', type: 'Public', platform: 'Vergabeportal Westfalen' },
      deadline: { submission: '2027-05-03', submissionTime: '12:00', questions: null, publication: null },
      contract: { startDate: '2027-09-01', durationMonths: 24, priceCriteria: 60, paymentTerm: 30 },
    });
    expect(made.organizations.filter(({ isOperationalHere }) => isOperationalHere)).toHaveLength(2);
    const source = await as(tenant, tenant.people.nordManager, (work) => getChance(work, id));
    expect(made.customer.id).toBe(source.customer.id);
    expect(made.shortNumber).not.toBe(source.shortNumber);
    const { proofs } = await as(tenant, tenant.people.nordManager, (work) => listProofs(work, made.id));
    expect(proofs).toMatchObject([{ label: 'Referenzen', doneAt: null }]);
    const trail = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findFirst({ where: { chanceId: made.id, action: 'copy' } }),
    );
    expect(trail?.after).toEqual({ source: source.shortNumber });
  });

  it('leaves criteria and bidders behind on request', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord', 'mitte'] });
    const made = await copy(id, { withCriteria: false, withBidders: false });
    expect(made.contract).toMatchObject({ priceCriteria: null, paymentTerm: null });
    expect(made.organizations.filter(({ isOperationalHere }) => isOperationalHere).map(({ id: one }) => one)).toEqual([
      tenant.organizations.nord.id,
    ]);
  });

  it('stands beside its source as a lot', async () => {
    const id = await aChance(tenant, { description: { lotNumber: '1' } });
    const made = await copy(id, { asLot: true, lotNumber: '2' });
    const { lots } = await as(tenant, tenant.people.nordManager, (work) => lotsOfChance(work, made.id));
    expect(lots.map(({ id: one, lotNumber }) => [one, lotNumber])).toEqual([
      [id, '1'],
      [made.id, '2'],
    ]);
  });

  it('is for writers who may see the source', async () => {
    const id = await aChance(tenant);
    await expect(copy(id, {}, 'holdingViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(copy(id, {}, 'suedManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
