import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../permissions/authorize.ts';
import { tableRules } from '../../../permissions/configuration-rules.ts';
import type { Work } from '../../../work.ts';
import { deleteEntries } from '../entries.store.ts';
import { noteEntries, plannedRows, type StoredRow } from './import-rows.store.ts';
import { changeImport, lockTable } from './imports.store.ts';
import { type ImportChoice, readImport, requireImport, requirePossible } from './imports.ts';
import type { PresentRow } from './judge-rows.ts';
import { presentRows } from './present-rows.ts';
import { type WrittenRow, writeEntries } from './write-entries.store.ts';

/**
 * Writes exactly the plan that was shown, as one unit: new rows are added, changed ones take the place of the old.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
 * @throws {DomainError} PLAN_OUTDATED when the table is no longer the one the plan was made for, or another plan is meant
 * @throws {DomainError} IMPORT_HAS_ERRORS when rows are wrong and not to be skipped, or nothing would change
 */
export async function commitImport(
  work: Work,
  { id, planHash, skipWrong }: ImportChoice,
): Promise<ConfigurationImport> {
  const { table } = await requireImport(work, id);
  // The table before the import: whoever waits for both takes them in this order.
  await lockTable(work, table);
  const found = await requireImport(work, id, { isLocked: true });
  const { organizationId, fileName, counts, state } = found;
  authorize(work.actor, tableRules.import, { organizationId });
  requirePossible(state, 'COMMIT');
  const present = await presentRows(work, found);
  if (planHash !== found.planHash || planHash !== present.planHash) throw new DomainError('PLAN_OUTDATED');
  const unusable = counts.wrong + counts.duplicate;
  if ((unusable > 0 && !skipWrong) || counts.new + counts.changed === 0)
    throw new DomainError('IMPORT_HAS_ERRORS', { counts });

  const rows = await plannedRows(work, id, { verdicts: ['new', 'changed'], after: null, limit: null });
  const replaced = rows.flatMap(({ before }) => before ?? []);
  await removeRows(work, table, replaced, { importId: id });
  const added = await addRows(work, table, organizationId, rows, id);
  await noteEntries(work, id, added);
  await changeImport(work, id, 'planned', { state: 'committed', committedAt: work.now });
  const after = { table, fileName, added: rows.length, removed: replaced.length, organizationId };
  await work.record({ entity: 'configurationImport', entityId: id, action: 'import', after });
  await work.announce({ kind: 'ratesChanged', table, organizationId });
  return readImport(work, id);
}

/**
 * Takes a written import back as one unit: what it added goes, what it replaced stands again, under its old id.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
 * @throws {DomainError} UNDO_IMPOSSIBLE when rows it added were removed since; `missing` counts them
 */
export async function undoImport(work: Work, id: string): Promise<ConfigurationImport> {
  const { table } = await requireImport(work, id);
  await lockTable(work, table);
  const { organizationId, fileName, state } = await requireImport(work, id, { isLocked: true });
  authorize(work.actor, tableRules.import, { organizationId });
  requirePossible(state, 'UNDO');
  const rows = await plannedRows(work, id, { verdicts: ['new', 'changed'], after: null, limit: null });
  const added = rows.flatMap(({ entryId, values }) => (entryId ? [{ id: entryId, organizationId, values }] : []));
  const restored = rows.flatMap(({ before }) => before ?? []);
  await removeRows(work, table, added, { importId: id, isUndo: true });
  await restoreRows(work, table, restored, id);
  await changeImport(work, id, 'committed', { state: 'undone', undoneAt: work.now });
  const after = { table, fileName, added: restored.length, removed: added.length, organizationId };
  await work.record({ entity: 'configurationImport', entityId: id, action: 'undoImport', after });
  await work.announce({ kind: 'ratesChanged', table, organizationId });
  return readImport(work, id);
}

type Leaving = Pick<PresentRow, 'id' | 'organizationId' | 'values'>;

async function removeRows(
  work: Work,
  table: TableKey,
  rows: readonly Leaving[],
  { importId, isUndo = false }: { importId: string; isUndo?: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const gone = await deleteEntries(
    work,
    table,
    rows.map(({ id }) => id),
  );
  if (gone < rows.length) {
    if (isUndo) throw new DomainError('UNDO_IMPOSSIBLE', { missing: rows.length - gone });
    throw new DomainError('PLAN_OUTDATED');
  }
  await work.recordAll(
    rows.map(({ id: entityId, organizationId, values }) => ({
      entity: table,
      entityId,
      action: 'remove',
      before: { ...values, organizationId, importId },
    })),
  );
}

async function addRows(
  work: Work,
  table: TableKey,
  organizationId: number,
  rows: readonly StoredRow[],
  importId: string,
): Promise<{ row: number; entryId: string }[]> {
  const { userId: createdById } = work.actor;
  const written = rows.map(
    ({ values }): WrittenRow => ({
      values: values as WrittenRow['values'],
      createdById,
      createdAt: work.now.toISOString(),
    }),
  );
  const ids = await write(work, table, organizationId, written, 'PLAN_OUTDATED');
  await recordAdded(
    work,
    table,
    ids.map((id, index) => ({ id, organizationId, values: written[index]?.values ?? {} })),
    importId,
  );
  return rows.map(({ row }, index) => ({ row, entryId: ids[index] ?? '' }));
}

async function restoreRows(work: Work, table: TableKey, rows: readonly PresentRow[], importId: string): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await write(work, table, first.organizationId, rows, 'UNDO_IMPOSSIBLE');
  await recordAdded(work, table, rows, importId);
}

function recordAdded(work: Work, table: TableKey, rows: readonly Leaving[], importId: string): Promise<void> {
  return work.recordAll(
    rows.map(({ id: entityId, organizationId, values }) => ({
      entity: table,
      entityId,
      action: 'add',
      after: { ...values, organizationId, importId },
    })),
  );
}

/** Somebody who typed the same row meanwhile was quicker; the database says so. */
async function write(
  work: Work,
  table: TableKey,
  organizationId: number,
  rows: readonly WrittenRow[],
  otherwise: 'PLAN_OUTDATED' | 'UNDO_IMPOSSIBLE',
): Promise<string[]> {
  const whose = configurationTables[table].perOrganization ? organizationId : null;
  const ids = await writeEntries(work, table, whose, rows);
  if (!ids) throw new DomainError(otherwise);
  return ids;
}
