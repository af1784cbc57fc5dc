// What a fresh clone lacks, made when it is missing or outdated. Plain Node ≥ 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = join(root, 'node_modules/.bin');
/** Node 24 from the dev dependencies; the machine's own Node may be older. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
/** Environment for everything we start: Node 24 and the tools of the project come first. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CHECKPOINT_DISABLE: '1',
};

/** The demo tenant, with its mails shown at /outbox as long as the server is reached from this machine only. */
export function demo() {
  const isLocal = ['', 'localhost', '127.0.0.1', '::1'].includes(process.env.HOST ?? '');
  return { DEMO: 'on', OUTBOX: process.env.OUTBOX || (isLocal ? 'on' : 'off') };
}

/** Installs exactly what the lock file says, unless that is what is there: npm itself cannot tell, and takes its time. */
export function install() {
  if (!isNewerNode()) fail(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
  const stamp = join(root, 'node_modules/.zuschlag-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(stamp) === wanted && existsSync(node)) return false;
  say('Installing packages (a minute the first time) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0)
    fail('npm ci failed. Its message above says why; without network, try again when the registry can be reached.');
  writeFileSync(stamp, wanted);
  return true;
}

/** Brings what is made from sources up to date: the database client, and the built web. Turborepo knows what changed. */
export function make(...tasks) {
  const args = [join(bin, 'turbo'), 'run', ...tasks, '--output-logs=errors-only', '--ui=stream'];
  const done = spawnSync(node, args, { cwd: root, env: toolEnvironment, encoding: 'utf8' });
  if (done.status !== 0)
    fail(`${done.stdout}${done.stderr}\n${tasks.join(' and ')} failed. The message above says why.`);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function isNewerNode() {
  return Number(process.versions.node.split('.')[0]) >= 20;
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
