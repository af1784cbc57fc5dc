import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Settings a transaction begins with. Row-level security reads them. */
export type TransactionSettings = Partial<
  Record<'app.main_organization' | 'app.sign_in_email' | 'app.session' | 'app.identity_token', string>
>;

const opening = new AsyncLocalStorage<TransactionSettings>();

/** Lets the transactions that `run` opens through a pool `withSettings` begin with these settings. */
export function openingWith<Result>(settings: TransactionSettings, run: () => Promise<Result>): Promise<Result> {
  return opening.run(settings, run);
}

/** SQL to follow a `begin` in the same message: one round trip instead of two, and no moment without a tenant. */
export function settingsOf(settings: TransactionSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `; set local ${name} = ${literal(value)}`)
    .join('');
}

// A NUL cannot be said in SQL and is part of no address and no id: such a value matches nothing.
function literal(value: string): string {
  return pg.escapeLiteral(value.includes('\0') ? '' : value);
}

/**
 * A pool as Prisma's adapter sees it. The adapter takes connections out of it only to begin a transaction, with BEGIN
 * as the first statement; that statement gets the settings in force appended.
 */
export function withSettings(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const settings = opening.getStore();
    return settings ? beginningWith(client, settingsOf(settings)) : client;
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect;
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function beginningWith(client: pg.PoolClient, settings: string): pg.PoolClient {
  const query = client.query.bind(client);
  const first = (statement: pg.QueryConfig) => {
    // Only for this once: from here on the client is itself again.
    Reflect.deleteProperty(client, 'query');
    return query({ ...statement, text: statement.text + settings });
  };
  return Object.assign(client, { query: first });
}
