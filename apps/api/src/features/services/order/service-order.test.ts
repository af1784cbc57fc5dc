import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { orderedPost } from '@zuschlag/validation/services/service-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../context.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../../testing/services.ts';
import { readServiceOrder, saveServiceOrder } from './service-order.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const asEditor = <Result>(run: (work: UnitOfWork) => Promise<Result>) => as(tenant, tenant.people.nordEditor, run);
const gate = orderedPost.parse({ name: 'Pforte', heads: 2, startTime: '06:00', endTime: '22:00', monday: true });
const patrol = { ...gate, name: 'Streife', heads: 1 };

describe('the order of a service', () => {
  it('is empty at first, and comes back as it was saved, in its order', async () => {
    const { id: serviceId, revenue } = await aService(tenant, await aChanceToCalculate(tenant));
    const none = await asEditor((work) => readServiceOrder(work, serviceId));
    expect(none).toEqual({ serviceId, version: 0, posts: [] });
    await asEditor((work) => saveServiceOrder(work, { serviceId, version: 0, posts: [patrol, gate] }));
    const stored = await asEditor((work) => readServiceOrder(work, serviceId));
    expect(stored).toEqual({ serviceId, version: 1, posts: [patrol, gate] });
    expect(revenue).not.toBeNull();
  });

  it('is not overwritten with what was read before another person saved', async () => {
    const { id: serviceId } = await aService(tenant, await aChanceToCalculate(tenant));
    const save = (posts: (typeof gate)[], version: number) =>
      asEditor((work) => saveServiceOrder(work, { serviceId, version, posts }));
    await save([gate], 0);
    await expect(save([patrol], 0)).rejects.toMatchObject({ code: 'CONFLICT', details: { currentVersion: 1 } });
    expect(await save([patrol], 1)).toMatchObject({ version: 2, posts: [patrol] });
  });

  it('names a post without days or with two equal times', () => {
    const issuesOf = (post: object) => orderedPost.safeParse({ ...gate, ...post }).error?.issues;
    expect(issuesOf({ monday: false })).toMatchObject([{ path: ['monday'], message: 'DAY_REQUIRED' }]);
    expect(issuesOf({ endTime: '06:00' })).toMatchObject([{ path: ['endTime'], message: 'SAME_TIME' }]);
    expect(issuesOf({ heads: 0 })).toMatchObject([{ path: ['heads'] }]);
  });

  it('belongs to permanent services', async () => {
    const { id: serviceId } = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const saving = asEditor((work) => saveServiceOrder(work, { serviceId, posts: [gate] }));
    await expect(saving).rejects.toMatchObject({ code: 'SERVICE_TYPE_NOT_SUPPORTED' });
  });
});
