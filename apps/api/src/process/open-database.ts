import path from 'node:path';
import { type Database, openDatabase } from '@zuschlag/db/client';
import { startEmbedded } from '@zuschlag/db/embedded';
import { migrate } from '@zuschlag/db/migrate';
import { installQueue } from '../jobs/worker.ts';
import type { Env } from './env.ts';

export type OpenedDatabase = {
  database: Database;
  /** Gives up all connections, and stops the embedded server if there is one. */
  close(): Promise<void>;
};
type StorageEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_POOL' | 'DATABASE_PORT' | 'DATA_FOLDER'>;

/** Opens the database of `DATABASE_URL`, or the embedded one, and brings it up to date. */
export async function openMigratedDatabase(env: StorageEnv, say: (sentence: string) => void): Promise<OpenedDatabase> {
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({
        folder: path.resolve(env.DATA_FOLDER, 'database'),
        port: env.DATABASE_PORT,
        onNotice: say,
      });
  try {
    const ownerUrl = env.DATABASE_URL ?? embedded?.ownerUrl ?? '';
    const migrated = await migrate({ ownerUrl, appUrl: env.DATABASE_APP_URL, afterMigrations: installQueue });
    if (migrated.applied.length > 0) say(`Applied ${migrated.applied.length} database migration(s).`);
    const database = openDatabase({ ownerUrl, appUrl: migrated.appUrl, poolSize: env.DATABASE_POOL });
    const close = async () => {
      await database.close();
      await embedded?.close();
    };
    return { database, close };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
