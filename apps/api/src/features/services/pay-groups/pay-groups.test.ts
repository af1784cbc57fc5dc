import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, dayShift, townHall } from '../../../testing/services.ts';
import { readWarnings } from '../pricing/warnings.ts';
import { readPayGroups } from './pay-groups.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-HH'] });
  const earlier = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  await aService(tenant, earlier, { payGroup: 'Gruppe 2', hourlyWage: 16.1 });
  await aService(tenant, earlier, { payGroup: 'gruppe 2', hourlyWage: 16.8 });
  await aMobileService(tenant, earlier, { payGroup: 'Gruppe 1', hourlyWage: 15.4 });
  await aService(tenant, earlier, {
    payGroup: 'Hamburg',
    siteInput: { ...townHall, province: 'DE-HH' },
    hourlyWage: 15,
  });
  await aService(tenant, earlier, { payGroup: 'Mitte', operatedBy: 'mitte', hourlyWage: 15.1 });
  chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  await aService(tenant, chanceId, { name: 'Pforte', payGroup: 'Gruppe 0', hourlyWage: 15.2 });
});
afterAll(() => database.close());

const groupsFor = (by: PersonKey, organization: OrganizationKey = 'nord', province = 'DE-NW' as const) =>
  as(tenant, tenant.people[by], (work) =>
    readPayGroups(work, { chanceId, operationalOrganizationId: tenant.organizations[organization].id, province }),
  ).then(({ groups }) => groups);

describe('the pay groups of an organization', () => {
  it('are those of its services in the federal state, each with its newest wage, the lowest first', async () => {
    const expected = [
      { name: 'Gruppe 0', hourlyWage: 15.2, lastWage: 15.2, isKnown: false, table: [] },
      { name: 'Gruppe 1', hourlyWage: 15.4, lastWage: 15.4, isKnown: true, table: [] },
      { name: 'gruppe 2', hourlyWage: 16.8, lastWage: 16.8, isKnown: true, table: [] },
    ];
    expect(await groupsFor('nordEditor')).toEqual(expected);
    expect(await groupsFor('holdingManager')).toEqual(expected);
  });

  it('stay within the Chance for people of another organization', async () => {
    expect(await groupsFor('mitteEditor')).toMatchObject([{ name: 'Gruppe 0', hourlyWage: 15.2, isKnown: false }]);
  });

  it('are not found for an organization outside of the Chance', async () => {
    await expect(groupsFor('holdingManager', 'sued')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a wage below the lowest pay group that other Chances know', () => {
  const warningsFor = (by: PersonKey) =>
    as(tenant, tenant.people[by], (work) => readWarnings(work, chanceId)).then(({ warnings }) => warnings);

  it('is warned of with that group and its wage, to those who know the wages of the organization', async () => {
    expect(await warningsFor('nordEditor')).toMatchObject([
      { code: 'WAGE_BELOW_LOWEST_GROUP', detail: 'Gruppe 1 15.40', province: 'DE-NW', services: [{ name: 'Pforte' }] },
    ]);
    expect(await warningsFor('mitteEditor')).toEqual([]);
  });

  it('is not warned of where only a subcontractor sends guards; one below the statutory minimum is warned of twice', async () => {
    const sent = { ...dayShift, employeeQuantity: 0, subContractorQuantity: 1 };
    await aService(tenant, chanceId, { name: 'Fremd', hourlyWage: 10, shifts: [sent], subcontractorHourlyRate: 25 });
    await aService(tenant, chanceId, { name: 'Billig', hourlyWage: 14 });
    const warnings = await warningsFor('nordEditor');
    expect(warnings.map(({ code, detail, services }) => [code, detail, services.map(({ name }) => name)])).toEqual([
      ['WAGE_BELOW_LOWEST_GROUP', 'Gruppe 1 15.40', ['Pforte', 'Billig']],
      ['WAGE_BELOW_MINIMUM_WAGE', '2027-01-01 14.60', ['Billig']],
    ]);
  });
});
