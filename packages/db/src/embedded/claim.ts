import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
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
  // Twice, because a dead holder's claim is removed first; whoever loses that race meets the winner's claim.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await write(file, mine)) return () => rm(file, { force: true });
    const holder = await read(file);
    if (holder && (await isAlive(holder))) throw folderInUse(folder, holder.pid);
    await onFolder(folder, () => rm(file, { force: true }));
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
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(JSON.stringify(claimant)).finally(() => handle.close());
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  });
}

async function read(file: string): Promise<Claimant | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
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
  // The second field is the program's name in brackets and may hold anything; field 22 is counted from its end.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
