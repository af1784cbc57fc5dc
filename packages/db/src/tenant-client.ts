import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { Prisma, PrismaClient } from './generated/client.ts';
import { QUERY_TYPES } from './row-types.ts';
import type { Readers, Statement } from './statement-batch.ts';
import type { Transaction } from './transaction.ts';

/**
 * What stores work with: a transaction that sees one tenant. Raw SQL goes straight to the connection; the models of
 * Prisma are there for what is asked rarely, and cost nothing before the first is used.
 */
export type TenantClient = Prisma.TransactionClient & {
  /** Asks together with the next statement. @returns asks for the rows, and sends the question if there was no next one */
  $queryWithNext<Row>(question: Prisma.Sql): () => Promise<Row[]>;
  /** Sends a write together with the next statement, instead of waiting for it: for what has no result. */
  $executeLater(statement: Prisma.Sql): void;
  /** Sends a write in one message with the commit. */
  $executeAtCommit(statement: Prisma.Sql): void;
  /**
   * The same for rows that come in one by one: all that were given with the same `write` become one statement, behind
   * everything else. For what locks more than this transaction should hold for long.
   */
  $gatherForCommit<Row>(write: (rows: readonly Row[]) => Prisma.Sql, rows: readonly Row[]): void;
};

const opening = new AsyncLocalStorage<Transaction>();
const LONGEST = 2 ** 31 - 1;

/** A Prisma client whose transactions are those that `tenantClient` was given. */
export function prismaInTransactions(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(poolInTransactions(pool)) });
}

/** @returns the client, and what is to be done with it before the transaction ends */
export function tenantClient(prisma: PrismaClient, transaction: Transaction): { db: TenantClient; close: () => void } {
  const gathered: Gathered = new Map();
  let models: Promise<Prisma.TransactionClient> | null = null;
  let close = () => {};
  const open = () =>
    new Promise<Prisma.TransactionClient>((resolve, reject) => {
      const closing = new Promise<void>((end) => {
        close = end;
      });
      const run = (tx: Prisma.TransactionClient) => {
        resolve(tx);
        return closing;
      };
      opening.run(transaction, () => {
        prisma.$transaction(run, { timeout: LONGEST, maxWait: LONGEST }).catch(reject);
      });
    });
  const modelsOpen = () => {
    models ??= open();
    return models;
  };
  const raw = rawStatements(transaction, gathered);
  const db = new Proxy(raw, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : modelOf(modelsOpen, key)),
  });
  const finish = () => {
    for (const [write, rows] of gathered) transaction.runAtCommit(statementOf([write(rows)]));
    close();
  };
  return { db: db as unknown as TenantClient, close: finish };
}

type Gathered = Map<(rows: readonly never[]) => Prisma.Sql, never[]>;
type Asked = readonly [query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]];

function rawStatements(transaction: Transaction, gathered: Gathered) {
  const rowsOf = async (statement: Statement) => {
    const { rows } = await transaction.run({ ...statement, readers: QUERY_TYPES });
    return rows;
  };
  const countOf = async (statement: Statement) => (await transaction.run(statement)).rowCount;
  return {
    $queryRaw: (...asked: Asked) => rowsOf(statementOf(asked)),
    $queryRawUnsafe: (text: string, ...values: unknown[]) => rowsOf({ text, values }),
    $executeRaw: (...asked: Asked) => countOf(statementOf(asked)),
    $executeRawUnsafe: (text: string, ...values: unknown[]) => countOf({ text, values }),
    $queryWithNext: (question: Prisma.Sql) => {
      const ask = transaction.runWithNext({ ...statementOf([question]), readers: QUERY_TYPES });
      return async () => (await ask()).rows;
    },
    $executeLater: (statement: Prisma.Sql) => transaction.runLater(statementOf([statement])),
    $executeAtCommit: (statement: Prisma.Sql) => transaction.runAtCommit(statementOf([statement])),
    $gatherForCommit: (write: (rows: readonly never[]) => Prisma.Sql, rows: readonly never[]) => {
      gathered.set(write, [...(gathered.get(write) ?? []), ...rows]);
    },
  };
}

function statementOf([query, ...values]: Asked): Statement {
  const sql = 'raw' in query ? Prisma.sql(query, ...values) : query;
  return { text: sql.text, values: sql.values };
}

type Operation = (input: unknown) => Promise<unknown>;

/** A model of Prisma under its name, whose transaction is opened with its first operation. */
function modelOf(open: () => Promise<Prisma.TransactionClient>, model: string | symbol): unknown {
  // Only promises have `then`; this object is not a promise.
  if (typeof model === 'symbol' || model === 'then') return undefined;
  return new Proxy({} as { [operation: string]: Operation }, {
    get:
      (_target, operation: string): Operation =>
      async (input) => {
        const models = (await open()) as unknown as { [model: string]: { [operation: string]: Operation } };
        return models[model]?.[operation]?.(input);
      },
  });
}

/** The pool as Prisma's adapter sees it: a connection out of it is the transaction that is being opened. */
function poolInTransactions(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const transaction = opening.getStore();
    if (!transaction) throw new Error('Prisma is used inside of inTenant only.');
    return connectionIn(transaction);
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect;
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

// Prisma's own beginning and end: the transaction is begun and ended by others.
const control = /^(begin|commit|rollback)$/i;
// The adapter makes its readers anew for each statement, always the same ones; taken once, they are found again.
let readers: Readers | undefined;

function connectionIn(transaction: Transaction) {
  const query = async ({ text, values, types }: pg.QueryArrayConfig) => {
    if (control.test(text)) return { fields: [], rows: [], rowCount: 0 };
    readers ??= types as Readers;
    return transaction.run({ text, values, readers, asArrays: true });
  };
  return { query, release: () => undefined, on: () => undefined, removeListener: () => undefined };
}
