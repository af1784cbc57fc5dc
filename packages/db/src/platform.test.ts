import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asPlatform, type Database, inTenant, type TenantClient } from './client.ts';
import { ownDatabase } from './testing/database.ts';
import { foundTenant } from './testing/tenants.ts';

const [adminId, formerId] = [randomUUID(), randomUUID()];
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  database = await ownDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into platform_admin (id, email, name, deleted)
     values ($1, 'ops@zuschlag.example', 'Ops', false), ($2, 'former@zuschlag.example', 'Former', true)`,
    [adminId, formerId],
  );
  await foundTenant(database, 101, 'nordwacht');
  await foundTenant(database, 102, 'ostwacht');
  // A second organization of a tenant, which is not a main organization.
  await inTenant(database, 101, (tx) =>
    tx.organization.create({ data: { id: 103, mainOrganizationId: 101, name: 'Firma Tochter', shortName: 'tochter' } }),
  );
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

/** The client without its narrow type, as a mistake in a store could use it. */
const unguarded = <Result>(id: string, run: (tx: TenantClient) => Promise<Result>) =>
  asPlatform(database, id, (tx) => run(tx as TenantClient));

async function visibleTables(id: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> '_prisma_migrations' order by 1`,
  );
  const visible: string[] = [];
  for (const { name } of rows) {
    const sql = `select count(*)::int as count from "${name}"`;
    // A table without any grant refuses the question itself.
    const [{ count }] = await unguarded(id, (tx) => tx.$queryRawUnsafe<[{ count: number }]>(sql)).catch(
      (error: Error): [{ count: number }] => {
        expect(error.message).toMatch(/42501|permission denied/);
        return [{ count: 0 }];
      },
    );
    if (count > 0) visible.push(name);
  }
  return visible;
}

describe('the platform', () => {
  it('reads the main organizations and its own row, and not a row of any other table', async () => {
    expect(await visibleTables(adminId)).toEqual(['organization', 'platform_admin']);
    const seen = await asPlatform(database, adminId, (tx) => tx.organization.findMany({ select: { id: true } }));
    expect(seen.map(({ id }) => id).sort()).toEqual([101, 102]);
  });

  it('finds nothing through the functions of the search', async () => {
    const rows = await unguarded(adminId, (tx) => tx.$queryRaw`select * from app_search('user', 'pia', 10)`);
    expect(rows).toEqual([{ ids: [], parts: [] }]);
  });

  it.each([
    { who: 'an id that belongs to nobody', id: randomUUID() },
    { who: 'an administrator who was removed', id: formerId },
    { who: 'an empty id', id: '' },
    { who: 'a text that is not an id', id: "x' or true --" },
  ])('shows nothing to $who', async ({ id }) => {
    expect(await visibleTables(id)).toEqual([]);
  });

  it.each([
    `insert into organization (id, "mainOrganizationId", name, "shortName") values (104, 104, 'x', 'x')`,
    `insert into platform_admin (id, email, name) values (gen_random_uuid(), 'x', 'x')`,
    `update platform_admin set name = 'x'`,
    `delete from platform_entry`,
  ])('may not: %s', async (sql) => {
    await expect(unguarded(adminId, (tx) => tx.$executeRawUnsafe(sql))).rejects.toThrow(
      /42501|row-level security|permission denied/,
    );
  });

  it('changes no organization, although it reads it', async () => {
    const change = unguarded(adminId, (tx) => tx.$executeRaw`update organization set name = 'x'`);
    expect(await change).toBe(0);
  });

  it('writes its log in its own name only', async () => {
    const entry = { action: 'listTenants', requestId: 'r' };
    await asPlatform(database, adminId, (tx) => tx.platformEntry.create({ data: { ...entry, adminId } }));
    const foreign = asPlatform(database, adminId, (tx) =>
      tx.platformEntry.create({ data: { ...entry, adminId: formerId } }),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
    expect(await asPlatform(database, adminId, (tx) => tx.platformEntry.count())).toBe(1);
  });
});

describe('a tenant', () => {
  it('sees neither the administrators nor their log', async () => {
    const counts = await inTenant(database, 101, async (tx) => [
      await tx.platformAdmin.count(),
      await tx.platformEntry.count(),
    ]);
    expect(counts).toEqual([0, 0]);
  });
});
