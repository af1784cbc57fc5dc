import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { type Database, inTenant, readRows } from '@zuschlag/db/client';
import { type ChanceList, chanceList } from '@zuschlag/validation/chance/chance-list';
import { chanceSortFields } from '@zuschlag/validation/vocabulary';
import { publish } from '../src/events/publish.ts';
import { listChances } from '../src/features/chance/list/list-chances.ts';
import { type ListQuestion, listQuery } from '../src/features/chance/list/list-query.ts';
import { filtersOfLists, listQuestion, positionAt, rowsOfPage } from '../src/features/chance/testing/page-cost.ts';
import { registerRouter } from '../src/http/routes/trpc-route.ts';
import { encodeCursor } from '../src/lists/paging.ts';
import { viewedThrough, visibleChances } from '../src/policy/visibility.ts';
import { testApp, tokenOf } from '../src/testing/app.ts';
import { STARTED_TO_LOAD } from '../src/testing/bulk/load-in-bulk.ts';
import { manyChances } from '../src/testing/bulk/many-chances.ts';
import { aTenant, type ScenarioTenant } from '../src/testing/scenario.ts';
import { router, signedInReading } from '../src/trpc.ts';
import type { Load } from './load.ts';
import { withDatabase } from './with-database.ts';

/**
 * The list of a tenant with 1 000 000 Chances of 1 000 organizations, as an organization sees it, filtered by state:
 * against the same statement by plain `pg` and against Prisma's findMany, both as tRPC procedures behind the same route,
 * rate limit, session check and row-level security, and against a tenant of a tenth of the size in the same database.
 * Then the rows that each filter reads in each order.
 *
 * node apps/api/bench/list.bench.ts [Chances] [seconds per figure and round]
 */
const [count = 1_000_000, seconds = 0.7] = process.argv.slice(2).map(Number);
const ORGANIZATIONS = 1_000;
const CONNECTIONS = 16;
const ROUNDS = 15;
const FIRST = 25;
/** A page of the list and the row that tells whether another one follows. */
const PAGE = FIRST + 1;
/** Where a deep page begins, as a share of the tenant; the organization sees a fiftieth of it in these states. */
const DEEP = 0.01;
/** The allowed cost of a filter, in rows read for one that is shown. */
const PAGES_READ = 10;
const routes = { list: '/trpc/chance.list', pg: '/trpc/bench/pg', prisma: '/trpc/bench/prisma' };
const states = ['editing', 'submitted', 'won'] as const;

await withDatabase(async (database, superuserUrl) => {
  const [tenth, tenant] = [
    await filled(database, superuserUrl, count / 10),
    await filled(database, superuserUrl, count),
  ];
  await measure(database, tenant, tenth);
  await countRows(database, tenant);
}, STARTED_TO_LOAD);

async function filled(database: Database, superuserUrl: string, chances: number): Promise<ScenarioTenant> {
  const tenant = await aTenant(database);
  const began = performance.now();
  await manyChances(tenant, chances, {
    organizations: ORGANIZATIONS,
    superuserUrl,
    onStep: (name, lasted) => console.log(`  ${name}: ${lasted.toFixed(0)} s`),
  });
  console.log(`filled a tenant with ${chances} Chances in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return tenant;
}

async function measure(database: Database, tenant: ScenarioTenant, tenth: ScenarioTenant): Promise<void> {
  const app = await testApp(database);
  await registerRouter(app, { prefix: '/trpc/bench', router: rivals(database, tenant), database, publish });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const askerOf = async (asked: ScenarioTenant, chances: number) => ({
    token: await tokenOf(database, asked.people.nordEditor),
    deep: await cursorAt(database, asked, Math.floor(chances * DEEP)),
  });
  const [whole, part] = [await askerOf(tenant, count), await askerOf(tenth, count / 10)];
  const rates = new Map<string, number[]>();
  const measureOnce = async ({ route, after, token }: Turn, lasting: number) => {
    const input = encodeURIComponent(JSON.stringify(listInput(after)));
    const address = `http://127.0.0.1:${port}${route}?input=${input}`;
    return load({ address, token, connections: CONNECTIONS, seconds: lasting });
  };
  const turns: Turn[] = (['first page', 'deep page'] as const).flatMap((depth) => [
    ...Object.entries(routes).map(([name, route]) => turnOf(`${name}, ${depth}`, route, depth, whole)),
    turnOf(`list of a tenth, ${depth}`, routes.list, depth, part),
  ]);
  const slow = new Set<Turn>();
  const measureTurn = async (turn: Turn, lasting: number): Promise<number[]> => {
    if (slow.has(turn)) return [];
    try {
      return [await measureOnce(turn, lasting)];
    } catch (error) {
      // Prisma's own statement may take longer than the server waits: that is its result, not a failure of the run.
      if (turn.route !== routes.prisma) throw error;
      console.log(`${turn.figure.padEnd(52)}     – no answer within the time of a statement`);
      slow.add(turn);
      rates.delete(turn.figure);
      return [];
    }
  };
  for (const turn of turns) await measureTurn(turn, 1);
  // In short turns, forwards and backwards: what else the machine does hits neighbours alike, so a ratio is taken within
  // a round, and the middle one of all rounds counts.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const turn of round % 2 === 0 ? turns.toReversed() : turns) {
      const measured = await measureTurn(turn, seconds);
      if (measured.length > 0) rates.set(turn.figure, [...(rates.get(turn.figure) ?? []), ...measured]);
    }
  }
  for (const [figure, all] of rates)
    console.log(`${figure.padEnd(52)} ${median(all).toFixed(0).padStart(5)} answers/s`);
  const ratio = (name: string, one: string, other: string) => {
    const others = rates.get(other);
    if (!others) return;
    const ratios = (rates.get(one) ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN));
    console.log(`${name.padEnd(52)} ${median(ratios).toFixed(2).padStart(5)}`);
  };
  for (const depth of ['first page', 'deep page']) {
    ratio(`answers, list : plain pg, ${depth} (at least 0.9)`, `list, ${depth}`, `pg, ${depth}`);
    ratio(`answers, list : Prisma findMany, ${depth}`, `list, ${depth}`, `prisma, ${depth}`);
    ratio(`time, whole : tenth, ${depth} (at most 1.3)`, `list of a tenth, ${depth}`, `list, ${depth}`);
  }
  ratio('time, deep page : first page (at most 1.3)', 'list, first page', 'list, deep page');
  await app.close();
}

type Turn = { figure: string; route: string; after: string | null; token: string };

function turnOf(
  figure: string,
  route: string,
  depth: 'first page' | 'deep page',
  { token, deep }: { token: string; deep: string },
): Turn {
  return { figure, route, token, after: depth === 'first page' ? null : deep };
}

/** The most rows that a page of each filter reads, over all orders, at the start of the list and behind its row 500. */
async function countRows(database: Database, tenant: ScenarioTenant): Promise<void> {
  const place = { database, mainOrganizationId: tenant.mainOrganizationId };
  const orders = chanceSortFields.flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order })));
  const organization = { seenBy: tenant.organizations.nord.id };
  for (const [name, more] of [['no filter', () => ({})] as const, ...filtersOfLists]) {
    const read: { rows: number; by: string }[] = [];
    for (const sort of orders) {
      for (const seen of [{}, organization]) {
        const question = listQuestion(tenant, sort, PAGE, { ...more(tenant), ...seen });
        const pages = [question, { ...question, after: await positionAt(place, question, 500) }];
        for (const page of pages) read.push({ rows: await rowsOfPage(place, page), by: `${sort.field} ${sort.order}` });
      }
    }
    const most = read.reduce((one, other) => (other.rows > one.rows ? other : one));
    const note = most.rows > PAGES_READ * PAGE ? ` above ${PAGES_READ * PAGE}` : '';
    console.log(`rows read: ${name.padEnd(48)} ${String(most.rows).padStart(5)} by ${most.by}${note}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function load(workerData: Load): Promise<number> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function listInput(after: string | null) {
  return { first: FIRST, after, sort: { field: 'submission', order: 'ASC' }, filters: { state: [...states] } };
}

/** The position of row `depth` of the list. */
async function cursorAt(database: Database, tenant: ScenarioTenant, depth: number): Promise<string> {
  const { mainOrganizationId, people } = tenant;
  const { sql, parameters } = listQuery({ ...questionOf(tenant, chanceList.parse(listInput(null))), limit: depth });
  const rows = (await readRows(database, mainOrganizationId, sql, parameters)) as { submission: string; id: string }[];
  const last = rows.at(-1);
  if (!last) throw new Error('The list is empty.');
  const cursor = encodeCursor([last.submission, last.id]);
  const reading = { actor: people.nordEditor, database, today: '2026-11-18' };
  const { edges } = await listChances(reading, chanceList.parse(listInput(cursor)));
  if (edges.length < FIRST) throw new Error(`Behind row ${depth} there is no whole page.`);
  return cursor;
}

function questionOf(
  { mainOrganizationId, people }: ScenarioTenant,
  { filters, sort, first }: ChanceList,
): ListQuestion {
  return {
    mainOrganizationId,
    visible: visibleChances(people.nordEditor),
    seenBy: viewedThrough(people.nordEditor),
    userId: people.nordEditor.userId,
    filters: filters ?? {},
    today: '2026-11-19',
    found: [],
    among: [],
    isChosen: false,
    sort: sort ?? { field: 'submission', order: 'ASC' },
    after: null,
    limit: first + 1,
  };
}

function positionOf(after: string): [string, string] {
  return JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
}

/** Procedures behind the same server, session check and transport as the list, so that only the list itself differs. */
function rivals(database: Database, tenant: ScenarioTenant) {
  return router({
    pg: signedInReading.input(chanceList).query(({ input }) => byPg(database, tenant, input)),
    prisma: signedInReading.input(chanceList).query(({ input }) => byPrisma(database, tenant, input)),
  });
}

/** The statement of the list and nothing else: rows as the driver reads them, unchecked. */
async function byPg(database: Database, tenant: ScenarioTenant, input: ChanceList): Promise<unknown> {
  const after = input.after ? positionOf(input.after) : null;
  const { sql, parameters } = listQuery({ ...questionOf(tenant, input), after });
  return { rows: await readRows(database, tenant.mainOrganizationId, sql, parameters) };
}

async function byPrisma(database: Database, tenant: ScenarioTenant, input: ChanceList): Promise<unknown> {
  const { mainOrganizationId, people } = tenant;
  const [day, id] = input.after ? positionOf(input.after) : [];
  const submission = day ? new Date(`${day}T00:00:00Z`) : undefined;
  const rows = await inTenant(database, mainOrganizationId, (db) =>
    db.chance.findMany({
      where: {
        mainOrganizationId,
        state: { in: [...states] },
        participations: { some: { organizationId: people.nordEditor.organizationId } },
        ...(submission ? { OR: [{ submission: { gt: submission } }, { submission, id: { gt: id } }] } : {}),
      },
      include: {
        customer: { select: { name: true } },
        owner: { include: { organization: { select: { shortName: true } } } },
        participations: { where: { isOperational: true }, include: { organization: { select: { shortName: true } } } },
      },
      orderBy: [{ submission: 'asc' }, { id: 'asc' }],
      take: input.first + 1,
    }),
  );
  return { rows: rows.map((row) => ({ ...row, minutes: row.minutes === null ? null : Number(row.minutes) })) };
}
