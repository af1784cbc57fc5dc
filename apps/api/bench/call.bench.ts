import { fileURLToPath } from 'node:url';
import { type Call, type Caller, callerOf, here, median, type Served, serve, serveCheckout, signIn } from './served.ts';

/**
 * What a call costs: processor time of the server process per request, beside a bare Fastify + tRPC procedure that
 * answers the same bytes. Each server is a process of its own; turns alternate, and the middle ratio counts.
 *
 * node apps/api/bench/call.bench.ts [--against=<another checkout>] [--only=<procedure>]
 */
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
const CONNECTIONS = 8;
const ROUNDS = 5;
const CALLS = 250;
const goals: { [procedure: string]: number } = { 'accounts.me': 3, 'chance.list': 2.5 };
const other = option('against');

type Subject = { name: string; served: Served; caller: Caller; calls: Call[] };

const subjects: Subject[] = [];
const roots: [string, string][] = other
  ? [
      ['this', here],
      ['other', other],
    ]
  : [['this', here]];
for (const [name, root] of roots) {
  const served = await serveCheckout(root);
  const caller = await signIn(served.address, 'katrin.sommerfeld@treuwacht.example', 'Zuschlag-Demo-2026');
  subjects.push({ name, served, caller, calls: await callsOf(caller) });
}
const bare = await serve(
  fileURLToPath(new URL('./bare-server.ts', import.meta.url)),
  [await answersOf(subjects[0])],
  {},
);
try {
  await compare();
} finally {
  await bare.close();
  for (const { served } of subjects) await served.close();
}
process.exit(process.exitCode);

async function callsOf(caller: Caller): Promise<Call[]> {
  const input = { first: 25, sort: { field: 'submission', order: 'ASC' } };
  const { edges } = (await caller.call({ path: 'chance.list', input })) as {
    edges: { node: { id: string; state: string; totalCost: number | null } }[];
  };
  const calculated = edges.find(({ node }) => node.totalCost !== null) ?? edges[0];
  const chanceId = calculated?.node.id;
  return [
    { path: 'accounts.me' },
    { path: 'chance.list', input },
    { path: 'chance.byId', input: { id: chanceId } },
    { path: 'services.ofChance', input: { chanceId } },
    { path: 'bidDecisions.pending' },
    { path: 'configuration.overview' },
    { path: 'configuration.tariff.list', input: { first: 25 } },
    { path: 'accounts.setLanguage', input: { language: 'de' }, isMutation: true },
  ].filter(({ path }) => !option('only') || path === option('only'));
}

async function answersOf(subject: Subject | undefined): Promise<string> {
  const answers: { [procedure: string]: unknown } = {};
  for (const call of subject?.calls ?? []) {
    answers[call.path] = { isMutation: call.isMutation ?? false, data: await subject?.caller.call(call) };
  }
  return JSON.stringify(answers);
}

async function compare(): Promise<void> {
  const barely = callerOf(bare.address, 'a.token');
  const turns = (subjects[0]?.calls ?? []).map(({ path }, index) => ({
    path,
    sides: [
      { name: 'bare', served: bare, caller: barely, call: bareCall(subjects[0]?.calls[index] as Call) },
      ...subjects.map(({ calls, ...side }) => ({ ...side, call: calls[index] as Call })),
    ],
  }));
  console.log('µs of processor per request, and times the bare procedure');
  for (const { path, sides } of turns) {
    const costs = sides.map((): number[] => []);
    for (const side of sides) await costOf(side, CALLS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, side] of sides.entries()) costs[index]?.push(await costOf(side, CALLS));
    }
    const figures = sides.slice(1).map(({ name }, index) => {
      const ratios = (costs[index + 1] ?? []).map((cost, round) => cost / (costs[0]?.[round] ?? Number.NaN));
      return `${name} ${median(costs[index + 1] ?? [])
        .toFixed(0)
        .padStart(5)} = ${median(ratios).toFixed(2).padStart(5)} ×`;
    });
    const goal = goals[path];
    console.log(
      `${path.padEnd(28)} bare ${median(costs[0] ?? [])
        .toFixed(0)
        .padStart(4)}  ${figures.join('  ')}${goal ? `  (goal: at most ${goal})` : ''}`,
    );
    const ratio = median((costs[1] ?? []).map((cost, round) => cost / (costs[0]?.[round] ?? Number.NaN)));
    if (goal && !(ratio <= goal)) process.exitCode = 1;
  }
}

function bareCall(call: Call): Call {
  return { ...call, path: call.path.replaceAll('.', '_') };
}

/** @returns processor time per request in microseconds */
async function costOf({ served, caller, call }: { served: Served; caller: Caller; call: Call }, times: number) {
  const before = await served.cpu();
  let left = times;
  const worker = async () => {
    while (left-- > 0) await caller.ask(call);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return ((await served.cpu()) - before) / times;
}
