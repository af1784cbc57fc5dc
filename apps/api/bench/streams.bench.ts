import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from './open-stream.ts';
import { quickChance } from './quick-chance.ts';
import { here, median, type Served, serveCheckout, signIn } from './served.ts';

/**
 * What 200 open event streams cost: processor time of the server process while nothing happens, and for one event that
 * all of them hear, and how long after the answer to its cause an event arrives. What the cause costs without a stream is
 * taken off.
 *
 * node apps/api/bench/streams.bench.ts [--against=<another checkout>]
 */
const other = process.argv.find((word) => word.startsWith('--against='))?.slice('--against='.length);
const STREAMS = 200;
const STREAMS_PER_SESSION = 10;
const EVENTS = 40;
const IDLE_SECONDS = 12;
const GOALS = { perEventMs: 20, p99Ms: 50, idle: 0.01 };
const password = 'Zuschlag-Demo-2026';

const sides: [name: string, root: string][] = [
  ['this', here],
  ...(other ? [['other', other] as [string, string]] : []),
];
for (const [name, root] of sides) {
  const served = await serveCheckout(root);
  try {
    const figures = await measure(served);
    console.log(
      `${name.padEnd(6)} one event to ${STREAMS} streams ${figures.perEventMs.toFixed(1)} ms of processor, ` +
        `arrives after ${figures.p50Ms.toFixed(0)} ms (half), ${figures.p99Ms.toFixed(0)} ms (99 %); ` +
        `idle ${(100 * figures.idle).toFixed(2)} % of a core`,
    );
    const isGood = Object.entries(GOALS).every(([goal, most]) => figures[goal as keyof typeof GOALS] <= most);
    if (name === 'this' && !isGood) process.exitCode = 1;
  } finally {
    await served.close();
  }
}
console.log(`(goals: at most ${GOALS.perEventMs} ms, ${GOALS.p99Ms} ms for 99 %, ${100 * GOALS.idle} %)`);
process.exit(process.exitCode);

async function measure(served: Served) {
  const caller = await signIn(served.address, 'malte.friedrichs@treuwacht.example', password);
  // Everybody of the main organization hears of a new Chance.
  const creation = await quickChance(caller, 'Prüfstand');
  const change = () => caller.call(creation);
  const arrivals: number[] = [];
  const streams: ClientRequest[] = [];
  const alone = await costOfEvents(served, change);
  while (streams.length < STREAMS) {
    const listener = await signIn(served.address, 'katrin.sommerfeld@treuwacht.example', password);
    for (let count = 0; count < STREAMS_PER_SESSION && streams.length < STREAMS; count += 1) {
      streams.push(await openStream(served.address, listener.token, { kind: 'chanceCreated', arrivals }));
    }
  }
  await pause(1_000);
  const idleBefore = await served.cpu();
  await pause(IDLE_SECONDS * 1_000);
  const idle = ((await served.cpu()) - idleBefore) / (IDLE_SECONDS * 1e6);
  const together = await costOfEvents(served, change);
  const latencies: number[] = [];
  for (let event = 0; event < EVENTS; event += 1) {
    arrivals.length = 0;
    await change();
    const answered = performance.now();
    while (arrivals.length < STREAMS) await pause(1);
    latencies.push(...arrivals.map((at) => Math.max(0, at - answered)));
  }
  for (const stream of streams) stream.destroy();
  latencies.sort((one, next) => one - next);
  return {
    perEventMs: together - alone,
    idle,
    p50Ms: median(latencies),
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

/** @returns the middle cost of a change with its event, in ms of processor */
async function costOfEvents(served: Served, change: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let event = 0; event < EVENTS; event += 1) {
    const before = await served.cpu();
    await change();
    await pause(150);
    costs.push(((await served.cpu()) - before) / 1_000);
  }
  return median(costs);
}
