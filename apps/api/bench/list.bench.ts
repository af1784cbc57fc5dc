import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { type Database, inTenant, openDatabase, readRows } from '@zuschlag/db/client';
import { startEmbedded } from '@zuschlag/db/embedded';
import { migrate } from '@zuschlag/db/migrate';
import { type ChanceList, chanceList } from '@zuschlag/validation/chance/chance-list';
import type { FastifyRequest } from 'fastify';
import { listChances } from '../src/features/chance/list-chances.ts';
import { type ListQuestion, listQuery } from '../src/features/chance/list-query.ts';
import { callContextOf } from '../src/http/trpc-route.ts';
import { installQueue } from '../src/jobs/worker.ts';
import { encodeCursor } from '../src/paging.ts';
import { testApp, tokenOf } from '../src/testing/app.ts';
import { manyChances } from '../src/testing/many-chances.ts';
import { aTenant, type ScenarioTenant } from '../src/testing/scenario.ts';
import { router, signedInReading } from '../src/trpc.ts';
import type { Load } from './load.ts';

/**
 * The list endpoint at 100 000 Chances, as an organization sees it, filtered by state: against the same statement by
 * plain `pg` and against Prisma's findMany, both as tRPC procedures under the same session check and row-level security.
 *
 * node apps/api/bench/list.bench.ts [Chances] [seconds per figure and round]
 */
const [count = 100_000, seconds = 3] = process.argv.slice(2).map(Number);
const CONNECTIONS = 16;
const ROUNDS = 3;
const FIRST = 25;
const DEPTH = 10_000;
const routes = { list: '/trpc/chance.list', pg: '/bench/pg', prisma: '/bench/prisma' };
const states = ['editing', 'submitted', 'won'] as const;

const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-bench-'));
const server = await startEmbedded({ folder });
try {
  const { ownerUrl } = server;
  const { appUrl } = await migrate({ ownerUrl, afterMigrations: installQueue });
  const database = openDatabase({ ownerUrl, appUrl });
  const tenant = await aTenant(database);
  console.log(`filling a tenant with ${count} Chances …`);
  await manyChances(tenant, count);
  await measure(database, tenant);
  await database.close();
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(database: Database, tenant: ScenarioTenant): Promise<void> {
  const actor = tenant.people.nordEditor;
  const token = await tokenOf(database, actor);
  const deep = await cursorAt(database, tenant, Math.min(DEPTH, Math.floor(count / 10)));
  const app = await testApp(database);
  const trpcOptions = {
    router: rivals(database, tenant),
    createContext: ({ req }: { req: FastifyRequest }) => callContextOf(req, database),
  };
  await app.register(fastifyTRPCPlugin, { prefix: '/bench', trpcOptions });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const rates: { [figure: string]: number } = {};
  // Everything in turn, several times over, and the best of each: what else the machine does hits all of them alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [depth, after] of [
      ['first page', null],
      ['deep page', deep],
    ] as const) {
      const input = encodeURIComponent(JSON.stringify(listInput(after)));
      for (const [name, route] of Object.entries(routes)) {
        const address = `http://127.0.0.1:${port}${route}?input=${input}`;
        if (round === 1) await load({ address, token, connections: CONNECTIONS, seconds: 1 });
        const rate = await load({ address, token, connections: CONNECTIONS, seconds });
        rates[`${name}, ${depth}`] = Math.max(rate, rates[`${name}, ${depth}`] ?? 0);
      }
    }
  }
  for (const [figure, rate] of Object.entries(rates)) {
    console.log(`${figure.padEnd(38)} ${rate.toFixed(0).padStart(5)} answers/s`);
  }
  for (const depth of ['first page', 'deep page']) {
    ratio(`list : plain pg, ${depth}`, rates[`list, ${depth}`], rates[`pg, ${depth}`]);
    ratio(`list : Prisma findMany, ${depth}`, rates[`list, ${depth}`], rates[`prisma, ${depth}`]);
  }
  ratio('list: deep page : first page', rates['list, deep page'], rates['list, first page']);
  await app.close();
}

function ratio(name: string, one = 0, other = 1): void {
  console.log(`${name.padEnd(38)} ${(one / other).toFixed(2).padStart(5)}`);
}

function load(workerData: Load): Promise<number> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function listInput(after: string | null) {
  return { first: FIRST, after, sort: { field: 'submission', order: 'ASC' }, filters: { state: [...states] } };
}

/** Where the row number `depth` of the list stands. */
async function cursorAt(database: Database, tenant: ScenarioTenant, depth: number): Promise<string> {
  const { mainOrganizationId, people } = tenant;
  const { sql, parameters } = listQuery({ ...questionOf(tenant, chanceList.parse(listInput(null))), limit: depth });
  const rows = (await readRows(database, mainOrganizationId, sql, parameters)) as { submission: string; id: string }[];
  const last = rows.at(-1);
  if (!last) throw new Error('The list is empty.');
  const cursor = encodeCursor([last.submission, last.id]);
  const { edges } = await listChances({ actor: people.nordEditor, database }, chanceList.parse(listInput(cursor)));
  if (edges.length < FIRST) throw new Error(`Behind row ${depth} there is no whole page.`);
  return cursor;
}

function questionOf(
  { mainOrganizationId, people }: ScenarioTenant,
  { filters, sort, first }: ChanceList,
): ListQuestion {
  const { organizationId, userId } = people.nordEditor;
  return {
    mainOrganizationId,
    participantId: organizationId,
    userId,
    filters: filters ?? {},
    customerIds: null,
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
