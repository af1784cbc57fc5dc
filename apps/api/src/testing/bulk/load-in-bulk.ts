import type { Database } from '@zuschlag/db/client';
import pg from 'pg';

/** Indexes that hold no constraint and that loading does without; the words of the search are looked up while they load. */
const loadedWithout = `
  SELECT indexrelid::regclass::text AS "name", pg_get_indexdef(indexrelid) AS "definition",
    indrelid IN ('search_entry'::regclass, 'search_word'::regclass) AS "isOfSearch"
  FROM pg_index WHERE indrelid = ANY ('{chance,chance_participation,customer,search_entry,search_word}'::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    AND NOT (indrelid = 'search_word'::regclass AND indisunique)`;

/**
 * Loads rows into a database that belongs to one test or benchmark: without triggers and foreign keys. Afterwards one
 * connection fills the search, set by set, while another one builds the indexes of everything else.
 *
 * @param run gets what executes a statement as the superuser, with the setting of the tenant
 */
export async function loadInBulk(
  {
    database,
    superuserUrl,
    mainOrganizationId,
  }: { database: Database; superuserUrl: string; mainOrganizationId: number },
  run: (execute: (sql: string, ...parameters: unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { pathname } = new URL(database.appUrl);
  const address = Object.assign(new URL(superuserUrl), { pathname }).href;
  const [client, other] = [new pg.Client({ connectionString: address }), new pg.Client({ connectionString: address })];
  try {
    for (const each of [client, other]) {
      await each.connect();
      await each.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'; SET work_mem = '256MB';
        SET app.main_organization = '${mainOrganizationId}'; SET synchronous_commit = off`);
    }
    const { rows: indexes } = await client.query<Index>(loadedWithout);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await run((sql, ...parameters) => client.query(sql, parameters));
    // Triggers, which keep the figures of the dashboard, did not run.
    await client.query('SELECT app_rebuild_figures()');
    await Promise.all([
      client.query('SELECT app_rebuild_search()').then(() => build(client, indexes, { isOfSearch: true })),
      build(other, indexes, { isOfSearch: false }),
    ]);
  } finally {
    await client.end();
    await other.end();
  }
}

type Index = { name: string; definition: string; isOfSearch: boolean };

/** Builds the indexes of the search, or all others, and brings the statistics of their tables up to date. */
async function build(client: pg.Client, indexes: readonly Index[], { isOfSearch }: { isOfSearch: boolean }) {
  for (const index of indexes) if (index.isOfSearch === isOfSearch) await client.query(index.definition);
  const others = 'chance, chance_participation, customer, app_user, organization';
  await client.query(`VACUUM (ANALYZE) ${isOfSearch ? 'search_entry, search_word' : others}`);
}
