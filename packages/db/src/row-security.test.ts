import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTenant } from './client.ts';
import { ownDatabase } from './testing/database.ts';
import { foundTenant } from './testing/tenants.ts';

let database: Database;
let owner: pg.Client;
beforeAll(async () => {
  database = await ownDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await foundTenant(database, 1, 'nord');
  await foundTenant(database, 2, 'ost');
  for (const id of [1, 2]) {
    await inTenant(database, id, async (tx) => {
      await tx.trailEntry.create({
        data: { mainOrganizationId: id, entity: 'user', entityId: '1', action: 'created' },
      });
      await tx.mail.create({
        data: { mainOrganizationId: id, kind: 'x', recipient: 'x@y.example', language: 'de', parameters: {} },
      });
      await tx.streamEvent.create({
        data: { mainOrganizationId: id, kind: 'totals', audience: 'organization', audienceId: '1' },
      });
    });
  }
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

/** Tables without a grant: `search.test.ts` attacks the functions that read them. */
const closed = ['search_entry', 'search_word'];
/** Tables that belong to no tenant: `platform.test.ts` counts what the platform sees, and what a tenant sees of them. */
const ofPlatform = ['invoice_seller', 'platform_admin', 'platform_entry'];
/** Tables that all tenants read and only the owner of the database writes. */
const ofAllTenants = ['postcode'];

/** Every table of the schema but Prisma's bookkeeping, so that a new one cannot be forgotten. */
async function allTables(): Promise<string[]> {
  const { rows } = await owner.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map(({ name }) => name).filter((name) => name !== '_prisma_migrations');
}

async function tables(): Promise<string[]> {
  return (await allTables()).filter((name) => ![...closed, ...ofPlatform, ...ofAllTenants].includes(name));
}

describe('the backstop', () => {
  it('holds on every table: the tenant is a column that must be set, and row-level security is forced', async () => {
    const { rows } = await owner.query(`
      select c.relname as name
      from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'mainOrganizationId' and a.attnotnull
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> '_prisma_migrations'
        and not (c.relrowsecurity and c.relforcerowsecurity and a.attname is not null
          and exists (select from pg_policy p where p.polrelid = c.oid
            and pg_get_expr(coalesce(p.polqual, p.polwithcheck), c.oid) like '%app.main_organization%'))`);
    expect(rows.map(({ name }) => name).sort()).toEqual([...closed, ...ofPlatform, ...ofAllTenants].sort());
    expect((await tables()).length).toBeGreaterThan(30);
  });

  it('closes a table of its own to the application by grants and by row-level security without a policy', async () => {
    const { rows } = await owner.query(
      `select relname as name, relrowsecurity as "isEnabled",
        exists (select from pg_policy where polrelid = c.oid) as "hasPolicy",
        has_table_privilege('zuschlag_app_zuschlag', c.oid, 'select, insert, update, delete, truncate') as "isGranted"
      from pg_class c where relname = any ($1) order by relname`,
      [closed],
    );
    expect(rows).toEqual(closed.map((name) => ({ name, isEnabled: true, hasPolicy: false, isGranted: false })));
  });

  it('shows nothing foreign on any table when a query forgets its filter', async () => {
    for (const table of await tables()) {
      const sql = `select count(*)::int as count from "${table}" where "mainOrganizationId" <> 1`;
      const [{ count }] = await inTenant(database, 1, (tx) => tx.$queryRawUnsafe<[{ count: number }]>(sql));
      expect({ table, count }).toEqual({ table, count: 0 });
    }
  });

  it('shows nothing at all when no tenant is set, not even to the owner', async () => {
    for (const table of await tables()) {
      const sql = `select count(*)::int as count from "${table}"`;
      expect({ table, rows: (await database.pool.query(sql)).rows }).toEqual({ table, rows: [{ count: 0 }] });
      expect({ table, rows: (await owner.query(sql)).rows }).toEqual({ table, rows: [{ count: 0 }] });
    }
  });

  it('shows a table of all tenants to each of them, and to a caller without a tenant nothing', async () => {
    await owner.query(`insert into postcode (code, place, province) values ('20095', 'Hamburg', 'DE-HH')`);
    const count = 'select count(*)::int as count from postcode';
    for (const id of [1, 2]) {
      expect(await inTenant(database, id, (tx) => tx.$queryRawUnsafe(count))).toEqual([{ count: 1 }]);
    }
    expect((await database.pool.query(count)).rows).toEqual([{ count: 0 }]);
  });

  it('refuses to insert or move a row into a foreign tenant', async () => {
    const foreign = { mainOrganizationId: 2, organizationId: 2, name: 'x', nameKey: 'x' };
    const insert = inTenant(database, 1, (tx) => tx.customer.create({ data: foreign }));
    await expect(insert).rejects.toThrow(/row-level security/);
    const move = inTenant(database, 1, (tx) => tx.$executeRaw`update app_user set "mainOrganizationId" = 2`);
    await expect(move).rejects.toThrow(/row-level security/);
  });

  it('changes and removes nothing foreign', async () => {
    const result = await inTenant(database, 1, async (tx) => [
      await tx.user.updateMany({ where: { id: 2 }, data: { firstname: 'x' } }),
      await tx.mail.deleteMany({ where: { mainOrganizationId: 2 } }),
    ]);
    expect(result).toEqual([{ count: 0 }, { count: 0 }]);
  });

  it('refuses a row that points into a foreign tenant', async () => {
    const customer = { mainOrganizationId: 1, organizationId: 2, name: 'x', nameKey: 'x' };
    await expect(inTenant(database, 1, (tx) => tx.customer.create({ data: customer }))).rejects.toMatchObject({
      code: 'P2003',
    });
  });
});

describe('the role of the application', () => {
  it('owns nothing and is nobody special', async () => {
    const { rows } = await database.pool.query(`
      select r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as relations,
        (select count(*)::int from pg_proc p where p.proowner = r.oid) as functions,
        (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
      from pg_roles r where r.rolname = current_user`);
    const no = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual([{ ...no, relations: 0, functions: 0, memberships: 0 }]);
  });

  it.each([
    'alter table chance disable row level security',
    'drop policy tenant_read on chance',
    'create table mine (id int)',
    'truncate chance cascade',
    'alter role zuschlag_app_zuschlag bypassrls',
    'select * from _prisma_migrations',
    'select * from graphile_worker._private_jobs',
    'set role zuschlag',
  ])('may not: %s', async (sql) => {
    await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['trail_entry', 'stream_event'])(
    'may append to %s and read it, and neither change nor remove',
    async (table) => {
      const count = await inTenant(database, 1, (tx) => tx.$executeRawUnsafe(`select from ${table}`));
      expect(count).toBe(1);
      for (const sql of [`update ${table} set "mainOrganizationId" = 1`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(inTenant(database, 1, (tx) => tx.$executeRawUnsafe(sql))).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  it('may do on each table what its policies allow and nothing else', async () => {
    const { rows } = await owner.query(`
      select table_name as name, string_agg(lower(privilege_type), ' ' order by privilege_type) as may
      from information_schema.role_table_grants where grantee = 'zuschlag_app_zuschlag' and table_schema = 'public' group by 1`);
    const mayOn = new Map(rows.map(({ name, may }) => [name, may]));
    expect([...mayOn.keys()].sort()).toEqual([...(await tables()), ...ofPlatform, ...ofAllTenants].sort());
    expect(ofAllTenants.map((name) => mayOn.get(name))).toEqual(['select']);
    expect(mayOn.get('service')).toBe('delete insert select update');
    expect(mayOn.get('chance')).toBe('insert select update');
    expect(mayOn.get('bid_decision')).toBe('insert select update');
    expect(mayOn.get('trail_entry')).toBe('insert select');
    expect(mayOn.get('stream_event')).toBe('insert select');
  });
});
