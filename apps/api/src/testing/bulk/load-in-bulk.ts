import type { Database } from '@zuschlag/db/client';
import pg from 'pg';

/** The tables that are filled, the longest first, so that the sessions end together. */
const loaded = [
  'chance_participation',
  'chance',
  'search_entry',
  'search_word',
  'chance_figure',
  'customer',
  'app_user',
  'organization',
];

/**
 * Indexes that loading does without, the costly ones first, with what drops each and what builds it again: those that hold
 * no constraint, and primary keys that no foreign key needs and whose rows do not come in their order.
 */
const loadedWithout = `
  SELECT indrelid IN ('search_entry'::regclass, 'search_word'::regclass) AS "isOfSearch",
    CASE WHEN conname IS NULL THEN format('DROP INDEX %s', indexrelid::regclass)
      ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', indrelid::regclass, conname) END AS "drop",
    CASE WHEN conname IS NULL THEN pg_get_indexdef(indexrelid)
      ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', indrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) END AS "build"
  FROM pg_index
  JOIN pg_class ON pg_class.oid = indexrelid
  JOIN pg_am ON pg_am.oid = relam
  LEFT JOIN pg_constraint ON conindid = indexrelid
  WHERE indrelid = ANY ('{chance,chance_participation,chance_figure,customer,search_entry,search_word}'::regclass[])
    AND (conname IS NULL OR contype = 'p' AND indrelid IN ('search_entry'::regclass, 'chance_participation'::regclass))
  ORDER BY amname = 'gin' DESC, indrelid`;

/**
 * Each session: no triggers and no foreign keys, and memory for sets. A merge join would sort whole rows on the disk, because
 * the planner knows nothing yet about tables that are being filled.
 */
const settings = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
  SET work_mem = '1GB'; SET hash_mem_multiplier = 4; SET temp_buffers = '256MB'; SET enable_mergejoin = off;
  SET max_parallel_maintenance_workers = 0; SET max_parallel_workers_per_gather = 0;`;

/**
 * Settings of the whole server while rows are loaded: nothing is kept for a crash, because an interrupted test or benchmark
 * begins anew, and no vacuum of its own takes a processor. They go again before the loaded rows are used.
 */
const ofServer = {
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '32GB',
  checkpoint_timeout: '1h',
};

/**
 * What a server of its own starts with to load rows: the log of changes leaves out the indexes and what fills tables that were
 * emptied in the same transaction. A running server cannot change it.
 */
export const STARTED_TO_LOAD = { wal_level: 'minimal', max_wal_senders: '0' };

type Index = { isOfSearch: boolean; drop: string; build: string };
export type Execute = (sql: string, ...parameters: unknown[]) => Promise<unknown>;
type Place = { database: Database; superuserUrl: string; mainOrganizationId: number };

/** How many sessions load at a time: one for each processor of the machine that the figures are taken on. */
const SESSIONS = 2;

/**
 * Loads rows into a database that belongs to one test or benchmark: without triggers, foreign keys and indexes. Two sessions
 * share the work: each loads its part of what is searched for, then one fills the search, set by set, while the other one
 * loads the rest and counts the figures, and both take from one list of indexes until all are built.
 *
 * @param load gets what executes a statement as the superuser, with the setting of the tenant: first what all parts need,
 * then a part of what is searched for, counted from 0, then what hangs on it
 * @param onStep hears the name of each step that has ended and how many seconds it took
 */
export async function loadInBulk(
  { database, superuserUrl, mainOrganizationId }: Place,
  load: {
    before: (execute: Execute) => Promise<void>;
    searched: (execute: Execute, part: number, parts: number) => Promise<void>;
    rest: (execute: Execute) => Promise<void>;
  },
  onStep: (name: string, seconds: number) => void = () => {},
): Promise<void> {
  const { pathname } = new URL(database.appUrl);
  const address = Object.assign(new URL(superuserUrl), { pathname }).href;
  const sessions = Array.from({ length: SESSIONS }, () => new pg.Client({ connectionString: address }));
  const [client, other] = sessions as [pg.Client, pg.Client];
  const executing =
    (session: pg.Client): Execute =>
    (sql, ...given) =>
      session.query(sql, given);
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    onStep(name, (performance.now() - began) / 1000);
  };
  const eachSession = (work: (session: pg.Client, number: number) => Promise<void>) => () =>
    Promise.all(sessions.map(work));
  try {
    for (const each of sessions) {
      await each.connect();
      await each.query(`${settings} SET app.main_organization = '${mainOrganizationId}'`);
    }
    for (const [name, value] of Object.entries(ofServer)) await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    await client.query('SELECT pg_reload_conf()');
    const { rows: indexes } = await client.query<Index>(loadedWithout);
    for (const { drop } of indexes) await client.query(drop);
    const toBuild = (ofSearch: boolean) =>
      indexes.filter(({ isOfSearch }) => isOfSearch === ofSearch).map(({ build }) => build);
    const [ofSearch, others] = [toBuild(true), toBuild(false)];
    /** Builds what is on the list and is being built by no other session, until the list is empty. */
    const build = async (session: pg.Client, list: string[]) => {
      for (let next = list.shift(); next; next = list.shift()) await session.query(next);
    };
    await timed('what all parts need', () => load.before(executing(client)));
    await timed(
      'things that are searched for',
      eachSession((session, part) => load.searched(executing(session), part, SESSIONS)),
    );
    await client.query('ANALYZE chance, customer, app_user');
    const fillSearch = async () => {
      await timed('search', () => client.query('SELECT app_rebuild_search()'));
      await timed('indexes of the search', () => build(client, ofSearch));
      await timed('other indexes', () => build(client, others));
    };
    const loadRest = async () => {
      await timed('what hangs on them', () => load.rest(executing(other)));
      await other.query('ANALYZE chance_participation');
      // Triggers, which keep the figures of the dashboard, did not run.
      await timed('figures', () => other.query('SELECT app_rebuild_figures()'));
      await timed('other indexes', () => build(other, others));
    };
    await Promise.all([fillSearch(), loadRest()]);
    for (const name of Object.keys(ofServer)) await client.query(`ALTER SYSTEM RESET ${name}`);
    await client.query('SELECT pg_reload_conf()');
    await timed(
      'statistics, and to the disk',
      eachSession(async (session, number) => {
        for (const table of loaded.filter((_, at) => at % SESSIONS === number))
          await session.query(`VACUUM (ANALYZE) ${table}`);
        // The loaded rows go to the disk now, so that no figure that is measured next pays for it.
        await session.query('CHECKPOINT');
      }),
    );
  } finally {
    for (const each of sessions) await each.end();
  }
}
