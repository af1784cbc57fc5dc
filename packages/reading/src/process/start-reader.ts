import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { DocumentFormat } from '../text-with-places.ts';

/**
 * What one document may cost.
 *
 * @param processorSeconds counted by the system, so that a busy machine refuses no document; where the system does not
 * count, it is the time that passes
 * @param seconds the time that may pass in any case
 */
export type ReadingLimits = { processorSeconds: number; seconds: number; residentMegabytes: number };

// The heap of the process ends before its memory does: what was read lies outside of the heap for a while.
const HEAP_SHARE = 0.75;
export const programFolders = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const root = path.resolve(import.meta.dirname, '../../../..');
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function startReader(
  format: DocumentFormat,
  limits: ReadingLimits,
  program = path.join(import.meta.dirname, 'reader-program.ts'),
): ChildProcess {
  return startApart(nodeWith(program, [format], limits), limits);
}

/** The process that paints one page of a PDF. What paints is a library of the machine, so this process may load one. */
export function startPainter(page: number, limits: ReadingLimits): ChildProcess {
  const program = path.join(import.meta.dirname, '../ocr/painter-program.ts');
  return startApart(nodeWith(program, [String(page)], limits, ['--allow-addons']), limits);
}

function nodeWith(
  program: string,
  parameters: string[],
  { residentMegabytes }: ReadingLimits,
  permissions: string[] = [],
): string[] {
  return [
    process.execPath,
    `--max-old-space-size=${Math.floor(residentMegabytes * HEAP_SHARE)}`,
    '--max-semi-space-size=16',
    '--no-warnings',
    // It reads its own program, writes no file and starts nothing.
    '--permission',
    ...permissions,
    // The folder of the installation may hold a database and settings as well.
    ...['packages', 'node_modules'].map((folder) => `--allow-fs-read=${path.join(root, folder)}`),
    program,
    ...parameters,
  ];
}

/** Starts a program without network and without the settings of the server. It ends with the server. */
export function startApart(
  program: readonly string[],
  { processorSeconds }: ReadingLimits,
  env: { [name: string]: string } = {},
): ChildProcess {
  const alone = hasNamespaces() ? ['unshare', '--map-root-user', '--net', '--', ...program] : program;
  // The system itself ends a process whose server was killed and watches it no longer.
  const limit = `ulimit -t ${Math.ceil(processorSeconds) + 2} && exec "$@"`;
  const [command, ...parameters] = process.platform === 'win32' ? program : ['sh', '-c', limit, 'sh', ...alone];
  const child = spawn(command as string, parameters, {
    env: { PATH: programFolders, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

let namespaces: boolean | null = null;
/** Whether the system gives a process a network of its own. */
function hasNamespaces(): boolean {
  namespaces ??=
    process.platform === 'linux' && spawnSync('unshare', ['--map-root-user', '--net', '--', 'true']).status === 0;
  return namespaces;
}
