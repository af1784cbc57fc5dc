import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
export function ownDatabase(): Promise<Database> {
  return newDatabase(inject('testServer').template);
}

/** A database of a test file's own without any table, for what migrates it. `close` drops it. */
export function emptyDatabase(): Promise<Database> {
  return newDatabase('template0');
}

/** The connection string with which a test writes rows past row security and foreign keys. */
export function superuserOf({ ownerUrl }: Database): string {
  return onDatabase(inject('testServer').superuserUrl, new URL(ownerUrl).pathname.slice(1));
}

async function newDatabase(template: string): Promise<Database> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = decodeURIComponent(new URL(server.ownerUrl).username);
  await asSuperuser(
    `create database ${name} template ${pg.escapeIdentifier(template)} owner ${pg.escapeIdentifier(owner)}`,
  );
  const database = openDatabase({
    ownerUrl: onDatabase(server.ownerUrl, name),
    appUrl: onDatabase(server.appUrl, name),
  });
  const close = async () => {
    await database.close();
    await untilLeft(name);
    await asSuperuser(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

/**
 * Waits a moment for the last session of a database. A pool counts as ended before its connections are, and a connection
 * that is cut in between fails with an error that no listener hears.
 */
async function untilLeft(name: string): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    const [row] = await asSuperuser(`select 1 from pg_stat_activity where datname = '${name}' limit 1`);
    if (!row) return;
    await pause(20);
  }
}

async function asSuperuser(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: inject('testServer').superuserUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function onDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
