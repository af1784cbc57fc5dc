import { aiImportLimits, isAtWork } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type {
  AiImport,
  AiImportList,
  AiImportPage,
  AiImportState,
  ChancesWithImports,
  ChanceWithImportPage,
} from '@zuschlag/validation/ai-imports/ai-imports';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import { z } from 'zod';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { deleteTheUnused } from '../../files/files.store.ts';
import { decodeCursor, pageOfRows } from '../../lists/paging.ts';
import { authorize } from '../../policy/authorize.ts';
import { aiImportRules, ownImportRules } from './ai-imports.policy.ts';
import {
  chanceIdOfImport,
  deleteImport,
  importDocumentByVersion,
  importOfOrganization,
  importsOfOrganization,
  lockImport,
  type StoredImport,
  type StoredImportDocument,
  unusedImportsBefore,
  visibleChancesOfImports,
} from './ai-imports.store.ts';
import { toImport, toState } from './present-imports.ts';
import { giveTurns } from './work/turns.ts';

const DAY_MS = 86_400_000;
const positionShape = () => z.tuple([z.iso.datetime(), z.guid()]);

/** How an import stands. @throws {DomainError} NOT_PERMITTED, NOT_FOUND also for one of another organization */
export async function getImportState(work: UnitOfWork, id: string): Promise<AiImportState> {
  return toState(work.actor, await requireImport(work, id));
}

/** An import with what the documents state. @throws {DomainError} NOT_PERMITTED, NOT_FOUND */
export async function getImport(work: UnitOfWork, id: string): Promise<AiImport> {
  return toImport(work.actor, await requireImport(work, id));
}

/**
 * A page of the imports of the caller's organization, the newest first.
 *
 * @throws {DomainError} NOT_PERMITTED, INVALID_INPUT for a cursor that this list never gave out
 */
export async function listImports(work: UnitOfWork, { section, first, after }: AiImportList): Promise<AiImportPage> {
  authorize(work.actor, aiImportRules.use, null);
  const before = decodeCursor(after, positionShape);
  const rows = await importsOfOrganization(work, { section: section ?? null, before, limit: first + 1 });
  return pageOfRows(
    rows,
    first,
    (row) => toState(work.actor, row),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  );
}

/**
 * Removes an import with all that was read, also while it is worked on. The Chance that was created from it keeps its
 * documents.
 *
 * @throws {DomainError} NOT_PERMITTED for people other than its creator and the Managers of its organization; NOT_FOUND;
 * AI_IMPORT_USED
 */
export async function removeImport(work: UnitOfWork, id: string): Promise<{ id: string }> {
  await lockImport(work, id);
  const found = await requireImport(work, id);
  authorize(work.actor, ownImportRules.remove, found);
  if (found.chanceId ?? found.changedChanceId) throw new DomainError('AI_IMPORT_USED');
  await forget(work, found.id);
  if (isAtWork(found.status)) await giveTurns(work, found.organizationId);
  await work.publish({ kind: 'aiImportsChanged', organizationId: found.organizationId });
  return { id: found.id };
}

/** Once a night: deletes imports that became no Chance in the time that they are kept. */
export async function forgetUnusedImports(work: UnitOfWork<Actor>): Promise<void> {
  const before = new Date(work.now.getTime() - aiImportLimits.keptDays * DAY_MS);
  for (const id of await unusedImportsBefore(work, before)) await forget(work, id);
}

/** The import that the caller may use. @throws {DomainError} NOT_PERMITTED, NOT_FOUND */
export async function requireImport(tenant: TenantDb<UserActor>, id: string): Promise<StoredImport> {
  authorize(tenant.actor, aiImportRules.use, null);
  const found = await importOfOrganization(tenant, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** The Chances created from imports that the caller sees, the newest first. @throws {DomainError} INVALID_INPUT for a cursor of another list */
export async function listChancesWithImports(
  work: UnitOfWork,
  { first, after }: ChancesWithImports,
): Promise<ChanceWithImportPage> {
  const before = decodeCursor(after, positionShape);
  const rows = await visibleChancesOfImports(work, { before, limit: first + 1 });
  return pageOfRows(
    rows,
    first,
    ({ id, name, aiImportId }) => ({ id, name, aiImportId }),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  );
}

/** @returns the Chance that was created from an import; null for what is no import, or has become no Chance */
export function chanceOfImport(tenant: TenantDb<UserActor>, id: string): Promise<string | null> {
  return chanceIdOfImport(tenant, id);
}

/**
 * A file of an import that the caller may use, by the release that it becomes.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND; SCAN_PENDING, FILE_INFECTED before the virus scanner found it clean
 */
export async function requireImportFile(tenant: TenantDb<UserActor>, versionId: string): Promise<StoredImportDocument> {
  const found = await importDocumentByVersion(tenant, versionId);
  if (!found) throw new DomainError('NOT_FOUND');
  authorize(tenant.actor, aiImportRules.use, null);
  if (isReadable(found.scan)) return found;
  throw new DomainError(found.scan === 'infected' ? 'FILE_INFECTED' : 'SCAN_PENDING', { names: [found.name] });
}

async function forget(work: UnitOfWork<Actor>, id: string): Promise<void> {
  await deleteTheUnused(work, await deleteImport(work, id));
}
