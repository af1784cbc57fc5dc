import { setTimeout as pause } from 'node:timers/promises';
import { quickChance } from '../../../apps/api/bench/quick-chance.ts';
import { type Caller, here, type Served, serveCheckout, signIn } from '../../../apps/api/bench/served.ts';
import { connect } from '../src/connect.ts';
import { zuschlagError } from '../src/errors.ts';

/**
 * 500 calls at the same moment, each of a client of its own, as the SDK makes them: how many succeed, how many answers
 * were refusals on the way, how long all of them take, and by how much the memory of the server grows above that at rest.
 *
 * node packages/sdk/bench/surge.bench.ts [--against=<another checkout>]
 */
const other = process.argv.find((word) => word.startsWith('--against='))?.slice('--against='.length);
const CALLS = 500;
const MOST_GROWTH_MB = 300;
const password = 'Zuschlag-Demo-2026';

for (const [name, root] of [['this', here], ...(other ? [['other', other]] : [])] as [string, string][]) {
  const served = await serveCheckout(root);
  try {
    const isGood = await surge(name, served);
    if (name === 'this' && !isGood) process.exitCode = 1;
  } finally {
    await served.close();
  }
}
console.log(`(goals: ${CALLS} of ${CALLS} succeed, at most ${MOST_GROWTH_MB} MB more than at rest)`);
process.exit(process.exitCode);

async function surge(name: string, served: Served): Promise<boolean> {
  const caller = await signIn(served.address, 'malte.friedrichs@treuwacht.example', password);
  const calls = await callsOf(caller);
  // The first call of each kind loads what it needs.
  for (const call of Object.values(calls)) await call(clientOf(served, caller, () => undefined));
  const atRest = await served.memory();
  let most = atRest;
  // The founding of the demo took more than either, so the most so far says nothing.
  const growth = () => (most - atRest) / 1_048_576;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await served.memory());
      await pause(50);
    }
  })();
  let isGood = true;
  for (const [kind, call] of Object.entries(calls)) {
    const refused = new Map<number, number>();
    const note = (status: number) => status >= 400 && refused.set(status, (refused.get(status) ?? 0) + 1);
    const began = performance.now();
    const ends = await Promise.allSettled(Array.from({ length: CALLS }, () => call(clientOf(served, caller, note))));
    const seconds = (performance.now() - began) / 1_000;
    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [zuschlagError(end.reason).code] : []));
    isGood = isGood && failed.length === 0;
    const onTheWay = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'no refusal';
    console.log(
      `${name.padEnd(6)} ${kind.padEnd(8)} ${CALLS - failed.length} of ${CALLS} succeed in ${seconds.toFixed(1)} s, ` +
        `${onTheWay} on the way${failed.length > 0 ? `; failed with ${[...new Set(failed)].join(', ')}` : ''}; ` +
        `up to here ${growth().toFixed(0)} MB more than the ${(atRest / 1_048_576).toFixed(0)} MB at rest`,
    );
  }
  isOver = true;
  await watching;
  return isGood && growth() <= MOST_GROWTH_MB;
}

type Client = ReturnType<typeof connect>['api'];

function clientOf({ address }: Served, { token }: Caller, note: (status: number) => unknown): Client {
  const send: typeof fetch = async (...asked) => {
    const answer = await fetch(...asked);
    note(answer.status);
    return answer;
  };
  return connect({ url: address, token: () => token, fetch: send }).api;
}

async function callsOf(caller: Caller): Promise<{ [kind: string]: (client: Client) => Promise<unknown> }> {
  const creation = await quickChance(caller, 'Ansturm');
  const { id } = (await caller.call(creation)) as { id: string };
  const [group] = (await caller.call({ path: 'bidDecisions.groupsOfChance', input: { chanceId: id } })) as {
    id: string;
  }[];
  const comment = { bidDecisionGroupId: group?.id ?? '', action: 'Comment', comment: 'Ansturm' } as const;
  const input = (creation.input as { input: Parameters<Client['chance']['createQuick']['mutate']>[0]['input'] }).input;
  return {
    me: (client) => client.accounts.me.query(),
    list: (client) => client.chance.list.query({ first: 25 }),
    byId: (client) => client.chance.byId.query({ id }),
    comment: (client) => client.bidDecisions.submit.mutate({ input: comment }),
    create: (client) => client.chance.createQuick.mutate({ input }),
  };
}
