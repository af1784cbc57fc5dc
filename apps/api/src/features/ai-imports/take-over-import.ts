import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Handler } from '../../events/handler.ts';
import { addFirstVersion } from '../documents/add-document.ts';
import { insertLotsOfImport, lockImport, type StoredImport, setChanceOfImport } from './ai-imports.store.ts';
import { requireImport } from './ai-imports.ts';
import { isPublication } from './present-imports.ts';

/**
 * Makes the files of an import the documents of the Chance that is created from it, under the ids by which its evidence
 * names them. Further lots get documents of their own on the same files. PDF files go into the knowledge base. A Chance
 * that cannot have them is not created.
 *
 * @throws {DomainError} NOT_FOUND, AI_IMPORT_NOT_READY, AI_IMPORT_USED
 */
export const takeOverImport: Handler<'aiImportChosen'> = async (unit, { chanceId, furtherChanceIds, aiImportId }) => {
  if (unit.actor.kind !== 'user') throw new DomainError('INTERNAL');
  const work = unit as UnitOfWork<UserActor>;
  await lockImport(work, aiImportId);
  const found = await requireImport(work, aiImportId);
  if (found.chanceId ?? found.changedChanceId) throw new DomainError('AI_IMPORT_USED');
  if (found.status !== 'SUCCESS') throw new DomainError('AI_IMPORT_NOT_READY');
  await setChanceOfImport(work, found.id, chanceId);
  await addDocumentsOf(work, found, chanceId);
  if (furtherChanceIds.length > 0) await insertLotsOfImport(work, found.id, furtherChanceIds);
  for (const id of furtherChanceIds) await addDocumentsOf(work, found, id, 'ids of their own');
  for (const id of [chanceId, ...furtherChanceIds]) await tellOrigin(work, found, id);
  await work.publish({ kind: 'aiImportsChanged', organizationId: found.organizationId });
};

async function tellOrigin(work: UnitOfWork, { documents }: StoredImport, chanceId: string): Promise<void> {
  const names = documents.filter(isPublication).map(({ name }) => name);
  const after = { file: names.join(', ') };
  await work.audit({ entity: 'chance', entityId: chanceId, chanceId, action: 'fromImport', after });
}

/** The files of an import become documents of a Chance that the caller has locked, or has just created. */
export async function addDocumentsOf(
  work: UnitOfWork,
  found: StoredImport,
  chanceId: string,
  under: 'ids of the evidence' | 'ids of their own' = 'ids of the evidence',
): Promise<void> {
  for (const { id, versionId, type, ...version } of found.documents) {
    const { fileId, name, size, hash, fileType, scan } = version;
    const wish = { chanceId, documentType: type, addToKnowledgeBase: true, folder: '' };
    const known = under === 'ids of the evidence' ? { id, versionId } : {};
    const ids = { ...known, aiImportId: found.id };
    await addFirstVersion(work, wish, { fileId, name, size, hash, fileType, scan }, ids);
  }
}
