import { testDatabase } from '@zuschlag/db/testing/database';
import type { EntryInput } from '@zuschlag/validation/configuration/entry';
import type { RateChanges } from '@zuschlag/validation/services/rates/rate-impact';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { impactOf } from '../../../testing/rate-impacts.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, dayShift, townHall } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { readErosion } from '../../erosion/erosion.ts';
import { readPayGroups } from '../pay-groups/pay-groups.ts';
import { recalculateOrganization } from '../pricing/recalculate.ts';
import { readWarnings } from '../pricing/warnings.ts';
import { chancesWithOutdatedRates, readOutdatedRates } from '../rates/outdated-rates.ts';
import { readService } from '../service/list-services.ts';
import { editMobileService } from '../service/mobile.ts';
import { raiseWages } from './raise-wages.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
let chanceId: string;
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
});

type Wage = EntryInput<'wage'>;
const wage = (hourlyWage: number, more: Partial<Wage> = {}): Wage => ({
  ...{ activeFrom: '2026-01-01', province: 'DE', payGroup: 'Lohngruppe 2', hourlyWage, ...more },
});
const keep = (row: Wage, of: 'holding' | 'nord' = 'holding') => {
  const keeper = of === 'nord' ? { ...tenant.people.nordEditor, isConfigAdmin: true } : tenant.people.configAdmin;
  return as(tenant, keeper, (work) => addEntry(work, 'wage', row));
};
const groupsFor = (by: PersonKey, from = tenant) =>
  as(from, from.people[by], (work) =>
    readPayGroups(work, { chanceId, operationalOrganizationId: from.organizations.nord.id, province: 'DE-NW' }),
  ).then(({ groups }) => groups);
const warningsFor = (by: PersonKey) =>
  as(tenant, tenant.people[by], (work) => readWarnings(work, chanceId)).then(({ warnings }) =>
    warnings.filter(({ code }) => code === 'WAGE_BELOW_TABLE'),
  );

describe('the pay groups of the wage table', () => {
  it('are proposed with the wage of the first day of the contract: of the organization before all, of the state before all states', async () => {
    await keep(wage(15));
    await keep(wage(15.3, { province: 'DE-NW' }));
    await keep(wage(19, { province: 'DE-BY' }));
    await keep(wage(14.8, { payGroup: 'Lohngruppe 1' }));
    const forAll = { name: 'Lohngruppe 1', hourlyWage: 14.8, lastWage: null, isKnown: false };
    const row = { from: '2027-01-01', activeFrom: '2026-01-01', isOwn: false };
    expect(await groupsFor('nordEditor')).toEqual([
      { ...forAll, table: [{ ...row, hourlyWage: 14.8, province: 'DE' }] },
      { ...forAll, name: 'Lohngruppe 2', hourlyWage: 15.3, table: [{ ...row, hourlyWage: 15.3, province: 'DE-NW' }] },
    ]);

    await keep(wage(16.1), 'nord');
    await keep(wage(16.6, { activeFrom: '2027-05-01', province: 'DE-NW' }), 'nord');
    const [, own] = await groupsFor('holdingManager');
    expect(own).toMatchObject({
      hourlyWage: 16.1,
      table: [
        { from: '2027-01-01', hourlyWage: 16.1, isOwn: true, province: 'DE' },
        { from: '2027-05-01', hourlyWage: 16.6, isOwn: true, province: 'DE-NW' },
      ],
    });
  });

  it('join those that services name, under the spelling of the table', async () => {
    await aService(tenant, chanceId, { payGroup: 'lohngruppe 2', hourlyWage: 15.9 });
    await keep(wage(15.5));
    expect(await groupsFor('nordEditor')).toMatchObject([
      { name: 'Lohngruppe 2', hourlyWage: 15.5, lastWage: 15.9, table: [{ hourlyWage: 15.5 }] },
    ]);
  });

  it('stay with those who know the wages of the organization, and with the tenant', async () => {
    await keep(wage(15));
    await keep(wage(16), 'nord');
    expect(await groupsFor('mitteEditor')).toEqual([]);
    const other = await aTenant(database);
    await withRates(other);
    chanceId = await aChanceToCalculate(other, ['nord']);
    expect(await groupsFor('nordEditor', other)).toEqual([]);
  });
});

describe('a wage below the wage table', () => {
  it('is warned of with the first day of the contract on which it is, and moves no figure', async () => {
    const before = await aService(tenant, chanceId, { name: 'Pforte', hourlyWage: 16 });
    await aMobileService(tenant, chanceId, { name: 'Revier', payGroup: 'LOHNGRUPPE 2', hourlyWage: 15.4 });
    const sent = { ...dayShift, employeeQuantity: 0, subContractorQuantity: 1 };
    await aService(tenant, chanceId, { name: 'Fremd', hourlyWage: 10, shifts: [sent], subcontractorHourlyRate: 25 });
    expect(await warningsFor('nordEditor')).toEqual([]);
    await keep(wage(15.5));
    await keep(wage(16.25, { activeFrom: '2027-07-01' }));
    const found = await warningsFor('nordEditor');
    expect(found.map(({ detail, services }) => [detail, services.map(({ name }) => name)])).toEqual([
      ['2027-07-01 Lohngruppe 2 16.25', ['Pforte']],
      ['2027-01-01 Lohngruppe 2 15.5', ['Revier']],
    ]);
    expect(await warningsFor('mitteEditor')).toEqual([]);
    const outdated = await as(tenant, tenant.people.nordEditor, (work) => chancesWithOutdatedRates(work, [chanceId]));
    expect([...outdated]).toEqual([]);
    expect(before.totalCost).toBeGreaterThan(0);
  });
});

describe('the effect of a change of the wage table', () => {
  const effectOf = (changes: RateChanges) => impactOf(tenant, changes);

  it('counts the services with another wage in the table and those below it; costs stay', async () => {
    await aService(tenant, chanceId, { name: 'Pforte', hourlyWage: 16 });
    await aService(tenant, chanceId, { name: 'Halle', hourlyWage: 15 });
    await aService(tenant, chanceId, { name: 'Tor', payGroup: 'Lohngruppe 3' });
    const { id } = await keep(wage(14.9));
    expect(await effectOf({ add: { wage: [wage(15.5, { activeFrom: '2027-03-01' })] } })).toMatchObject({
      ...{ state: 'done', services: 0, chances: 0, costBefore: 0, costAfter: 0, orphanedSeries: 0 },
      wages: { services: 2, below: 1, chances: [{ chanceId, organization: 'TW Nord', services: 2, below: 1 }] },
    });
    // After the contract, in another state, with the same wage.
    const others = [{ activeFrom: '2031-01-01' }, { province: 'DE-BY' as const }, { province: 'DE-NW' as const }];
    const rows = others.map((more, index) => wage(index === 2 ? 14.9 : 20, more));
    expect(await effectOf({ add: { wage: rows } })).toMatchObject({ wages: { services: 0, below: 0, chances: [] } });
    expect(await effectOf({ remove: [{ table: 'wage', id }] })).toMatchObject({
      ...{ services: 0, orphanedSeries: 1 },
      wages: { services: 2, below: 0 },
    });
  });

  it('is for those who keep the table', async () => {
    await expect(impactOf(tenant, { add: { wage: [wage(15)] } }, 'nordEditor')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});

describe('a service whose wage follows the table', () => {
  const following = { wageFollowsTable: true, hourlyWage: 1 };

  it('is paid by the row of each stretch, rests on these rows, and a new row makes it outdated and moves its cost', async () => {
    await keep(wage(16));
    const plain = await aService(tenant, chanceId, { name: 'Pforte', hourlyWage: 16 });
    const same = await aService(tenant, chanceId, { name: 'Halle', ...following });
    expect(same).toMatchObject({ totalCost: plain.totalCost, revenue: plain.revenue, hourlyWage: 1 });
    expect(same.rateRows.filter(({ table }) => table === 'wage')).toMatchObject([{ activeFrom: '2026-01-01' }]);
    expect(plain.rateRows.filter(({ table }) => table === 'wage')).toEqual([]);
    expect(await warningsFor('nordEditor')).toEqual([]);

    const change = { add: { wage: [wage(17, { activeFrom: '2027-07-01' })] } };
    const effect = await impactOf(tenant, change);
    expect(effect).toMatchObject({ services: 1, wages: { services: 1, below: 1 } });
    await keep(change.add.wage[0] as Wage);
    const outdated = await as(tenant, tenant.people.nordEditor, (work) => readOutdatedRates(work, chanceId));
    expect(outdated.organizations).toMatchObject([
      { services: 1, rows: [{ table: 'wage', activeFrom: '2027-07-01', change: 'added' }] },
    ]);
    const by = { chanceId, organizationId: tenant.organizations.nord.id };
    const { services } = await as(tenant, tenant.people.nordEditor, (work) => recalculateOrganization(work, by));
    expect(services[0]?.totalCost).toBe(plain.totalCost);
    expect(services[1]?.totalCost).toBeCloseTo(effect.costAfter, 6);
    expect(services[1]?.wageTable).toMatchObject({
      stretches: [
        { from: '2027-01-01', to: '2027-06-30', hourlyWage: 16, assumedRises: 0, isOwn: false, province: 'DE' },
        { from: '2027-07-01', hourlyWage: 17, activeFrom: '2027-07-01', minimumWage: null },
      ],
    });
    expect(await as(tenant, tenant.people.nordEditor, (work) => chancesWithOutdatedRates(work, [chanceId]))).toEqual(
      new Set(),
    );
    const erosion = await as(tenant, tenant.people.nordEditor, (work) => readErosion(work, { chanceId }));
    expect(erosion.steps).toMatchObject([
      { table: 'wage', isInPrice: true, changes: [{ field: 'hourlyWage', before: 16, after: 17 }] },
    ]);
    expect(erosion.knownRise).toBeGreaterThan(0.01);
  });

  it('is a step of the erosion for each earlier row that a row replaces', async () => {
    await keep(wage(16));
    await keep(wage(16.5, { province: 'DE-NW' }));
    const siteInput = { ...townHall, name: 'Werk', province: 'DE-BY' as const };
    await aService(tenant, chanceId, following);
    await aService(tenant, chanceId, { ...following, siteInput });
    await keep(wage(17, { activeFrom: '2027-07-01' }), 'nord');
    const { steps } = await as(tenant, tenant.people.nordEditor, (work) => readErosion(work, { chanceId }));
    expect(steps.map(({ changes }) => changes[0]?.before).toSorted()).toEqual([16, 16.5]);
  });

  it('assumes a rise, keeps its wage when wages are raised, and has a named gap without a row', async () => {
    await keep(wage(16));
    const { id } = await aMobileService(tenant, chanceId, { ...following, assumedWageRise: 0.03 });
    const read = () => as(tenant, tenant.people.nordEditor, (work) => readService(work, id));
    const { wageTable, warnings } = await read();
    expect(wageTable?.stretches).toMatchObject([{ hourlyWage: 16.48, rowWage: 16, assumedRises: 1 }]);
    expect(warnings).toContainEqual({ code: 'WAGE_RISE_ASSUMED', detail: '2027-01-01 16.48' });
    const call = { chanceId, serviceIds: [id], raise: { by: 'wage' as const, value: 20 } };
    await as(tenant, tenant.people.nordEditor, (work) => raiseWages(work, { ...call, isTrial: false }));
    expect(await read()).toMatchObject({ version: 1, hourlyWage: 1 });
    const edit = { serviceId: id, version: 1, base: { payGroup: 'Lohngruppe 2' }, input: { payGroup: 'Gruppe 9' } };
    await as(tenant, tenant.people.nordEditor, (work) => editMobileService(work, edit));
    expect((await read()).problem).toEqual({
      ...{ code: 'WAGE_MISSING', table: 'wage', province: 'DE-NW', date: '2027-01-01' },
    });
  });
});
