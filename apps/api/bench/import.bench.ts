import { buffer } from 'node:stream/consumers';
import { provinces } from '@zuschlag/validation/vocabulary';
import { undoImport } from '../src/features/configuration/imports/commit-import.ts';
import { exportTable } from '../src/features/configuration/imports/export-table.ts';
import { aPlan, commitAs, type SentFile } from '../src/testing/imports.ts';
import { as, aTenant } from '../src/testing/scenario.ts';
import { withDatabase } from './with-database.ts';

/**
 * 10 000 tariffs brought in from a CSV file and from an Excel workbook: plan, commit, plan of the same file over the full
 * table, export, undo; with the memory the process holds afterwards.
 *
 * node apps/api/bench/import.bench.ts [rows]
 */
const [count = 10_000] = process.argv.slice(2).map(Number);
const LONGEST_PLAN = 5;

await withDatabase(async (database) => {
  const tenant = await aTenant(database);
  const admin = tenant.people.configAdmin;
  const today = new Date().toISOString().slice(0, 10);
  const reading = { actor: admin, database, today };
  const wish = (format: 'csv' | 'xlsx') => ({ format, language: 'de' as const, query: {} });

  const first = await timed('plan from CSV', () => aPlan(tenant, admin, 'tariff', tariffs()));
  console.log(`  ${JSON.stringify(first.result.counts)}, ${first.result.state}`);
  await timed('commit', () => commitAs(tenant, admin, first.result));
  const sheet = await timed('export as Excel', async () => {
    const { name, content } = await exportTable(reading, 'tariff', wish('xlsx'));
    return { name, content: await buffer(content) };
  });
  await timed('export as CSV', async () => buffer((await exportTable(reading, 'tariff', wish('csv'))).content));
  const again = await timed('plan from Excel, over the full table', () => aPlan(tenant, admin, 'tariff', sheet.result));
  console.log(`  ${JSON.stringify(again.result.counts)}, ${again.result.state}`);
  await timed('undo', () => as(tenant, admin, (work) => undoImport(work, first.result.id)));
  const slowest = Math.max(first.seconds, again.seconds);
  console.log(`slowest plan: ${slowest.toFixed(2)} s (goal: under ${LONGEST_PLAN} s)`);
  process.exitCode = slowest < LONGEST_PLAN ? 0 : 1;
});

async function timed<Result>(title: string, run: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  const result = await run();
  const seconds = (performance.now() - start) / 1000;
  const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log(`${title}: ${seconds.toFixed(2)} s, ${megabytes} MB`);
  return { result, seconds };
}

/** One tariff per state and day, as many days as it takes. */
function tariffs(): SentFile {
  const periods = ['Nacht', 'Sonntag', 'Sonntagnacht', 'Feiertag', 'Feiertagnacht'];
  const bonuses = periods.flatMap((period) => [`${period} in %`, `${period} in €/h`]);
  const heading = [
    'Gültig ab',
    'Bundesland',
    'Bezahlte Tage im Jahr',
    'Nacht ab',
    'Nacht bis',
    'Zuschlagsbasis',
    ...bonuses,
  ];
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / provinces.length))).toISOString().slice(0, 10);
    const values = periods.flatMap((_period, step) => [`${(step + 1) * 20 + (index % 10)},5`, `${index % 3},25`]);
    return [day, provinces[index % provinces.length], 250 + (index % 10), '22:00', '06:00', 'Grundlohn', ...values];
  });
  return { name: 'tarife.csv', content: [heading, ...lines].map((line) => line.join(';')).join('\r\n') };
}
