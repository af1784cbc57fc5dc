import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, dayShift } from '../../testing/services.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { addEntry, removeEntry } from '../configuration/entries/entries.ts';
import { readContractYears } from './contract-years.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});

const days = { startDate: '2027-01-01', endDate: '2028-12-31' };
const extended = { ...days, extensionCount: 2, extensionMonths: 12 };
const read = (chanceId: string, by: PersonKey = 'nordManager', more: { assumedWageRise?: number } = {}) =>
  as(tenant, tenant.people[by], (work) => readContractYears(work, { chanceId, ...more }));

describe('the years and options of a contract', () => {
  it('add up to the price of the Chance, and each option is priced on its own days with the assumed rise', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract: extended });
    const post = await aService(tenant, chanceId, { hourlyWage: 16 });
    await aMobileService(tenant, chanceId, { operatedBy: 'mitte' });
    const extra = await aService(tenant, chanceId, { additional: true });
    const found = await read(chanceId, 'nordViewer');
    expect(found.parts.map(({ kind, number, from, to }) => [kind, number, from, to])).toEqual([
      ['YEAR', 1, '2027-01-01', '2027-12-31'],
      ['YEAR', 2, '2028-01-01', '2028-12-31'],
      ['OPTION', 1, '2029-01-01', '2029-12-31'],
      ['OPTION', 2, '2030-01-01', '2030-12-31'],
    ]);
    const chance = await as(tenant, tenant.people.nordViewer, (work) => getChance(work, chanceId));
    expect(found.contract?.revenue).toBeCloseTo(chance.revenue ?? 0, 6);
    expect(found.contract?.cost).toBeCloseTo(chance.totalCost ?? 0, 6);
    expect(found.rounding).toBeCloseTo(0, 6);
    const sum = (all: readonly { sums: { revenue: number } | null }[]) =>
      all.reduce((total, { sums }) => total + (sums?.revenue ?? 0), 0);
    expect(found.total?.revenue).toBeCloseTo((found.contract?.revenue ?? 0) + sum(found.parts.slice(2)), 6);
    const [ofPost] = found.services.filter(({ serviceId }) => serviceId === post.id);
    expect(ofPost).toMatchObject({ assumedRise: 0.05, endedRows: 0, areRatesGone: false, wageFollowsTable: false });
    expect(ofPost?.parts.map(({ isAssumed, wages }) => [isAssumed, wages[0]?.hourlyWage, wages[0]?.basis])).toEqual([
      [false, 16, 'ENTERED'],
      [false, 16, 'ENTERED'],
      [true, 17.64, 'RISE'],
      [true, 18.52, 'RISE'],
    ]);
    // The table of the tenant has no holidays so late.
    expect(ofPost?.parts.at(-1)?.lawfulHolidayYears).toEqual([2030]);
    const services = found.services.filter(({ additional }) => !additional);
    expect(sum(services.flatMap(({ parts }) => parts))).toBeCloseTo(sum(found.parts), 6);
    expect(found.services.find(({ serviceId }) => serviceId === extra.id)?.total?.revenue).toBeGreaterThan(0);
    expect((await read(chanceId, 'nordManager', { assumedWageRise: 0 })).services[0]?.parts[2]).toMatchObject({
      isAssumed: true,
      wages: [{ hourlyWage: 16, basis: 'CARRIED', row: null }],
    });
  });

  it('without options are the years of the contract, and an ended duty has no part in one', async () => {
    const plain = await aChanceToCalculate(tenant, ['nord'], { contract: days });
    await aService(tenant, plain);
    const found = await read(plain);
    expect(found).toMatchObject({ options: null, extensionCount: null });
    expect(found.parts.map(({ kind }) => kind)).toEqual(['YEAR', 'YEAR']);
    const chance = await as(tenant, tenant.people.nordManager, (work) => getChance(work, plain));
    expect(found.total?.revenue).toBeGreaterThan(0);
    expect(found.total?.revenue).toBeCloseTo(chance.revenue ?? 0, 6);
    expect(found.total?.cost).toBeCloseTo(chance.totalCost ?? 0, 6);
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: extended });
    await aService(tenant, chanceId, { shifts: [{ ...dayShift, endDate: '2027-06-30' }] });
    const [fair] = (await read(chanceId)).services;
    expect(fair).toMatchObject({ endedRows: 1, parts: [{}, {}, { sums: { cost: 0, revenue: 0 } }, {}] });
    expect(fair?.total?.revenue).toBe(fair?.contract?.revenue);
  });

  it('pay known rows of the wage table, keep them from readers who do not know them, and name a gap', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract: extended });
    const row = { province: 'DE', payGroup: 'Gruppe 2' } as const;
    const keep = (activeFrom: string, hourlyWage: number) =>
      as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'wage', { ...row, activeFrom, hourlyWage }));
    await keep('2026-01-01', 16);
    await aService(tenant, chanceId, { payGroup: 'Gruppe 2', wageFollowsTable: true });
    await keep('2029-07-01', 17.2);
    const [following] = (await read(chanceId)).services;
    // The row of 2026 pays the second year, because the next one is known.
    expect(following?.parts.map(({ wages }) => wages.map(({ hourlyWage, basis }) => [hourlyWage, basis]))).toEqual([
      [[16, 'ROW']],
      [[16, 'ROW']],
      [
        [16, 'ROW'],
        [17.2, 'ROW'],
      ],
      [
        [17.2, 'ROW'],
        [18.06, 'RISE'],
      ],
    ]);
    const hidden = await read(chanceId, 'mitteManager');
    expect(hidden.total).toBeNull();
    expect(hidden.contract?.revenue).toBeGreaterThan(0);
    expect(hidden.services[0]?.parts[2]).toMatchObject({ isHidden: true, sums: null, wages: [], problem: null });
    expect(JSON.stringify(hidden)).not.toContain('17.2');
    await expect(read(chanceId, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keep wages of today from readers who do not know them where a row behind the price is gone', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract: extended });
    const row = { province: 'DE', payGroup: 'Gruppe 2', activeFrom: '2026-01-01' } as const;
    const keep = (hourlyWage: number) =>
      as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'wage', { ...row, hourlyWage }));
    const { id } = await keep(16);
    await aService(tenant, chanceId, { payGroup: 'Gruppe 2', wageFollowsTable: true });
    const stored = await read(chanceId, 'mitteManager');
    expect(stored.parts[0]?.sums?.revenue).toBeGreaterThan(0);
    await as(tenant, tenant.people.configAdmin, (work) => removeEntry(work, 'wage', id));
    await keep(17.3);
    const hidden = await read(chanceId, 'mitteManager');
    expect(hidden.contract).toEqual(stored.contract);
    expect(hidden).toMatchObject({ total: null, rounding: null });
    expect(hidden.services[0]).toMatchObject({ areRatesGone: false });
    for (const part of hidden.services[0]?.parts ?? expect.unreachable())
      expect(part).toMatchObject({ isHidden: true, sums: null, wages: [], problem: null });
    expect(hidden.parts.every(({ isHidden, sums }) => isHidden && sums === null)).toBe(true);
    expect(JSON.stringify(hidden)).not.toContain('17.3');
    const known = await read(chanceId);
    expect(known).toMatchObject({ rounding: null, services: [{ areRatesGone: true }] });
    expect(known.services[0]?.parts[0]?.wages[0]?.hourlyWage).toBe(17.3);
  });

  it('of additional services alone have their options, whose sums are 0', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: extended });
    await aService(tenant, chanceId, { additional: true });
    const found = await read(chanceId);
    expect(found.parts.map(({ kind, sums }) => [kind, sums?.revenue])).toEqual([
      ...[
        ['YEAR', 0],
        ['YEAR', 0],
        ['OPTION', 0],
        ['OPTION', 0],
      ],
    ]);
    expect(found.services[0]?.total?.revenue).toBeGreaterThan(0);
  });

  it('are missing where the table has no row, which is named with its day', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: extended });
    await aService(tenant, chanceId, { payGroup: 'Gruppe 9', wageFollowsTable: true });
    const found = await read(chanceId);
    expect(found).toMatchObject({ contract: null, options: null, total: null, rounding: null });
    const gap = { code: 'WAGE_MISSING', table: 'wage', date: '2027-01-01' };
    const later = { ...gap, date: '2029-01-01' };
    expect(found.services[0]?.parts.map(({ problem }) => problem)).toMatchObject([gap, gap, later, { code: gap.code }]);
  });
});
