import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@zuschlag/sdk/connect';
import { signIn } from '@zuschlag/sdk/sign-in';
import { addressIn, domainOf, password } from './people.ts';
import { gone, livingProcesses, type Process, type Product, processTree } from './product.ts';

/** A way in which people and machines end the product. Each must leave no process behind, the database least of all. */
const stops = {
  'Ctrl-C': ({ group }) => process.kill(group, 'SIGINT'),
  'TERM to the group': ({ group }) => process.kill(group, 'SIGTERM'),
  'closed terminal': ({ group, product }) => {
    product.process.stdout?.destroy();
    product.process.stderr?.destroy();
    process.kill(group, 'SIGHUP');
  },
  // As `timeout 600 npm start` does.
  'npm ended alone': ({ top }) => process.kill(top, 'SIGTERM'),
  'launcher ended alone': ({ launcher }) => process.kill(launcher, 'SIGTERM'),
  'launcher killed': ({ launcher }) => process.kill(launcher, 'SIGKILL'),
  'Ctrl-C again and again': async ({ group }) => {
    for (let times = 0; times < 4; times += 1) {
      process.kill(group, 'SIGINT');
      // Further apart than what counts as one request.
      await pause(1_100);
      if (!livingProcesses().some(({ pid }) => pid === -group)) return;
    }
  },
} satisfies { [way: string]: (tree: Tree) => unknown };
type Tree = { product: Product; top: number; group: number; launcher: number };
export type WayToStop = keyof typeof stops;
export const waysToStop = Object.keys(stops) as WayToStop[];

// On a busy machine each of some twenty processes takes seconds to end.
const mostSeconds = 180;

/** Uses the product, ends it in one way, and expects that all of its processes end with it. */
export async function proveStop(product: Product, way: WayToStop, address: string): Promise<void> {
  const top = product.process.pid ?? 0;
  const tree = processTree(top);
  const launcher = tree.find(({ command }) => command.includes('scripts/start.mjs'))?.pid ?? 0;
  if (!tree.some(isPostgres))
    throw new Error(`${way}: no database in ${tree.map(({ command }) => command).join(', ')}`);
  const closing = await use(address);
  // Connections to the database may have grown more processes.
  const all = processTree(top);
  const from = performance.now();
  await stops[way]({ product, top, group: -top, launcher });
  const seconds = () => (performance.now() - from) / 1_000;
  for (let left = all; left.length > 0; left = stillThere(all)) {
    if (seconds() > mostSeconds)
      throw new Error(`${way}: left behind ${left.map(({ command }) => command).join(', ')}`);
    await pause(50);
  }
  await closing();
  await gone(product);
  console.log(`${way}: everything ended after ${seconds().toFixed(1)} s`);
}

/** Signs in, asks, keeps connections open, and listens to the stream. @returns waits for the end of the stream */
async function use(address: string): Promise<() => Promise<void>> {
  let token: string | null = null;
  const options = { url: address, token: () => token };
  token = (await signIn(options, { email: addressIn(domainOf(0), 'holdingManager'), password })).token;
  const { api, events } = connect(options);
  await Promise.all(Array.from({ length: 5 }, () => api.chance.list.query({ first: 50 })));
  const ended = new AbortController();
  const open = Promise.withResolvers<void>();
  const listening = (async () => {
    const onConnection = (isConnected: boolean) => isConnected && open.resolve();
    for await (const _event of events({ signal: ended.signal, onConnection }));
  })().catch(() => undefined);
  await open.promise;
  return async () => {
    ended.abort();
    await listening;
  };
}

function stillThere(tree: readonly Process[]): Process[] {
  const living = new Map(livingProcesses().map(({ pid, command }) => [pid, command]));
  // PostgreSQL renames its processes while they work, so the number alone counts.
  return tree.filter(({ pid }) => living.has(pid));
}

function isPostgres({ command }: Process): boolean {
  return /postgres/.test(command);
}
