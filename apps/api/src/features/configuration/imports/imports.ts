import type {
  ConfigurationImport,
  commitImport,
  ImportState,
  importList,
  importPage,
  importRowPage,
  importRows,
  planImport,
} from '@zuschlag/validation/configuration/imports';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import { z } from 'zod';
import type { SystemActor, UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import { requireOwnFile } from '../../../files/store-file.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { authorize } from '../../../policy/authorize.ts';
import { toPerson } from '../../users/person.ts';
import { tableRules } from '../configuration.policy.ts';
import { owningOrganization } from '../entries/entries.ts';
import { plannedRows } from './import-rows.store.ts';
import {
  changeImport,
  discardBegunBefore,
  importById,
  importsOf,
  insertImport,
  lockImport,
  peopleById,
  type StoredImport,
} from './imports.store.ts';

export type ImportChoice = z.output<typeof commitImport>;
type Permission = ConfigurationImport['permissions'][number];

// Long enough for a holiday of its author; the table has usually changed by then, and the plan is outdated.
const planKeptMs = 14 * 86_400_000;

/** The allowed actions on an import in each state. */
const possible: { [state in ImportState]: Permission[] } = {
  reading: ['DISCARD'],
  planned: ['COMMIT', 'DISCARD'],
  refused: ['DISCARD'],
  committed: ['UNDO'],
  undone: [],
  discarded: [],
};

/**
 * Begins an import: the plan is made in the background from a file the caller sent in.
 *
 * @throws {DomainError} NOT_FOUND for a file of another user, NOT_PERMITTED
 */
export async function startImport(
  work: UnitOfWork,
  { table, fileId, headingRow = null }: z.output<typeof planImport>,
): Promise<ConfigurationImport> {
  const { actor } = work;
  const { name: fileName, scan } = await requireOwnFile(work, fileId);
  if (!isReadable(scan)) throw new DomainError('SCAN_PENDING', { names: [fileName] });
  const organizationId = owningOrganization(actor, table);
  authorize(actor, tableRules.import, { organizationId });
  const id = await insertImport(work, {
    table,
    organizationId,
    fileId,
    fileName,
    headingRow,
    createdById: actor.userId,
  });
  await addJob(work, 'plan-import', { importId: id });
  return presentImport(work, await requireImport(work, id));
}

/**
 * An import: how far its plan is, what it would change, and what became of it.
 *
 * @throws {DomainError} NOT_FOUND for an import of another organization, or when the caller maintains no tables
 */
export async function readImport(work: UnitOfWork, id: string): Promise<ConfigurationImport> {
  return presentImport(work, await requireImport(work, id));
}

/** Earlier imports of the caller's organization, the newest first; an empty list when the caller maintains no tables. */
export async function listImports(
  work: UnitOfWork,
  { table, first, after }: z.output<typeof importList>,
): Promise<z.output<typeof importPage>> {
  const [before] = decodeCursor(after, () => z.tuple([z.guid()])) ?? [null];
  const { isConfigAdmin, organizationId } = work.actor;
  const question = { table: table ?? null, organizationId, before, limit: first + 1 };
  const rows = isConfigAdmin ? await importsOf(work, question) : [];
  const imports = await toImports(work, rows);
  return pageOfRows(
    imports,
    first,
    (row) => row,
    ({ id }) => [id],
  );
}

/** The rows of an import, in the order of the file, with how each was understood. @throws {DomainError} NOT_FOUND */
export async function listRows(
  work: UnitOfWork,
  { id, verdicts, first, after }: z.output<typeof importRows>,
): Promise<z.output<typeof importRowPage>> {
  await requireImport(work, id);
  const [last] = decodeCursor(after, () => z.tuple([z.int()])) ?? [null];
  const rows = await plannedRows(work, id, { verdicts: verdicts ?? null, after: last, limit: first + 1 });
  return pageOfRows(
    rows,
    first,
    ({ entryId: _, before, ...row }) => ({ ...row, id: `${id}.${row.row}`, before: before?.values ?? null }),
    ({ row }) => [row],
  );
}

/**
 * Gives an import up before it is written.
 *
 * @throws {DomainError} NOT_FOUND, IMPORT_STATE
 */
export async function discardImport(work: UnitOfWork, id: string): Promise<ConfigurationImport> {
  const { state } = await requireImport(work, id, { isLocked: true });
  requirePossible(state, 'DISCARD');
  await changeImport(work, id, state, { state: 'discarded' });
  return readImport(work, id);
}

/** Discards plans that stayed behind, as those of a program do whose server died under it. */
export async function discardForgottenPlans(work: UnitOfWork<SystemActor>): Promise<void> {
  await discardBegunBefore(work, new Date(work.now.getTime() - planKeptMs));
}

/**
 * @param isLocked whether the import is held until the transaction ends
 * @throws {DomainError} NOT_FOUND
 */
export async function requireImport(work: UnitOfWork, id: string, { isLocked = false } = {}): Promise<StoredImport> {
  const { isConfigAdmin, organizationId } = work.actor;
  if (!isUuid(id) || !isConfigAdmin) throw new DomainError('NOT_FOUND');
  const find = isLocked ? lockImport : importById;
  const stored = await find(work, id, organizationId);
  if (!stored) throw new DomainError('NOT_FOUND');
  return stored;
}

/** @throws {DomainError} IMPORT_STATE */
export function requirePossible(state: ImportState, wanted: Permission): void {
  if (!possible[state].includes(wanted)) throw new DomainError('IMPORT_STATE', { state });
}

/** An import as its page shows it, with its author and the rights of the caller. */
export async function presentImport(work: UnitOfWork, row: StoredImport): Promise<ConfigurationImport> {
  const [presented] = await toImports(work, [row]);
  if (!presented) throw new DomainError('NOT_FOUND');
  return presented;
}

async function toImports(work: UnitOfWork, rows: readonly StoredImport[]): Promise<ConfigurationImport[]> {
  const authors = await peopleById(work, [...new Set(rows.map(({ createdById }) => createdById))]);
  const authorById = new Map(authors.map((author) => [author.id, author]));
  return rows.map((row) => {
    const { id, table, organizationId, fileId, fileName, headingRow, state, done, total, problem } = row;
    const { notes, counts, planHash } = row;
    const author = authorById.get(row.createdById);
    return {
      id,
      table,
      organizationId,
      fileId,
      fileName,
      headingRow,
      state,
      done,
      total,
      problem,
      notes,
      counts,
      planHash,
      by: author ? toPerson(author) : null,
      createdAt: row.createdAt.toISOString(),
      committedAt: row.committedAt?.toISOString() ?? null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      permissions: permissionsOn(work.actor, row),
    };
  });
}

function permissionsOn(actor: UserActor, { state, organizationId, counts }: StoredImport): Permission[] {
  if (!tableRules.import.who.some((fits) => fits(actor, { organizationId }))) return [];
  const hasSomething = counts.new + counts.changed > 0;
  return possible[state].filter((permission) => permission !== 'COMMIT' || hasSomething);
}
