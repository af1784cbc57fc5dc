import path from 'node:path';
import { folded } from '@zuschlag/reading/search/tokens';
import pg from 'pg';
import { aDocument } from '../src/features/documents/testing/documents.ts';
import { insertIndex } from '../src/features/reading/search/index.store.ts';
import { bestPassages, stemsOf } from '../src/features/reading/search/search.store.ts';
import { searchDocuments } from '../src/features/reading/search/search-documents.ts';
import { aChance } from '../src/testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../src/testing/scenario.ts';
import { lawsIn, sectionOf } from './retrieval/laws.ts';
import { inAClerksWords, inTheirWords, type Question } from './retrieval/questions.ts';
import { withDatabase } from './with-database.ts';

/**
 * How far up the section stands that answers a question (MRR@10), beside BM25 with German stems in the same database, and
 * how long a search takes among 100 000 passages of a tenant, as the application's role. SAMPLE_DATA names a folder with
 * `gesetze-de`, German laws as text.
 */
const PASSAGES = 100_000;
const LIMIT_MS = 50;
const ASKED = 0.92;

const samples = process.env.SAMPLE_DATA;
if (!samples) {
  console.log('SAMPLE_DATA names no folder with laws: nothing to search in.');
  process.exit(0);
}
const laws = lawsIn(path.join(samples, 'gesetze-de'));
let isGood = false;
await withDatabase(async (database) => {
  isGood = await measure(await aTenant(database));
});
process.exit(isGood ? 0 : 1);

async function measure(tenant: ScenarioTenant): Promise<boolean> {
  const chanceId = await aChance(tenant, { by: 'nordEditor' });
  for (const { name, search } of laws) {
    const { versionId } = await aDocument(tenant, chanceId, { name: `${name}.txt`, content: name });
    await as(tenant, systemOf(tenant), (work) => insertIndex(work, { chanceId, versionId }, search));
  }
  const count = laws.reduce((sum, { search }) => sum + search.passages.length, 0);
  console.log(`${laws.length} laws, ${count} passages`);
  const viewer = tenant.people.nordViewer;
  const ours = (text: string) =>
    as(tenant, viewer, async (work) => (await searchDocuments(work, { chanceId, text })).hits);
  const plain = (text: string) => as(tenant, viewer, (work) => plainSearch(work, chanceId, text));
  let isBetter = true;
  const ranks = new Map<string, number>();
  for (const [name, questions] of [
    ['in the words of the laws', inTheirWords],
    ["in a clerk's words", inAClerksWords],
  ] as const) {
    const [mine, other] = [await meanRank(questions, ours), await meanRank(questions, plain)];
    console.log(
      `${questions.length} questions ${name}: MRR@10 ${mine.toFixed(3)}, BM25 with stems ${other.toFixed(3)}`,
    );
    isBetter &&= mine >= other;
    ranks.set(name, mine);
  }
  const isQuick = await isQuickEnough(tenant, { chanceId, count }, ours);
  return isBetter && isQuick && (ranks.get('in the words of the laws') ?? 0) >= ASKED;
}

type Hit = { fileName: string; heading: string };

async function meanRank(questions: readonly Question[], search: (text: string) => Promise<Hit[]>): Promise<number> {
  let sum = 0;
  for (const { text, answers } of questions) {
    const hits = (await search(text)).slice(0, 10);
    const at = hits.findIndex((hit) => answers.includes(`${hit.fileName.replace(/\.txt$/, '')} ${sectionOf(hit)}`));
    sum += at < 0 ? 0 : 1 / (at + 1);
    if (at !== 0 && process.argv.includes('--misses')) console.log(`  ${at < 0 ? '-' : at + 1}  ${text}`);
  }
  return sum / questions.length;
}

/** What a library would do: stems of the words, each counted once. */
async function plainSearch(work: Parameters<typeof stemsOf>[0], chanceId: string, text: string): Promise<Hit[]> {
  const words = [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const stems = [...new Set((await stemsOf(work, words)).filter((stem) => stem !== null))];
  return bestPassages(
    work,
    chanceId,
    stems.map((stem, term) => ({ term, stem, weight: 1 })),
    { most: 30 },
  );
}

async function isQuickEnough(
  tenant: ScenarioTenant,
  { chanceId, count }: { chanceId: string; count: number },
  search: (text: string) => Promise<Hit[]>,
): Promise<boolean> {
  // The same passages again, as those of other Chances of the tenant.
  for (let copy = 1; copy * count < PASSAGES; copy++) {
    const other = await aChance(tenant, { by: 'nordEditor' });
    await as(tenant, systemOf(tenant), async ({ db }) => {
      await db.$executeRaw`
        insert into document_passage
        select "mainOrganizationId", "versionId", number + ${copy * 1_000_000}::int, ${other}::uuid, part, heading, text, length
        from document_passage where "mainOrganizationId" = ${tenant.mainOrganizationId} and "chanceId" = ${chanceId}::uuid`;
      await db.$executeRaw`
        insert into document_posting
        select "mainOrganizationId", ${other}::uuid, stem, "versionId", backwards,
          array(select place + ${copy * 1_000_000}::int from unnest(passages) as place), impacts
        from document_posting where "mainOrganizationId" = ${tenant.mainOrganizationId} and "chanceId" = ${chanceId}::uuid`;
    });
  }
  const owner = new pg.Client({ connectionString: tenant.database.ownerUrl });
  await owner.connect();
  await owner.query('analyze document_passage, document_posting');
  await owner.end();
  const times: number[] = [];
  for (const { text } of [...inTheirWords, ...inAClerksWords, ...inTheirWords]) {
    const began = performance.now();
    await search(text);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const [half, most] = [0.5, 0.95].map((share) => times[Math.floor(share * times.length)] ?? Number.NaN);
  console.log(
    `search among ${PASSAGES} passages: median ${half?.toFixed(0)} ms, p95 ${most?.toFixed(0)} ms (asked: ${LIMIT_MS})`,
  );
  return (most ?? Number.POSITIVE_INFINITY) <= LIMIT_MS;
}
