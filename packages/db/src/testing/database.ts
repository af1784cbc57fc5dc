import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import type {} from './test-server.ts';

/**
 * A migrated, empty database of a test file's own, opened as the application opens it. `close` drops it.
 *
 * @example
 * const database = await testDatabase();
 * afterAll(() => database.close());
 */
export async function testDatabase(): Promise<Database> {
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
