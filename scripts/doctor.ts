import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { existingBrowser } from './setup/browser.mjs';
import { root } from './setup/prepare.mjs';

/** npm run doctor: what is wrong, and the command that mends it. */
type Finding = { name: string; problem: string | null; command?: string };

const port = Number(process.env.PORT ?? 3000);
const data = join(root, process.env.DATA_FOLDER ?? '.data');

const findings: Finding[] = [
  check(
    'Node',
    Number(process.versions.node.split('.')[0]) >= 20,
    `Node ${process.versions.node} is too old`,
    'install Node 20 or newer',
  ),
  check('Packages', existsSync(join(root, 'node_modules/.zuschlag-installed')), 'packages are not installed', 'npm ci'),
  check(
    'Database client',
    existsSync(join(root, 'packages/db/src/generated/client.ts')),
    'the database client is not generated',
    'npm run generate',
  ),
  check(
    'Web',
    existsSync(join(root, 'apps/web/dist/index.html')),
    'the web is not built (npm start does it)',
    'npm start',
  ),
  check(
    'Data folder',
    isWritable(data),
    `${data} cannot be written`,
    `chown -R "$USER" ${data}   (or set DATA_FOLDER)`,
  ),
  check('Space', freeGiB(root) > 1, `only ${freeGiB(root).toFixed(1)} GiB are free`, 'free some disk space'),
  check('Port', await isFree(port), `port ${port} is in use, perhaps by Zuschlag itself`, `PORT=${port + 1} npm start`),
  check(
    'Browser for tests',
    existingBrowser() !== null,
    'no Chromium found',
    'sudo apt-get install chromium   (or set CHROMIUM_PATH)',
  ),
  environmentFile(),
];

for (const { name, problem, command } of findings) {
  console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}\n    ${command}`);
}
process.exit(findings.some(({ problem }) => problem !== null) ? 1 : 0);

function check(name: string, isGood: boolean, problem: string, command: string): Finding {
  return { name, problem: isGood ? null : problem, command };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function freeGiB(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 2 ** 30;
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Names that .env sets and the server does not know are spelling mistakes. */
function environmentFile(): Finding {
  const path = join(root, '.env');
  if (!existsSync(path)) return { name: 'Environment', problem: null };
  const names = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
  const known = new Set(names(join(root, '.env.example')));
  const strange = names(path).filter((name) => !known.has(name));
  return {
    name: 'Environment',
    problem: strange.length === 0 ? null : `.env sets ${strange.join(', ')}, which nothing reads`,
    command: 'compare .env with .env.example',
  };
}
