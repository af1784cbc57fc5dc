import { testDatabase } from '@zuschlag/db/testing/database';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aQuickChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aService } from '../../../testing/services.ts';
import { editPermanentService } from '../../services/service/permanent.ts';
import { getChance } from '../view/get-chance.ts';
import { changeContractDuration } from './contract-duration.ts';
import { updateChance } from './update-chance.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const show = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, id));
const edit = (chanceId: string, input: object, more: { version?: number; by?: PersonKey } = {}) =>
  as(tenant, tenant.people[more.by ?? 'holdingEditor'], (work) =>
    updateChance(work, updateChanceInput.parse({ chanceId, version: more.version, input })),
  );
const inState = async (state: ChanceState) => {
  const id = await aChance(tenant);
  await bringTo(tenant, id, state);
  return id;
};
const fields = (...fields: { path: string; problem: string }[]) => ({
  code: 'INVALID_INPUT',
  details: { fields: expect.arrayContaining(fields.map((field) => expect.objectContaining(field))) },
});

describe('editing the details of a Chance', () => {
  it('changes what was sent and nothing else', async () => {
    const id = await aChance(tenant);
    const before = await show(id);
    await edit(id, { description: { name: 'Objektschutz Stadthalle' }, deadline: { siteVisit: null } });
    const after = await show(id);
    expect(after).toMatchObject({ version: before.version + 1, estimate: before.estimate, contract: before.contract });
    expect(after.description).toEqual({ ...before.description, name: 'Objektschutz Stadthalle' });
    expect(after.deadline).toEqual({ ...before.deadline, siteVisit: null });
  });

  it('leaves one entry in the trail, with what changed from what to what', async () => {
    const id = await aChance(tenant);
    await edit(id, { estimate: { revenue: 500_000, margin: 0.06 } });
    const [entry] = await as(tenant, tenant.people.holdingEditor, ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: id, action: 'edit' }, orderBy: { id: 'asc' } }),
    );
    expect([entry?.before, entry?.after]).toEqual([{ estimateRevenue: 480_000 }, { estimateRevenue: 500_000 }]);
  });

  it('is for the owner alone: not for a Manager, and a stranger finds nothing', async () => {
    const id = await aChance(tenant);
    const input = { description: { name: 'Anders' } };
    await expect(edit(id, input, { by: 'holdingManager' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(edit(id, input, { by: 'nordManager' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(edit(id, input, { by: 'suedManager' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each<[ChanceState, object, string | null]>([
    ['editing', { estimate: { revenue: 1 } }, null],
    ['pendingmarginapproval', { estimate: { revenue: 1 } }, 'estimate'],
    ['pendingmarginapproval', { description: { name: 'Neu' } }, 'details'],
    ['pendingmarginapproval', { deadline: { submission: '2026-12-24' } }, null],
    ['readytosubmit', { additionalText: 'Unterlagen liegen bei.' }, null],
    ['readytosubmit', { contract: { paymentTerm: 14 } }, 'estimate'],
    ['submitted', { additionalText: 'Nachtrag' }, 'additionalText'],
    ['submitted', { deadline: { questions: '2026-12-07' } }, null],
    ['won', { executiveSummary: 'Gewonnen dank Konzept.' }, null],
    ['won', { deadline: { submission: '2026-12-24' } }, 'deadlines'],
    ['notbidding', { executiveSummary: 'Zu klein.' }, 'executiveSummary'],
  ])('%s: %j locked by %s', async (state, input, act) => {
    const saving = edit(await inState(state), input);
    if (act) await expect(saving).rejects.toMatchObject({ code: 'LOCKED', details: { state, act } });
    else await expect(saving).resolves.toBeUndefined();
  });

  it('does not take unchanged values of a locked block for a change', async () => {
    const id = await inState('pendingmarginapproval');
    const { description, deadline } = await show(id);
    const { name, details } = description;
    await edit(id, { description: { name, details }, deadline: { ...deadline, submission: '2026-12-23' } });
    expect((await show(id)).deadline.submission).toBe('2026-12-23');
  });

  it('refuses a stale version with both values, and accepts it when it says the same', async () => {
    const id = await aChance(tenant);
    const { version } = await show(id);
    await edit(id, { description: { name: 'Erste Fassung' } }, { version });
    await expect(edit(id, { description: { name: 'Zweite Fassung' } }, { version })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: {
        currentVersion: version + 1,
        conflicts: [{ path: 'input.description.name', mine: 'Zweite Fassung', theirs: 'Erste Fassung' }],
      },
    });
    await expect(edit(id, { description: { name: 'Erste Fassung' } }, { version })).resolves.toBeUndefined();
  });

  it('lets exactly one of two edits win that are saved at the same moment', async () => {
    const id = await aChance(tenant);
    const { version } = await show(id);
    const names = ['Fassung A', 'Fassung B'];
    const results = await Promise.allSettled(names.map((name) => edit(id, { description: { name } }, { version })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    const after = await show(id);
    expect(after.version).toBe(version + 1);
    expect(after.description.name).toBe(names[results.findIndex(({ status }) => status === 'fulfilled')]);
  });

  it('clears what a private Chance does not have', async () => {
    const id = await aChance(tenant);
    await edit(id, { description: { type: 'Private' } });
    expect(await show(id)).toMatchObject({
      description: { type: 'Private', platform: null, awardingAuthority: null },
      deadline: { publication: null, questions: null, siteVisit: null, outsideInformation: '2026-12-11' },
    });
  });

  it('asks a private Chance that becomes public for authority, platform and dates', async () => {
    const id = await aChance(tenant, { description: { type: 'Private' } });
    await expect(edit(id, { description: { type: 'Public' } })).rejects.toMatchObject(
      fields(
        { path: 'input.description.platform', problem: 'REQUIRED' },
        { path: 'input.description.awardingAuthority', problem: 'REQUIRED' },
        { path: 'input.deadline.publication', problem: 'REQUIRED' },
        { path: 'input.deadline.questions', problem: 'REQUIRED' },
      ),
    );
  });

  it('turns a quick Chance into a private one once it is complete, and never back', async () => {
    const id = await aQuickChance(tenant);
    await expect(edit(id, { description: { type: 'Private' } })).rejects.toMatchObject(
      fields(
        { path: 'input.description.province', problem: 'REQUIRED' },
        { path: 'input.description.permanent', problem: 'SERVICE_TYPE_REQUIRED' },
        { path: 'input.estimate.revenue', problem: 'REQUIRED' },
        { path: 'input.contract.priceCriteria', problem: 'REQUIRED' },
      ),
    );
    await edit(id, {
      description: { type: 'Private', province: 'BE', details: 'Empfang werktags', permanent: true },
      estimate: { revenue: 90_000, hoursPerMonth: 160, margin: 0.07, effort: 8 },
      contract: { priceCriteria: 100, qualityCriteria: 0, referenceCriteria: 0 },
    });
    expect((await show(id)).description).toMatchObject({ type: 'Private', province: 'DE-BE' });
    const back = edit(id, { description: { type: 'QuickOffer' } });
    await expect(back).rejects.toMatchObject(fields({ path: 'input.description.type', problem: 'INVALID_CHOICE' }));
  });

  it('keeps its federal state while a service without a site is paid by the tariff of it', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await edit(id, { description: { province: 'NW' } });
    await bringTo(tenant, id, 'editing', ['nord']);
    const service = await aService(tenant, id);
    await as(tenant, tenant.people.nordEditor, (work) =>
      editPermanentService(work, { serviceId: service.id, input: { siteId: null } }),
    );
    await expect(edit(id, { description: { province: null } })).rejects.toMatchObject(
      fields({ path: 'input.description.province', problem: 'REQUIRED' }),
    );
    await edit(id, { description: { province: 'BY' } });
    expect((await show(id)).description.province).toBe('DE-BY');
  });

  it('checks the award criteria on the merged result', async () => {
    const id = await aChance(tenant);
    const refused = edit(id, { contract: { priceCriteria: 50 } });
    await expect(refused).rejects.toMatchObject(
      fields({ path: 'input.contract.priceCriteria', problem: 'CRITERIA_SUM' }),
    );
    await edit(id, { contract: { priceCriteria: 50, qualityCriteria: 40 } });
    expect((await show(id)).contract).toMatchObject({ priceCriteria: 50, qualityCriteria: 40, referenceCriteria: 10 });
  });

  it('reads fixed and variable prices off the clause', async () => {
    const id = await aChance(tenant);
    const refused = edit(id, { contract: { pricingType: 'variable' } });
    await expect(refused).rejects.toMatchObject(
      fields({ path: 'input.contract.escalationClause', problem: 'CLAUSE_REQUIRED' }),
    );
    await edit(id, { contract: { pricingType: 'variable', escalationClause: 0.8 } });
    expect((await show(id)).contract.escalationClause).toBe(0.8);
    await edit(id, { contract: { pricingType: 'fixed' } });
    expect((await show(id)).contract.escalationClause).toBeNull();
  });
});

describe('changing the contract dates', () => {
  const change = (chanceId: string, startDate: string, endDate: string) =>
    as(tenant, tenant.people.holdingEditor, (work) => changeContractDuration(work, { chanceId, startDate, endDate }));

  it('counts the started months anew: 1 March to 31 December are 10', async () => {
    const id = await aChance(tenant);
    await change(id, '2027-03-01', '2027-12-31');
    expect((await show(id)).contract).toMatchObject({
      startDate: '2027-03-01',
      endDate: '2027-12-31',
      durationMonths: 10,
    });
  });

  it('is refused with the names of the services, once there are some', async () => {
    const id = await inState('editing');
    const { nord } = tenant.organizations;
    await as(tenant, tenant.people.nordEditor, ({ db, actor: { mainOrganizationId } }) =>
      db.service.create({
        data: {
          mainOrganizationId,
          chanceId: id,
          operationalOrganizationId: nord.id,
          type: 'PERMANENT',
          name: 'Pforte',
          payGroup: 'A',
          hourlyWage: 15,
          hoursBriefingPerEmployee: 8,
        },
      }),
    );
    await expect(change(id, '2027-03-01', '2027-12-31')).rejects.toMatchObject({
      code: 'SERVICES_EXIST',
      details: { names: ['Pforte'] },
    });
    const { startDate, endDate } = (await show(id)).contract;
    await expect(change(id, startDate, endDate)).resolves.toBeUndefined();
  });

  it('is locked after the request', async () => {
    const moving = change(await inState('readytosubmit'), '2027-03-01', '2027-12-31');
    await expect(moving).rejects.toMatchObject({ code: 'LOCKED', details: { act: 'contractDates' } });
  });
});
