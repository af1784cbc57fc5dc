import { testDatabase } from '@zuschlag/db/testing/database';
import { requestRecalculationInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { NewRates, SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import { addShiftInput } from '@zuschlag/validation/services/shift';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMargins, saysOnMargin } from '../../../testing/decisions.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, nightShift } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { editPermanentService } from '../../services/service/permanent.ts';
import { addShift } from '../../services/shifts/shifts.ts';
import { raiseWages } from '../../services/wages/raise-wages.ts';
import { ensureMarginGroups } from '../margin-decisions.store.ts';
import { requestRecalculation } from '../recalculation.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** The cost of the desk as it stands, 48 225.28 EUR, and what a rate of 22 % of social security adds. */
const stored = { cost: expect.closeTo(48_225.2803, 3) };
const byTables = expect.closeTo(386.587, 3);

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW'], years: [2027] });
});
afterAll(() => database.close());

/** A desk of TW Nord over 2027; `isApproved`: its margin was approved, and then calculated anew on wish of the owner. */
async function aDesk({ isApproved }: { isApproved: boolean }) {
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
  const service = await aService(tenant, chanceId);
  if (isApproved) {
    await as(tenant, systemOf(tenant), async (work) => ensureMarginGroups(work, chanceId));
    await requestMargins(tenant, chanceId, 'nordEditor');
    await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', { decision: 'Approve', comment: 'Passt.' });
    const { id } = tenant.organizations.nord;
    const input = requestRecalculationInput.parse({ chanceId, operationalOrgIds: [id], reason: 'Neuer Tarif.' });
    await as(tenant, tenant.people.nordEditor, (work) => requestRecalculation(work, input));
  }
  return { chanceId, service };
}

let rates = 0;
/** A rate of social security that counts from a day on which no other row begins. */
async function aNewRate() {
  rates += 1;
  const activeFrom = `2026-0${rates}-01`;
  await as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'socialSecurity', { activeFrom, value: 0.22 }));
}

const addNight = (serviceId: string, newRates?: NewRates) =>
  as(tenant, tenant.people.nordEditor, (work) => {
    Object.assign(work, { newRates });
    return addShift(work, addShiftInput.parse({ serviceId, shift: nightShift }));
  });
const edited = (serviceId: string, hourlyWage: number) =>
  as(tenant, tenant.people.nordEditor, (work) => {
    Object.assign(work, { newRates: 'ask' });
    return editPermanentService(work, { serviceId, input: { hourlyWage } });
  });
const shiftsOf = (serviceId: string) =>
  as(tenant, systemOf(tenant), ({ db }) => db.shift.count({ where: { serviceId } }));
const lastEntry = (chanceId: string) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findFirstOrThrow({ where: { chanceId, action: 'addShift' }, orderBy: { id: 'desc' } }),
  );

describe('newer table rows in prices that were approved once', () => {
  it('are asked about with the part of the tables and the own part, and nothing is kept until they are accepted', async () => {
    const { chanceId, service } = await aDesk({ isApproved: true });
    await aNewRate();
    const refused = await addNight(service.id, 'ask').catch((error: { code: string; details: object }) => error);
    expect(refused).toMatchObject({ code: 'NEW_RATES_AFTER_APPROVAL', details: { split: { before: stored } } });
    const { split } = (refused as unknown as { details: { split: SplitChange } }).details;
    expect(split.tables?.cost).toEqual(byTables);
    expect(split.before.cost + (split.tables?.cost ?? 0) + (split.own?.cost ?? 0)).toBeCloseTo(
      split.after?.cost ?? 0,
      6,
    );
    expect(await shiftsOf(service.id)).toBe(1);

    const after = await addNight(service.id, 'accept');
    expect(after.totalCost).toBeCloseTo(split.after?.cost ?? 0, 6);
    const entry = await lastEntry(chanceId);
    expect(entry.after).toMatchObject({ costByTables: byTables, totalCost: after.totalCost });
    // Its figures rest on the rows of now: the next change is the person's own.
    expect((await edited(service.id, 17)).hourlyWage).toBe(17);
  });

  it('are asked about when wages of several services rise, with the sum of their parts', async () => {
    const { chanceId, service } = await aDesk({ isApproved: true });
    const second = await aService(tenant, chanceId, { name: 'Pforte' });
    await aNewRate();
    const raised = (newRates: NewRates) =>
      as(tenant, tenant.people.nordEditor, (work) => {
        Object.assign(work, { newRates });
        const raise = { by: 'share' as const, value: 0.05 };
        return raiseWages(work, { chanceId, serviceIds: [service.id, second.id], raise, isTrial: false });
      });
    const before = { cost: expect.closeTo(2 * (service.totalCost ?? 0), 3) };
    await expect(raised('ask')).rejects.toMatchObject({
      code: 'NEW_RATES_AFTER_APPROVAL',
      details: { split: { before } },
    });
    const { services } = await raised('accept');
    expect(services.map(({ after }) => after.hourlyWage)).toEqual([16.8, 16.8]);
    expect(services[0]?.revenueByTables).not.toBeNull();
  });

  it('are taken without a question where nothing was approved, or the caller asks for none', async () => {
    const { service } = await aDesk({ isApproved: false });
    const { service: approved } = await aDesk({ isApproved: true });
    await aNewRate();
    await addNight(service.id, 'ask');
    await addNight(approved.id);
    expect(await shiftsOf(service.id)).toBe(2);
    expect(await shiftsOf(approved.id)).toBe(2);
  });
});
