import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { createChanceInput } from '@zuschlag/validation/chance/chance-input';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aFullInput, aQuickChance } from '../../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { createChance } from '../create/create-chance.ts';
import { getChance } from '../view/get-chance.ts';
import { updateChance } from './update-chance.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const show = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, id));
const edit = (chanceId: string, input: object) =>
  as(tenant, tenant.people.holdingEditor, (work) => updateChance(work, { chanceId, input: chanceEdit.parse(input) }));

const lot = {
  lotNumber: '6',
  lotTitle: 'Wachdienst mit Hund',
  procedureKind: 'negotiated' as const,
  platformUrl: 'https://vergabe.example.de/notice/4711?lot=6',
  contactName: 'Ute Brandt',
  contactMail: 'vergabe@eichstedt.example.de',
  contactPhone: '+49 2361 50-1234',
};
const stages = {
  participation: '2026-12-01',
  participationTime: '10:00',
  negotiation: '2027-01-12',
  finalOffer: '2027-01-26',
  finalOfferTime: '12:00',
  bindingUntil: '2027-03-31',
  plannedAward: '2027-02-26',
};

describe('a lot of a negotiated procedure with two options to extend', () => {
  it('keeps lot, procedure, contact, stages and options as they were entered', async () => {
    const contract = { extensionCount: 2, extensionMonths: 12 };
    const id = await aChance(tenant, { description: lot, deadline: stages, contract });
    const chance = await show(id);
    expect(chance.description).toMatchObject(lot);
    expect(chance.deadline).toMatchObject({ ...stages, negotiationTime: null, plannedAwardTime: null });
    expect(chance.contract).toMatchObject(contract);
  });

  it('changes and clears single fields of them, also of a quick Chance', async () => {
    const id = await aQuickChance(tenant);
    await edit(id, { description: lot, deadline: stages, contract: { extensionCount: 3, extensionMonths: 6 } });
    await edit(id, { description: { contactPhone: '' }, deadline: { finalOfferTime: null } });
    const { description, deadline, contract } = await show(id);
    expect(description).toMatchObject({ ...lot, contactPhone: null });
    expect(deadline).toMatchObject({ ...stages, finalOfferTime: null });
    expect(contract).toMatchObject({ extensionCount: 3, extensionMonths: 6 });
  });

  it('refuses a time without its day and an option without its months, at the field', async () => {
    const id = await aQuickChance(tenant);
    const refused = edit(id, { deadline: { negotiationTime: '10:00' }, contract: { extensionCount: 2 } });
    await expect(refused).rejects.toMatchObject({
      details: {
        fields: [
          { path: 'input.deadline.negotiation', problem: 'REQUIRED' },
          { path: 'input.contract.extensionMonths', problem: 'REQUIRED' },
        ],
      },
    });
    const input = aFullInput(tenant, {
      deadline: { negotiationTime: '10:00' },
      contract: { extensionMonths: 12 },
    });
    const { error } = createChanceInput.safeParse({ input });
    expect(error && fieldErrorsOf(error)).toEqual([
      { path: 'input.deadline.negotiation', problem: 'REQUIRED' },
      { path: 'input.contract.extensionCount', problem: 'REQUIRED' },
    ]);
  });

  it('warns of stages on the wrong side of the submission', async () => {
    const deadline = { participation: '2026-12-19', bindingUntil: '2026-12-17', plannedAward: '2026-12-01' };
    const input = createChanceInput.parse({ input: aFullInput(tenant, { deadline }) });
    const { warnings } = await as(tenant, tenant.people.holdingEditor, (work) => createChance(work, input));
    expect(warnings).toEqual([
      'PARTICIPATION_AFTER_SUBMISSION',
      'BINDING_BEFORE_SUBMISSION',
      'AWARD_BEFORE_SUBMISSION',
    ]);
  });
});
