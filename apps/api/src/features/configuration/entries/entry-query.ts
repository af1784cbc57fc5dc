import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { columnSql } from './entry-columns.ts';

type Range = { gte?: string | number | null; lte?: string | number | null };
/** Null or left out means all, an empty list means none. */
export type EntryFilters = {
  status?: readonly EntryStatus[] | null;
  organizations?: readonly number[] | null;
  provinces?: readonly string[] | null;
  [column: string]: Range | readonly (string | number)[] | null | undefined;
};
export type SortKey = { column: string; order: 'ASC' | 'DESC' };

/** Rows of a table as the database is asked for them. */
export type EntryQuestion = {
  table: TableKey;
  mainOrganizationId: number;
  /** whose rows may be seen; null: those of all organizations */
  organizationIds: readonly number[] | null;
  /** the Berlin day that statuses are told for */
  today: string;
  filters?: EntryFilters;
  ids?: readonly string[];
  sort: readonly SortKey[];
  /** the keys of the last row of the page before, and its id */
  after?: readonly (string | number)[] | null;
  /** null: all of them */
  limit: number | null;
};

type Put = (value: unknown, type: string) => string;

/** @returns the columns of a table with their kinds */
export function columnsOf(table: TableKey): [column: string, kind: ColumnKind][] {
  return Object.entries(configurationTables[table].columns);
}

/** @returns the name of the table in the database: `social_security` */
export function sqlTable(table: TableKey): string {
  return `"${table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}

/** @returns the column that says whose a row is */
export function ownerColumn(table: TableKey): string {
  return configurationTables[table].perOrganization ? '"organizationId"' : '"mainOrganizationId"';
}

/**
 * The order of a list: by what was asked for, and alike rows as the table is read without a wish: the newest day first
 * (a holiday: the next one), then by state, and in the end by id.
 */
export function sortKeys(table: TableKey, wish: SortKey | null): SortKey[] {
  const { day, series } = configurationTables[table];
  const usual: SortKey[] = [
    { column: day, order: table === 'holiday' ? 'ASC' : 'DESC' },
    ...series.map((column): SortKey => ({ column, order: 'ASC' })),
  ];
  return wish ? [wish, ...usual.filter(({ column }) => column !== wish.column)] : usual;
}

/** Statement and parameters for a page of rows, each with its status and who added it. */
export function entryQuery(question: EntryQuestion): { sql: string; parameters: unknown[] } {
  const { table, sort, after, filters = {}, limit } = question;
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const keys = [
    ...sort.map(({ column, order }) => {
      const { key, type } = columnSql[kindOf(table, column)];
      return { expression: key(`"${column}"`), type, order };
    }),
    { expression: '"id"', type: 'uuid', order: 'ASC' as const },
  ];
  const tenant = put(question.mainOrganizationId, 'int');
  const rows = rowsWithStatus(table, { tenant, today: put(question.today, 'date') }, conditionsOf(question, put));
  const wanted = [
    ...(filters.status ? [`"status" = ANY (${put(filters.status, 'text[]')})`] : []),
    ...(after ? [positionOf(keys, after, put)] : []),
  ];
  const columns = columnsOf(table).map(
    ([column, kind]) => `${columnSql[kind].read(`"page"."${column}"`)} AS "${column}"`,
  );
  const keyColumns = keys.map(({ expression }, index) => `${expression} AS "key${index}"`);
  const order = keys.map(({ order: direction }, index) => `"key${index}" ${direction}`).join(', ');
  const sql = `
    SELECT "page"."id"::text, "home"."id" AS "organizationId", "home"."shortName" AS "organization", "page"."status",
      to_char("page"."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
      CASE WHEN "author"."id" IS NULL THEN NULL ELSE json_build_object('id', "author"."id",
        'firstname', "author"."firstname", 'lastname', "author"."lastname", 'picture', "author"."picture",
        'organizationId', "author"."organizationId", 'organization', "desk"."shortName") END AS "createdBy",
      ${columns.join(', ')}
    FROM (
      SELECT *, ${keyColumns.join(', ')} FROM (${rows}) AS "row"
      ${wanted.length > 0 ? `WHERE ${wanted.join(' AND ')}` : ''}
      ORDER BY ${order} ${limit === null ? '' : `LIMIT ${Math.trunc(limit)}`}
    ) AS "page"
    JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "page".${ownerColumn(table)}
    LEFT JOIN "app_user" AS "author"
      ON "author"."mainOrganizationId" = "page"."mainOrganizationId" AND "author"."id" = "page"."createdById"
    LEFT JOIN "organization" AS "desk"
      ON "desk"."mainOrganizationId" = "author"."mainOrganizationId" AND "desk"."id" = "author"."organizationId"
    ORDER BY ${order}`;
  return { sql, parameters };
}

/**
 * Rows of one tenant with their `status`: whether they count later, today or no longer. In a series the latest started
 * row counts; the days of those are found once for the whole table. A holiday is pending until it is past.
 *
 * @param given the SQL of the tenant's id and of the day that statuses are told for
 * @param conditions SQL over the table's columns, all of which must hold
 */
export function rowsWithStatus(
  table: TableKey,
  { tenant, today }: { tenant: string; today: string },
  conditions: readonly string[],
): string {
  const { day, series, perOrganization } = configurationTables[table];
  const wanted = [`"mainOrganizationId" = ${tenant}`, ...conditions].join(' AND ');
  if (table === 'holiday') {
    return `SELECT *, CASE WHEN "date" < ${today} THEN 'SUPERSEDED' ELSE 'PENDING' END AS "status"
      FROM "holiday" WHERE ${wanted}`;
  }
  const same = [...(perOrganization ? ['organizationId'] : []), ...series];
  const names = same.map((column) => `"${column}" AS "its_${column}"`);
  const grouped = same.length > 0 ? `GROUP BY ${same.map((column) => `"${column}"`).join(', ')}` : '';
  const joined = same.map((column) => `"its_${column}" = "${column}"`);
  return `SELECT "entry".*, CASE WHEN "${day}" > ${today} THEN 'PENDING'
        WHEN "${day}" = "its_day" THEN 'ACTIVE' ELSE 'SUPERSEDED' END AS "status"
      FROM ${sqlTable(table)} AS "entry" LEFT JOIN (
        SELECT ${[...names, `max("${day}") AS "its_day"`].join(', ')} FROM ${sqlTable(table)}
        WHERE "mainOrganizationId" = ${tenant} AND "${day}" <= ${today} ${grouped}
      ) AS "series" ON ${joined.length > 0 ? joined.join(' AND ') : 'true'}
      WHERE ${wanted}`;
}

function kindOf(table: TableKey, column: string): ColumnKind {
  const found = columnsOf(table).find(([name]) => name === column);
  if (!found) throw new Error(`${table} has no column ${column}.`);
  return found[1];
}

function conditionsOf({ table, organizationIds, ids, filters = {} }: EntryQuestion, put: Put): string[] {
  const owner = ownerColumn(table);
  return [
    ...(organizationIds ? [`${owner} = ANY (${put(organizationIds, 'int[]')})`] : []),
    ...(filters.organizations ? [`${owner} = ANY (${put(filters.organizations, 'int[]')})`] : []),
    ...(filters.provinces ? [`"province" = ANY (${put(filters.provinces, 'text[]')})`] : []),
    ...(ids ? [`"id" = ANY (${put(ids, 'uuid[]')})`] : []),
    ...columnsOf(table).flatMap(([column, kind]) => {
      const range = filters[column];
      return kind === 'province' || !isRange(range) ? [] : rangeOf(column, kind, range, put);
    }),
  ];
}

function isRange(value: EntryFilters[string]): value is Range {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rangeOf(column: string, kind: ColumnKind, { gte, lte }: Range, put: Put): string[] {
  // A bound between two whole numbers is a bound all the same.
  const type = columnSql[kind].type === 'date' ? 'date' : 'numeric';
  return [
    ...(gte === null || gte === undefined ? [] : [`"${column}" >= ${put(gte, type)}`]),
    ...(lte === null || lte === undefined ? [] : [`"${column}" <= ${put(lte, type)}`]),
  ];
}

/** Behind the given position: greater in the first key, or equal there and behind in the rest. */
function positionOf(
  keys: readonly { expression: string; type: string; order: 'ASC' | 'DESC' }[],
  after: readonly (string | number)[],
  put: Put,
): string {
  const values = keys.map(({ type }, index) => put(after[index], type));
  const ways = keys.map(({ expression, order }, index) => {
    const equal = keys.slice(0, index).map((key, place) => `${key.expression} = ${values[place]}`);
    return `(${[...equal, `${expression} ${order === 'ASC' ? '>' : '<'} ${values[index]}`].join(' AND ')})`;
  });
  return `(${ways.join(' OR ')})`;
}
