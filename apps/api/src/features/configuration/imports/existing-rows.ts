import { createHash } from 'node:crypto';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { entryRows, valuesOf } from '../entries/entries.store.ts';
import type { ExistingRow } from './classify-rows.ts';

/** The owner and the table of an import. */
export type ImportPlace = { id: string; table: TableKey; organizationId: number };

/**
 * The current rows of a table, including the rows of other organizations that its maintainers see.
 *
 * @returns the rows, and what stands for this plan over exactly these rows
 */
export async function existingRows(
  work: UnitOfWork<Actor>,
  { id, table, organizationId }: ImportPlace,
): Promise<{ rows: ExistingRow[]; planHash: string }> {
  const { mainOrganizationId } = work.actor;
  const isSeenWhole = organizationId === mainOrganizationId || !configurationTables[table].perOrganization;
  const organizationIds = isSeenWhole ? null : [mainOrganizationId, organizationId];
  const entries = await entryRows(work, { table, organizationIds, today: work.today, sort: [], limit: null });
  const rows = entries.map(
    (entry): ExistingRow => ({
      id: entry.id,
      organizationId: entry.organizationId,
      values: valuesOf(table, entry),
      createdById: entry.createdBy?.id ?? null,
      createdAt: entry.createdAt,
    }),
  );
  const own = rows.filter((row) => row.organizationId === organizationId);
  // Which holidays are past is part of a plan for holidays.
  const day = table === 'holiday' ? work.today : null;
  const about = JSON.stringify([id, day, own.map((row) => [row.id, row.values])]);
  return { rows, planHash: createHash('sha256').update(about).digest('hex') };
}
