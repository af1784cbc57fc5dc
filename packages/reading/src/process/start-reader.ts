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
const programFolders = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const root = path.resolve(import.meta.dirname, '../../../..');
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function startReader(
  format: DocumentFormat,
  { processorSeconds, residentMegabytes }: ReadingLimits,
  program = path.join(import.meta.dirname, 'reader-program.ts'),
): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(residentMegabytes * HEAP_SHARE)}`,
    '--max-semi-space-size=16',
    '--no-warnings',
    // It reads its own program, writes no file and starts nothing.
    '--permission',
    // The folder of the installation may hold a database and settings as well.
    ...['packages', 'node_modules'].map((folder) => `--allow-fs-read=${path.join(root, folder)}`),
    program,
    format,
  ];
  const alone = hasNamespaces() ? ['unshare', '--map-root-user', '--net', '--', ...node] : node;
  // The system itself ends a process whose server was killed and watches it no longer.
  const limit = `ulimit -t ${Math.ceil(processorSeconds) + 2} && exec "$@"`;
  const [command, ...parameters] = process.platform === 'win32' ? node : ['sh', '-c', limit, 'sh', ...alone];
  const child = spawn(command as string, parameters, {
    env: { PATH: programFolders },
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
