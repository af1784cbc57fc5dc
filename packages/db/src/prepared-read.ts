import { createHash } from 'node:crypto';
import pg from 'pg';
import { ROW_TYPES } from './row-types.ts';

/** What each connection was already asked, and so has prepared. */
const prepared = new WeakMap<pg.PoolClient, Set<string>>();

/**
 * Reads in a transaction of its own. The first time on a connection the statement is prepared, in three round trips;
 * from then on begin, statement and commit are one message, which is answered at once.
 *
 * @param begin what the transaction begins with
 */
export async function readIn(
  client: pg.PoolClient,
  begin: string,
  sql: string,
  parameters: readonly unknown[],
): Promise<unknown[]> {
  const name = statementName(sql);
  const known = prepared.get(client) ?? new Set();
  const literals = parameters.map(literalOf);
  if (known.has(name) && literals.every((literal) => literal !== null)) {
    const execute = literals.length > 0 ? `execute ${name}(${literals.join(',')})` : `execute ${name}`;
    const answers: unknown = await client.query({ text: `${begin};${execute};commit`, types: ROW_TYPES });
    // One answer per statement; the driver's types know of single statements only.
    return (answers as pg.QueryResult[]).at(-2)?.rows ?? [];
  }
  await client.query(begin);
  const { rows } = await client.query({ name, text: sql, values: [...parameters], types: ROW_TYPES });
  await client.query('commit');
  prepared.set(client, known.add(name));
  return rows;
}

/** A parameter as SQL, or null for what cannot be said in a text: only the driver knows how to send that. */
function literalOf(value: unknown): string | null {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? arrayText(value) : scalarText(value);
  return text === null ? null : pg.escapeLiteral(text);
}

function scalarText(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // A NUL would end the message before its end.
  return typeof value === 'string' && !value.includes('\0') ? value : null;
}

function arrayText(values: readonly unknown[]): string | null {
  const texts = values.map(scalarText);
  if (texts.includes(null)) return null;
  return `{${texts.map((text) => `"${text?.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

const names = new Map<string, string>();

function statementName(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = `rows_${createHash('sha1').update(sql).digest('hex').slice(0, 20)}`;
  names.set(sql, name);
  return name;
}
