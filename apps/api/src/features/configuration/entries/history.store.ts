import { readRows } from '@zuschlag/db/client';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { Person } from '@zuschlag/validation/users/users';
import type { ReadContext } from '../../../context.ts';
import { sqlTable } from './entry-query.ts';

type Cell = string | number | null;
export type AuditLine = {
  id: number;
  at: string;
  by: Person | null;
  /** key of the table for a single row, `configurationImport` for an import */
  entity: string;
  entityId: string;
  action: string;
  before: { [field: string]: Cell } | null;
  after: { [field: string]: Cell } | null;
  /** of a single row: the row of its series before it, as the table has it now */
  replaced: { [field: string]: Cell } | null;
};

/**
 * What happened to a table, the newest first. The rows of an import are left out: the import itself is a line.
 *
 * @param organizationIds whose changes may be seen; null: those of all
 * @param before id of the last line of the page before
 */
export async function tableAuditLog(
  { actor: { mainOrganizationId }, database }: ReadContext,
  {
    table,
    organizationIds,
    before,
    limit,
  }: { table: TableKey; organizationIds: readonly number[] | null; before: number | null; limit: number },
): Promise<AuditLine[]> {
  const rows = await readRows(
    database,
    mainOrganizationId,
    `SELECT "line"."id"::float8 AS "id", to_char("line"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at",
       CASE WHEN "author"."id" IS NULL THEN NULL ELSE json_build_object('id', "author"."id",
         'firstname', "author"."firstname", 'lastname', "author"."lastname", 'picture', "author"."picture",
         'organizationId', "author"."organizationId", 'organization', "desk"."shortName") END AS "by",
       "line"."entity", "line"."entityId", "line"."action", "line"."before", "line"."after",
       "earlier"."row" AS "replaced"
     FROM "trail_entry" AS "line"
     LEFT JOIN "app_user" AS "author"
       ON "author"."mainOrganizationId" = "line"."mainOrganizationId" AND "author"."id" = "line"."userId"
     LEFT JOIN "organization" AS "desk"
       ON "desk"."mainOrganizationId" = "author"."mainOrganizationId" AND "desk"."id" = "author"."organizationId"
     LEFT JOIN LATERAL (${rowBefore(table)}) AS "earlier" ON true
     WHERE "line"."mainOrganizationId" = $1::int
       AND ($3::int[] IS NULL OR coalesce("line"."organizationId", $1::int) = ANY ($3::int[]))
       AND ($4::bigint IS NULL OR "line"."id" < $4::bigint)
       AND (
         ("line"."entity" = $2::text AND NOT coalesce("line"."after", "line"."before") ? 'importId')
         OR ("line"."entity" = 'configurationImport' AND "line"."action" IN ('import', 'undoImport')
           AND "line"."after" ->> 'table' = $2::text)
       )
     ORDER BY "line"."id" DESC LIMIT $5::int`,
    [mainOrganizationId, table, organizationIds, before, limit],
  );
  return rows as AuditLine[];
}

/** The row of the series of an audit line that its row replaced. A holiday replaces none. */
function rowBefore(table: TableKey): string {
  if (table === 'holiday') return 'SELECT NULL::jsonb AS "row"';
  const { day, series, perOrganization } = configurationTables[table];
  const values = 'coalesce("line"."after", "line"."before")';
  const sameSeries = series.map((column) => `AND "entry"."${column}"::text = ${values} ->> '${column}'`).join(' ');
  const sameOwner = perOrganization ? 'AND "entry"."organizationId" = coalesce("line"."organizationId", $1::int)' : '';
  return `SELECT to_jsonb("entry") AS "row" FROM ${sqlTable(table)} AS "entry"
       WHERE "line"."entity" = $2::text AND "entry"."mainOrganizationId" = $1::int ${sameOwner} ${sameSeries}
         AND "entry"."${day}" < (${values} ->> '${day}')::date
       ORDER BY "entry"."${day}" DESC LIMIT 1`;
}
