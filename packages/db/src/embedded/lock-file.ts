import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedError, errorCode, onFolder } from './errors.ts';

interface Claimant {
  pid: number;
  /** tells a process from a later one with the same id; '' where the system does not say */
  birth: string;
}

/**
 * Claims a data folder for this process, so that two Zuschlag servers never share one.
 *
 * @returns gives the claim back
 * @throws {EmbeddedError} FOLDER_IN_USE while another living process holds it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'claim.json');
  const mine: Claimant = { pid: process.pid, birth: await birthOf(process.pid) };
  // Twice, because the first attempt may only remove a dead holder's claim; the loser of that race meets the winner's.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await write(file, mine)) return () => rm(file, { force: true });
    const holder = await read(file);
    if (holder && (await isAlive(holder))) throw folderInUse(folder, holder.pid);
    await onFolder(folder, () => removeDead(file, holder));
  }
  throw folderInUse(folder);
}

export function folderInUse(folder: string, pid?: number): EmbeddedError {
  const who = pid ? ` (process ${pid})` : '';
  return new EmbeddedError(
    'FOLDER_IN_USE',
    `The data folder ${folder} is in use by another running Zuschlag${who}: stop that one or choose another data folder.`,
  );
}

async function write(file: string, claimant: Claimant): Promise<boolean> {
  return onFolder(path.dirname(file), async () => {
    try {
      const handle = await open(file, 'wx', 0o644);
      await handle.writeFile(JSON.stringify(claimant)).finally(() => handle.close());
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  });
}

/** @returns undefined without a readable claim: the system may have killed its writer in the middle */
async function read(file: string): Promise<Claimant | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      return JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      // Most likely it is being written right now.
      await pause(30);
    }
  }
  return undefined;
}

async function removeDead(file: string, dead: Claimant | undefined): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = await readFile(aside, 'utf8');
  // A faster process removed the dead claim, and this is already the new one: put it back.
  if (dead && taken !== JSON.stringify(dead)) await rename(aside, file);
  else await rm(aside, { force: true });
}

async function isAlive({ pid, birth }: Claimant): Promise<boolean> {
  return isProcess(pid) && (await birthOf(pid)) === birth;
}

/** Whether some process has this id now. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When a process began, in the kernel's ticks since boot; '' where the system does not say. */
async function birthOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold anything; the others are counted from its end.
  const [state, ...others] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // A killed process whose parent never asks keeps its number for ever, most of all in containers.
  return state === 'Z' ? 'ended' : (others[18] ?? '');
}
