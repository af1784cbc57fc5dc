import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, patrolCar, radios } from '../../../testing/services.ts';
import { readUsualCosts } from './usual-costs.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let other: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  [tenant, other] = [await aTenant(database), await aTenant(database)];
  for (const one of [tenant, other]) await withRates(one, { provinces: ['DE-NW'] });
  chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  const car = (netValue: number) => ({ ...patrolCar, netValue });
  await aService(tenant, chanceId, {
    cars: [car(20_000), car(24_000)],
    purchases: [{ ...radios, yearlyRepair: 0 }, { ...radios, yearlyRepair: 0 }, radios, radios],
  });
  await aService(tenant, chanceId, { operatedBy: 'mitte', cars: [car(90_000)] });
  await aService(other, await aChanceToCalculate(other, ['nord']), {
    cars: [car(1_000_000), car(1_000_000), car(1_000_000)],
  });
});
afterAll(() => database.close());

const usualFor = (by: 'nordEditor' | 'holdingManager' | 'suedManager') =>
  as(tenant, tenant.people[by], (work) => readUsualCosts(work, chanceId));

it('is the median of all organizations of the tenant, without those of other tenants', async () => {
  const { cars, purchases } = await usualFor('nordEditor');
  expect(cars).toEqual({
    netValue: 24_000,
    runtime: patrolCar.runtime,
    yearlyInsurance: patrolCar.yearlyInsurance,
    yearlyTax: patrolCar.yearlyTax,
    yearlyKilometers: patrolCar.yearlyKilometers,
    consumption: patrolCar.consumption,
    fuelPrice: patrolCar.fuelPrice,
    repairPerKilometer: patrolCar.repairPerKilometer,
  });
  expect(purchases).toMatchObject({ purchaseCost: radios.purchaseCost, yearlyMaintenance: radios.yearlyMaintenance });
});

it('says nothing where fewer than three rows have a value', async () => {
  expect((await usualFor('holdingManager')).purchases.yearlyRepair).toBeNull();
});

it('is not found by people who do not see the Chance', async () => {
  await expect(usualFor('suedManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
