import type { Database } from '@zuschlag/db/client';
import pg from 'pg';

/** Indexes that hold no constraint and that loading does without; the words of the search are looked up while they load. */
const loadedWithout = `
  SELECT indexrelid::regclass::text AS "name", pg_get_indexdef(indexrelid) AS "definition"
  FROM pg_index WHERE indrelid = ANY ('{chance,chance_participation,customer,search_entry,search_word}'::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    AND NOT (indrelid = 'search_word'::regclass AND indisunique)`;

/**
 * Loads rows into a database that belongs to one test or benchmark: without triggers and foreign keys, the indexes are
 * built and the search is filled afterwards, set by set.
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
  const client = new pg.Client({ connectionString: Object.assign(new URL(superuserUrl), { pathname }).href });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'; SET work_mem = '256MB';
      SET app.main_organization = '${mainOrganizationId}'; SET synchronous_commit = off`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(loadedWithout);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await run((sql, ...parameters) => client.query(sql, parameters));
    await client.query('ANALYZE "chance"');
    await client.query('SELECT app_rebuild_search()');
    for (const { definition } of indexes) await client.query(definition);
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}
