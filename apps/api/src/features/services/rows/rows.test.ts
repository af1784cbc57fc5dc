import { type Database, inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { carInput } from '@zuschlag/validation/services/car';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../context.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aService,
  nightRound,
  patrolCar,
  radios,
} from '../../../testing/services.ts';
import { addRow, editRow, removeRow } from './rows.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const asEditor = <Result>(run: (work: UnitOfWork) => Promise<Result>) => as(tenant, tenant.people.nordEditor, run);
const visit = siteVisitInput.parse(nightRound);

describe('the cars and the equipment of a permanent service', () => {
  it('cost 9 227.00 EUR a year for a car and 626.67 EUR for four radios', async () => {
    const before = await aService(tenant, await aChanceToCalculate(tenant));
    const withCar = await asEditor((work) => addRow(work, 'cars', { serviceId: before.id, row: patrolCar }));
    // 12 of 48 months of 24 000, insurance and tax, 780 litres at 1.65, 12 000 km at 0.06.
    expect(withCar.costDetails[0]?.specialCosts.car).toBeCloseTo(6_000 + 1_220 + 1_287 + 720, 8);
    const both = await asEditor((work) => addRow(work, 'purchases', { serviceId: before.id, row: radios }));
    expect(both.costDetails[0]?.specialCosts.purchase).toBeCloseTo(4 * (380 / 3 + 30), 8);
    expect((both.totalCost ?? 0) - (before.totalCost ?? 0)).toBeCloseTo(9_227 + 626.666_666_7, 4);
    expect(both.version).toBe(before.version + 2);
  });

  it('are added with the service, too, and stay in the order in which they were entered', async () => {
    const cars = [patrolCar, { ...patrolCar, quantity: 2 }, { ...patrolCar, netValue: 1 }];
    const service = await aService(tenant, await aChanceToCalculate(tenant), { cars, purchases: [radios] });
    expect(service.cars).toMatchObject(cars);
    expect(service.purchases).toMatchObject([{ ...radios, serviceId: service.id }]);
    const { id } = service.cars[1] ?? { id: '' };
    const edited = await asEditor((work) =>
      editRow(work, 'cars', { serviceId: service.id, id, row: { ...patrolCar, quantity: 3 } }),
    );
    expect(edited.cars.map(({ quantity }) => quantity)).toEqual([1, 3, 1]);
    const removed = await asEditor((work) => removeRow(work, 'cars', { serviceId: service.id, id }));
    const added = await asEditor((work) =>
      addRow(work, 'cars', { serviceId: service.id, row: { ...patrolCar, quantity: 7 } }),
    );
    expect(removed.cars.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(added.cars.map(({ quantity }) => quantity)).toEqual([1, 1, 7]);
  });

  it('disappear from the price when they are removed', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const plain = await aService(tenant, chanceId);
    const service = await aService(tenant, chanceId, { cars: [patrolCar] });
    const after = await asEditor((work) =>
      removeRow(work, 'cars', { serviceId: service.id, id: service.cars[0]?.id ?? '' }),
    );
    expect(after.totalCost).toBe(plain.totalCost);
  });

  it('need at least one month of depreciation and whole pieces', () => {
    expect(carInput.safeParse({ ...patrolCar, runtime: 0 }).success).toBe(false);
    expect(carInput.safeParse({ ...patrolCar, quantity: 1.5 }).success).toBe(false);
    expect(carInput.safeParse({ ...patrolCar, netValue: -1 }).success).toBe(false);
  });

  it('are refused at a mobile service', async () => {
    const { id } = await aMobileService(tenant, await aChanceToCalculate(tenant));
    await expect(asEditor((work) => addRow(work, 'cars', { serviceId: id, row: patrolCar }))).rejects.toMatchObject({
      code: 'SERVICE_TYPE_NOT_SUPPORTED',
    });
  });

  it('of another service do not exist', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const mine = await aService(tenant, chanceId, { cars: [patrolCar] });
    const other = await aService(tenant, chanceId, { cars: [patrolCar] });
    const removing = asEditor((work) => removeRow(work, 'cars', { serviceId: mine.id, id: other.cars[0]?.id ?? '' }));
    await expect(removing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the visits of a mobile service', () => {
  it('never go below one: LAST_SITE_VISIT', async () => {
    const service = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const two = await asEditor((work) =>
      addRow(work, 'siteVisits', { serviceId: service.id, row: { ...visit, type: 'CLOSING', duration: 10 } }),
    );
    const remove = (id = '') => asEditor((work) => removeRow(work, 'siteVisits', { serviceId: service.id, id }));
    const one = await remove(two.siteVisits[0]?.id);
    expect(one.siteVisits).toMatchObject([{ type: 'CLOSING', duration: 10, visits: 730 }]);
    await expect(remove(one.siteVisits[0]?.id)).rejects.toMatchObject({ code: 'LAST_SITE_VISIT' });
  });

  it('stay inside the contract', async () => {
    const { id } = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const adding = asEditor((work) =>
      addRow(work, 'siteVisits', { serviceId: id, row: { ...visit, startDate: '2026-12-31' } }),
    );
    await expect(adding).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'siteVisit.startDate', problem: 'OUTSIDE_CONTRACT' }] },
    });
  });

  it('need at least one visit on one kind of day', () => {
    const none = { type: 'OPENING', duration: 10, margin: 0.1 };
    expect(siteVisitInput.safeParse(none).error?.issues).toMatchObject([
      { path: ['mondayDay'], message: 'VISIT_COUNT_REQUIRED' },
    ]);
    expect(siteVisitInput.safeParse({ ...none, holidayNight: 1 }).success).toBe(true);
  });

  it('are refused when two edits contradict each other together', async () => {
    const { id, siteVisits, version } = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const { id: visitId = '' } = siteVisits[0] ?? {};
    const edit = (row: Partial<typeof visit>) =>
      asEditor((work) =>
        editRow(work, 'siteVisits', {
          ...{ serviceId: id, id: visitId, row: { ...visit, ...row }, version },
          base: Object.fromEntries(Object.entries(visit).map(([field, value]) => [`siteVisit.${field}`, value])),
        }),
      );
    await edit({ startDate: '2027-06-01' });
    await expect(edit({ endDate: '2027-05-31' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'siteVisit.endDate', problem: 'END_BEFORE_START' }] },
    });
  });

  it('leave the database with their service', async () => {
    const service = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const { mainOrganizationId } = tenant;
    const stored = () =>
      inTenant(database, mainOrganizationId, (db) => db.siteVisit.count({ where: { serviceId: service.id } }));
    expect(await stored()).toBe(1);
    await inTenant(database, mainOrganizationId, (db) =>
      db.service.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id: service.id } } }),
    );
    expect(await stored()).toBe(0);
  });
});
