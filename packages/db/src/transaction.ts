import type pg from 'pg';
import { type Statement, type StatementResult, sendBatch } from './statement-batch.ts';

/** Settings a transaction begins with. Row-level security reads them. */
export type TransactionSettings = Partial<
  Record<
    | 'app.main_organization'
    | 'app.scenario'
    | 'app.platform_admin'
    | 'app.sign_in_email'
    | 'app.session'
    | 'app.identity_token'
    | 'app.provider_identity'
    | 'app.billing_customer',
    string
  >
>;

export type TransactionKind =
  /** one transaction from its first statement to its commit */
  | { writes: true; isolation?: string }
  /** reads only; each message is a transaction of its own, so that nothing stays open in between */
  | { writes: false };

/**
 * A conversation with the database in which every statement sees the settings. No connection is taken, and nothing is
 * sent, before the first statement; that one carries the beginning with it. Statements run in the order they were given;
 * those that are given at once, or while others are under way, share a message. When one of a message is refused, all of
 * it are: the later ones did not run, and nothing a failed transaction answers can be used.
 */
export type Transaction = {
  run(statement: Statement): Promise<StatementResult>;
  /** Sends a statement together with the next one. @returns asks for its result, and sends it if there was no next one */
  runWithNext(statement: Statement): () => Promise<StatementResult>;
  /** Sends a statement together with the next one; its result is not read. */
  runLater(statement: Statement): void;
  /** Sends a statement in one message with the commit, behind all others. */
  runAtCommit(statement: Statement): void;
  commit(): Promise<void>;
  /** Undoes everything. Never throws: a connection that cannot roll back is closed, which is the same. */
  rollback(): Promise<void>;
};

/** The transaction took longer than it may. Row locks are given up at that moment, not when the caller notices. */
export class TransactionExpired extends Error {
  readonly code = 'TRANSACTION_EXPIRED';
}

type Queued = {
  statement: Statement;
  waitsForNext: boolean;
  resolve?: (result: StatementResult) => void;
  reject?: (error: unknown) => void;
};

// One for all transactions: an error of its own for each one that ends costs as much as a statement.
const OVER = new Error('The transaction is over.');
const COMMIT: Statement = { text: 'commit' };
const ROLLBACK: Statement = { text: 'rollback' };

export function openTransaction(
  pool: pg.Pool,
  settings: TransactionSettings,
  { kind, timeout }: { kind: TransactionKind; timeout: number },
): Transaction {
  const opening = openingOf(settings, kind);
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isBegun = false;
  let over: Error | null = null;
  let queue: Queued[] = [];
  const atCommit: Statement[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const send = async (statements: readonly Statement[]): Promise<StatementResult[]> => {
    if (over) throw over;
    if (!client) {
      client = await pool.connect();
      timer = setTimeout(expire, timeout);
    }
    const prefix = isBegun ? [] : opening;
    isBegun = kind.writes;
    return (await sendBatch(client, [...prefix, ...statements])).slice(prefix.length);
  };
  const sendQueue = async (): Promise<void> => {
    if (queue.every(({ waitsForNext }) => waitsForNext)) return;
    const sent = queue;
    queue = [];
    try {
      const results = await send(sent.map(({ statement }) => statement));
      for (const [index, { resolve }] of sent.entries()) resolve?.(results[index] as StatementResult);
    } catch (error) {
      for (const { reject } of sent) reject?.(error);
    }
  };
  const end = (isSound: boolean) => {
    clearTimeout(timer);
    over ??= OVER;
    // A connection goes back only when no transaction is open on it, and with it no tenant.
    client?.release(!isSound || statusOf(client) !== 'I');
    client = null;
  };
  const giveUp = async (): Promise<void> => {
    if (!client) return end(true);
    const isSound = !isBegun || (await sendBatch(client, [ROLLBACK]).then(returnTrue, returnFalse));
    end(isSound);
  };
  const expire = () => {
    over = new TransactionExpired(`A transaction took longer than ${timeout} ms.`);
    void inTurn(giveUp);
  };

  return {
    run: (statement) =>
      new Promise((resolve, reject) => {
        queue.push({ statement, waitsForNext: false, resolve, reject });
        void inTurn(sendQueue);
      }),
    runWithNext(statement) {
      const queued: Queued = { statement, waitsForNext: true };
      const result = new Promise<StatementResult>((resolve, reject) => {
        queue.push(Object.assign(queued, { resolve, reject }));
      });
      // Without a reader, a refusal is reported by the statement it was sent with.
      result.catch(() => undefined);
      return () => {
        queued.waitsForNext = false;
        void inTurn(sendQueue);
        return result;
      };
    },
    runLater(statement) {
      queue.push({ statement, waitsForNext: true });
    },
    runAtCommit(statement) {
      atCommit.push(statement);
    },
    commit: () =>
      inTurn(async () => {
        if (over) throw over;
        const left = [...queue.map(({ statement }) => statement), ...atCommit];
        if (kind.writes && (isBegun || left.length > 0)) {
          queue = [];
          const results = await send([...left, COMMIT]);
          // The commit of a failed transaction is a rollback, and the server does not call that an error.
          if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
        }
        end(true);
      }),
    rollback: () => inTurn(giveUp),
  };
}

function openingOf(settings: TransactionSettings, kind: TransactionKind): Statement[] {
  const given = Object.entries(settings).map(([name, value]) => [name, withoutNul(value)]);
  const all = kind.writes ? given : [...given, ['transaction_read_only', 'on']];
  const set: Statement = {
    text: `select ${all.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`).join(', ')}`,
    values: all.flat(),
  };
  if (!kind.writes) return [set];
  return [{ text: kind.isolation ? `begin isolation level ${kind.isolation}` : 'begin' }, set];
}

// PostgreSQL refuses NUL, and no address and no id contains it: such a value matches nothing.
function withoutNul(value: string): string {
  return value.includes('\0') ? '' : value;
}

/** The last transaction status of the server: I outside of a transaction, T inside, E inside a failed one. */
function statusOf(client: pg.PoolClient): string | null {
  return (client as pg.PoolClient & { getTransactionStatus(): string | null }).getTransactionStatus();
}

const returnTrue = () => true;
const returnFalse = () => false;
