import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The product as a process of its own, started as `npm start` does. */
export type Product = { process: ChildProcess; said: () => string };

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Only a start that never ends waits so long: beside other work it takes many times as long as on a quiet machine.
const mostSeconds = 900;

/** The two ways in: the script itself, and npm in front of it, as people call it. */
export type Way = 'script' | 'npm';
const commands: { [way in Way]: [string, string[]] } = {
  script: [process.execPath, [join(root, 'scripts/start.mjs')]],
  npm: ['npm', ['start']],
};

/** Begins a start, without waiting for it. Processes that are left over end with this one. */
export function start(environment: Record<string, string>, way: Way = 'script'): Product {
  const child = spawn(...commands[way], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      RATE_LIMIT: '100000',
      SIGN_IN_LIMIT: '10000',
      LOG_LEVEL: 'error',
      SUPPORT_EMAIL: 'hilfe@zuschlag.example',
      ...environment,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  const product = { process: child, said: () => text };
  process.once('exit', () => killTree(product));
  return product;
}

/** Starts the product and waits until it answers. @returns it, after saying how long it took */
export async function started(
  name: string,
  address: string,
  environment: Record<string, string>,
  way?: Way,
): Promise<Product> {
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  const product = start(environment, way);
  // The line with the phases comes last.
  while (!(await answers(address)) || !product.said().includes('Started in')) {
    if (product.process.exitCode !== null) throw new Error(`${name} ended: ${product.said()}`);
    if (seconds() > mostSeconds) throw new Error(`${name} took more than ${mostSeconds} s: ${product.said()}`);
    await pause(50);
  }
  console.log(`${name}: ${seconds().toFixed(1)} s. ${/^Started in .*$/m.exec(product.said())?.[0] ?? ''}`);
  return product;
}

/** A start that cannot succeed ends with one clear sentence and without a stack trace. */
export async function expectRefusal(
  name: string,
  environment: Record<string, string>,
  sentence: RegExp,
): Promise<void> {
  const product = start(environment);
  await gone(product);
  // On a busy machine the end of a process is known before the last of what it wrote.
  for (let waited = 0; waited < 10_000 && !sentence.test(product.said()); waited += 50) await pause(50);
  if (product.process.exitCode === 0 || !sentence.test(product.said()))
    throw new Error(`${name}: expected one clear sentence, got: ${product.said()}`);
  if (/\n\s+at /.test(product.said()))
    throw new Error(`${name}: a stack trace instead of a sentence: ${product.said()}`);
  console.log(`${name}: ${product.said().trim().split('\n').at(-1)}`);
}

/** Kills the whole tree, database included, at one instant. */
export function killTree({ process: child }: Product): void {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  for (const { pid } of processTree(child.pid)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // gone already
    }
  }
}

export async function gone({ process: child }: Product): Promise<void> {
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 50) {
    if (waited > mostSeconds * 1000) throw new Error('a process did not end');
    await pause(50);
  }
}

/** @returns a port that was free a moment ago */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    return false;
  }
}

/** A process of the product as `ps` shows it. */
export type Process = { pid: number; command: string };

/** A process and all that it started. */
export function processTree(root: number): Process[] {
  const all = livingProcesses();
  const below = (parent: number): Process[] =>
    all.filter(({ ppid }) => ppid === parent).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** What runs on this machine. A process that has ended and was not asked for its result yet does not count. */
export function livingProcesses(): (Process & { ppid: number })[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, ppid, , ...command]) => ({ pid: Number(pid), ppid: Number(ppid), command: command.join(' ') }));
}
