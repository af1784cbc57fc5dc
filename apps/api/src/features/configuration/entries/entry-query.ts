import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import {
  type Condition,
  cursorSchema,
  type KeysetList,
  type ListColumn,
  oneOf,
  pageStatement,
  type Range,
  type SortKey,
  type Statement,
  within,
} from '../../../lists/keyset-list.ts';
import { columnSql } from './entry-columns.ts';

/** Null or left out means all, an empty list means none. */
export type EntryFilters = {
  status?: readonly EntryStatus[] | null;
  organizations?: readonly number[] | null;
  provinces?: readonly string[] | null;
  [column: string]: Range | readonly (string | number)[] | null | undefined;
};

/** Rows of a table as the database is asked for them. */
export type EntryQuestion = {
  table: TableKey;
  mainOrganizationId: number;
  /** whose rows may be seen; null: those of all organizations */
  organizationIds: readonly number[] | null;
  /** the Berlin day of the statuses */
  today: string;
  filters?: EntryFilters;
  ids?: readonly string[];
  sort: readonly SortKey[];
  /** the keys of the last row of the page before, and its id */
  after?: readonly (string | number | null)[] | null;
  /** rows of earlier pages, for a page without such keys */
  skip?: number;
  /** null: all of them */
  limit: number | null;
};

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
export function sortKeys(table: TableKey, chosen: SortKey | null): SortKey[] {
  const { day, series } = configurationTables[table];
  const usual: SortKey[] = [
    { column: day, order: table === 'holiday' ? 'ASC' : 'DESC' },
    ...series.map((column): SortKey => ({ column, order: 'ASC' })),
  ];
  return chosen ? [chosen, ...usual.filter(({ column }) => column !== chosen.column)] : usual;
}

/** Statement and parameters for a page of rows, each with its status and its author. */
export function entryQuery(question: EntryQuestion): Statement {
  const { mainOrganizationId, table, today, sort, after, skip, limit } = question;
  const conditions = conditionsOf(question);
  return pageStatement(listOf(table, { mainOrganizationId, today }), {
    mainOrganizationId,
    conditions,
    sort,
    after,
    skip,
    limit,
  });
}

/** @returns the schema of the positions in an order of a table */
export function entryCursor(table: TableKey, sort: readonly SortKey[]) {
  return cursorSchema(sortable(table), sort);
}

function sortable(table: TableKey): Pick<KeysetList<string>, 'columns' | 'tieBreak'> {
  const columns = columnsOf(table).map(([column, kind]): [string, ListColumn] => {
    const { key, type, cursor } = columnSql[kind];
    return [column, { sql: key(`"${column}"`), type, cursor }];
  });
  return { columns: Object.fromEntries(columns), tieBreak: { sql: '"id"', type: 'uuid' } };
}

function listOf(table: TableKey, about: { mainOrganizationId: number; today: string }): KeysetList<string> {
  const columns = columnsOf(table);
  return {
    from: (put) =>
      rowsWithStatus(table, { tenant: put(about.mainOrganizationId, 'int'), today: put(about.today, 'date') }, []),
    ...sortable(table),
    select: `"page"."id"::text, "home"."id" AS "organizationId", "home"."shortName" AS "organization", "page"."status",
      to_char("page"."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
      CASE WHEN "author"."id" IS NULL THEN NULL ELSE json_build_object('id', "author"."id",
        'firstname', "author"."firstname", 'lastname', "author"."lastname", 'picture', "author"."picture",
        'organizationId', "author"."organizationId", 'organization', "desk"."shortName") END AS "createdBy",
      ${columns.map(([column, kind]) => `${columnSql[kind].read(`"page"."${column}"`)} AS "${column}"`).join(', ')}`,
    joins: `JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "page".${ownerColumn(table)}
    LEFT JOIN "app_user" AS "author"
      ON "author"."mainOrganizationId" = "page"."mainOrganizationId" AND "author"."id" = "page"."createdById"
    LEFT JOIN "organization" AS "desk"
      ON "desk"."mainOrganizationId" = "author"."mainOrganizationId" AND "desk"."id" = "author"."organizationId"`,
  };
}

/**
 * Rows of one tenant with their `status`: whether they count later, today or no longer. In a series the latest started
 * row counts; the days of those are found once for the whole table. A holiday is pending until it is past.
 *
 * @param given the SQL of the tenant's id and of the day of the statuses
 * @param conditions SQL over the table's columns, all of which must hold
 */
export function rowsWithStatus(
  table: TableKey,
  { tenant, today }: { tenant: string; today: string },
  conditions: readonly string[],
): string {
  const { day, series, perOrganization } = configurationTables[table];
  const conditionSql = [`"mainOrganizationId" = ${tenant}`, ...conditions].join(' AND ');
  if (table === 'holiday') {
    return `SELECT *, CASE WHEN "date" < ${today} THEN 'SUPERSEDED' ELSE 'PENDING' END AS "status"
      FROM "holiday" WHERE ${conditionSql}`;
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
      WHERE ${conditionSql}`;
}

function conditionsOf({ table, organizationIds, ids, filters = {} }: EntryQuestion): (Condition | null)[] {
  const owner = ownerColumn(table);
  return [
    oneOf(owner, 'int', organizationIds),
    oneOf(owner, 'int', filters.organizations),
    oneOf('"province"', 'text', filters.provinces),
    oneOf('"id"', 'uuid', ids),
    oneOf('"status"', 'text', filters.status),
    ...columnsOf(table).map(([column, kind]) => {
      const range = filters[column];
      return column === 'province' || !isRange(range) ? null : within(comparedAs(column, kind), range);
    }),
  ];
}

/** A range compares the column itself, not what it is sorted by. */
function comparedAs(column: string, kind: ColumnKind): ListColumn {
  return { sql: `"${column}"`, type: columnSql[kind].type };
}

function isRange(value: EntryFilters[string]): value is Range {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
