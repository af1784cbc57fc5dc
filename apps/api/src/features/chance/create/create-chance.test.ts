import { testDatabase } from '@zuschlag/db/testing/database';
import { createChanceInput, createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aFullInput, aQuickChance, aQuickInput } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { getChance } from '../view/get-chance.ts';
import { createChance, createQuickChance } from './create-chance.ts';

const now = new Date('2026-11-21T09:00:00Z');
const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id), now);
const create = (input: unknown, who: PersonKey = 'holdingEditor', of = tenant) =>
  as(of, of.people[who], (work) => createChance(work, createChanceInput.parse(input)), now);

describe('creating a Chance', () => {
  it('from the full form keeps every field, and waits for bids', async () => {
    const id = await aChance(tenant, {
      operatedBy: ['nord', 'mitte'],
      referenceNumber: 'VE-2026-117',
      executiveSummary: 'Kurz.',
      now,
    });
    const chance = await show(id);
    expect(chance).toMatchObject({
      state: 'pendingbiddecision',
      version: 1,
      referenceNumber: 'VE-2026-117',
      executiveSummary: 'Kurz.',
      description: {
        name: 'Objektschutz Rathaus Eichstedt',
        customerName: 'Stadt Eichstedt',
        province: 'DE-NW',
        type: 'Public',
      },
      deadline: { submission: '2026-12-18', submissionTime: '12:00', questions: '2026-12-04', siteVisit: '2026-11-30' },
      estimate: { revenue: 480_000, hoursPerMonth: 720, margin: 0.06, effort: 40, description: null },
      contract: {
        startDate: '2027-04-01',
        endDate: '2029-03-31',
        durationMonths: 24,
        escalationClause: null,
        paymentTerm: 30,
      },
      revenue: null,
      isOwner: true,
    });
    expect(
      chance.organizations.filter(({ isOperationalHere }) => isOperationalHere).map(({ shortName }) => shortName),
    ).toEqual(['TW Nord', 'TW Mitte']);
  });

  it('from the quick form leaves estimate, terms and state empty', async () => {
    const chance = await show(await aQuickChance(tenant, { now }));
    expect(chance).toMatchObject({
      description: { type: 'QuickOffer', province: null, details: null },
      estimate: { revenue: null, margin: null },
      contract: { durationMonths: 12, priceCriteria: null },
    });
  });

  it('gives numbers per tenant and year without gaps, also to forms that are sent at the same moment', async () => {
    const fresh = await aTenant(database);
    const ids = await Promise.all(Array.from({ length: 5 }, () => aQuickChance(fresh, { now })));
    const numbers = await Promise.all(
      ids.map((id) => as(fresh, fresh.people.holdingEditor, async (work) => (await getChance(work, id)).shortNumber)),
    );
    expect(numbers.sort()).toEqual(['CH-2026-0001', 'CH-2026-0002', 'CH-2026-0003', 'CH-2026-0004', 'CH-2026-0005']);
    const nextYear = await aQuickChance(fresh, { now: new Date('2027-01-04T09:00:00Z') });
    expect((await as(fresh, fresh.people.holdingEditor, (work) => getChance(work, nextYear))).shortNumber).toBe(
      'CH-2027-0001',
    );
  });

  it('links a customer by name without regard to case and spacing, and creates it once', async () => {
    const fresh = await aTenant(database);
    const names = ['Klinikum Werratal', 'klinikum  werratal ', 'KLINIKUM WERRATAL'];
    const ids = await Promise.all(names.map((customerName) => aQuickChance(fresh, { description: { customerName } })));
    const customers = await Promise.all(
      ids.map((id) => as(fresh, fresh.people.holdingEditor, async (work) => (await getChance(work, id)).customer)),
    );
    expect(new Set(customers.map(({ id }) => id)).size).toBe(1);
    expect(customers[0]?.chanceCount).toBe(3);
  });

  it('warns of odd deadlines without refusing them', async () => {
    const deadline = {
      outsideInformation: null,
      submission: '2026-11-20',
      questions: '2026-11-25',
      siteVisit: '2026-11-24',
    };
    const contract = { startDate: '2026-11-19' };
    const { warnings } = await create({ input: aFullInput(tenant, { deadline, contract }) });
    expect(warnings).toEqual([
      'OUTSIDE_INFORMATION_MISSING',
      'QUESTIONS_AFTER_SUBMISSION',
      'SUBMISSION_IN_PAST',
      'SITE_VISIT_AFTER_SUBMISSION',
      'CONTRACT_BEFORE_SUBMISSION',
    ]);
    expect((await create({ input: aFullInput(tenant) })).warnings).toEqual([]);
  });

  it('is for Editors and Managers', async () => {
    await expect(create({ input: aFullInput(tenant) }, 'holdingViewer')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect(create({ input: aFullInput(tenant) }, 'nordManager')).resolves.toHaveProperty('id');
  });

  it.each([
    { owner: 'suedEditor', operatedBy: ['nord'], why: 'would not see the Chance' },
    { owner: 'holdingViewer', operatedBy: ['nord'], why: 'may not write' },
  ] as const)('refuses an owner who $why', async (plan) => {
    const refused = create({ input: aFullInput(tenant, plan) });
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'input.description.ownerId', problem: 'UNKNOWN_OWNER' }] },
    });
  });

  it('takes an owner from an organization that works on it', async () => {
    const id = await aChance(tenant, { owner: 'suedEditor', operatedBy: ['sued'] });
    expect((await show(id)).description.owner).toMatchObject({ lastname: 'Obermaier', organization: 'TW Süd' });
  });

  it('refuses organizations that do not staff, or belong to somebody else', async () => {
    const other = await aTenant(database);
    for (const strange of [tenant.organizations.holding.id, other.organizations.nord.id, 2_000_000_000]) {
      const input = { ...aQuickInput(tenant), operationalOrganizationIds: [tenant.organizations.nord.id, strange] };
      const refused = as(tenant, tenant.people.holdingEditor, (work) =>
        createQuickChance(work, createQuickChanceInput.parse({ input })),
      );
      await expect(refused).rejects.toMatchObject({
        details: { fields: [{ path: 'input.operationalOrganizationIds', problem: 'UNKNOWN_ORGANIZATION' }] },
      });
    }
  });

  it('refuses a customer of another tenant as one that does not exist', async () => {
    const other = await aTenant(database);
    const foreign = await as(other, other.people.holdingEditor, async (work) => {
      const { id } = await createQuickChance(work, createQuickChanceInput.parse({ input: aQuickInput(other) }));
      return (await getChance(work, id)).customer.id;
    });
    const description = { customerId: foreign, customerName: undefined };
    await expect(create({ input: aFullInput(tenant, { description }) })).rejects.toMatchObject({
      details: { fields: [{ path: 'input.description.customerId', problem: 'UNKNOWN_CUSTOMER' }] },
    });
  });

  it('is seen by the organizations that work on it and by the main organization, and by nobody else', async () => {
    const id = await aChance(tenant, { by: 'nordEditor', operatedBy: ['mitte'] });
    for (const who of ['nordViewer', 'mitteEditor', 'holdingViewer'] as const)
      await expect(show(id, who)).resolves.toBeDefined();
    await expect(show(id, 'suedManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await aTenant(database);
    const stranger = as(other, other.people.holdingManager, (work) => getChance(work, id));
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves who did it, with everything that was typed, in the trail', async () => {
    const id = await aChance(tenant, { now });
    const [entry] = await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: id, entity: 'chance', action: 'create' }, orderBy: { id: 'asc' } }),
    );
    expect(entry).toMatchObject({
      userId: tenant.people.holdingEditor.userId,
      before: null,
      after: { name: 'Objektschutz Rathaus Eichstedt', submission: '2026-12-18', estimateRevenue: 480_000 },
    });
  });
});
