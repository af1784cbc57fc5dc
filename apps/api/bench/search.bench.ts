import { type Database, readRows } from '@zuschlag/db/client';
import { z } from 'zod';
import { STARTED_TO_LOAD } from '../src/testing/bulk/load-in-bulk.ts';
import { manyChances } from '../src/testing/bulk/many-chances.ts';
import { aTenant } from '../src/testing/scenario.ts';
import { withDatabase } from './with-database.ts';

/**
 * Searches for Chances in one tenant of 1 000 organizations, as the application's role: time in the database and pages read.
 *
 * node apps/api/bench/search.bench.ts [Chances]
 */
const [count = 1_000_000] = process.argv.slice(2).map(Number);
const ORGANIZATIONS = 1_000;
const ROUNDS = 7;
const LIMIT_MS = 50;
const typedTexts = [
  ...['Schwimmbad', 'xyzzyx', 'Bewachung', 'Stadt', 'stadtwerke', 'b', 'ed', 'qx', '42', '0815', 'CH-1999-0012345'],
  ...['Bewachng', 'Klinkum', 'bewachung hafen', 'rathaus goldleben', 'silberode museum', 'Bewachung Stadt', 'gold'],
];

const pagesRead = z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() });
const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: pagesRead, 'Execution Time': z.number() })]) }),
]);

await withDatabase(async (database, superuserUrl) => {
  const tenant = await aTenant(database);
  const began = performance.now();
  const onStep = (name: string, seconds: number) => console.log(`  ${name}: ${seconds.toFixed(0)} s`);
  await manyChances(tenant, count, { organizations: ORGANIZATIONS, superuserUrl, onStep });
  console.log(`filled a tenant with ${count} Chances in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const typed of typedTexts) {
    const { ms, pages } = await measure(database, tenant.mainOrganizationId, typed);
    const note = ms > LIMIT_MS ? ` above ${LIMIT_MS} ms` : '';
    console.log(`${typed.padEnd(20)} ${ms.toFixed(1).padStart(7)} ms ${String(pages).padStart(6)} pages${note}`);
  }
}, STARTED_TO_LOAD);

async function measure(database: Database, tenant: number, typed: string): Promise<{ ms: number; pages: number }> {
  const sql = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM app_search($1, $2, 3000)';
  const rounds: { ms: number; pages: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [row] = explained.parse(await readRows(database, tenant, sql, ['chance', typed]));
    const [plan] = row['QUERY PLAN'];
    const pages = plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
    rounds.push({ ms: plan['Execution Time'], pages });
  }
  return rounds.toSorted((one, other) => one.ms - other.ms)[ROUNDS >> 1] ?? { ms: Number.NaN, pages: Number.NaN };
}
