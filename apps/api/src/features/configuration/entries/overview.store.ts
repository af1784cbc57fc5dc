import { readRows } from '@zuschlag/db/client';
import { configurationTables, type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import type { ReadContext } from '../../../context.ts';
import { ownerColumn, rowsWithStatus } from './entry-query.ts';

export type TableCount = { table: TableKey; active: number; pending: number; nextChange: string | null };

/**
 * What counts in each table and what is coming.
 *
 * @param organizationIds whose tariffs may be seen; null: those of all organizations
 */
export async function countEntries(
  { actor: { mainOrganizationId }, database, today }: ReadContext,
  organizationIds: readonly number[] | null,
): Promise<TableCount[]> {
  const parts = tableKeys.map((table) => {
    const { day, perOrganization } = configurationTables[table];
    const whose = perOrganization ? [`($3::int[] IS NULL OR ${ownerColumn(table)} = ANY ($3::int[]))`] : [];
    return `SELECT '${table}' AS "table",
        (count(*) FILTER (WHERE "status" = 'ACTIVE'))::int AS "active",
        (count(*) FILTER (WHERE "status" = 'PENDING'))::int AS "pending",
        (min("${day}") FILTER (WHERE "${day}" > $2::date))::text AS "nextChange"
      FROM (${rowsWithStatus(table, { tenant: '$1::int', today: '$2::date' }, whose)}) AS "counted"`;
  });
  const parameters = [mainOrganizationId, today, organizationIds];
  return (await readRows(database, mainOrganizationId, parts.join(' UNION ALL '), parameters)) as TableCount[];
}
