import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { type RaiseWages, raiseWagesInput } from '@zuschlag/validation/services/wages/raise-wages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiesOfService } from '../../../testing/bulk/many-services.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../../testing/services.ts';
import { getChance } from '../../chance/view/get-chance.ts';
import { listServices, readService } from '../service/list-services.ts';
import { editPermanentService } from '../service/permanent.ts';
import { raiseWages } from './raise-wages.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const raise = (call: Omit<RaiseWages, 'isTrial'> & { isTrial?: boolean }, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => raiseWages(work, raiseWagesInput.parse(call)));
const read = (id: string) => as(tenant, tenant.people.nordEditor, (work) => readService(work, id));
const share = (value: number) => ({ by: 'share' as const, value });

describe('the wages of several services', () => {
  it('rise together to whole cents, and each service costs what it costs with that wage', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const desk = await aService(tenant, chanceId, { hourlyWage: 16.13 });
    const patrol = await aMobileService(tenant, chanceId, { hourlyWage: 15 });
    const serviceIds = [patrol.id, desk.id];
    const tried = await raise({ chanceId, serviceIds, raise: share(0.042), isTrial: true });
    expect(await read(desk.id)).toMatchObject({ hourlyWage: 16.13, version: desk.version, revenue: desk.revenue });
    const { services } = await raise({ chanceId, serviceIds, raise: share(0.042) });
    expect(services).toEqual(tried.services);
    // 16.13 × 1.042 = 16.80746, and 15 × 1.042 = 15.63
    expect(services.map(({ before, after }) => [before.hourlyWage, after.hourlyWage])).toEqual([
      [15, 15.63],
      [16.13, 16.81],
    ]);
    const after = await Promise.all(serviceIds.map(read));
    expect(after.map(({ hourlyWage, revenue }) => [hourlyWage, revenue])).toEqual(
      services.map(({ after: { hourlyWage, revenue } }) => [hourlyWage, revenue]),
    );
    const twin = await aService(tenant, await aChanceToCalculate(tenant), { hourlyWage: 16.81 });
    expect(after[1]).toMatchObject({ totalCost: twin.totalCost, margin: twin.margin, version: desk.version + 1 });
    const { revenue } = await as(tenant, tenant.people.nordEditor, (work) => getChance(work, chanceId));
    expect(revenue).toBeCloseTo((after[0]?.revenue ?? 0) + (after[1]?.revenue ?? 0), 6);
  });

  it('become one wage, and a service that has it already is left alone', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const [low, right] = [await aService(tenant, chanceId), await aService(tenant, chanceId, { hourlyWage: 17.5 })];
    const call = { chanceId, serviceIds: [low.id, right.id], raise: { by: 'wage' as const, value: 17.5 } };
    const { services } = await raise(call);
    expect(services[0]?.after.revenue).toBeCloseTo(right.revenue ?? 0, 6);
    expect(await read(right.id)).toMatchObject({ version: right.version });
    const versions = (await read(low.id)).version;
    await raise(call);
    expect((await read(low.id)).version).toBe(versions);
  });

  it('fall to no wage below zero, and rise to none that no service may have', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    for (const [value, problem] of [
      [-17, 'TOO_SMALL'],
      [9_999, 'TOO_BIG'],
    ] as const)
      await expect(raise({ chanceId, serviceIds: [id], raise: { by: 'amount', value } })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: [{ path: 'raise.value', problem }] },
      });
    expect((await read(id)).hourlyWage).toBe(16);
  });

  it('change for all or for none: not for a service of another Chance, nor one of another organization', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const mine = await aService(tenant, chanceId);
    const theirs = await aService(tenant, chanceId, { operatedBy: 'mitte' });
    const elsewhere = await aService(tenant, await aChanceToCalculate(tenant));
    const by = (serviceIds: string[], person?: PersonKey) => raise({ chanceId, serviceIds, raise: share(0.1) }, person);
    await expect(by([mine.id, elsewhere.id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(by([mine.id, theirs.id])).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await read(mine.id)).toMatchObject({ hourlyWage: mine.hourlyWage });
    expect((await by([mine.id, theirs.id], 'holdingManager')).services).toHaveLength(2);
  });

  it('are refused with both values to a person who edits an older version of one of them', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id, version, hourlyWage } = await aService(tenant, chanceId);
    await raise({ chanceId, serviceIds: [id], raise: share(0.1) });
    const edit = { serviceId: id, version, base: { hourlyWage }, input: { hourlyWage: 18 } };
    await expect(
      as(tenant, tenant.people.nordEditor, (work) => editPermanentService(work, edit as never)),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused as a whole when one is no longer the one that was seen, so that no share comes on top of another', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    const call = { chanceId, serviceIds: [id], raise: share(0.05), seenWages: [16] };
    await raise(call);
    await expect(raise(call)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(raise({ ...call, seenWages: [] })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await read(id)).hourlyWage).toBe(16.8);
    await raise({ ...call, seenWages: [16.8] });
    expect((await read(id)).hourlyWage).toBe(17.64);
  });

  it('rise in as many statements for twelve services as for one', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    await copiesOfService(tenant, id, 11);
    const { services } = await as(tenant, tenant.people.nordEditor, (work) => listServices(work, { chanceId }));
    const counts: number[] = [];
    for (const serviceIds of [[id], services.map((service) => service.id)]) {
      const { statements } = await withStatements(() => raise({ chanceId, serviceIds, raise: share(0.01) }));
      counts.push(statements.length);
    }
    expect(services).toHaveLength(12);
    expect(counts[1]).toBe(counts[0]);
  });
});
