import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { valuesOf } from '../entries/entries.store.ts';
import type { ExistingRow } from './classify-rows.ts';
import { type BareRow, bareRows } from './existing-rows.store.ts';

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
  const rows: ExistingRow[] = [];
  // Which holidays are past is part of a plan for holidays.
  const day = table === 'holiday' ? work.today : null;
  const hash = createHash('sha256').update(JSON.stringify([id, day]));
  for (const portion of await bareRows(work, { table, organizationIds })) {
    for (const bare of JSON.parse(portion) as BareRow[]) {
      const row = toExisting(table, bare);
      rows.push(row);
      if (row.organizationId === organizationId) hash.update(JSON.stringify([row.id, row.values]));
    }
    await breathe();
  }
  return { rows, planHash: hash.digest('hex') };
}

function toExisting(table: TableKey, bare: BareRow): ExistingRow {
  const { id, organizationId, createdById, createdAt } = bare;
  return { id, organizationId, values: valuesOf(table, bare), createdById, createdAt };
}
