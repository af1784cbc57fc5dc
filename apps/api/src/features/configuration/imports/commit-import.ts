import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { tableRules } from '../configuration.policy.ts';
import { existingRows } from './existing-rows.ts';
import { changeImport, lockTable, type StoredImport } from './imports.store.ts';
import { type ImportChoice, presentImport, requireImport, requirePossible } from './imports.ts';
import { addPlanned, removePlanned, removeReplaced, restoreReplaced } from './write-rows.store.ts';

/**
 * Writes exactly the plan that was shown, as one unit: new rows are added, changed ones take the place of the old.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
 * @throws {DomainError} PLAN_OUTDATED when the table is no longer the one the plan was made for, or another plan is meant
 * @throws {DomainError} IMPORT_HAS_ERRORS when rows are wrong and not to be skipped, or nothing would change
 */
export async function commitImport(
  work: UnitOfWork,
  { id, planHash, skipWrong }: ImportChoice,
): Promise<ConfigurationImport> {
  const planned = await lockImport(work, id);
  requirePossible(planned.state, 'COMMIT');
  const existing = await existingRows(work, planned);
  if (planHash !== planned.planHash || planHash !== existing.planHash) throw new DomainError('PLAN_OUTDATED');
  const { counts } = planned;
  const added = counts.new + counts.changed;
  if ((counts.wrong + counts.duplicate > 0 && !skipWrong) || added === 0)
    throw new DomainError('IMPORT_HAS_ERRORS', { counts });
  // Another user may have removed or added one of the rows at this moment; the count of the database shows it.
  if ((await removeReplaced(work, planned)) < counts.changed) throw new DomainError('PLAN_OUTDATED');
  if (!(await addPlanned(work, planned))) throw new DomainError('PLAN_OUTDATED');
  await changeImport(work, id, 'planned', { state: 'committed', committedAt: work.now });
  await recordImport(work, planned, 'import', { added, removed: counts.changed });
  return presentImport(work, { ...planned, state: 'committed', committedAt: work.now });
}

/**
 * Takes a written import back as one unit: what it added goes, what it replaced stands again, under its old id.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
 * @throws {DomainError} UNDO_IMPOSSIBLE when rows it added were removed since; `missing` counts them
 */
export async function undoImport(work: UnitOfWork, id: string): Promise<ConfigurationImport> {
  const committed = await lockImport(work, id);
  requirePossible(committed.state, 'UNDO');
  const { counts } = committed;
  const removed = await removePlanned(work, committed);
  const missing = counts.new + counts.changed - removed;
  if (missing > 0) throw new DomainError('UNDO_IMPOSSIBLE', { missing });
  if (!(await restoreReplaced(work, committed))) throw new DomainError('UNDO_IMPOSSIBLE', { missing });
  await changeImport(work, id, 'committed', { state: 'undone', undoneAt: work.now });
  await recordImport(work, committed, 'undoImport', { added: counts.changed, removed });
  return presentImport(work, { ...committed, state: 'undone', undoneAt: work.now });
}

/** The import and its table, locked against other writers. */
async function lockImport(work: UnitOfWork, id: string): Promise<StoredImport> {
  const { table } = await requireImport(work, id);
  // The table before the import: all transactions lock the two in this order.
  await lockTable(work, table);
  const stored = await requireImport(work, id, { isLocked: true });
  authorize(work.actor, tableRules.import, stored);
  return stored;
}

async function recordImport(
  work: UnitOfWork,
  { id, table, organizationId, fileName }: StoredImport,
  action: 'import' | 'undoImport',
  counts: { added: number; removed: number },
): Promise<void> {
  const after = { table, fileName, ...counts, organizationId };
  await work.audit({ entity: 'configurationImport', entityId: id, action, after });
  await work.publish({ kind: 'ratesChanged', table, organizationId });
}
