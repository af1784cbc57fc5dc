import { constants } from 'node:fs';
import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedError } from './errors.ts';

/** The user PostgreSQL runs as when this process is root, which PostgreSQL refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

// In the order of preference; every Linux system knows at least the second.
const UNPRIVILEGED = ['postgres', 'nobody'];

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses the user PostgreSQL runs as.
 *
 * @param cluster an existing cluster keeps the owner it has
 * @returns undefined when this process is no root, and PostgreSQL runs as the same user
 * @throws {EmbeddedError} NOT_ENOUGH_RIGHTS when root finds no ordinary user
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const existing = await stat(cluster).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedError(
    'NOT_ENOUGH_RIGHTS',
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody" to run it as: start Zuschlag as an ordinary user.',
  );
}

/** Gives files that root writes to the owner of the folder, so that the owner can go on without root. */
export async function shareWithFolderOwner(file: string): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(path.dirname(file));
  await chown(file, uid, gid).catch(() => undefined);
}

/** Whether the user may enter every folder on the way to the place, and the place itself if it exists. */
export async function mayEnter(place: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  const target = path.resolve(place);
  for (let folder = target; ; folder = path.dirname(folder)) {
    const entry = await stat(folder).catch(() => undefined);
    if (entry?.isDirectory() && !mayPass(entry, account)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayPass(entry: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (entry.uid === account.uid) return Boolean(entry.mode & constants.S_IXUSR);
  if (entry.gid === account.gid) return Boolean(entry.mode & constants.S_IXGRP);
  return Boolean(entry.mode & constants.S_IXOTH);
}
