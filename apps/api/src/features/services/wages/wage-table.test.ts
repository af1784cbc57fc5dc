import { testDatabase } from '@zuschlag/db/testing/database';
import type { EntryInput } from '@zuschlag/validation/configuration/entry';
import type { RateChanges } from '@zuschlag/validation/services/rates/rate-impact';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { impactOf } from '../../../testing/rate-impacts.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, dayShift } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { readPayGroups } from '../pay-groups/pay-groups.ts';
import { readWarnings } from '../pricing/warnings.ts';
import { chancesWithOutdatedRates } from '../rates/outdated-rates.ts';

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
