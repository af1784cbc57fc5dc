import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PrismaClient } from './generated/client.ts';
import { inWritingTransaction, isWorthRetrying } from './outages/retryable-errors.ts';
import { ROW_TYPES } from './row-types.ts';
import { prismaInTransactions, type TenantClient, tenantClient } from './tenant-client.ts';
import { openTransaction, type Transaction, type TransactionKind, type TransactionSettings } from './transaction.ts';

export type { TenantClient } from './tenant-client.ts';

export interface DatabaseOptions {
  /** connection string of the role that owns the database: migrations and the job queue */
  ownerUrl: string;
  /** connection string of the application's role, as `migrate` returned it */
  appUrl: string;
  /** connections at most; 10 when left out */
  poolSize?: number;
}

/** An open database. Row-level security applies to every statement. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
}

/** Whose services a transaction sees: the real ones, or those of one scenario. */
export interface ServicesSeen {
  scenarioId?: string | null;
}

export interface TransactionOptions extends ServicesSeen {
  /** READ COMMITTED when left out */
  isolation?: 'RepeatableRead' | 'Serializable';
  /** how long the transaction may take, in ms; 10 000 when left out */
  timeout?: number;
}

/** The facts of a caller before the sign-in. */
export type Capability =
  | { email: string }
  | { sessionId: string }
  | { identityTokenId: string }
  | { providerIdentityId: string }
  /** a customer of the payment provider, named by an event that it has signed */
  | { billingCustomerId: string };

const DEFAULT_TIMEOUT_MS = 10_000;
// A transaction waits this long for a free connection before it is refused.
const WAIT_FOR_CONNECTION_MS = 10_000;
const ATTEMPTS = 8;
const LONGEST_PAUSE_MS = 4_000;
const LARGEST_ID = 2_147_483_647;
const isolations = { RepeatableRead: 'repeatable read', Serializable: 'serializable' } as const;

/** Opens a database for the application. Connections are made when they are needed. */
export function openDatabase({ ownerUrl, appUrl, poolSize = 10 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: poolSize,
    application_name: 'zuschlag',
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    keepAlive: true,
  });
  // An idle connection may break when the server restarts; the pool replaces it.
  pool.on('error', () => undefined);
  // One that breaks while it is in use fails the statement under way or the next one; the event itself says nothing new.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prisma = prismaInTransactions(pool);
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
 * @throws {RangeError} when the tenant's id is not a positive integer
 * @throws {TransactionExpired} when it takes longer than its timeout
 */
export async function inTenant<Result>(
  database: Database,
  mainOrganizationId: number,
  run: (tx: TenantClient) => Promise<Result>,
  { isolation, timeout, scenarioId }: TransactionOptions = {},
): Promise<Result> {
  const kind: TransactionKind = { writes: true, ...(isolation ? { isolation: isolations[isolation] } : {}) };
  const settings = { ...settingsOfTenant(mainOrganizationId), ...settingsOfScenario(scenarioId) };
  return retrying(() => transact(database, settings, kind, run, timeout));
}

/**
 * Reads of one tenant: the same client, but the database refuses every write, and each statement is a transaction of
 * its own, as it is in READ COMMITTED anyway. So nothing is begun and nothing is committed.
 *
 * @param run gets the client, and the database through which `readRows` takes the same connection
 * @throws {RangeError} when the tenant's id is not a positive integer
 */
export async function readInTenant<Result>(
  database: Database,
  mainOrganizationId: number,
  run: (tx: TenantClient, through: Database) => Promise<Result>,
  { scenarioId }: ServicesSeen = {},
): Promise<Result> {
  const settings = { ...settingsOfTenant(mainOrganizationId), ...settingsOfScenario(scenarioId) };
  return retrying(() => transact(database, settings, { writes: false }, run));
}

/** Databases that were handed out by a transaction, so that `readRows` goes through it. */
const handedOut = new WeakMap<Database, { transaction: Transaction; mainOrganizationId: string }>();

/** Runs a transaction before a tenant is known: it sees the one row that carries what the caller named. */
export function asSignIn<Result>(
  database: Database,
  capability: Capability,
  run: (tx: TenantClient) => Promise<Result>,
): Promise<Result> {
  return transact(database, settingOf(capability), { writes: true }, run);
}

/** What stores of the platform work with: the models that its policies open, and no raw SQL. */
export type PlatformClient = Pick<
  TenantClient,
  | 'organization'
  | 'platformAdmin'
  | 'platformEntry'
  | 'billing'
  | 'seatMonth'
  | 'invoice'
  | 'invoicePayment'
  | 'invoiceSeller'
>;

/**
 * Runs a transaction of a platform administrator, who belongs to no tenant: it sees the main organizations, their contracts with
 * seats and invoices, and the log of the platform, and nothing else. With an id that is not an administrator's it sees nothing at all.
 */
export function asPlatform<Result>(
  database: Database,
  adminId: string,
  run: (tx: PlatformClient) => Promise<Result>,
): Promise<Result> {
  return retrying(() => transact(database, { 'app.platform_admin': adminId }, { writes: true }, run));
}

/**
 * Reads rows of one tenant by SQL, in one message. Never inside `inTenant`, which holds a connection of the same pool:
 * there it is `tx.$queryRaw`.
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
  const settings = settingsOfTenant(mainOrganizationId);
  const statement = { text: sql, values: parameters, readers: ROW_TYPES };
  const open = handedOut.get(database);
  if (open) {
    if (open.mainOrganizationId !== settings['app.main_organization']) throw new RangeError('Another tenant is open.');
    return (await open.transaction.run(statement)).rows;
  }
  const transaction = openTransaction(database.pool, settings, {
    kind: { writes: false },
    timeout: DEFAULT_TIMEOUT_MS,
  });
  try {
    const { rows } = await transaction.run(statement);
    return rows;
  } finally {
    await transaction.rollback();
  }
}

async function transact<Result>(
  database: Database,
  settings: TransactionSettings,
  kind: TransactionKind,
  run: (tx: TenantClient, through: Database) => Promise<Result>,
  timeout = DEFAULT_TIMEOUT_MS,
): Promise<Result> {
  const transaction = openTransaction(database.pool, settings, { kind, timeout });
  const { db, close } = tenantClient(database.prisma, transaction);
  const through = { ...database };
  handedOut.set(through, { transaction, mainOrganizationId: settings['app.main_organization'] ?? '' });
  try {
    const result = await run(db, through);
    close();
    await transaction.commit();
    return result;
  } catch (error) {
    close();
    await transaction.rollback();
    throw kind.writes ? inWritingTransaction(error) : error;
  }
}

async function retrying<Result>(attemptOnce: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now();
    try {
      return await attemptOnce();
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      // On a busy machine transactions take longer, and those in each other's way must draw further apart.
      const unit = Math.max(10, performance.now() - began);
      await pause(Math.random() * Math.min(unit * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}

function settingsOfTenant(id: number): TransactionSettings {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) throw new RangeError(`${id} is no main organization.`);
  return { 'app.main_organization': String(id) };
}

function settingsOfScenario(scenarioId: string | null | undefined): TransactionSettings {
  return scenarioId ? { 'app.scenario': scenarioId } : {};
}

function settingOf(capability: Capability): TransactionSettings {
  if ('email' in capability) return { 'app.sign_in_email': capability.email };
  if ('sessionId' in capability) return { 'app.session': capability.sessionId };
  if ('billingCustomerId' in capability) return { 'app.billing_customer': capability.billingCustomerId };
  if ('providerIdentityId' in capability) return { 'app.provider_identity': capability.providerIdentityId };
  return { 'app.identity_token': capability.identityTokenId };
}
