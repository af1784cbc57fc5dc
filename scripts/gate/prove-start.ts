import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoSignIns } from '../../apps/api/src/seed/demo.ts';
import { signIn, zuschlagClient } from '../../packages/sdk/src/client.ts';
import { root } from '../setup/prepare.mjs';

/**
 * Proves `npm start`: from nothing to a product that answers, a fast second start, one clear sentence for a busy port
 * and for a folder in use, and recovery after the whole tree was killed, with everything acknowledged still there.
 */
const folder = mkdtempSync(join(tmpdir(), 'zuschlag-start-'));
// Root's database user must be able to enter it, or the data would lie elsewhere and stay there.
chmodSync(folder, 0o755);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const children = new Set<ChildProcess>();

try {
  const first = await started('first start');
  await expectPage();
  const before = await chanceCount();
  if (before < 30) throw new Error(`the demo has ${before} Chances; about forty were promised`);

  await expectRefusal({ PORT: String(port), DATA_FOLDER: join(folder, 'other') }, /Port \d+ is in use/, 'busy port');
  await expectRefusal({ PORT: String(await freePort()), DATA_FOLDER: folder }, /in use/i, 'folder in use');

  kill(first, 'SIGINT');
  await gone(first);
  console.log('Ctrl-C ends it cleanly');

  const second = await started('second start');
  killTree(second);
  await gone(second);
  const third = await started('start after kill -9');
  const after = await chanceCount();
  if (after !== before) throw new Error(`${before} Chances before the kill, ${after} after it`);
  kill(third, 'SIGTERM');
  await gone(third);
  console.log('start: proven');
} finally {
  for (const child of children) killTree(child);
  rmSync(folder, { recursive: true, force: true });
}

function run(environment: Record<string, string>): ChildProcess & { said: () => string } {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...environment },
  });
  let text = '';
  child.stdout?.on('data', (data) => (text += data));
  child.stderr?.on('data', (data) => (text += data));
  children.add(child);
  return Object.assign(child, { said: () => text });
}

async function started(name: string): Promise<ChildProcess> {
  const from = performance.now();
  const child = run({ PORT: String(port), DATA_FOLDER: folder });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${child.said()}`);
    if (performance.now() - from > 120_000) throw new Error(`${name} took more than two minutes: ${child.said()}`);
    await pause(50);
  }
  console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return child;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    return false;
  }
}

async function expectPage(): Promise<void> {
  const page = await (await fetch(address)).text();
  if (!page.includes('<div id="root"')) throw new Error('the web is not served');
}

/** Counts the Chances a Manager of the demo sees, through the typed client. */
async function chanceCount(): Promise<number> {
  let token: string | null = null;
  const options = { url: address, token: () => token };
  const [manager] = demoSignIns;
  if (!manager) throw new Error('the demo has nobody who can sign in');
  token = (await signIn(options, manager)).token;
  const client = zuschlagClient(options);
  let count = 0;
  for (let after: string | null = null; ; ) {
    const page = await client.chance.list.query({ first: 50, after });
    count += page.edges.length;
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return count;
  }
}

async function expectRefusal(environment: Record<string, string>, sentence: RegExp, name: string): Promise<void> {
  const child = run(environment);
  await gone(child);
  if (child.exitCode === 0 || !sentence.test(child.said()))
    throw new Error(`${name}: expected one clear sentence, got: ${child.said()}`);
  if (/\n\s+at /.test(child.said())) throw new Error(`${name}: a stack trace instead of a sentence: ${child.said()}`);
  console.log(`${name}: ${child.said().trim().split('\n').at(-1)}`);
}

async function gone(child: ChildProcess): Promise<void> {
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 50) {
    if (waited > 60_000) throw new Error('a process did not end');
    await pause(50);
  }
  children.delete(child);
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid) process.kill(child.pid, signal);
}

/** The whole tree, database included, at one instant. */
function killTree(child: ChildProcess): void {
  if (!child.pid || child.exitCode !== null) return;
  const all = descendants(child.pid);
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // gone already
    }
  }
}

function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const of = (parent: number): number[] =>
    pairs.flatMap(([child = 0, above = 0]) => (above === parent ? [child, ...of(child)] : []));
  return [pid, ...of(pid)];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => resolve(free));
    });
  });
}
