import type { RowVerdict } from '@zuschlag/validation/configuration/imports';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import type { ClassifiedRow, ExistingRow } from './classify-rows.ts';

/** A planned row as it is kept; `entryId` is the table row it became. */
export type StoredRow = Omit<ClassifiedRow, 'before'> & { before: ExistingRow | null; entryId: string | null };

export async function deleteRows({ actor, db }: TenantDb<Actor>, importId: string): Promise<void> {
  await db.configurationImportRow.deleteMany({ where: { mainOrganizationId: actor.mainOrganizationId, importId } });
}

/** Writes rows of a plan, all in one statement. */
export async function insertRows(
  { actor, db }: TenantDb<Actor>,
  importId: string,
  rows: readonly ClassifiedRow[],
): Promise<void> {
  const list = JSON.stringify(rows.map((row) => ({ ...row, beforeId: row.before?.id ?? null })));
  await db.$executeRaw`
    insert into configuration_import_row
      ("importId", "mainOrganizationId", "row", verdict, texts, "values", "before", "beforeId", problems, notes)
    select ${importId}::uuid, ${actor.mainOrganizationId}, "row", verdict, texts, "values",
      nullif("before", 'null'::jsonb), "beforeId", problems, notes
    from jsonb_to_recordset(${list}::jsonb)
      as rows ("row" int, verdict text, texts jsonb, "values" jsonb, "before" jsonb, "beforeId" uuid, problems jsonb,
        notes jsonb)`;
}

type PlannedRowsQuestion = { verdicts: readonly RowVerdict[] | null; after: number | null; limit: number | null };
/** Rows of a plan in the order of the file. @param after number of the last row of the page before */
export async function plannedRows(
  { actor, db }: TenantDb<Actor>,
  importId: string,
  { verdicts, after, limit }: PlannedRowsQuestion,
): Promise<StoredRow[]> {
  const rows = await db.configurationImportRow.findMany({
    where: {
      mainOrganizationId: actor.mainOrganizationId,
      importId,
      ...(verdicts === null ? {} : { verdict: { in: [...verdicts] } }),
      ...(after === null ? {} : { row: { gt: after } }),
    },
    orderBy: { row: 'asc' },
    ...(limit === null ? {} : { take: limit }),
    omit: { importId: true, mainOrganizationId: true, beforeId: true },
  });
  // Only `insertRows` writes them.
  return rows as unknown as StoredRow[];
}

/** How many rows each verdict has. */
export async function countVerdicts({ actor, db }: TenantDb<Actor>, importId: string) {
  return db.$queryRaw<{ verdict: RowVerdict; rows: number }[]>`
    select verdict, count(*)::int as rows from configuration_import_row
    where "mainOrganizationId" = ${actor.mainOrganizationId} and "importId" = ${importId}::uuid group by verdict`;
}
