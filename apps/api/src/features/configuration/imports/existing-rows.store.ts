import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { rowsOf } from '../../../lists/rows.store.ts';
import { columnSql } from '../entries/entry-columns.ts';
import { columnsOf, ownerColumn, sqlTable } from '../entries/entry-query.ts';

/** A row of a table as it is compared; beside these it has the columns of its own. */
export type BareRow = { id: string; organizationId: number; createdById: number | null; createdAt: string };

// The thread that serves calls reads so many rows within a few milliseconds.
const PER_PORTION = 500;

/**
 * Rows of a table in the order of their ids, without what only its list shows: names, authors and statuses.
 *
 * @param whose `organizationIds` null: the rows of all organizations
 * @returns portions of the rows, each a list of `BareRow` in JSON: read one by one, they hold up no other work
 */
export async function bareRows(
  tenant: TenantDb<Actor>,
  { table, organizationIds }: { table: TableKey; organizationIds: readonly number[] | null },
): Promise<string[]> {
  const owner = ownerColumn(table);
  const own = columnsOf(table).map(([column, kind]) => `'${column}', ${columnSql[kind].read(`"${column}"`)}`);
  const sql = `
    SELECT json_agg(json_build_object('id', "id", 'organizationId', ${owner}, 'createdById', "createdById",
        'createdAt', to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${own.join(', ')}
      ) ORDER BY "number")::text AS "portion"
    FROM (
      SELECT *, row_number() OVER (ORDER BY "id") AS "number" FROM ${sqlTable(table)}
      WHERE "mainOrganizationId" = $1::int AND ($2::int[] IS NULL OR ${owner} = ANY ($2::int[]))
    ) AS "numbered"
    GROUP BY ("number" - 1) / ${PER_PORTION} ORDER BY ("number" - 1) / ${PER_PORTION}`;
  const parameters = [tenant.actor.mainOrganizationId, organizationIds && [...organizationIds]];
  return (await rowsOf<{ portion: string }>(tenant, { sql, parameters })).map(({ portion }) => portion);
}
