import type pg from 'pg';
import { parameterOf } from './parameters.ts';

/** Reads the values of a row, by the type of the column. */
export type Readers = Pick<pg.CustomTypesConfig, 'getTypeParser'>;

export type Statement = {
  text: string;
  values?: readonly unknown[];
  /** how rows are read; rows of a statement without readers are skipped */
  readers?: Readers;
  /** rows as arrays instead of objects */
  asArrays?: boolean;
};

export type StatementResult = {
  /** first word of the command tag, for example `COMMIT` */
  command: string;
  rowCount: number;
  fields: readonly pg.FieldDef[];
  rows: unknown[];
};

type ReadValue = (text: string) => unknown;
type Prepared = {
  name: string;
  fields: readonly pg.FieldDef[] | null;
  readers: Map<Readers, readonly ReadValue[]>;
  emptyRow?: Row;
};
type Row = { [column: string]: unknown };
/** The prepared statements of one connection; names are never reused. */
type Memory = { prepared: Map<string, Prepared>; next: number; stale: string[] };

const memories = new WeakMap<object, Memory>();
const MOST_PREPARED = 400;

/**
 * Sends statements in one message and answers them in one. Each is prepared once per connection. Outside of a
 * transaction block they are one transaction, which ends with the message; when one fails, the later ones do not run.
 *
 * @throws {pg.DatabaseError} of the first statement that was refused
 */
export function sendBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<StatementResult[]> {
  // Read before a byte is sent: a value that cannot be written must not leave half a message behind.
  const values = statements.map((statement) => (statement.values ?? []).map(parameterOf));
  return new Promise((resolve, reject) => {
    client.query(batchOf(memoryOf(client), { statements, values, resolve, reject }));
  });
}

function memoryOf(client: object): Memory {
  const known = memories.get(client) ?? { prepared: new Map(), next: 1, stale: [] };
  memories.set(client, known);
  return known;
}

type Batch = {
  statements: readonly Statement[];
  values: readonly (readonly (string | Buffer | null)[])[];
  resolve: (results: StatementResult[]) => void;
  reject: (error: unknown) => void;
};

/** The part of the driver's connection that a query class writes to. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

/** A query class in the sense of `pg`: it writes its messages itself and hears the answers. */
function batchOf(memory: Memory, { statements, values, resolve, reject }: Batch) {
  let prepared: Prepared[] = [];
  const results: StatementResult[] = [];
  let rows: unknown[] = [];
  let problem: unknown = null;
  const complete = (command: string, rowCount: number) => {
    const index = results.length;
    const statement = prepared[index] as Prepared;
    remember(memory, (statements[index] as Statement).text, statement);
    // A statement without rows has no description; the empty one says so the next time.
    statement.fields ??= [];
    results.push({ command, rowCount, fields: statement.fields, rows });
    rows = [];
  };
  return {
    /** what is sent, for tests that count */
    texts: statements.map(({ text }) => text),
    submit(connection: unknown): void {
      const wire = connection as Wire;
      // Now, and not while this message waited behind others: they prepare statements and push some out.
      prepared = statements.map(({ text }) => memory.prepared.get(text) ?? newPrepared(memory));
      wire.stream.cork();
      for (const name of memory.stale.splice(0)) wire.close({ type: 'S', name });
      for (const [index, { text }] of statements.entries()) {
        const { name, fields } = prepared[index] as Prepared;
        if (!memory.prepared.has(text)) wire.parse({ name, text });
        wire.bind({ statement: name, values: values[index] ?? [] });
        if (fields === null) wire.describe({ type: 'P', name: '' });
        wire.execute({});
      }
      wire.sync();
      wire.stream.uncork();
    },
    handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
      (prepared[results.length] as Prepared).fields = fields;
    },
    handleDataRow({ fields }: { fields: (string | null)[] }): void {
      if (problem !== null) return;
      try {
        const { readers, asArrays } = statements[results.length] as Statement;
        if (readers) rows.push(rowOf(prepared[results.length] as Prepared, fields, readers, asArrays === true));
      } catch (error) {
        problem = error;
      }
    },
    handleCommandComplete({ text }: { text: string }): void {
      const words = text.split(' ');
      complete(words[0] ?? '', Number(words.at(-1)) || 0);
    },
    handleEmptyQuery(): void {
      complete('', 0);
    },
    handlePortalSuspended(): void {},
    handleCopyInResponse(): void {},
    handleCopyData(): void {},
    handleError(error: { code?: string }): void {
      // Whether those behind the refused one were prepared is not said; under a new name it does not matter.
      // A message that never left prepared nothing.
      for (const [index, one] of prepared.entries()) {
        const { text } = statements[index] as Statement;
        if (memory.prepared.get(text) !== one) memory.stale.push(one.name);
      }
      // The plan no longer fits the table, or the statement is gone from the connection: all are prepared anew.
      if (error.code === '0A000' || error.code === '26000') forgetAll(memory);
      reject(error);
    },
    handleReadyForQuery(): void {
      if (problem === null) resolve(results);
      else reject(problem);
    },
  };
}

function newPrepared(memory: Memory): Prepared {
  const name = `s${memory.next}`;
  memory.next += 1;
  return { name, fields: null, readers: new Map() };
}

function remember({ prepared, stale }: Memory, text: string, statement: Prepared): void {
  const earlier = prepared.get(text);
  if (earlier === statement) return;
  // A statement before this one in the same message may have pushed it out.
  const pushedOut = stale.indexOf(statement.name);
  if (pushedOut >= 0) stale.splice(pushedOut, 1);
  // The same statement twice in one message, each under a name of its own.
  if (earlier) stale.push(earlier.name);
  prepared.set(text, statement);
  if (prepared.size <= MOST_PREPARED) return;
  const [oldest, { name }] = prepared.entries().next().value as [string, Prepared];
  prepared.delete(oldest);
  stale.push(name);
}

function forgetAll({ prepared, stale }: Memory): void {
  for (const { name } of prepared.values()) stale.push(name);
  prepared.clear();
}

function rowOf(prepared: Prepared, values: (string | null)[], readers: Readers, asArray: boolean): unknown {
  const fields = prepared.fields ?? [];
  let read = prepared.readers.get(readers);
  if (!read) {
    read = fields.map(({ dataTypeID }) => readers.getTypeParser(dataTypeID, 'text') as ReadValue);
    prepared.readers.set(readers, read);
  }
  if (asArray) return values.map((value, index) => (value === null ? null : read[index]?.(value)));
  // A copy of an empty row has all columns at once; adding forty one by one takes twice as long.
  prepared.emptyRow ??= Object.fromEntries(fields.map(({ name }) => [name, null]));
  const row = { ...prepared.emptyRow };
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null;
    if (value !== null) row[(fields[index] as pg.FieldDef).name] = read[index]?.(value);
  }
  return row;
}
