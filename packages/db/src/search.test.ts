import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTenant, readRows } from './client.ts';
import { ownDatabase } from './testing/database.ts';
import { foundTenant } from './testing/tenants.ts';

const TEXTS = 100_000;
/** Pages of 8 KiB that a search may touch; the table alone has more than 1 300. Likeness has more candidates to look at. */
const PAGES = { app_search: 200, app_search_similar: 1_000 };

let database: Database;
let owner: pg.Client;
const [nord, ost, large] = [1, 2, 3];

beforeAll(async () => {
  database = await ownDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await foundTenant(database, nord, 'nord');
  await foundTenant(database, ost, 'ost');
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

async function addCustomers(tenant: number, ...names: string[]): Promise<void> {
  const data = names.map((name) => ({ mainOrganizationId: tenant, organizationId: tenant, name, nameKey: name }));
  await inTenant(database, tenant, (tx) => tx.customer.createMany({ data }));
}

type By = 'app_search' | 'app_search_similar';
type Found = { ids: string[] | null; parts: string[][] };

async function ask(tenant: number, typed: string, kind = 'customer', most = 1000): Promise<Found> {
  const rows = await readRows(database, tenant, 'select * from app_search($1, $2, $3)', [kind, typed, most]);
  return rows[0] as Found;
}

/** The ids that were found or, without them, those of the texts that contain a part of each list. */
async function searchAsAList(tenant: number, typed: string): Promise<string[]> {
  const { ids, parts } = await ask(tenant, typed);
  if (ids) return ids;
  const customers = await inTenant(database, tenant, (tx) => tx.customer.findMany());
  const fit = customers.filter(({ sortKey }) => parts.every((part) => part.some((text) => sortKey.includes(text))));
  return fit.map(({ id }) => id);
}

async function search(tenant: number, typed: string, by: By = 'app_search'): Promise<string[]> {
  const similar = `select app_search_similar as id from app_search_similar('customer', $1, 1000)`;
  const found =
    by === 'app_search'
      ? await searchAsAList(tenant, typed)
      : ((await readRows(database, tenant, similar, [typed])) as { id: string }[]).map(({ id }) => id);
  const customers = await inTenant(database, tenant, (tx) => tx.customer.findMany({ where: { id: { in: found } } }));
  return found.map((id) => customers.find((one) => one.id === id)?.name ?? 'nothing of this tenant');
}

describe('a part of many numbers', () => {
  const numbers = 4;
  const names = Array.from({ length: 120 }, (_, at) => `Hafen ${at % 2 === 0 ? 'Nord' : 'Ost'} ${100 + at}-0815-${at}`);
  beforeAll(async () => {
    await foundTenant(database, numbers, 'numbers');
    await addCustomers(numbers, ...names);
  });

  it('finds every thing that has one of them', async () => {
    const { ids } = await ask(numbers, '0815');
    expect(new Set(ids).size).toBe(names.length);
  });

  it('finds those of them that also have another word', async () => {
    const found = await search(numbers, '0815 ost');
    expect(found.toSorted()).toEqual(names.filter((name) => name.includes('Ost')).toSorted());
  });
});

describe('a search', () => {
  beforeAll(() =>
    addCustomers(nord, 'Kliniken Südharz gGmbH', 'Werk Hafenstraße', 'Stadtwerke Eichstedt', '100 % Öko_Strom \\ AG'),
  );

  it.each([
    { typed: 'klinik', finds: 'Kliniken Südharz gGmbH', why: 'the beginning of a word' },
    { typed: 'dharz', finds: 'Kliniken Südharz gGmbH', why: 'the end of a word' },
    { typed: 'SUDHARZ', finds: 'Kliniken Südharz gGmbH', why: 'without regard to case and accents' },
    { typed: 'su\u0308dharz', finds: 'Kliniken Südharz gGmbH', why: 'an umlaut typed as two characters' },
    { typed: 'Strasse', finds: 'Werk Hafenstraße', why: 'ß as ss' },
    { typed: 'HAFENSTRAẞE', finds: 'Werk Hafenstraße', why: 'the capital ß' },
    { typed: ' werke eich ', finds: 'Stadtwerke Eichstedt', why: 'over the end of a word, blanks around it' },
    { typed: 'öko_', finds: '100 % Öko_Strom \\ AG', why: 'an underscore as itself' },
    { typed: '100 %', finds: '100 % Öko_Strom \\ AG', why: 'a percent sign is no part of a word' },
    { typed: 'strom \\', finds: '100 % Öko_Strom \\ AG', why: 'nor is a backslash' },
    { typed: '0 %', finds: '100 % Öko_Strom \\ AG', why: 'one digit of a number' },
    { typed: 'Südharz Klinik', finds: 'Kliniken Südharz gGmbH', why: 'words in another order' },
    { typed: 'Stadtwrke Eichstedt', finds: 'Stadtwerke Eichstedt', why: 'a letter forgotten' },
    { typed: 'Eichstett Stadtwerke', finds: 'Stadtwerke Eichstedt', why: 'turned round and misspelt' },
    { typed: 'klinikm', finds: 'Kliniken Südharz gGmbH', why: 'one word of three, misspelt' },
    { typed: 'Hafnstrasse', finds: 'Werk Hafenstraße', why: 'a letter forgotten in a long word' },
    { typed: 'ed', finds: 'Stadtwerke Eichstedt', why: 'two letters' },
  ])('for "$typed" finds $finds: $why', async ({ typed, finds }) => {
    expect(await search(nord, typed)).toEqual([finds]);
  });

  it.each([
    { typed: 'Stadtwrke Eichstedt', finds: 'Stadtwerke Eichstedt', why: 'a letter forgotten' },
    { typed: 'Eichstett Stadtwerke', finds: 'Stadtwerke Eichstedt', why: 'turned round and misspelt' },
    { typed: 'klinikm', finds: 'Kliniken Südharz gGmbH', why: 'one word of three, misspelt' },
  ])('for what resembles "$typed" finds $finds: $why', async ({ typed, finds }) => {
    expect(await search(nord, typed, 'app_search_similar')).toEqual([finds]);
  });

  it.each(['Flughafen', '', '_____%'])('for what resembles "%s" takes no wildcard for a text', async (typed) => {
    const all = typed === '' ? 4 : 0;
    expect(await search(nord, typed, 'app_search_similar')).toHaveLength(all);
  });

  it('hears of a name in the transaction that gives it', async () => {
    await addCustomers(nord, 'Brauerei Altmann');
    await inTenant(database, nord, async (tx) => {
      await tx.customer.updateMany({ where: { name: 'Brauerei Altmann' }, data: { name: 'Brauerei Neumann' } });
      const [found] = await tx.$queryRaw<[Found]>`select * from app_search('customer', 'neumann', 10)`;
      expect(found.ids).toHaveLength(1);
    });
    expect(await search(nord, 'altmann')).toEqual([]);
    await owner.query(`alter table customer no force row level security;
      delete from customer where name = 'Brauerei Neumann'; alter table customer force row level security`);
    expect(await search(nord, 'neumann')).toEqual([]);
  });
});

describe('a stranger', () => {
  beforeAll(() => addCustomers(ost, 'Geheimrat Ost'));

  it('finds nothing of another tenant, by part or by likeness', async () => {
    expect(await search(ost, 'geheim')).toEqual(['Geheimrat Ost']);
    expect(await search(nord, 'geheim')).toEqual([]);
    expect(await search(nord, 'Geheimrat Ost', 'app_search_similar')).toEqual([]);
  });

  it('finds nothing without a tenant', async () => {
    const { rows } = await database.pool.query("select * from app_search('customer', 'geheim', 10)");
    expect(rows).toEqual([{ ids: [], parts: [] }]);
    expect((await database.pool.query("select * from app_search_similar('customer', 'geheim', 10)")).rows).toEqual([]);
  });

  it.each([
    "x' or '1' = '1",
    'geheim%\' or "mainOrganizationId" = 2 --',
    "\\' union select text from search_entry --",
    "customer', 'geheim', 1) union select text from search_entry --",
  ])('finds nothing by SQL in the text: %s', async (typed) => {
    expect(await search(nord, typed)).toEqual([]);
    expect((await ask(nord, 'geheim', typed)).ids).toEqual([]);
  });

  it.each([
    'select * from search_entry',
    'select * from search_word',
    "insert into search_word values (1, 1, 'customer', 'x', false, 1)",
    "select app_search_words(2, 'customer', 'geheim', false)",
    "select app_note_words(2, 'customer', array['x'])",
    'select app_rebuild_search()',
    "insert into search_entry values (1, 'customer', 'x', 'x')",
    'update search_entry set "mainOrganizationId" = 1',
    'delete from search_entry',
    'truncate search_entry',
    'drop trigger search_added on customer',
    'alter function app_search security invoker',
    "create or replace function app_fold(typed text) returns text language sql as 'select typed'",
  ])('may not: %s', async (sql) => {
    await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot put objects of its own into the way of the function', async () => {
    const client = await database.pool.connect();
    try {
      await client.query(`begin; set local app.main_organization = ${nord};
        create temporary table search_entry ("mainOrganizationId" int, kind text, "entityId" text, text text);
        insert into search_entry values (${nord}, 'customer', 'planted', 'geheim');
        create function pg_temp.app_pattern(folded text) returns text language sql as $$ select '%' $$;
        set local search_path = pg_temp, public`);
      const { rows } = await client.query("select * from app_search('customer', 'geheim', 10)");
      expect(rows[0]?.ids).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe(`a search among ${TEXTS} texts`, () => {
  beforeAll(async () => {
    await foundTenant(database, large, 'large');
    await owner.query(
      `insert into search_entry select $1, 'customer', n::text, 'kunde ' || (
         select string_agg(chr(97 + abs(hashint4(n * 31 + letter)) % 26), '') from generate_series(1, 24) letter)
       from generate_series(1, $2::int) n`,
      [large, TEXTS],
    );
    await owner.query('vacuum (analyze) search_entry');
  }, 120_000);

  type Buffers = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  type Explained = [{ 'QUERY PLAN': [{ Plan: Buffers }] }];
  async function pagesRead(by: keyof typeof PAGES, typed: string): Promise<number> {
    const sql = `explain (analyze, buffers, format json) select * from ${by}('customer', '${typed}', 100)`;
    const [{ 'QUERY PLAN': found }] = (await readRows(database, large, sql)) as Explained;
    return found[0].Plan['Shared Hit Blocks'] + found[0].Plan['Shared Read Blocks'];
  }

  // The first call on a connection also reads the catalogue.
  beforeAll(() => pagesRead('app_search', 'warm-up'));

  it.each([
    ['app_search', 'somewordthatisnotthere'],
    ['app_search', 'not there at all'],
    ['app_search', 'abc'],
    ['app_search', 'kunde'],
    ['app_search_similar', 'somewordthatisnotthere'],
  ] as const)('%s for "%s" goes along the index', async (by, typed) => {
    expect(await pagesRead(by, typed)).toBeLessThanOrEqual(PAGES[by]);
  });
});
