// What a fresh clone lacks, made when it is missing or outdated. Plain Node ≥ 20: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Installs exactly what the lock file says, unless that is what is there. */
export function install() {
  if (!isNewerNode()) fail(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
  const stamp = join(root, 'node_modules/.zuschlag-installed');
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (readStamp(stamp) === wanted && existsSync(node)) return false;
  say('Installing packages (a minute the first time) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0)
    fail('npm ci failed. Its message above says why; without network, try again when the registry can be reached.');
  writeFileSync(stamp, wanted);
  return true;
}

/** Generates the Prisma client when the schema changed. */
export function generate() {
  const stamp = join(root, 'packages/db/src/generated/.made-from');
  const wanted = hashOf(filesIn(join(root, 'packages/db/prisma/schema')), [
    readFileSync(join(root, 'packages/db/package.json'), 'utf8'),
  ]);
  if (readStamp(stamp) === wanted) return false;
  say('Generating the database client …');
  run(node, [join(bin, 'prisma'), 'generate'], {
    cwd: join(root, 'packages/db'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** Builds the web when one of its sources changed. */
export function buildWeb() {
  const stamp = join(root, 'apps/web/dist/.made-from');
  const sources = [
    'apps/web',
    'packages/ui/src',
    'packages/i18n/src',
    'packages/validation/src',
    'packages/calc-engine/src',
    'packages/sdk/src',
  ];
  const wanted = hashOf([...sources.flatMap((folder) => filesIn(join(root, folder))), join(root, 'package-lock.json')]);
  if (readStamp(stamp) === wanted) return false;
  say('Building the web …');
  run(node, [join(bin, 'vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web'), stdio: 'inherit' });
  writeFileSync(stamp, wanted);
  return true;
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function run(command, args, options) {
  try {
    execFileSync(command, args, { env: toolEnvironment, ...options });
  } catch {
    fail(`${args.join(' ')} failed. Its message above says why.`);
  }
}

function isNewerNode() {
  return Number(process.versions.node.split('.')[0]) >= 20;
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function hashOf(paths, more = []) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const text of more) hash.update(text);
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'generated', '.turbo'].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return statSync(path).isFile() && !entry.name.endsWith('routeTree.gen.ts') ? [path] : [];
    })
    .sort();
}
