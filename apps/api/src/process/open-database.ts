import path from 'node:path';
import { type Database, openDatabase } from '@zuschlag/db/client';
import { startEmbedded } from '@zuschlag/db/embedded';
import { migrate } from '@zuschlag/db/migrate';
import { freeAbandonedJobs, installQueue } from '../jobs/worker.ts';
import type { Env } from './env.ts';
import type { Phases } from './phases.ts';

export type OpenedDatabase = {
  database: Database;
  /** Gives up all connections as soon as they are free. */
  closeConnections(): Promise<void>;
  /** Stops the embedded server if there is one, whether there are connections or not. */
  stopServer(): Promise<void>;
};
type StorageEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_POOL' | 'DATABASE_PORT' | 'DATA_FOLDER'>;

/** Opens the database of `DATABASE_URL`, or the embedded one, and brings it up to date. */
export async function openMigratedDatabase(
  env: StorageEnv,
  say: (sentence: string) => void,
  measure: Phases['measure'] = (_name, run) => run(),
): Promise<OpenedDatabase> {
  const folder = path.resolve(env.DATA_FOLDER, 'database');
  const embedded = env.DATABASE_URL
    ? null
    : await measure('database server', () => startEmbedded({ folder, port: env.DATABASE_PORT, onNotice: say }));
  const afterMigrations: typeof installQueue = async (ownerPool) => {
    await installQueue(ownerPool);
    if (embedded) await freeAbandonedJobs(ownerPool);
  };
  try {
    const ownerUrl = env.DATABASE_URL ?? embedded?.ownerUrl ?? '';
    const migrated = await measure('migrations', () =>
      migrate({ ownerUrl, appUrl: env.DATABASE_APP_URL, afterMigrations }),
    );
    if (migrated.applied.length > 0) say(`Applied ${migrated.applied.length} database migration(s).`);
    const database = openDatabase({ ownerUrl, appUrl: migrated.appUrl, poolSize: env.DATABASE_POOL });
    return { database, closeConnections: database.close, stopServer: async () => embedded?.close() };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
