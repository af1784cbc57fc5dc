import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { permanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import { type ShiftFormValues, shiftInput } from '@zuschlag/validation/services/shift';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, aServiceInput, dayShift, nightShift } from '../../../testing/services.ts';
import { transitionChance } from '../../chance/lifecycle/transition.ts';
import { readService } from '../service/list-services.ts';
import { editPermanentService } from '../service/permanent.ts';
import { addShift, editShift, removeShift } from './shifts.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const asEditor = <Result>(run: Parameters<typeof as<ScenarioTenant['people']['nordEditor'], Result>>[2]) =>
  as(tenant, tenant.people.nordEditor, run);
const add = (serviceId: string, shift: ShiftFormValues) =>
  asEditor((work) => addShift(work, { serviceId, shift: shiftInput.parse(shift) }));
const timesOf = ({ shifts }: Service) => shifts.map(({ startTime, endTime }) => `${startTime}-${endTime}`);
const firstShiftOf = ({ shifts }: Service) => shifts[0]?.id ?? '';

describe('the shifts of a service', () => {
  it('are listed by start, then by end, whatever the order they came in', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant), { shifts: [nightShift] });
    await add(id, { ...dayShift, endTime: '18:00' });
    const service = await add(id, dayShift);
    expect(timesOf(service)).toEqual(['08:00-16:00', '08:00-18:00', '22:00-06:00']);
  });

  it('carry their length and the length of their pause, over midnight too', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant));
    const { shifts } = await add(id, { ...nightShift, pauseStartTime: '23:45', pauseEndTime: '00:30' });
    expect(shifts.map(({ duration, pauseDuration }) => [duration, pauseDuration])).toEqual([
      [480, 0],
      [480, 45],
    ]);
  });

  it('add their minutes to the service: 365 nights are 175 200 minutes more', async () => {
    const before = await aService(tenant, await aChanceToCalculate(tenant));
    const after = await add(before.id, nightShift);
    expect((after.minutesTotal ?? 0) - (before.minutesTotal ?? 0)).toBe(365 * 480);
  });

  it('take no guards of a subcontractor before there is a rate for them: their hours would be free', async () => {
    const { id, shifts } = await aService(tenant, await aChanceToCalculate(tenant));
    const refusal = { fields: [{ path: 'shift.subContractorQuantity', problem: 'SUBCONTRACTOR_RATE_MISSING' }] };
    await expect(add(id, { ...dayShift, subContractorQuantity: 5 })).rejects.toMatchObject({ details: refusal });
    const whole = aServiceInput(tenant, { shifts: [{ ...dayShift, subContractorQuantity: 5 }] });
    expect(permanentServiceInput.safeParse(whole).error?.issues).toMatchObject([
      { path: ['shifts', 0, 'subContractorQuantity'], message: 'SUBCONTRACTOR_RATE_MISSING' },
    ]);
    const shiftId = shifts[0]?.id ?? '';
    // A shift of a time before this rule: its service can be calculated, but an edit has to take them out.
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.shift.updateMany({ where: { id: shiftId }, data: { subContractorQuantity: 5 } }),
    );
    const withSecond = await add(id, nightShift);
    expect(withSecond.warnings).toMatchObject([{ code: 'SUBCONTRACTOR_RATE_MISSING' }]);
    const edited = await asEditor((work) =>
      editShift(work, { serviceId: id, shiftId, shift: shiftInput.parse(dayShift) }),
    );
    expect(edited.warnings).toEqual([]);
  });

  it('cost 49 784.00 EUR for a guard of a subcontractor at 24.50 EUR, who needs no guard of the own beside', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant), {
      subcontractorHourlyRate: 24.5,
      shifts: [{ ...dayShift, employeeQuantity: 0, subContractorQuantity: 1 }],
    });
    const service = await asEditor((work) => readService(work, id));
    expect(service.costDetails[0]).toMatchObject({ minutes: 254 * 480, payCosts: { baseWage: 0 } });
    expect(service.costDetails[0]?.subcontractorCosts).toBeCloseTo(254 * 8 * 24.5, 8);
    expect(shiftInput.safeParse({ ...dayShift, employeeQuantity: 0 }).error?.issues).toMatchObject([
      { path: ['employeeQuantity'], message: 'GUARD_REQUIRED' },
    ]);
    // The rate stays while it is needed.
    const taking = asEditor((work) =>
      editPermanentService(work, { serviceId: id, input: { subcontractorHourlyRate: null } }),
    );
    await expect(taking).rejects.toMatchObject({
      details: { fields: [{ path: 'input.subcontractorHourlyRate', problem: 'SUBCONTRACTOR_RATE_MISSING' }] },
    });
  });

  it('are replaced when they are edited: the new one has another id', async () => {
    const before = await aService(tenant, await aChanceToCalculate(tenant));
    const after = await asEditor((work) =>
      editShift(work, {
        serviceId: before.id,
        shiftId: firstShiftOf(before),
        shift: shiftInput.parse({ ...dayShift, employeeQuantity: 2 }),
      }),
    );
    expect(after.shifts).toHaveLength(1);
    expect(firstShiftOf(after)).not.toBe(firstShiftOf(before));
    expect(after.minutesTotal).toBe(2 * 254 * 480);
  });

  it('never go below one: LAST_SHIFT', async () => {
    const before = await aService(tenant, await aChanceToCalculate(tenant));
    const two = await add(before.id, nightShift);
    const remove = (shiftId: string) => asEditor((work) => removeShift(work, { serviceId: before.id, shiftId }));
    const one = await remove(firstShiftOf(two));
    expect(timesOf(one)).toEqual(['22:00-06:00']);
    await expect(remove(firstShiftOf(one))).rejects.toMatchObject({ code: 'LAST_SHIFT' });
  });

  it('belong to one service: that of another does not exist', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const mine = await aService(tenant, chanceId, { shifts: [dayShift, nightShift] });
    const other = await aService(tenant, chanceId);
    const removing = asEditor((work) => removeShift(work, { serviceId: mine.id, shiftId: firstShiftOf(other) }));
    await expect(removing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stay inside the contract', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant));
    await expect(add(id, { ...dayShift, endDate: '2028-01-01' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'shift.endDate', problem: 'OUTSIDE_CONTRACT' }] },
    });
  });

  it('are LOCKED while the margin is being approved', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    await as(tenant, systemOf(tenant), (work) => transitionChance(work, { id: chanceId }, 'marginRequested'));
    await expect(add(id, dayShift)).rejects.toMatchObject({ code: 'LOCKED' });
  });
});
