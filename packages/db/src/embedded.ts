import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { createCluster, type Memory, readMemory, writeMemory } from './embedded/cluster.ts';
import { createOwner, type Link, OWNED_DATABASE, OWNER, supervise, urlOf } from './embedded/connection.ts';
import { preparePlace, REACHABLE } from './embedded/data-directory.ts';
import { EmbeddedError } from './embedded/errors.ts';
import { claimFolder, folderInUse } from './embedded/lock-file.ts';
import { freePort, isFree } from './embedded/port.ts';
import { type Cluster, portBusy, runningPostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';

export interface EmbeddedOptions {
  /** data folder; created when it is not there */
  folder: string;
  /** a certain port instead of a free one that stays the same from start to start */
  port?: number;
  /** settings of PostgreSQL beyond or instead of the usual ones */
  settings?: Record<string, string>;
  /** hears one sentence whenever something out of the ordinary was done */
  onNotice?: (sentence: string) => void;
}

export interface EmbeddedServer {
  /** connection string of the role that owns the application's database, by Unix socket where the system has one */
  ownerUrl: string;
  /** connection string of the superuser by TCP, for tests and backups */
  superuserUrl: string;
  /** where the data really lies */
  folder: string;
  /** whether the server had outlived the process that started it */
  isAdopted: boolean;
  /** Stops the server and gives the folder free. */
  close(): Promise<void>;
}

const LOG_LIMIT_BYTES = 10_000_000;
const START_ATTEMPTS = 5;
const ANSWER_ATTEMPTS = 20;
const RELEASE_ATTEMPTS = 8;
const BETWEEN_ATTEMPTS_MS = 100;
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '80',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log must not contain user input.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  jit: 'off',
  // After a kill the files are written out as a whole instead of one by one, which takes a second or two.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/** A supervised server: what it needs to start, and the connection by which this process holds it. */
interface Supervised {
  folder: string;
  cluster: Cluster;
  memory: Memory;
  port: number | undefined;
  onNotice: (sentence: string) => void;
}

/**
 * Starts the embedded PostgreSQL, or takes over one that outlived a killed process. It is started again whenever it
 * goes down before `close`.
 *
 * @throws {EmbeddedError} PORT_BUSY, FOLDER_IN_USE, FOLDER_FULL, FOLDER_NOT_WRITABLE, NOT_ENOUGH_RIGHTS, START_FAILED
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { folder, account } = await preparePlace(options.folder);
  const giveFree = await claimFolder(folder);
  try {
    const onNotice = options.onNotice ?? (() => undefined);
    if (folder !== path.resolve(options.folder)) {
      onNotice(`The database's user cannot enter ${path.resolve(options.folder)}, so the data lies in ${folder}.`);
    }
    const binaries = await findBinaries(account, REACHABLE);
    const settings: Record<string, string> = { ...SETTINGS, ...options.settings };
    const memory = await readMemory(folder);
    await createCluster(folder, binaries, account, memory, settings.fsync !== 'off');
    const cluster: Cluster = {
      binaries,
      account,
      folder: path.join(folder, 'cluster'),
      logFile: path.join(folder, 'log'),
      socketFolder: process.platform === 'win32' ? null : path.join(folder, 'cluster'),
      settings,
    };
    const supervised: Supervised = { folder, cluster, memory, port: options.port, onNotice };
    await shortenLog(cluster.logFile);
    const { link, isAdopted } = await hold(supervised);
    if (isAdopted) onNotice('The database server of an earlier run was still there and is used on.');
    await createOwner(link, OWNER, memory.ownerPassword, OWNED_DATABASE);
    const release = keepRunning(supervised, link);
    const { port } = memory;
    return {
      ownerUrl: urlOf(
        OWNER,
        memory.ownerPassword,
        { port, socketFolder: await openSocketFolder(cluster) },
        OWNED_DATABASE,
      ),
      superuserUrl: urlOf('postgres', memory.superuserPassword, { port }, 'postgres'),
      folder,
      isAdopted,
      close: async () => {
        await release();
        await stopPostmaster(cluster);
        await giveFree();
      },
    };
  } catch (error) {
    await giveFree();
    throw error;
  }
}

async function hold(server: Supervised): Promise<{ link: Link; isAdopted: boolean }> {
  const adopted = await adopt(server);
  return adopted ? { link: adopted, isAdopted: true } : { link: await start(server), isAdopted: false };
}

/** @returns null for a server without a socket, such as one that an earlier version left behind */
async function openSocketFolder(cluster: Cluster): Promise<string | null> {
  const running = await runningPostmaster(cluster.folder);
  return cluster.socketFolder !== null && running?.socketFolder === cluster.socketFolder ? cluster.socketFolder : null;
}

async function adopt({ folder, cluster, memory, port, onNotice }: Supervised): Promise<Link | undefined> {
  const running = await runningPostmaster(cluster.folder);
  if (!running) return undefined;
  if (port === undefined || port === running.port) {
    const link = await superviseWhenReady(memory, running.port);
    if (link === 'taken') throw folderInUse(folder);
    if (link) {
      await remember(folder, memory, running.port);
      return link;
    }
  }
  onNotice('A database server that does not answer, or on another port, is stopped and started anew.');
  await stopPostmaster(cluster);
  return undefined;
}

async function superviseWhenReady(memory: Memory, port: number): Promise<Link | 'taken' | undefined> {
  // A server that is going down or replaying its log refuses for a while; one that was orphaned this instant is still
  // letting go of the connection of the process that was killed.
  for (let attempt = 1; attempt <= ANSWER_ATTEMPTS; attempt += 1) {
    try {
      const link = await supervise(memory, port);
      if (link) return link;
      if (attempt >= RELEASE_ATTEMPTS) return 'taken';
    } catch {
      if (await isFree(port)) return undefined;
    }
    await pause(BETWEEN_ATTEMPTS_MS);
  }
  return undefined;
}

async function start({ folder, cluster, memory, port: wanted }: Supervised): Promise<Link> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(wanted, memory.port);
    try {
      await startPostmaster(cluster, port);
      await remember(folder, memory, port);
      const link = await supervise(memory, port);
      if (!link) throw folderInUse(folder);
      return link;
    } catch (error) {
      // Another process may take the free port between the check and the start.
      const isPortLost = error instanceof EmbeddedError && error.code === 'PORT_BUSY' && wanted === undefined;
      if (!isPortLost || attempt === START_ATTEMPTS) throw error;
    }
  }
}

async function choosePort(wanted: number | undefined, earlier: number): Promise<number> {
  if (wanted !== undefined) {
    if (!(await isFree(wanted))) throw portBusy(wanted);
    return wanted;
  }
  return earlier && (await isFree(earlier)) ? earlier : freePort();
}

async function remember(folder: string, memory: Memory, port: number): Promise<void> {
  if (memory.port === port) return;
  memory.port = port;
  await writeMemory(folder, memory);
}

/** @returns ends the supervision */
function keepRunning(server: Supervised, first: Link): () => Promise<void> {
  let isOver = false;
  let link = first;
  let revival: Promise<void> = Promise.resolve();
  const watch = (): void => {
    link.once('end', () => {
      if (!isOver) revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    server.onNotice('The database server went down and is started again.');
    // The address is known to open connections and must not change.
    const pinned = { ...server, port: server.memory.port };
    while (!isOver) {
      try {
        link = (await hold(pinned)).link;
        watch();
        return;
      } catch {
        await pause(250);
      }
    }
  };
  watch();
  return async () => {
    isOver = true;
    await revival;
    await link.end().catch(() => undefined);
  };
}

async function shortenLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rm(file, { force: true });
}
