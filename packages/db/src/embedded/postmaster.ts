import { execFile, spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, errorCode, folderFull, notWritable, onFolder } from './errors.ts';
import { isProcess } from './lock-file.ts';
import { type Account, shareWithFolderOwner } from './os-user.ts';

/** A PostgreSQL server as its own lock file describes it. */
interface Postmaster {
  pid: number;
  port: number;
  /** where its Unix socket lies; '' without one */
  socketFolder: string;
  isReady: boolean;
}

/** The parameters of a server on a cluster. */
export interface Cluster {
  binaries: Binaries;
  account: Account | undefined;
  /** PostgreSQL's own data directory */
  folder: string;
  logFile: string;
  /** where its Unix socket lies, which is cheaper than TCP; null without one. Connections by TCP are accepted as well. */
  socketFolder: string | null;
  settings: Record<string, string>;
}

const LOCK = 'postmaster.pid';
// After a crash PostgreSQL replays its log first; this is the longest it may take.
const READY_WITHIN_MS = 120_000;
// Children of a killed server notice its death within moments and until then keep its memory in use.
const STALE_ATTEMPTS = 40;
const STALE_PAUSE_MS = 150;

/** The living server on this cluster, started by whomever. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const found = await readLock(cluster);
  return found && (await servesCluster(found.pid, cluster)) ? found : undefined;
}

/**
 * Starts a server and returns once it accepts connections. Its life does not depend on this process.
 *
 * @throws {EmbeddedError} PORT_BUSY, FOLDER_FULL, FOLDER_NOT_WRITABLE, START_FAILED
 */
export async function startPostmaster(cluster: Cluster, port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const complaint = await trySpawning(cluster, port);
    if (complaint === undefined) return;
    // The path is too long for a socket, or the file system knows no sockets.
    if (cluster.socketFolder !== null && /Unix-domain socket/.test(complaint)) {
      cluster.socketFolder = null;
      continue;
    }
    const isStale = /lock file .* already exists|pre-existing shared memory block/.test(complaint);
    if (!isStale || attempt === STALE_ATTEMPTS) throw startFailure(complaint, cluster, port);
    await removeStaleLock(cluster.folder);
    await pause(STALE_PAUSE_MS);
  }
}

/** Stops a server: transactions under way are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    promisify(execFile)(
      cluster.binaries.pgCtl,
      ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', String(seconds)],
      { ...cluster.account, cwd: '/' },
    );
  await stop('fast', 30)
    .catch(() => stop('immediate', 10))
    .catch(() => undefined);
}

/** @returns what the server said when it ended instead of becoming ready */
async function trySpawning(cluster: Cluster, port: number): Promise<string | undefined> {
  const sockets = cluster.socketFolder === null ? '' : `"${cluster.socketFolder.replaceAll('"', '""')}"`;
  const settings = Object.entries({
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    ...cluster.settings,
    port: String(port),
  });
  const args = ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const log = await onFolder(path.dirname(cluster.logFile), () => open(cluster.logFile, 'a', 0o600));
  await shareWithFolderOwner(cluster.logFile);
  const { size } = await log.stat();
  try {
    // In a process group of its own, so that Ctrl-C reaches only this process, which then stops the server in order.
    const child = spawn(cluster.binaries.postgres, args, {
      ...cluster.account,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
    });
    let isOver = false;
    let spawnError = '';
    child.once('error', (error) => {
      isOver = true;
      spawnError = error.message;
    });
    child.once('exit', () => {
      isOver = true;
    });
    child.unref();
    for (let waited = 0; !isOver && waited < READY_WITHIN_MS; waited += 15) {
      const lock = await readLock(cluster.folder);
      if (lock?.isReady && lock.pid === child.pid) return undefined;
      await pause(15);
    }
    return spawnError || (await readFile(cluster.logFile)).subarray(size).toString();
  } finally {
    await log.close();
  }
}

/** Removes the lock file only when the process named in it is certainly no server on this cluster. */
async function removeStaleLock(cluster: string): Promise<void> {
  const found = await readLock(cluster);
  if (found && !(await servesCluster(found.pid, cluster))) await rm(path.join(cluster, LOCK), { force: true });
}

async function readLock(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, LOCK), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

// A server's working directory is its cluster. Where the system cannot tell, a living process counts as the server.
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isProcess(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
    } catch (error) {
      // A process that ended has no working directory any more, even while its parent has not taken notice.
      if (errorCode(error) === 'ENOENT') return false;
      // A process of another user is unreadable, but its owner is visible.
      const [owner, lock] = await Promise.all(
        [stat(`/proc/${pid}`), stat(cluster)].map((look) => look.catch(() => undefined)),
      );
      return owner !== undefined && owner.uid === lock?.uid;
    }
  }
  if (process.platform === 'win32') return true;
  const shown = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return shown === undefined || shown.stdout.includes(cluster);
}

function startFailure(complaint: string, cluster: Cluster, port: number): EmbeddedError {
  if (/could not bind|could not create any TCP/.test(complaint)) return portBusy(port);
  if (/No space left on device|Disk quota exceeded/.test(complaint)) return folderFull(cluster.folder);
  if (/has wrong ownership/.test(complaint)) {
    return new EmbeddedError(
      'NOT_ENOUGH_RIGHTS',
      `The data in ${cluster.folder} belongs to another user: start Zuschlag as that user or choose another data folder.`,
    );
  }
  if (/Permission denied|Read-only file system/.test(complaint)) return notWritable(cluster.folder);
  const reason = complaint.match(/(?:FATAL|PANIC|ERROR): {2}(.*)/)?.[1] ?? complaint.trim().split('\n').at(-1);
  return new EmbeddedError(
    'START_FAILED',
    `The embedded PostgreSQL did not start (${reason || 'it said nothing'}): see ${cluster.logFile}.`,
  );
}

export function portBusy(port: number): EmbeddedError {
  return new EmbeddedError(
    'PORT_BUSY',
    `Port ${port} on 127.0.0.1 is taken by another program, so the database cannot listen there: free it or choose another port.`,
  );
}
