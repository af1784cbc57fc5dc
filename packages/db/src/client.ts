import { setTimeout as pause } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { readIn } from './prepared-read.ts';
import { isWorthRetrying } from './retryable-errors.ts';
import { openingWith, settingsOf, type TransactionSettings, withSettings } from './transaction-settings.ts';

export interface DatabaseOptions {
  /** connection string of the role that owns the database: migrations and the job queue */
  ownerUrl: string;
  /** connection string of the application's role, as `migrate` returned it */
  appUrl: string;
  /** connections at most; 10 when left out */
  poolSize?: number;
}

/** An open database. Whatever goes through it is held to row-level security. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
}

/** What stores work with: the client of a transaction that sees one tenant. */
export type TenantClient = Prisma.TransactionClient;

export interface TransactionOptions {
  /** READ COMMITTED when left out */
  isolation?: Prisma.TransactionIsolationLevel;
  /** how long the transaction may take, in ms; 10 000 when left out */
  timeout?: number;
}

/** What a caller who is not signed in yet can name. */
export type Capability = { email: string } | { sessionId: string } | { identityTokenId: string };

const DEFAULT_TIMEOUT_MS = 10_000;
// A transaction waits this long for a free connection before it is refused.
const WAIT_FOR_CONNECTION_MS = 10_000;
const ATTEMPTS = 8;
const LARGEST_ID = 2_147_483_647;

/** Opens a database for the application. Connections are made when they are needed. */
export function openDatabase({ ownerUrl, appUrl, poolSize = 10 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: poolSize,
    application_name: 'zuschlag',
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    keepAlive: true,
  });
  // An idle connection may break when the server restarts; the pool replaces it, and nobody has to hear.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(withSettings(pool)) });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { prisma, pool, ownerUrl, appUrl, close };
}

/**
 * Runs a transaction that sees and writes one tenant only. It is tried again when the database had to choose between
 * it and another one, so `run` must have no effect outside the database.
 *
 * @throws {RangeError} when the tenant's id is none
 */
export function inTenant<Result>(
  database: Database,
  mainOrganizationId: number,
  run: (tx: TenantClient) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return retrying(() => transaction(database, { 'app.main_organization': tenantId(mainOrganizationId) }, run, options));
}

/** Runs a transaction before a tenant is known: it sees the one row that carries what the caller named. */
export function asSignIn<Result>(
  database: Database,
  capability: Capability,
  run: (tx: TenantClient) => Promise<Result>,
): Promise<Result> {
  return transaction(database, settingOf(capability), run, {});
}

/**
 * Reads rows of one tenant by SQL, without an ORM in between: for what must be fast. The statement is prepared once per
 * connection, and from then on costs one round trip with its transaction. Never inside `inTenant`, which holds a
 * connection of the same pool: there it is `tx.$queryRaw`.
 *
 * @param parameters values for `$1`, `$2` …
 * @returns days as `YYYY-MM-DD`, decimals and big integers as numbers; the caller checks the shape
 */
export async function readRows(
  database: Database,
  mainOrganizationId: number,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<unknown[]> {
  const begin = `begin read only${settingsOf({ 'app.main_organization': tenantId(mainOrganizationId) })}`;
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    return await readIn(client, begin, sql, parameters);
  } catch (error) {
    // A refused statement leaves a sound connection behind, if the rollback still goes through.
    await client.query('rollback').catch((broken: Error) => {
      failure = broken;
    });
    throw error;
  } finally {
    client.release(failure);
  }
}

function transaction<Result>(
  { prisma }: Database,
  settings: TransactionSettings,
  run: (tx: TenantClient) => Promise<Result>,
  { isolation, timeout = DEFAULT_TIMEOUT_MS }: TransactionOptions,
): Promise<Result> {
  const options = { timeout, maxWait: WAIT_FOR_CONNECTION_MS, isolationLevel: isolation };
  return openingWith(settings, () => prisma.$transaction(run, options));
}

async function retrying<Result>(attemptOnce: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce();
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function tenantId(id: number): string {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw new RangeError(`${id} is no main organization.`);
  return String(id);
}

function settingOf(capability: Capability): TransactionSettings {
  if ('email' in capability) return { 'app.sign_in_email': capability.email };
  if ('sessionId' in capability) return { 'app.session': capability.sessionId };
  return { 'app.identity_token': capability.identityTokenId };
}
