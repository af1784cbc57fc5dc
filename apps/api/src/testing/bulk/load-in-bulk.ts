import type { Database } from '@zuschlag/db/client';
import pg from 'pg';

/** Indexes that hold no constraint and that loading does without. */
const loadedWithout = `
  SELECT indexrelid::regclass::text AS "name", pg_get_indexdef(indexrelid) AS "definition",
    indrelid IN ('search_entry'::regclass, 'search_word'::regclass) AS "isOfSearch"
  FROM pg_index
  WHERE indrelid = ANY ('{chance,chance_participation,chance_figure,customer,search_entry,search_word}'::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Each session: no triggers and no foreign keys, and memory for sets. A merge join would sort whole rows on the disk, because
 * the planner knows nothing yet about tables that are being filled.
 */
const settings = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
  SET work_mem = '256MB'; SET hash_mem_multiplier = 4; SET temp_buffers = '256MB'; SET enable_mergejoin = off;`;

export type Execute = (sql: string, ...parameters: unknown[]) => Promise<unknown>;
type Place = { database: Database; superuserUrl: string; mainOrganizationId: number };

/**
 * Loads rows into a database that belongs to one test or benchmark: without triggers, foreign keys and indexes. As soon as
 * the things that are searched for are there, one connection fills the search, set by set, while another one loads the
 * rest, counts the figures and builds all other indexes.
 *
 * @param load gets what executes a statement as the superuser, with the setting of the tenant: first what is searched
 * for, then what hangs on it
 * @param onStep hears the name of each step that has ended and how many seconds it took
 */
export async function loadInBulk(
  { database, superuserUrl, mainOrganizationId }: Place,
  load: { searched: (execute: Execute) => Promise<void>; rest: (execute: Execute) => Promise<void> },
  onStep: (name: string, seconds: number) => void = () => {},
): Promise<void> {
  const { pathname } = new URL(database.appUrl);
  const address = Object.assign(new URL(superuserUrl), { pathname }).href;
  const [client, other] = [new pg.Client({ connectionString: address }), new pg.Client({ connectionString: address })];
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    onStep(name, (performance.now() - began) / 1000);
  };
  const query = (session: pg.Client, sql: string) => () => session.query(sql);
  try {
    for (const each of [client, other]) {
      await each.connect();
      await each.query(`${settings} SET app.main_organization = '${mainOrganizationId}'`);
    }
    const { rows: indexes } = await client.query<Index>(loadedWithout);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await timed('things that are searched for', () => load.searched((sql, ...given) => client.query(sql, given)));
    await client.query('ANALYZE chance, customer, app_user');
    const fillSearch = async () => {
      await timed('search', query(client, 'SELECT app_rebuild_search()'));
      await timed('indexes of the search', () => build(client, indexes, { isOfSearch: true }));
    };
    const loadRest = async () => {
      await timed('what hangs on them', () => load.rest((sql, ...given) => other.query(sql, given)));
      await other.query('ANALYZE chance_participation');
      // Triggers, which keep the figures of the dashboard, did not run.
      await timed('figures', query(other, 'SELECT app_rebuild_figures()'));
      await timed('all other indexes', () => build(other, indexes, { isOfSearch: false }));
    };
    await Promise.all([fillSearch(), loadRest()]);
  } finally {
    await client.end();
    await other.end();
  }
}

type Index = { name: string; definition: string; isOfSearch: boolean };

/** Builds the indexes of the search, or all others, and brings the statistics of their tables up to date. */
async function build(client: pg.Client, indexes: readonly Index[], { isOfSearch }: { isOfSearch: boolean }) {
  for (const index of indexes) if (index.isOfSearch === isOfSearch) await client.query(index.definition);
  const others = 'chance, chance_participation, chance_figure, customer, app_user, organization';
  await client.query(`VACUUM (ANALYZE) ${isOfSearch ? 'search_entry, search_word' : others}`);
}
