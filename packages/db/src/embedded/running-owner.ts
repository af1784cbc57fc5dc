import path from 'node:path';
import { readMemory } from './cluster.ts';
import { OWNED_DATABASE, OWNER, urlOf } from './connection.ts';
import { preparePlace } from './data-directory.ts';
import { runningPostmaster } from './postmaster.ts';

/**
 * Connection string of the owner of an embedded database that another process of this machine runs.
 *
 * @param wanted the data folder, as that process was given it
 * @returns null when no server runs there
 */
export async function runningOwnerUrl(wanted: string): Promise<string | null> {
  const { folder } = await preparePlace(wanted);
  const running = await runningPostmaster(path.join(folder, 'cluster'));
  if (!running) return null;
  const { ownerPassword } = await readMemory(folder);
  return urlOf(OWNER, ownerPassword, { port: running.port }, OWNED_DATABASE);
}
