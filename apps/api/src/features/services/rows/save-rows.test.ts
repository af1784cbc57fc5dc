import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { carInput } from '@zuschlag/validation/services/car';
import { saveShiftsInput } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import { type ShiftFormValues, shiftInput } from '@zuschlag/validation/services/shift';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../context.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aService,
  dayShift,
  nightRound,
  nightShift,
  patrolCar,
} from '../../../testing/services.ts';
import { addShift, editShift, removeShift } from '../shifts/shifts.ts';
import { saveRows } from './save-rows.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const asEditor = <Result>(run: (work: UnitOfWork) => Promise<Result>) => as(tenant, tenant.people.nordEditor, run);
const shift = (values: Partial<ShiftFormValues>) => shiftInput.parse({ ...dayShift, ...values });
const nothing = { added: [], changed: [], removed: [] };
const headsOf = ({ shifts }: Service) => shifts.map(({ startTime, employeeQuantity }) => [startTime, employeeQuantity]);
const aPermanentService = async () =>
  aService(tenant, await aChanceToCalculate(tenant), { shifts: [dayShift, nightShift] });
const idOf = (service: Service, startTime: string) =>
  service.shifts.find((one) => one.startTime === startTime)?.id ?? '';

describe('a table of shifts', () => {
  it('is saved in one act: one version more, and the same price as one shift after the other', async () => {
    const [byTable, oneByOne] = [await aPermanentService(), await aPermanentService()];
    const added = [shift({ startTime: '05:00', employeeQuantity: 2 }), shift({ startTime: '06:00' })];
    const changed = shift({ startTime: '22:00', endTime: '06:00', employeeQuantity: 3 });
    const after = await asEditor((work) =>
      saveRows(work, 'shifts', {
        serviceId: byTable.id,
        version: byTable.version,
        added,
        changed: [{ id: idOf(byTable, '22:00'), row: changed }],
        removed: [idOf(byTable, '08:00')],
      }),
    );
    expect(headsOf(after)).toEqual([
      ['05:00', 2],
      ['06:00', 1],
      ['22:00', 3],
    ]);
    expect(after.version).toBe(byTable.version + 1);
    const serviceId = oneByOne.id;
    for (const one of added) await asEditor((work) => addShift(work, { serviceId, shift: one }));
    await asEditor((work) => editShift(work, { serviceId, shiftId: idOf(oneByOne, '22:00'), shift: changed }));
    const last = await asEditor((work) => removeShift(work, { serviceId, shiftId: idOf(oneByOne, '08:00') }));
    expect([after.revenue, after.totalCost, after.minutesTotal]).toEqual([
      last.revenue,
      last.totalCost,
      last.minutesTotal,
    ]);
  });

  it('keeps the order in which equal shifts were entered', async () => {
    const { id } = await aPermanentService();
    const added = [3, 1, 2, 5, 4].map((employeeQuantity) => shift({ startTime: '04:00', employeeQuantity }));
    const after = await asEditor((work) => saveRows(work, 'shifts', { ...nothing, serviceId: id, added }));
    expect(headsOf(after).slice(0, 5)).toEqual([3, 1, 2, 5, 4].map((heads) => ['04:00', heads]));
  });

  it('merges what others changed in other fields of the same shift, and asks about the same field', async () => {
    const opened = await aPermanentService();
    const shiftId = idOf(opened, '08:00');
    const base = { ...shiftInput.parse(dayShift) };
    const theirs = shift({ employeeQuantity: 4 });
    await asEditor((work) => editShift(work, { serviceId: opened.id, shiftId, shift: theirs }));
    const save = (row: ReturnType<typeof shift>) =>
      asEditor((work) =>
        saveRows(work, 'shifts', {
          ...nothing,
          serviceId: opened.id,
          version: opened.version,
          added: [shift({ startTime: '05:00' })],
          changed: [{ id: shiftId, base, row }],
        }),
      );
    await expect(save(shift({ employeeQuantity: 7 }))).rejects.toMatchObject({
      code: 'CONFLICT',
      details: {
        currentVersion: opened.version + 1,
        conflicts: [{ path: 'changed.0.row.employeeQuantity', mine: 7, theirs: 4 }],
      },
    });
    const merged = await save(shift({ endTime: '17:00' }));
    expect(merged.shifts.find(({ startTime }) => startTime === '08:00')).toMatchObject({
      endTime: '17:00',
      employeeQuantity: 4,
    });
    expect(merged.shifts).toHaveLength(3);
  });

  it('names the row and the field of each problem, and stores nothing', async () => {
    const opened = await aPermanentService();
    const outside = shift({ startDate: '2020-01-01' });
    await expect(
      asEditor((work) =>
        saveRows(work, 'shifts', {
          ...nothing,
          serviceId: opened.id,
          added: [shift({}), outside, shift({ subContractorQuantity: 1 })],
          changed: [{ id: idOf(opened, '08:00'), row: outside }],
        }),
      ),
    ).rejects.toMatchObject({ details: { fields: [{ path: 'added.1.startDate', problem: 'OUTSIDE_CONTRACT' }] } });
    await expect(
      asEditor((work) =>
        saveRows(work, 'shifts', {
          ...nothing,
          serviceId: opened.id,
          changed: [{ id: idOf(opened, '22:00'), row: shift({ subContractorQuantity: 1 }) }],
        }),
      ),
    ).rejects.toMatchObject({
      details: { fields: [{ path: 'changed.0.row.subContractorQuantity', problem: 'SUBCONTRACTOR_RATE_MISSING' }] },
    });
    const unread = { serviceId: opened.id, added: [dayShift, { ...dayShift, startTime: 'früh' }] };
    expect(saveShiftsInput.safeParse(unread).error?.issues).toMatchObject([{ path: ['added', 1, 'startTime'] }]);
  });

  it('cannot lose its last shift, nor name one twice', async () => {
    const { id, shifts } = await aPermanentService();
    const removed = shifts.map((one) => one.id);
    await expect(
      asEditor((work) => saveRows(work, 'shifts', { ...nothing, serviceId: id, removed })),
    ).rejects.toMatchObject({ code: 'LAST_SHIFT' });
    const [first = ''] = removed;
    expect(saveShiftsInput.safeParse({ serviceId: id, removed: [first, first] }).error?.issues).toMatchObject([
      { path: ['removed', 1], message: 'INVALID' },
    ]);
  });

  it('that changes nothing writes nothing', async () => {
    const opened = await aPermanentService();
    const changed = [{ id: idOf(opened, '08:00'), row: shiftInput.parse(dayShift) }];
    const after = await asEditor((work) => saveRows(work, 'shifts', { ...nothing, serviceId: opened.id, changed }));
    expect(after.version).toBe(opened.version);
    expect(after.shifts).toEqual(opened.shifts);
  });

  it('does not find a shift of another service', async () => {
    const [mine, other] = [await aPermanentService(), await aPermanentService()];
    const removed = [idOf(other, '08:00')];
    await expect(
      asEditor((work) => saveRows(work, 'shifts', { ...nothing, serviceId: mine.id, removed })),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a table of cars or visits', () => {
  it('keeps the order of its rows, the new ones at the end', async () => {
    const cars = [1, 2, 3].map((quantity) => ({ ...patrolCar, quantity }));
    const { id, cars: stored } = await aService(tenant, await aChanceToCalculate(tenant), { cars });
    const car = (quantity: number) => carInput.parse({ ...patrolCar, quantity });
    const after = await asEditor((work) =>
      saveRows(work, 'cars', {
        serviceId: id,
        added: [car(8), car(9)],
        changed: [
          { id: stored[2]?.id ?? '', row: car(30) },
          { id: stored[0]?.id ?? '', row: car(10) },
        ],
        removed: [stored[1]?.id ?? ''],
      }),
    );
    expect(after.cars.map(({ quantity }) => quantity)).toEqual([10, 30, 8, 9]);
    const emptied = await asEditor((work) =>
      saveRows(work, 'cars', { ...nothing, serviceId: id, removed: after.cars.map((one) => one.id) }),
    );
    expect(emptied.cars).toEqual([]);
  });

  it('keeps one visit, and belongs to its kind of service', async () => {
    const { id, siteVisits } = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const removed = siteVisits.map((one) => one.id);
    const save = (added: ReturnType<typeof siteVisitInput.parse>[]) =>
      asEditor((work) => saveRows(work, 'siteVisits', { ...nothing, serviceId: id, added, removed }));
    await expect(save([])).rejects.toMatchObject({ code: 'LAST_SITE_VISIT' });
    const { siteVisits: now } = await save([siteVisitInput.parse({ ...nightRound, duration: 9 })]);
    expect(now.map(({ duration }) => duration)).toEqual([9]);
    await expect(asEditor((work) => saveRows(work, 'cars', { ...nothing, serviceId: id }))).rejects.toMatchObject({
      code: 'SERVICE_TYPE_NOT_SUPPORTED',
    });
  });
});
