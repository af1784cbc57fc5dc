import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Zuschlag } from '@zuschlag/sdk/connect';
import type { Env } from './env.ts';
import { Ending, exitCodes } from './exit-codes.ts';

/** The address of the product, and the token. */
export type Access = { url: string; token: string };

// A person waits for the answer to a question; a change is worth the wait for a server that starts again.
export const patienceOfCommands = { attempts: { question: 4, change: 7 } };

const fileIn = (folder: string) => join(folder, 'access.json');

/**
 * The access from the environment, else the one that `login` has stored.
 *
 * @throws {Ending} without access, or for a wrong address
 */
export async function accessOf(env: Env): Promise<Access> {
  const stored = await readStored(env);
  const url = env.url === null ? stored?.url : checkedUrl(env.url);
  // A token is only ever sent to the address it was stored with.
  const token = env.token ?? (url === stored?.url ? stored?.token : undefined);
  if (!url || !token) throw new Ending(exitCodes.notPermitted, 'noAccess');
  return { url, token };
}

export async function connectionOf(env: Env): Promise<Zuschlag & { url: string }> {
  const access = await accessOf(env);
  return { ...connect({ ...access, patience: patienceOfCommands }), url: access.url };
}

/** Keeps an access where only this user can read it. @returns the path of the file */
export async function storeAccess(env: Env, access: Access): Promise<string> {
  const file = fileIn(env.configFolder);
  await mkdir(env.configFolder, { recursive: true, mode: 0o700 });
  // Written aside first: neither half a file nor one that others could read, even for a moment.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(aside, file);
  return file;
}

/** @returns the origin of an address. @throws {Ending} for what is no http address */
export function checkedUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Ending(exitCodes.usage, 'wrongUrl', { url: given });
  return url.origin;
}

async function readStored({ configFolder }: Env): Promise<Access | null> {
  try {
    const { url, token } = JSON.parse(await readFile(fileIn(configFolder), 'utf8')) as Partial<Access>;
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}
