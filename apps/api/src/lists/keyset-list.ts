import { z } from 'zod';

/** The types of parameters and keys that lists compare. */
export type SqlType = 'bool' | 'chance_state' | 'date' | 'float8' | 'int' | 'numeric' | 'text' | 'uuid';
export type Order = 'ASC' | 'DESC';
type Key = string | number | null;

/** A column that a list is sorted or filtered by. */
export type ListColumn = {
  /** expression over the table's columns */
  sql: string;
  type: SqlType;
  /** figures only: empty ones stand behind all others in both directions and lie in no range */
  nullsLast?: true;
  /** what a cursor carries; by default what the type suggests */
  cursor?: z.ZodType<Key>;
};

/** A list as data: where its rows come from, what they can be sorted by, and how a row is shown. */
export type KeysetList<Column extends string> = {
  /** table, or subselect in brackets that filters by the tenant itself */
  from: string | ((put: Put) => string);
  columns: { readonly [column in Column]: ListColumn };
  /** the column that makes every position unique, and its type; it follows the order where there is one key only */
  tieBreak: { sql: string; type: 'int' | 'uuid' };
  /** what is selected of `"page"`, the rows of one page */
  select: string;
  /** what is joined to `"page"` to show a row */
  joins?: string;
};

export type ListPage<Column extends string> = {
  mainOrganizationId: number;
  conditions: readonly (Condition | null)[];
  /** ranges of the order that do not overlap and outside of which no row is wanted; each is read along the index */
  parts?: readonly Condition[] | null;
  sort: readonly SortKey<Column>[];
  /** the keys of the last row of the page before, and its tie-break */
  after?: readonly Key[] | null;
  /** rows of earlier pages, for a page without a position to start from */
  skip?: number;
  /** null: all rows */
  limit: number | null;
};
export type SortKey<Column extends string = string> = { column: Column; order: Order };
export type Statement = { sql: string; parameters: unknown[] };

/** Adds a parameter and returns its place in the statement: `$3::int`. */
export type Put = (value: unknown, type: SqlType | `${SqlType}[]`) => string;
/** SQL that a row must fulfil. */
export type Condition = (put: Put) => string;

/**
 * The statement for a page. Rows are found by a row comparison `(key, id) > (…)` along an index of exactly that order, so
 * a deep page costs what the first one costs. Where keys point in different directions, it is the same comparison
 * written out.
 */
export function pageStatement<Column extends string>(list: KeysetList<Column>, page: ListPage<Column>): Statement {
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const tenant = put(page.mainOrganizationId, 'int');
  const keys = keysOf(list, page.sort);
  const conditions = [
    `"mainOrganizationId" = ${tenant}`,
    ...page.conditions.flatMap((condition) => condition?.(put) ?? []),
    ...(page.after ? [behind(keys, page.after, put)] : []),
  ];
  const from = typeof list.from === 'string' ? list.from : `(${list.from(put)}) AS "row"`;
  const orderBy = keys.map(({ expression, order }) => `${expression} ${order}`).join(', ');
  // The size is one of a few small numbers; written out, the planner knows that only so many rows are wanted.
  const limit = page.limit === null ? '' : `LIMIT ${Math.trunc(page.limit)}`;
  const offset = page.skip ? `OFFSET ${Math.trunc(page.skip)}` : '';
  const ordered = keys.map(({ expression }, at) => `${expression} AS "key${at}"`).join(', ');
  const rows = (more: readonly string[]) => `SELECT *, ${ordered} FROM ${from}
      WHERE ${[...conditions, ...more].join('\n        AND ')}
      ORDER BY ${orderBy}`;
  // Each part could fill the page alone; with its own limit it is read along the index instead of sorted as a whole.
  const most = page.limit === null ? '' : `LIMIT ${Math.trunc(page.limit + (page.skip ?? 0))}`;
  const shownOrder = keys.map(({ order }, at) => `"page"."key${at}" ${order}`).join(', ');
  const [first, ...others] = page.parts ?? [];
  const found =
    first && others.length > 0
      ? `SELECT * FROM (${[first, ...others].map((part) => `(${rows([part(put)])} ${most})`).join('\n      UNION ALL ')}) AS "page"
      ORDER BY ${shownOrder}`
      : rows(first ? [first(put)] : []);
  const sql = `
    SELECT ${list.select}
    FROM (
      ${found} ${limit} ${offset}
    ) AS "page"
    ${list.joins ?? ''}
    ORDER BY ${shownOrder}`;
  return { sql, parameters };
}

/** @returns the statement that counts the rows of a list up to a number, as `count` */
export function countStatement<Column extends string>(
  list: Pick<KeysetList<Column>, 'from'>,
  { mainOrganizationId, conditions, limit }: Pick<ListPage<Column>, 'mainOrganizationId' | 'conditions' | 'limit'>,
): Statement {
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const all = [
    `"mainOrganizationId" = ${put(mainOrganizationId, 'int')}`,
    ...conditions.flatMap((one) => one?.(put) ?? []),
  ];
  const from = typeof list.from === 'string' ? list.from : `(${list.from(put)}) AS "row"`;
  const some = `SELECT FROM ${from} WHERE ${all.join(' AND ')} LIMIT ${put(limit, 'int')}`;
  return { sql: `SELECT count(*)::int AS "count" FROM (${some}) AS "some"`, parameters };
}

/** @returns the schema of the positions that a list gives out in this order */
export function cursorSchema<Column extends string>(
  { columns, tieBreak }: Pick<KeysetList<Column>, 'columns' | 'tieBreak'>,
  sort: readonly SortKey<Column>[],
): z.ZodType<Key[]> {
  const parts = sort.map(({ column }) => columns[column].cursor ?? cursorOf(columns[column]));
  return z.tuple([...parts, tieBreak.type === 'int' ? z.int() : z.guid()] as unknown as [z.ZodType<Key>]);
}

/** @returns the SQL of a list column as the order compares it: an empty figure is the far infinity of the direction */
export function keySql({ sql, nullsLast }: ListColumn, order: Order): string {
  // Not COALESCE: a function call is not leakproof and keeps the index out under row-level security (migration list_order).
  return nullsLast ? `CASE WHEN ${sql} IS NULL THEN '${infinity(order)}'::float8 ELSE ${sql} END` : sql;
}

/** One of several values. A single value is written as such: then an index that begins with it also gives the order. */
export function oneOf(sql: string, type: SqlType, values: readonly (number | string)[] | null | undefined) {
  if (!values) return null;
  return (put: Put) =>
    values.length === 1 ? `${sql} = ${put(values[0], type)}` : `${sql} = ANY (${put(values, `${type}[]`)})`;
}

export type Range = { gte?: number | string | null; lte?: number | string | null };

/** Between two bounds, each of which may be missing. It compares the key, so that the index of the order serves it. */
export function within(column: ListColumn, range: Range | null | undefined, order: Order = 'ASC'): Condition | null {
  const key = keySql(column, order);
  // A bound between two whole numbers is a bound all the same.
  const type = column.type === 'int' ? 'numeric' : column.type;
  const bounds = [
    { operator: '>=', value: range?.gte },
    { operator: '<=', value: range?.lte },
  ].filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (bounds.length === 0) return null;
  return (put) =>
    [
      ...(column.nullsLast ? [`${column.sql} IS NOT NULL`] : []),
      ...bounds.map(({ operator, value }) => `${key} ${operator} ${put(value, type)}`),
    ].join(' AND ');
}

type SortedBy = { expression: string; type: SqlType; order: Order; isFigure: boolean };

function keysOf<Column extends string>({ columns, tieBreak }: KeysetList<Column>, sort: readonly SortKey<Column>[]) {
  const keys = sort.map(({ column, order }): SortedBy => {
    const found = columns[column];
    return { expression: keySql(found, order), type: found.type, order, isFigure: found.nullsLast === true };
  });
  const order = keys.length === 1 && keys[0] ? keys[0].order : 'ASC';
  return [...keys, { expression: tieBreak.sql, type: tieBreak.type, order, isFigure: false }];
}

function behind(keys: readonly SortedBy[], after: readonly Key[], put: Put): string {
  const values = keys.map(({ type, order, isFigure }, at) =>
    put(isFigure ? (after[at] ?? Number(infinity(order))) : after[at], type),
  );
  const [first] = keys;
  const expressions = keys.map(({ expression }) => expression);
  if (first && keys.every(({ order }) => order === first.order)) {
    return `(${expressions.join(', ')}) ${beyond(first.order)} (${values.join(', ')})`;
  }
  const ways = keys.map(({ expression, order }, at) => {
    const equal = expressions.slice(0, at).map((one, place) => `${one} = ${values[place]}`);
    return `(${[...equal, `${expression} ${beyond(order)} ${values[at]}`].join(' AND ')})`;
  });
  return `(${ways.join(' OR ')})`;
}

function beyond(order: Order): '>' | '<' {
  return order === 'ASC' ? '>' : '<';
}

function infinity(order: Order): 'Infinity' | '-Infinity' {
  return order === 'ASC' ? 'Infinity' : '-Infinity';
}

function cursorOf({ type, nullsLast }: ListColumn): z.ZodType<Key> {
  if (type === 'date') return z.iso.date();
  if (type === 'int') return z.int();
  if (type === 'text') return z.string();
  return nullsLast ? z.number().nullable() : z.number();
}
