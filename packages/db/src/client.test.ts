import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, inTenant, readRows } from './client.ts';
import { testDatabase } from './testing/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('works', async () => {
  await inTenant(database, 7, async (tx) => {
    await tx.organization.create({ data: { id: 7, mainOrganizationId: 7, name: 'A', shortName: 'a' } });
    await tx.$executeRaw`select app_add_job('x', '{}', 'k', null, 3)`;
  });
  expect(await database.prisma.organization.count()).toBe(0);
  expect(await readRows(database, 7, 'select id from organization where id = $1', [7])).toEqual([{ id: 7 }]);
  expect(await readRows(database, 8, 'select id from organization where id = $1', [7])).toEqual([]);
});
