import { type Database, inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { addPermanentServiceInput, type EditPermanentService } from '@zuschlag/validation/services/permanent-service';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aQuickChance, bringTo } from '../../../testing/chances.ts';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, aServiceInput, dayShift, townHall } from '../../../testing/services.ts';
import { readService } from './list-services.ts';
import { addPermanentService, editPermanentService } from './permanent.ts';
import { removeService } from './remove-service.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const by = (person: PersonKey) => tenant.people[person];

describe('adding a permanent service', () => {
  it('costs 48 225.28 EUR and sells for 51 303.49 EUR: 254 days of eight hours at 16.00 EUR with a margin of 6 %', async () => {
    const service = await aService(tenant, await aChanceToCalculate(tenant));
    // 261 weekdays in 2027 less 7 holidays on them; 260 paid days less 28 of vacation, 10 sick, 2 of training leave 220.
    expect(service.minutesTotal).toBe(254 * 480);
    expect(service.totalCost).toBeCloseTo(48_225.2803, 4);
    expect(service.revenue).toBeCloseTo(51_303.4897, 4);
    expect(service.pricing?.pricePerHour).toBeCloseTo(25.2478, 4);
    expect(service.margin).toBe(0.06);
    expect(service.costDetails[0]).toMatchObject({ type: 'cumulated', payCosts: { baseWage: 254 * 8 * 16 } });
    expect(service.problem).toBeNull();
  });

  it('names the table rows behind the figures: five dated ones, the two steps of vacation, and the holidays', async () => {
    const { rateRows } = await aService(tenant, await aChanceToCalculate(tenant));
    const dated = rateRows.filter(({ table }) => table !== 'holiday').map(({ table }) => table);
    expect(dated).toEqual([
      'tariff',
      'socialSecurity',
      'liabilityInsurance',
      'vacationBonus',
      'christmasBonus',
      'vacationDays',
      'vacationDays',
    ]);
    // The holidays of 2027, and New Year's Day after it, into which a last night shift would run.
    expect(rateRows.filter(({ table }) => table === 'holiday')).toHaveLength(12);
  });

  it('is stored without a price and says which row is missing', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const service = await aService(tenant, chanceId, { siteInput: { ...townHall, province: 'DE-HE' } });
    expect(service.problem).toEqual({
      code: 'TARIFF_MISSING',
      table: 'tariff',
      province: 'DE-HE',
      date: '2027-01-01',
    });
    expect([service.revenue, service.pricing, service.minutesTotal]).toEqual([null, null, null]);
    expect(service.costDetails).toEqual([]);
  });

  it('copies the cost parameters of the organization, which later defaults do not touch', async () => {
    const service = await aService(tenant, await aChanceToCalculate(tenant));
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.organizationCostParameters.update({
        where: { organizationId: tenant.organizations.nord.id },
        data: { sickDays: 12 },
      }),
    );
    const later = await as(tenant, by('nordEditor'), (work) => readService(work, service.id));
    expect(later.advancedCostParameters.sickDays).toBe(10);
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.organizationCostParameters.update({
        where: { organizationId: tenant.organizations.nord.id },
        data: { sickDays: 10 },
      }),
    );
  });

  it.each([
    {
      when: 'the organization does not bid',
      plan: { operatedBy: 'mitte' as OrganizationKey, by: 'holdingEditor' as PersonKey },
      fields: [{ path: 'input.operationalOrganizationId', problem: 'UNKNOWN_ORGANIZATION' }],
    },
    {
      when: 'the site is none of the customer',
      plan: { siteId: '018f0000-0000-7000-8000-000000000000' },
      fields: [{ path: 'input.siteId', problem: 'UNKNOWN_SITE' }],
    },
    {
      when: 'a shift runs outside the contract',
      plan: { shifts: [dayShift, { ...dayShift, startDate: '2026-12-31', endDate: '2028-01-01' }] },
      fields: [
        { path: 'input.shifts.1.startDate', problem: 'OUTSIDE_CONTRACT' },
        { path: 'input.shifts.1.endDate', problem: 'OUTSIDE_CONTRACT' },
      ],
    },
  ])('is refused with INVALID_INPUT when $when', async ({ plan, fields }) => {
    const chanceId = await aChanceToCalculate(tenant);
    const adding = aService(tenant, chanceId, plan);
    await expect(adding).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { fields } });
  });

  it.each([
    { person: 'nordViewer', verdict: 'NOT_PERMITTED' },
    { person: 'mitteEditor', verdict: 'NOT_PERMITTED' },
    { person: 'suedEditor', verdict: 'NOT_FOUND' },
    { person: 'holdingViewer', verdict: 'NOT_PERMITTED' },
    { person: 'nordEditor', verdict: null },
    { person: 'nordManager', verdict: null },
    { person: 'holdingEditor', verdict: null },
    { person: 'holdingManager', verdict: null },
  ] as const)('for Nord on a Chance of the holding: $person gets $verdict', async ({ person, verdict }) => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const adding = aService(tenant, chanceId, { by: person });
    if (verdict === null) await expect(adding).resolves.toMatchObject({ name: 'Empfang Rathaus' });
    else await expect(adding).rejects.toMatchObject({ code: verdict });
  });

  it.each(chanceStates.filter((state) => state !== 'editing'))('is LOCKED in %s', async (state) => {
    const chanceId = await aChance(tenant);
    await bringTo(tenant, chanceId, state);
    const adding = aService(tenant, chanceId, { by: 'holdingManager' });
    await expect(adding).rejects.toMatchObject({ code: 'LOCKED' });
  });
});

describe('editing a permanent service', () => {
  it('changes what is sent and nothing else, and calculates anew', async () => {
    const before = await aService(tenant, await aChanceToCalculate(tenant), { info: 'Uniform des Kunden' });
    const after = await as(tenant, by('nordEditor'), (work) =>
      editPermanentService(work, { serviceId: before.id, version: before.version, input: { hourlyWage: 17 } }),
    );
    expect(after).toMatchObject({ hourlyWage: 17, info: 'Uniform des Kunden', name: before.name, version: 2 });
    expect(after.costDetails[0]?.payCosts.baseWage).toBe(254 * 8 * 17);
  });

  it('is a CONFLICT with both values when another person changed the same field since', async () => {
    const { id, version } = await aService(tenant, await aChanceToCalculate(tenant));
    const edit = (name: string) =>
      as(tenant, by('nordEditor'), (work) => editPermanentService(work, { serviceId: id, version, input: { name } }));
    await edit('Empfang Nord');
    await expect(edit('Empfang Süd')).rejects.toMatchObject({
      code: 'CONFLICT',
      details: {
        currentVersion: 2,
        conflicts: [{ path: 'input.name', mine: 'Empfang Süd', theirs: 'Empfang Nord' }],
      },
    });
  });

  it('changes the wage and the way of pricing in one act, and leaves both as they were when another person repriced', async () => {
    const { id, version } = await aService(tenant, await aChanceToCalculate(tenant));
    const revenue = { revenueCalculationType: 'Flatrate', flatRate: 60_000 } as const;
    const edit = (input: EditPermanentService['input']) =>
      as(tenant, by('nordEditor'), (work) => editPermanentService(work, { serviceId: id, version, input }));
    const after = await edit({ hourlyWage: 17, revenue });
    expect(after).toMatchObject({ hourlyWage: 17, ...revenue, revenue: 60_000, version: 2 });
    const late = edit({ hourlyWage: 18, revenue: { ...revenue, flatRate: 61_000 } });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    const repricing = edit({ revenue: { ...revenue, flatRate: 61_000 } });
    await expect(repricing).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflicts: [expect.objectContaining({ path: 'input.revenue.flatRate', theirs: 60_000 })] },
    });
    const stored = await as(tenant, by('nordEditor'), (work) => readService(work, id));
    expect(stored).toMatchObject({ hourlyWage: 17, flatRate: 60_000 });
  });

  it('takes heads from the shifts or as entered, refuses fewer than posts at once, and goes back to the same figures', async () => {
    const shift = { ...dayShift, employeeQuantity: 6, startDate: '2027-08-11', endDate: '2027-08-13' };
    const before = await aService(tenant, await aChanceToCalculate(tenant), { shifts: [shift] });
    expect(before).toMatchObject({ headsFrom: 'AVERAGE', typedHeads: null, heads: null });
    const edit = (input: EditPermanentService['input']) =>
      as(tenant, by('nordEditor'), (work) => editPermanentService(work, { serviceId: before.id, input }));
    const refused = (problem: object) => ({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'input.typedHeads', ...problem }] },
    });
    await expect(edit({ headsFrom: 'TYPED' })).rejects.toMatchObject(refused({ problem: 'REQUIRED' }));
    await expect(edit({ headsFrom: 'TYPED', typedHeads: 5 })).rejects.toMatchObject(
      refused({ problem: 'HEADS_BELOW_POSTS', bound: 6 }),
    );
    const counted = await edit({ headsFrom: 'SHIFTS' });
    expect(counted).toMatchObject({ headsFrom: 'SHIFTS', version: 2 });
    expect(counted.heads).toMatchObject({ heads: 6, postsAtOnce: 6, byRest: 6, byHours: 3, byDuties: 3 });
    const { hoursBriefingPerEmployee, hourlyWage } = before;
    expect(counted.costDetails[0]?.payCosts.briefing).toBeCloseTo(6 * hoursBriefingPerEmployee * hourlyWage, 6);
    const entered = await edit({ headsFrom: 'TYPED', typedHeads: 8 });
    expect(entered).toMatchObject({ typedHeads: 8, heads: { from: 'TYPED', heads: 8, fromShifts: 6 }, warnings: [] });
    const back = await edit({ headsFrom: 'AVERAGE' });
    expect(back).toMatchObject({ totalCost: before.totalCost, revenue: before.revenue, heads: null });
  });

  it('asks for a federal state when the site is taken away and the Chance has none', async () => {
    const chanceId = await aQuickChance(tenant);
    await bringTo(tenant, chanceId, 'editing');
    const { id } = await aService(tenant, chanceId);
    const editing = as(tenant, by('nordEditor'), (work) =>
      editPermanentService(work, { serviceId: id, input: { siteId: null } }),
    );
    await expect(editing).rejects.toMatchObject({ code: 'PROVINCE_REQUIRED' });
  });

  it('says with the service who may edit it, and why others may not', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant, ['nord', 'mitte']));
    const mine = await as(tenant, by('nordEditor'), (work) => readService(work, id));
    const theirs = await as(tenant, by('mitteManager'), (work) => readService(work, id));
    expect(mine.permissions).toEqual(['VIEW', 'EDIT', 'DELETE']);
    expect(theirs.permissions).toEqual(['VIEW']);
    expect(theirs.denials.map(({ permission, code }) => [permission, code])).toEqual([
      ['EDIT', 'NOT_PERMITTED'],
      ['DELETE', 'NOT_PERMITTED'],
      ['EDIT_COST_PARAMETERS', 'NOT_PERMITTED'],
    ]);
  });
});

describe('removing a service', () => {
  it('takes it away with its shifts', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant));
    await as(tenant, by('nordEditor'), (work) => removeService(work, id));
    const reading = as(tenant, by('nordEditor'), (work) => readService(work, id));
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const left = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.shift.count({ where: { serviceId: id } }),
    );
    expect(left).toBe(0);
  });

  it('is for whoever may calculate for the organization', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant, ['nord', 'mitte']));
    const removing = as(tenant, by('mitteEditor'), (work) => removeService(work, id));
    await expect(removing).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the trail', () => {
  it('keeps who added, edited and removed a service, with what changed', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    await as(tenant, by('nordEditor'), (work) =>
      editPermanentService(work, { serviceId: id, input: { name: 'Pforte' } }),
    );
    await as(tenant, by('nordEditor'), (work) => removeService(work, id));
    const entries = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.trailEntry.findMany({ where: { entity: 'service', entityId: id }, orderBy: { id: 'asc' } }),
    );
    expect(entries.map(({ action, userId }) => [action, userId])).toEqual(
      ['addService', 'editService', 'removeService'].map((action) => [action, by('nordEditor').userId]),
    );
    expect(entries[1]).toMatchObject({ before: { name: 'Empfang Rathaus' }, after: { name: 'Pforte' } });
  });
});

it('refuses a service without a place of work', () => {
  const { siteInput: _, ...input } = aServiceInput(tenant);
  const { error } = addPermanentServiceInput.safeParse({ chanceId: 'c', input });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['input.siteId', 'SITE_MISSING'],
    ['input.siteInput', 'SITE_MISSING'],
  ]);
});

it('does not exist for another tenant', async () => {
  const { id } = await aService(tenant, await aChanceToCalculate(tenant));
  const stranger = await aTenant(database);
  const reading = as(stranger, stranger.people.holdingManager, (work) => readService(work, id));
  await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const input = addPermanentServiceInput.parse({ chanceId: id, input: aServiceInput(stranger) });
  const adding = as(stranger, stranger.people.holdingManager, (work) => addPermanentService(work, input));
  await expect(adding).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
