import {
  documentFileTypes,
  documentLimits,
  endingOf,
  isReadable,
} from '@zuschlag/validation/documents/document-vocabulary';
import type { AddDocument, AddedDocument } from '@zuschlag/validation/documents/documents';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { askForScan } from '../../files/scanning/virus-scan.ts';
import { requireOwnFile } from '../../files/store-file.ts';
import { lockChanceOfRun } from '../chance/find-chance.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { plainFolder } from './acceptance/folder.ts';
import { documentRules } from './documents.policy.ts';
import {
  countDocuments,
  findDocument,
  insertDocument,
  insertVersion,
  type NewVersion,
  type StoredDocument,
} from './documents.store.ts';
import { toDocument } from './present-documents.ts';

/**
 * Adds an uploaded file to a Chance: as a document, or as the next version of one. Only PDF files go into the knowledge
 * base; another one with the flag is stored with a warning.
 *
 * @throws {DomainError} NOT_FOUND for the Chance, the file, and the document of which it would be a version
 * @throws {DomainError} NOT_PERMITTED, OWNER_CHANGED, LOCKED, TOO_MANY_DOCUMENTS
 * @throws {DomainError} DOCUMENT_REFUSED for a file of another type, or one that no preview could show safely
 */
export async function addDocument(work: UnitOfWork, input: AddDocument): Promise<AddedDocument> {
  const version = await newVersion(work, input.document);
  const chance = await lockChanceOfRun(work, input.chanceId);
  await authorizeOwner(work, documentRules.add, chance, chance);
  if (input.versionOf) {
    const earlier = await findDocument(work, input.versionOf);
    if (earlier?.chanceId !== chance.id) throw new DomainError('NOT_FOUND');
    return addVersion(work, earlier, version);
  }
  if ((await countDocuments(work, chance.id)) >= documentLimits.perChance) throw new DomainError('TOO_MANY_DOCUMENTS');
  return addFirstVersion(work, { ...input, chanceId: chance.id }, version);
}

/**
 * Adds a file that the product made from documents of the Chance: nothing in it was uploaded anew.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED, TOO_MANY_DOCUMENTS
 */
export async function addMadeDocument(work: UnitOfWork, id: string, version: NewVersion): Promise<AddedDocument> {
  const chance = await lockChanceOfRun(work, id);
  await authorizeOwner(work, documentRules.add, chance, chance);
  if ((await countDocuments(work, chance.id)) >= documentLimits.perChance) throw new DomainError('TOO_MANY_DOCUMENTS');
  const made = { chanceId: chance.id, documentType: 'other', addToKnowledgeBase: false, folder: '' } as const;
  return addFirstVersion(work, made, version);
}

/** Takes a file of the caller as a version of a document. @throws {DomainError} NOT_FOUND, DOCUMENT_REFUSED */
export async function newVersion(work: UnitOfWork, fileId: string): Promise<NewVersion> {
  const file = await requireOwnFile(work, fileId);
  // The upload judged the content; what the product made was no upload.
  if (file.verdict === null) throw new DomainError('NOT_FOUND');
  const fileType = documentFileTypes.find((type) => type === endingOf(file.name));
  const problem = file.verdict === 'FINE' ? null : file.verdict;
  if (problem || !fileType)
    throw new DomainError('DOCUMENT_REFUSED', { names: [file.name], problem: problem ?? 'INVALID_FILE_TYPE' });
  // The scanner may answer while the document is being stored.
  if (file.scan === 'waiting') await askForScan(work, file.id);
  return { fileId: file.id, name: file.name, size: file.size, hash: file.hash, fileType, scan: file.scan };
}

type FirstVersion = Pick<AddDocument, 'chanceId' | 'documentType' | 'addToKnowledgeBase' | 'folder'>;

/**
 * Stores a document in a Chance that the caller has locked, or has just created.
 *
 * @param ids those of a file that was known by them before, where it was, and the AI import that it comes from
 */
export async function addFirstVersion(
  work: UnitOfWork,
  { chanceId, documentType, addToKnowledgeBase, folder }: FirstVersion,
  version: NewVersion,
  ids?: { id?: string; versionId?: string; aiImportId: string },
): Promise<AddedDocument> {
  const isPdf = version.fileType === 'pdf';
  const type = version.fileType === 'xml' ? 'other' : documentType;
  const stored = await insertDocument(work, {
    ...{ chanceId, type, folder: plainFolder(folder), createdById: work.actor.userId, version, ids },
    knowledgeBaseStatus: addToKnowledgeBase && isPdf ? 'ADDING_TO_KNOWLEDGE_BASE' : 'NOT_IN_KNOWLEDGE_BASE',
  });
  await work.audit({
    ...{ entity: 'document', entityId: stored.id, chanceId, action: 'addDocument' },
    after: { file: version.name, type },
  });
  await tellOf(work, stored);
  return { ...toDocument(stored), warnings: addToKnowledgeBase && !isPdf ? ['ONLY_PDF_IN_KNOWLEDGE_BASE'] : [] };
}

async function addVersion(work: UnitOfWork, earlier: StoredDocument, version: NewVersion): Promise<AddedDocument> {
  await insertVersion(work, earlier, version, work.actor.userId);
  const stored = await findDocument(work, earlier.id);
  if (!stored) throw new DomainError('NOT_FOUND');
  await work.audit({
    ...{ entity: 'document', entityId: stored.id, chanceId: stored.chanceId, action: 'addVersion' },
    before: { file: earlier.current.name },
    after: { file: version.name, version: stored.version },
  });
  await tellOf(work, stored);
  return { ...toDocument(stored), warnings: [] };
}

async function tellOf(work: UnitOfWork, { id, chanceId, current }: StoredDocument): Promise<void> {
  await work.publish({ kind: 'documentsChanged', chanceId });
  if (isReadable(current.scan))
    await work.publish({ kind: 'documentReadable', chanceId, documentId: id, versionId: current.id });
}
