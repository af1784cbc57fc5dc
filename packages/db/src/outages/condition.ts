import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../client.ts';
import { type Outage, outageOf } from './retryable-errors.ts';

/** Whether the database can be read and written now, or why not. */
export type Condition = 'WELL' | Outage | 'CANNOT_WRITE';

export type ConditionWatch = {
  /** @returns what is known at most a moment ago; never waits longer than `patienceMs` */
  look(): Promise<Condition>;
  close(): Promise<void>;
};

type Pace = {
  /** how old an answer may be, in ms */
  freshMs: number;
  /** how often a write is tried, in ms */
  writeMs: number;
  /** a database that has not answered after this many ms is UNREACHABLE */
  patienceMs: number;
};
const productPace: Pace = { freshMs: 500, writeMs: 10_000, patienceMs: 2_000 };

// A temporary table takes new pages for every try, as tables do that grow, and gives them back with the commit. It writes
// no log, needs no migration, and tells of a full disk before the first call of a user does.
const TRY_TABLE = 'create temporary table if not exists zuschlag_write_try (filler text) on commit delete rows';
const TRY_WRITE = `insert into zuschlag_write_try select repeat('x', 4000) from generate_series(1, 32)`;
const FACTS = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  has_database_privilege(current_database(), 'temp') as "mayTry"`;

/**
 * Watches over a separate connection, so that a rush of calls does not hold it up. Calls at the same moment share one
 * answer.
 */
export function watchCondition({ appUrl }: Pick<Database, 'appUrl'>, pace: Pace = productPace): ConditionWatch {
  let client: pg.Client | null = null;
  let known: { condition: Condition; at: number } | null = null;
  let lastWrite = { wentWell: true, at: Number.NEGATIVE_INFINITY };
  let looking: Promise<Condition> | null = null;

  const connection = async (): Promise<pg.Client> => {
    if (client) return client;
    const next = new pg.Client({
      connectionString: appUrl,
      application_name: 'zuschlag health',
      connectionTimeoutMillis: pace.patienceMs,
      keepAlive: true,
    });
    const forget = () => {
      if (client === next) client = null;
    };
    next.on('error', forget).on('end', forget);
    await next.connect();
    client = next;
    return next;
  };
  const findOut = async (): Promise<Condition> => {
    try {
      const open = await connection();
      const { rows } = await open.query<{ isReadOnly: boolean; mayTry: boolean }>(FACTS);
      if (rows[0]?.isReadOnly) return 'READ_ONLY';
      const isDue = performance.now() - lastWrite.at >= pace.writeMs || !lastWrite.wentWell;
      if (rows[0]?.mayTry && isDue) await tryWriting(open);
      return 'WELL';
    } catch (error) {
      return outageOf(error) ?? 'CANNOT_WRITE';
    }
  };
  const tryWriting = async (open: pg.Client): Promise<void> => {
    lastWrite = { wentWell: false, at: performance.now() };
    await open.query(TRY_TABLE);
    await open.query(TRY_WRITE);
    lastWrite = { wentWell: true, at: performance.now() };
  };
  const lookAnew = async (): Promise<Condition> => {
    const over = new AbortController();
    const inTime = pause(pace.patienceMs, 'UNREACHABLE' as const, { signal: over.signal });
    inTime.catch(() => undefined);
    const silent = client;
    const condition = await Promise.race([findOut(), inTime]);
    over.abort();
    // A connection that does not answer is not asked again.
    if (condition === 'UNREACHABLE' && silent && client === silent) {
      client = null;
      silent.end().catch(() => undefined);
    }
    known = { condition, at: performance.now() };
    return condition;
  };
  return {
    look() {
      if (known && performance.now() - known.at < pace.freshMs) return Promise.resolve(known.condition);
      looking ??= lookAnew().finally(() => {
        looking = null;
      });
      return looking;
    },
    close: async () => {
      await client?.end().catch(() => undefined);
    },
  };
}
