import { testDatabase } from '@zuschlag/db/testing/database';
import { type EnterActuals, ofEachKind } from '@zuschlag/validation/actuals/actuals';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift, nightShift, type ServicePlan } from '../../testing/services.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { readActuals, readMarks } from './actuals.ts';
import { enterActuals, removeActuals } from './enter-actuals.ts';
import { aWonContract, ofJanuary } from './testing/won-contract.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});

const read = (chanceId: string, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => readActuals(work, chanceId));
const marks = (chanceId: string, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => readMarks(work, chanceId));
const enter = (chanceId: string, values: Partial<EnterActuals> = {}, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => enterActuals(work, { ...ofJanuary(tenant, chanceId), ...values }));
const nordOf = ({ organizations }: Awaited<ReturnType<typeof read>>) =>
  organizations.find(({ operationalOrganizationId }) => operationalOrganizationId === tenant.organizations.nord.id) ??
  expect.unreachable();
const rate = 24.5;
const nightsAtFixedRates: ServicePlan = {
  shifts: [nightShift],
  revenue: {
    revenueCalculationType: 'Hourlyrateabsolute',
    hourlyRateAbsolute: {
      ...{ day: rate, night: rate, sunday: rate, sundayNight: rate, holiday: rate, holidayNight: rate },
    },
  },
};

describe('plan and actual', () => {
  it('plan every month of the regular services, so that they add up to the price that was approved', async () => {
    const chanceId = await aWonContract(tenant);
    const chance = await as(tenant, tenant.people.nordEditor, (work) => getChance(work, chanceId));
    const found = await read(chanceId, 'holdingViewer');
    expect(found).toMatchObject({ isWon: true, total: null });
    expect(found.organizations.map(({ months }) => months.length)).toEqual([12, 12]);
    const sum = (of: 'income' | 'cost') =>
      found.organizations.reduce((total, { contract }) => total + (contract?.[of] ?? 0), 0);
    expect(sum('income')).toBeCloseTo(chance.revenue ?? 0, 6);
    expect(sum('cost')).toBeCloseTo(chance.totalCost ?? 0, 6);
    expect(nordOf(found)).toMatchObject({ approvedMargin: expect.closeTo(0.06, 9), soFar: null, mayEnter: false });
  });

  it('compare a month that is entered, explain what differs, and mark a margin below the approved one', async () => {
    const chanceId = await aWonContract(tenant);
    expect(await marks(chanceId)).toMatchObject({ below: [] });
    await enter(chanceId);
    const nord = nordOf(await read(chanceId));
    const [january] = nord.months;
    expect(january).toMatchObject({ version: 1, month: '2026-01-01', actual: { cost: expect.any(Number) } });
    const { variances } = january ?? expect.unreachable();
    const { hours, kindOfTime, absence, wage, payCost } = variances ?? expect.unreachable();
    expect(hours + kindOfTime + absence + wage).toBeCloseTo(payCost, 9);
    expect(nord).toMatchObject({ isBelowApproved: true, soFar: { months: 1 } });
    expect((await marks(chanceId)).below).toMatchObject([
      { operationalOrganizationId: tenant.organizations.nord.id, approvedMargin: expect.closeTo(0.06, 9) },
    ]);
    const planned = january?.planned.income ?? 0;
    await enter(chanceId, {
      version: 1,
      times: { day: { hours: 160, absenceHours: 40, payCost: 2_000, income: planned + 1_000 } },
    });
    const paid = nordOf(await read(chanceId));
    expect(paid.isBelowApproved).toBe(false);
    expect(paid.months[0]?.version).toBe(2);
    expect((await marks(chanceId)).below).toEqual([]);
  });

  it('count an invoice of the month once, whichever kind of time it stands in', async () => {
    const chanceId = await aWonContract(tenant, { shifts: [dayShift, nightShift] });
    const paid = { hours: 100, absenceHours: 10, payCost: 3_000 };
    const times = { day: { ...paid, income: 9_000 }, night: { ...paid, income: null } };
    await enter(chanceId, { times });
    const [invoiced] = nordOf(await read(chanceId)).months;
    expect(invoiced?.actual?.income).toBe(9_000);
    expect(invoiced?.variances?.income).toBeCloseTo(9_000 - (invoiced?.planned.income ?? 0), 9);
    expect(invoiced?.times.slice(0, 2).map(({ actual }) => actual)).toMatchObject([
      { income: 9_000, isInvoiced: true },
      { income: 0, isInvoiced: false },
    ]);
    await enter(chanceId, { version: 1, times: { ...times, day: { ...paid, income: null } } });
    const [ordered] = nordOf(await read(chanceId)).months;
    expect(ordered?.times[1]?.actual).toMatchObject({ income: expect.any(Number), isInvoiced: false });
    expect(ordered?.times[1]?.actual?.income).toBeGreaterThan(0);
  });

  it('plan the price that was signed, with rounded unit prices and another offer', async () => {
    const chanceId = await aWonContract(tenant, {}, true);
    const chance = await as(tenant, tenant.people.nordEditor, (work) => getChance(work, chanceId));
    const found = await read(chanceId, 'holdingViewer');
    const income = found.organizations.reduce((total, { contract }) => total + (contract?.income ?? 0), 0);
    expect(chance.offeredRevenue).toBeGreaterThan(chance.revenue ?? 0);
    expect(income).toBeCloseTo(chance.offeredRevenue ?? 0, 6);
  });

  it('leave a month unmarked that came as planned, though holidays make it plan less than what was approved', async () => {
    const chanceId = await aWonContract(tenant, nightsAtFixedRates);
    const nord = nordOf(await read(chanceId));
    const { month, planned, times: kinds } = nord.months[4] ?? expect.unreachable();
    expect(month).toBe('2026-05-01');
    expect(planned.margin).toBeLessThan(nord.approvedMargin ?? 0);
    // To the cent and the hundredth of an hour, in favour of the contract.
    const times = ofEachKind((kind) => {
      const { planned } = kinds.find(({ kindOfTime }) => kindOfTime === kind) ?? expect.unreachable();
      return {
        hours: Math.ceil(planned.hours * 100) / 100,
        absenceHours: Math.ceil(planned.absenceHours * 100) / 100,
        payCost: Math.floor(planned.payCost * 100) / 100,
        income: null,
      };
    });
    await enter(chanceId, { month, times });
    expect(nordOf(await read(chanceId))).toMatchObject({ isBelowApproved: false, soFar: { months: 1 } });
    expect((await marks(chanceId)).below).toEqual([]);
    const dearer = { ...times, night: { ...times.night, payCost: times.night.payCost + 1 } };
    await enter(chanceId, { month, times: dearer, version: 1 });
    expect(nordOf(await read(chanceId))).toMatchObject({ isBelowApproved: true });
    expect((await marks(chanceId)).below).toHaveLength(1);
  });

  it('keep the pay of an organization from the others, on the page, in the mark and in the trail', async () => {
    const chanceId = await aWonContract(tenant);
    await enter(chanceId, {
      times: { day: { hours: 160, absenceHours: 0, payCost: 7_331.17, income: null } },
    });
    const hidden = await read(chanceId, 'mitteManager');
    expect(nordOf(hidden)).toMatchObject({ isHidden: true, mayEnter: false, months: [], contract: null, soFar: null });
    expect(JSON.stringify(hidden)).not.toContain('7331');
    expect((await marks(chanceId, 'mitteManager')).below).toEqual([]);
    expect((await marks(chanceId, 'holdingViewer')).below).toHaveLength(1);
    const trail = await as(tenant, tenant.people.mitteManager, ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId } }),
    );
    expect(JSON.stringify(trail.map(({ before, after }) => [before, after]))).not.toContain('7331');
    await expect(enter(chanceId, {}, 'mitteManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(enter(chanceId, { version: 1 }, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(enter(chanceId, {}, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const times = { day: { hours: 161, absenceHours: 0, payCost: 7_331.17, income: null } };
    expect((await enter(chanceId, { version: 1, times }, 'holdingManager')).version).toBe(2);
  });

  it('are entered over the version that was seen, in a month of the contract that has begun, and can be removed', async () => {
    const chanceId = await aWonContract(tenant);
    await enter(chanceId);
    const times = { day: { hours: 170, absenceHours: 40, payCost: 5_000, income: null } };
    await expect(enter(chanceId, { times })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { currentVersion: 1, conflicts: [{ path: 'times.day.hours', mine: 170, theirs: 160 }] },
    });
    const wrong = (problem: string) => ({ code: 'INVALID_INPUT', details: { fields: [{ path: 'month', problem }] } });
    await expect(enter(chanceId, { month: '2025-12-01' })).rejects.toMatchObject(wrong('OUTSIDE_CONTRACT'));
    await expect(enter(chanceId, { month: '2026-12-01' })).rejects.toMatchObject(wrong('TOO_FAR_AWAY'));
    const sued = { operationalOrganizationId: tenant.organizations.sued.id };
    await expect(enter(chanceId, sued)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const remove = (version: number) =>
      as(tenant, tenant.people.nordEditor, (work) =>
        removeActuals(work, {
          ...{ chanceId, operationalOrganizationId: tenant.organizations.nord.id, month: '2026-01-01', version },
        }),
      );
    await expect(remove(2)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await remove(1)).toMatchObject({ version: 0, times: null });
    expect(nordOf(await read(chanceId))).toMatchObject({ soFar: null });
    await expect(remove(2)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('refuse what rests on a version of before a removal, however they were entered again', async () => {
    const chanceId = await aWonContract(tenant);
    // The second person opens version 1; the first removes it and enters the month anew.
    expect((await enter(chanceId)).version).toBe(1);
    await as(tenant, tenant.people.nordEditor, (work) =>
      removeActuals(work, {
        ...{ chanceId, operationalOrganizationId: tenant.organizations.nord.id, month: '2026-01-01', version: 1 },
      }),
    );
    const times = { day: { hours: 170, absenceHours: 40, payCost: 5_000, income: null } };
    const late = () => enter(chanceId, { version: 1, times }, 'holdingManager');
    await expect(late()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(nordOf(await read(chanceId)).months[0]).toMatchObject({ version: 0, actual: null });
    expect((await enter(chanceId)).version).toBe(3);
    await expect(late()).rejects.toMatchObject({ code: 'CONFLICT', details: { currentVersion: 3 } });
    expect(nordOf(await read(chanceId)).months[0]).toMatchObject({ version: 3 });
    expect((await enter(chanceId, { version: 3, times }, 'holdingManager')).version).toBe(4);
  });

  it('of two people who enter one month at a time come together, kind by kind and field by field', async () => {
    const chanceId = await aWonContract(tenant);
    const opened = { base: { 'times.day.hours': null, 'times.night.hours': 0, 'times.night.payCost': 0 } };
    const theirs = { day: { hours: 160, absenceHours: 0, payCost: 5_000, income: null } };
    await enter(chanceId, { version: 0, times: theirs });
    const night = { hours: 8, absenceHours: 0, payCost: 200, income: null };
    const mine = { ...theirs, night };
    const both = await enter(chanceId, { version: 0, times: mine, ...opened }, 'holdingManager');
    expect(both).toMatchObject({ version: 2, times: { day: { hours: 160, payCost: 5_000 }, night: { hours: 8 } } });
    expect((await enter(chanceId, { version: 2, times: mine })).version).toBe(2);
  });

  it('belong to won Chances', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], {
      contract: { startDate: '2026-01-01', endDate: '2026-12-31' },
    });
    await aService(tenant, chanceId);
    expect(await read(chanceId)).toMatchObject({ isWon: false, organizations: [] });
    await expect(enter(chanceId)).rejects.toMatchObject({ code: 'LOCKED' });
  });
});
