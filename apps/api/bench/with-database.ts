import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '@zuschlag/db/client';
import { startEmbedded } from '@zuschlag/db/embedded';
import { migrate } from '@zuschlag/db/migrate';
import { installQueue } from '../src/jobs/worker.ts';

/**
 * Runs a benchmark on a database of its own, which goes afterwards.
 *
 * @param settings of PostgreSQL beyond the usual ones
 */
export async function withDatabase(
  run: (database: Database, superuserUrl: string) => Promise<void>,
  settings?: Record<string, string>,
): Promise<void> {
  const folder = await ownFolder();
  const server = await startEmbedded({ folder, settings });
  try {
    const { ownerUrl, superuserUrl } = server;
    const { appUrl } = await migrate({ ownerUrl, afterMigrations: installQueue });
    const database = openDatabase({ ownerUrl, appUrl });
    await run(database, superuserUrl);
    await database.close();
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A new folder for data. Root's database user can enter it; otherwise the data would lie elsewhere and stay there. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-bench-'));
  await chmod(folder, 0o755);
  return folder;
}
