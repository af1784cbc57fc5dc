import { createHash } from 'node:crypto';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { entryRows, valuesOf } from '../entries/entries.store.ts';
import type { PresentRow } from './classify-rows.ts';

/** The owner and the table of an import. */
export type ImportPlace = { id: string; table: TableKey; organizationId: number };

/**
 * The current rows of a table, including the rows of other organizations that its maintainers see.
 *
 * @returns the rows, and what stands for this plan over exactly these rows
 */
export async function presentRows(
  work: UnitOfWork<Actor>,
  { id, table, organizationId }: ImportPlace,
): Promise<{ rows: PresentRow[]; planHash: string }> {
  const { mainOrganizationId } = work.actor;
  const isSeenWhole = organizationId === mainOrganizationId || !configurationTables[table].perOrganization;
  const organizationIds = isSeenWhole ? null : [mainOrganizationId, organizationId];
  const found = await entryRows(work, { table, organizationIds, today: work.today, sort: [], limit: null });
  const rows = found.map(
    (row): PresentRow => ({
      id: row.id,
      organizationId: row.organizationId,
      values: valuesOf(table, row),
      createdById: row.createdBy?.id ?? null,
      createdAt: row.createdAt,
    }),
  );
  const own = rows.filter((row) => row.organizationId === organizationId);
  // Which holidays are past is part of a plan for holidays.
  const day = table === 'holiday' ? work.today : null;
  const about = JSON.stringify([id, day, own.map((row) => [row.id, row.values])]);
  return { rows, planHash: createHash('sha256').update(about).digest('hex') };
}
