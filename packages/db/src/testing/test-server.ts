import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isProcess } from '../embedded/lock-file.ts';
import { startEmbedded } from '../embedded.ts';
import { type MigrateOptions, migrate } from '../migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The address of the test server for test files. */
interface TestServer {
  superuserUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** the migrated database that every test file gets a copy of */
  template: string;
}

const PREFIX = 'zuschlag-test-';
// Nothing here has to survive a power cut.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
};

/**
 * Starts the one database server of a test run and tells the test files of it; `testDatabase` builds on it.
 *
 * @param afterMigrations as in `migrate`
 * @returns stops the server and removes its files
 */
export async function startTestServer(
  project: TestProject,
  afterMigrations?: MigrateOptions['afterMigrations'],
): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = path.join(tmpdir(), `${PREFIX}${process.pid}`);
  const server = await startEmbedded({ folder, settings: SETTINGS });
  const stop = async () => {
    await server.close();
    await rm(server.folder, { recursive: true, force: true });
  };
  try {
    const { ownerUrl, superuserUrl } = server;
    const { appUrl } = await migrate({ ownerUrl, afterMigrations });
    const template = new URL(ownerUrl).pathname.slice(1);
    await freeze(superuserUrl, template);
    project.provide('testServer', { superuserUrl, ownerUrl, appUrl, template });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

// Only a database without connections can be copied.
async function freeze(superuserUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`alter database ${pg.escapeIdentifier(template)} allow_connections false`);
  } finally {
    await client.end();
  }
}

/** A killed test run leaves its server behind; the next one clears it away. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const isAbandoned = name.startsWith(PREFIX) && !isProcess(Number(name.slice(PREFIX.length)));
    if (isAbandoned) await stopAndRemove(path.join(tmpdir(), name)).catch(() => undefined);
  }
}

async function stopAndRemove(folder: string): Promise<void> {
  const server = await startEmbedded({ folder, settings: SETTINGS });
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
