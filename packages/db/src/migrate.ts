import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureAppRole, grantRights, installJobFunction, ownAppUrl, retireEarlierRole } from './owner/app-role.ts';

export interface MigrateOptions {
  /** connection string of the role that owns the database */
  ownerUrl: string;
  /** connection string of the application's role; derived from the owner's when left out */
  appUrl?: string;
  /** another folder of migrations than the project's own */
  folder?: string;
  /** installs what others keep in the same database, such as the job queue, before rights are granted */
  afterMigrations?: (ownerPool: pg.Pool) => Promise<void>;
}

export class MigrationError extends Error {
  readonly code: 'MIGRATION_EDITED' | 'MIGRATION_UNFINISHED' | 'MIGRATION_FAILED';

  constructor(code: MigrationError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MigrationError';
    this.code = code;
  }
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const OWN_FOLDER = fileURLToPath(new URL('../prisma/migrations', import.meta.url));
// The number Prisma's own migrate command locks with, so that the two never run at the same time.
const MIGRATION_LOCK = 72_707_369;
// Prisma's bookkeeping, column by column.
const BOOKKEEPING = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

/**
 * Brings a database up to date: applies pending migrations, each in a transaction of its own, and sees to it that the
 * application's role exists and may do what the policies say. Several processes may call it at the same time.
 *
 * @returns the connection string the application is to use
 * @throws {MigrationError} MIGRATION_EDITED when an applied migration reads differently now
 * @throws {MigrationError} MIGRATION_UNFINISHED when Prisma's command left one half applied
 * @throws {MigrationError} MIGRATION_FAILED when the database refuses a statement
 * @throws {RightsError} NO_APP_PASSWORD, APP_ROLE_UNUSABLE
 */
export async function migrate(options: MigrateOptions): Promise<{ appUrl: string; applied: string[] }> {
  const pool = new pg.Pool({ connectionString: options.ownerUrl, max: 4, application_name: 'zuschlag migrations' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await underLock(pool, async (client) => {
      const applied = await applyPending(client, await readMigrations(options.folder ?? OWN_FOLDER));
      await options.afterMigrations?.(pool);
      const appUrl = options.appUrl ?? (await ownAppUrl(client, options.ownerUrl));
      if (options.appUrl) await ensureAppRole(client, appUrl);
      await installJobFunction(client, appUrl);
      await grantRights(client, appUrl);
      await retireEarlierRole(client, appUrl);
      return { appUrl, applied };
    });
  } finally {
    await pool.end();
  }
}

async function underLock<Result>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await run(client);
  } finally {
    // Ends the session, and with it the lock.
    client.release(true);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyPending(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(BOOKKEEPING);
  const known = await client.query<{ name: string; checksum: string; isFinished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as "isFinished"
     from _prisma_migrations where rolled_back_at is null`,
  );
  const records = new Map(known.rows.map((row) => [row.name, row]));
  const pending = migrations.filter((migration) => !isApplied(migration, records.get(migration.name)));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

function isApplied({ name, checksum }: Migration, record?: { checksum: string; isFinished: boolean }): boolean {
  if (!record) return false;
  if (!record.isFinished) {
    throw new MigrationError(
      'MIGRATION_UNFINISHED',
      `Migration ${name} was begun and not finished: mend the database, then mark it with "prisma migrate resolve".`,
    );
  }
  if (record.checksum !== checksum) {
    throw new MigrationError(
      'MIGRATION_EDITED',
      `Migration ${name} was changed after it had been applied: restore the file and write a new migration instead.`,
    );
  }
  return true;
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError('MIGRATION_FAILED', `Migration ${name} was refused and undone: ${reason}`, error);
  }
}
