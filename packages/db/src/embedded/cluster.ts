import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, errorCode, folderFull, onFolder } from './errors.ts';
import { type Account, shareWithFolderOwner } from './os-user.ts';

/** The record of a server in its data folder. Only the owner can read it. */
export interface Memory {
  port: number;
  superuserPassword: string;
  ownerPassword: string;
}

const MEBIBYTE = 1024 * 1024;
const NEEDED_FOR_CREATION = 120 * MEBIBYTE;
const NEEDED_FOR_START = 40 * MEBIBYTE;

/**
 * Reads what the folder remembers, or makes it up for a new one. The port is 0 until one was chosen.
 *
 * @throws {EmbeddedError} START_FAILED when the file is gone and the data is not
 */
export async function readMemory(folder: string): Promise<Memory> {
  return onFolder(folder, async () => {
    try {
      return JSON.parse(await readFile(memoryFile(folder), 'utf8'));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      if (existsSync(path.join(folder, 'cluster'))) {
        throw new EmbeddedError(
          'START_FAILED',
          `${memoryFile(folder)}, which holds the passwords of the database beside it, is missing: restore it from a backup.`,
        );
      }
      const secret = () => randomBytes(24).toString('base64url');
      return { port: 0, superuserPassword: secret(), ownerPassword: secret() };
    }
  });
}

/** Replaces what the folder remembers in one step, so that a kill leaves the old or the new. */
export async function writeMemory(folder: string, memory: Memory): Promise<void> {
  await onFolder(folder, async () => {
    const growing = `${memoryFile(folder)}.new`;
    await writeFile(growing, JSON.stringify(memory), { mode: 0o600, flush: true });
    await shareWithFolderOwner(growing);
    await rename(growing, memoryFile(folder));
  });
}

function memoryFile(folder: string): string {
  return path.join(folder, 'server.json');
}

/**
 * Creates the PostgreSQL cluster of a data folder if it is not there. A kill in between leaves nothing half done.
 *
 * @param isDurable false does not wait for the disk, for disposable databases
 * @throws {EmbeddedError} FOLDER_FULL, FOLDER_NOT_WRITABLE, NOT_ENOUGH_RIGHTS, START_FAILED
 */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  memory: Memory,
  isDurable: boolean,
): Promise<void> {
  const cluster = path.join(folder, 'cluster');
  const isOld = existsSync(cluster);
  await refuseWhenFull(folder, isOld ? NEEDED_FOR_START : NEEDED_FOR_CREATION);
  if (isOld) return;
  await onFolder(folder, async () => {
    for (const name of await readdir(folder)) {
      if (name.startsWith('growing-')) await rm(path.join(folder, name), { recursive: true, force: true });
    }
    await writeMemory(folder, memory);
    const growing = path.join(folder, `growing-${process.pid}`);
    await mkdir(growing, { mode: 0o700 });
    if (account) await giveTo(account, growing);
    await initialize(growing, binaries, account, memory, isDurable);
    await rename(path.join(growing, 'cluster'), cluster);
    await rm(growing, { recursive: true, force: true });
  });
}

async function initialize(
  growing: string,
  binaries: Binaries,
  account: Account | undefined,
  memory: Memory,
  isDurable: boolean,
): Promise<void> {
  const passwordFile = path.join(growing, 'password');
  await writeFile(passwordFile, memory.superuserPassword, { mode: 0o600 });
  if (account) await giveTo(account, passwordFile);
  // The built-in locale sorts by code point and handles upper and lower case the same on every operating system.
  const args = [
    '-D',
    path.join(growing, 'cluster'),
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
  ];
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const durability = isDurable ? [] : ['--no-sync'];
  try {
    await promisify(execFile)(binaries.initdb, [...args, ...locale, ...durability], { ...account, cwd: growing });
  } catch (error) {
    if (/No space left/.test(String(error))) throw folderFull(growing, error);
    throw new EmbeddedError('START_FAILED', `The embedded PostgreSQL could not create its files: ${error}`, error);
  }
}

async function giveTo({ uid, gid }: Account, place: string): Promise<void> {
  try {
    await chown(place, uid, gid);
  } catch (error) {
    throw new EmbeddedError(
      'NOT_ENOUGH_RIGHTS',
      'PostgreSQL refuses to run as root, and this root may not hand files to another user: start Zuschlag as an ordinary user.',
      error,
    );
  }
}

async function refuseWhenFull(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) throw folderFull(folder);
}
