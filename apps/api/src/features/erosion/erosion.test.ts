import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRates, withTariff } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { editPermanentService } from '../services/service/permanent.ts';
import { readErosion } from './erosion.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const threeYears = { startDate: '2027-01-01', endDate: '2029-12-31' };
const erosionOf = (chanceId: string, assumed: Omit<Parameters<typeof readErosion>[1], 'chanceId'> = {}) =>
  as(tenant, tenant.people.nordViewer, (work) => readErosion(work, { chanceId, ...assumed }));

describe('the margin of a Chance over three years', () => {
  it('at a fixed price loses what rising wages take: cost and price of each year follow from its sums', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: threeYears });
    await aService(tenant, chanceId);
    const found = await erosionOf(chanceId, { escalationClause: 0 });
    const basis = found.basis ?? expect.unreachable();
    const hours = basis.minutes / 60;
    const bound = (basis.totalPayCosts - basis.nonTariffAllowances) / hours;
    const cost = basis.totalCosts / hours;
    expect(found).toMatchObject({ status: 'OK', years: 3, level: 'HIGH' });
    expect(found.assumptions?.operativeMargin).toBeCloseTo(0.06, 12);
    expect(found.assumptions).toMatchObject({ escalationClause: 0, yearlyTariffIncrease: 0.05, durationMonths: 36 });
    expect(found.rows[2]?.costPerHour).toBeCloseTo(cost - bound + bound * 1.05 ** 2, 9);
    expect(found.rows[2]?.pricePerHour).toBeCloseTo(cost / 0.94, 9);
  });

  it('counts with what is assumed instead of what the Chance has', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: threeYears });
    await aService(tenant, chanceId);
    const assumed = { operativeMargin: 0.1, escalationClause: 1, yearlyTariffIncrease: 0.02, durationMonths: 18 };
    const found = await erosionOf(chanceId, assumed);
    expect(found).toMatchObject({ assumptions: assumed, years: 2, level: 'GAIN' });
    expect(found.rows.map(({ weight }) => weight)).toEqual([1, 0.5]);
  });

  it('has nothing to erode within twelve months, and nothing to show without a service', async () => {
    const short = await aChanceToCalculate(tenant);
    expect(await erosionOf(short)).toMatchObject({ status: 'NO_SERVICE', basis: null, rows: [], steps: [] });
    await aService(tenant, short);
    expect(await erosionOf(short)).toMatchObject({ status: 'NOT_APPLICABLE', years: 1, rows: [] });
  });

  it('leaves additional services out, as the totals of the Chance do', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: threeYears });
    await aService(tenant, chanceId, { additional: true });
    expect((await erosionOf(chanceId)).status).toBe('NO_SERVICE');
  });
});

describe('the table rows that take effect inside the contract', () => {
  it('are named with what they change, for the organization that they concern, and whether the price knows them', async () => {
    const own = await aTenant(database);
    await withRates(own);
    const chanceId = await aChanceToCalculate(own, ['nord', 'mitte'], { contract: threeYears });
    const plan = { activeFrom: '2028-03-01', workdaysPerYear: 250, nightBonus: 0.2 };
    await withTariff(own, own.organizations.nord.id, { activeFrom: '2020-01-01', workdaysPerYear: 260 });
    await aService(own, chanceId, { operatedBy: 'mitte' });
    await withTariff(own, own.organizations.nord.id, plan);
    await aService(own, chanceId);
    // After the prices were made, and behind the end of the contract.
    await withTariff(own, own.organizations.nord.id, { ...plan, activeFrom: '2029-03-01', workdaysPerYear: 251 });
    await withTariff(own, own.organizations.nord.id, { ...plan, activeFrom: '2030-01-01', workdaysPerYear: 252 });
    const { steps } = await as(own, own.people.mitteManager, (work) => readErosion(work, { chanceId }));
    expect(steps.map(({ activeFrom, isInPrice, organizations }) => ({ activeFrom, isInPrice, organizations }))).toEqual(
      [
        { activeFrom: '2028-03-01', isInPrice: true, organizations: [own.organizations.nord.shortName] },
        { activeFrom: '2029-03-01', isInPrice: false, organizations: [own.organizations.nord.shortName] },
      ],
    );
    expect(steps[0]).toMatchObject({ table: 'tariff', province: 'DE-NW' });
    const days = steps[0]?.changes.find(({ field }) => field === 'workdaysPerYear');
    expect(days).toEqual({ field: 'workdaysPerYear', unit: 'days', before: 260, after: 250 });
  });

  it('are deducted from the assumed increase where the price knows them, so that they do not count twice', async () => {
    const own = await aTenant(database);
    await withRates(own);
    const chanceId = await aChanceToCalculate(own, ['nord'], { contract: threeYears });
    const before = await aService(own, chanceId);
    await withTariff(own, own.organizations.nord.id, { activeFrom: '2028-01-01', workdaysPerYear: 240 });
    const { nordManager } = own.people;
    const read = () => as(own, nordManager, (work) => readErosion(work, { chanceId, escalationClause: 0 }));
    // The price was made before the row, so nothing is deducted yet.
    expect(await read()).toMatchObject({ knownRise: 0, countedIncrease: 0.05 });
    const after = await as(own, nordManager, (work) =>
      editPermanentService(work, { serviceId: before.id, input: { name: 'Empfang, neu gerechnet' } }),
    );
    const bound = ({ costDetails }: typeof before) => {
      const pay = costDetails.find(({ type }) => type === 'cumulated')?.payCosts;
      return (pay?.totalPayCosts ?? 0) - (pay?.nonTariffAllowances ?? 0);
    };
    const found = await read();
    expect(found.knownRise).toBeCloseTo(bound(after) / bound(before) - 1, 12);
    expect(found.knownRise).toBeGreaterThan(0.001);
    const left = found.countedIncrease ?? 0;
    const mean = (increase: number) => (1 + (1 + increase) + (1 + increase) ** 2) / 3;
    expect(mean(left) * (1 + found.knownRise)).toBeCloseTo(mean(0.05), 10);
    expect(found.assumptions?.yearlyTariffIncrease).toBe(0.05);
    const { minutes = 0 } = found.basis ?? {};
    expect(found.rows[1]?.costPerHour).toBeCloseTo(
      (found.rows[0]?.costPerHour ?? 0) + (bound(after) / (minutes / 60)) * left,
      8,
    );
  });
});

it('does not exist for those who do not see the Chance', async () => {
  const chanceId = await aChanceToCalculate(tenant);
  const reading = as(tenant, tenant.people.suedEditor, (work) => readErosion(work, { chanceId }));
  await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
