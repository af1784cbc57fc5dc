import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { onFolder } from './errors.ts';
import { type Account, mayEnter, serverAccount } from './os-user.ts';

/** The data folder of a server, and its OS user. */
export interface Place {
  folder: string;
  account: Account | undefined;
}

/** Where root keeps what the unprivileged user could not reach elsewhere. */
export const REACHABLE = '/var/lib/zuschlag';

/**
 * Creates the data folder. When PostgreSQL's user cannot reach it, as below a home folder of root's, another folder
 * stands in for it, always the same one.
 *
 * @throws {EmbeddedError} FOLDER_NOT_WRITABLE, FOLDER_FULL, NOT_ENOUGH_RIGHTS
 */
export async function preparePlace(wanted: string): Promise<Place> {
  const folder = path.resolve(wanted);
  const account = await serverAccount(path.join(folder, 'cluster'));
  await create(folder, account);
  if (await mayEnter(folder, account)) return { folder, account };
  const instead = path.join(REACHABLE, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  await create(REACHABLE, account);
  await create(instead, account);
  return { folder: instead, account: await serverAccount(path.join(instead, 'cluster')) };
}

async function create(folder: string, account: Account | undefined): Promise<void> {
  await onFolder(folder, async () => {
    const isNew = (await mkdir(folder, { recursive: true, mode: account ? 0o755 : 0o700 })) !== undefined;
    // The mode above is cut by the process's umask.
    if (isNew && account) await chmod(folder, 0o755);
  });
}
