import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import type {} from './test-server.ts';

/** Open databases by the server they are on: a worker runs many files, and all of them work in the same one. */
const ofWorker = new Map<string, Promise<Database>>();

/**
 * The migrated database of this worker, opened as the application opens it. Other test files found their tenants in it
 * too, before and after, so each file founds its own and looks at nothing else. `close` leaves it open for the next.
 *
 * @example
 * const database = await testDatabase();
 * afterAll(() => database.close());
 */
export async function testDatabase(): Promise<Database> {
  const { superuserUrl } = inject('testServer');
  const opened = ofWorker.get(superuserUrl) ?? ownDatabase();
  ofWorker.set(superuserUrl, opened);
  return { ...(await opened), close: async () => undefined };
}

/** A migrated, empty database of a test file's own, for what counts or changes more than one tenant. `close` drops it. */
export async function ownDatabase(): Promise<Database> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = decodeURIComponent(new URL(server.ownerUrl).username);
  await asSuperuser(
    `create database ${name} template ${pg.escapeIdentifier(server.template)} owner ${pg.escapeIdentifier(owner)}`,
  );
  const database = openDatabase({
    ownerUrl: onDatabase(server.ownerUrl, name),
    appUrl: onDatabase(server.appUrl, name),
  });
  const close = async () => {
    await database.close();
    await asSuperuser(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServer').superuserUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function onDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
