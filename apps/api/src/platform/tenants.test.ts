import { randomUUID } from 'node:crypto';
import { testDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { runAsPlatform } from './platform-transaction.ts';
import { listTenants } from './tenants.ts';

const database = await testDatabase();
const adminId = randomUUID();
let tenants: ScenarioTenant[];

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into platform_admin (id, email, name) values ($1, $2, 'Ops')`, [
    adminId,
    `${adminId}@zuschlag.example`,
  ]);
  await owner.end();
  tenants = [await aTenant(database), await aTenant(database)];
});
afterAll(() => database.close());

const as = (id: string) => runAsPlatform({ database, now: new Date(), requestId: 'scenario' }, id, listTenants);

describe('the tenants of the platform', () => {
  it('are listed by their main organizations, without the organizations below them', async () => {
    const ids = (await as(adminId)).map(({ mainOrganizationId }) => mainOrganizationId);
    expect(ids).toEqual(expect.arrayContaining(tenants.map(({ mainOrganizationId }) => mainOrganizationId)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave an entry with who looked', async () => {
    const count = () =>
      runAsPlatform({ database, now: new Date(), requestId: 'scenario' }, adminId, ({ db }) =>
        db.platformEntry.count({ where: { adminId, action: 'listTenants' } }),
      );
    const before = await count();
    await as(adminId);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    { who: 'somebody unknown', id: randomUUID() },
    { who: 'a text that is not an id', id: 'admin' },
  ])('are not shown to $who', async ({ id }) => {
    await expect(as(id)).rejects.toThrow('UNAUTHENTICATED');
  });
});
