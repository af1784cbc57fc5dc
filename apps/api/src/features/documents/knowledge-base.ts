import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { lockChanceOfRun } from '../chance/find-chance.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { documentRules } from './documents.policy.ts';
import { findDocument, type StoredDocument, setKnowledgeBaseStatus } from './documents.store.ts';
import { requireDocument } from './documents.ts';
import { toDocument } from './present-documents.ts';

/**
 * Wishes a document into the knowledge base. One that is in it, or on its way, stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
 * @throws {DomainError} ONLY_PDF_IN_KNOWLEDGE_BASE; KNOWLEDGE_BASE_BUSY while the document is being taken out
 */
export async function addToKnowledgeBase(work: UnitOfWork, documentId: string): Promise<ChanceDocument> {
  const document = await documentToSwitch(work, documentId);
  if (document.current.fileType !== 'pdf') throw new DomainError('ONLY_PDF_IN_KNOWLEDGE_BASE');
  const status = document.knowledgeBaseStatus;
  if (status === 'IN_KNOWLEDGE_BASE' || status === 'ADDING_TO_KNOWLEDGE_BASE') return toDocument(document);
  if (status === 'REMOVING_FROM_KNOWLEDGE_BASE') throw new DomainError('KNOWLEDGE_BASE_BUSY');
  return switched(work, document, 'add');
}

/**
 * Wishes a document out of the knowledge base. One that is not in it stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
 * @throws {DomainError} KNOWLEDGE_BASE_BUSY while the document is being added
 */
export async function removeFromKnowledgeBase(work: UnitOfWork, documentId: string): Promise<ChanceDocument> {
  const document = await documentToSwitch(work, documentId);
  const status = document.knowledgeBaseStatus;
  if (status === 'NOT_IN_KNOWLEDGE_BASE' || status === 'REMOVING_FROM_KNOWLEDGE_BASE') return toDocument(document);
  if (status === 'ADDING_TO_KNOWLEDGE_BASE') throw new DomainError('KNOWLEDGE_BASE_BUSY');
  return switched(work, document, 'remove');
}

async function documentToSwitch(work: UnitOfWork, documentId: string): Promise<StoredDocument> {
  const { chanceId } = await requireDocument(work, documentId);
  const chance = await lockChanceOfRun(work, chanceId);
  await authorizeOwner(work, documentRules.changeKnowledgeBase, chance, chance);
  // The lock was waited for; a colleague may have changed the document in the time.
  const document = await findDocument(work, documentId);
  if (!document) throw new DomainError('NOT_FOUND');
  return document;
}

async function switched(work: UnitOfWork, document: StoredDocument, wish: 'add' | 'remove'): Promise<ChanceDocument> {
  const { id, chanceId, current } = document;
  const isAdding = wish === 'add';
  const knowledgeBaseStatus = isAdding ? 'ADDING_TO_KNOWLEDGE_BASE' : 'REMOVING_FROM_KNOWLEDGE_BASE';
  await setKnowledgeBaseStatus(work, id, { status: knowledgeBaseStatus });
  const action = isAdding ? 'addToKnowledgeBase' : 'removeFromKnowledgeBase';
  await work.audit({ entity: 'document', entityId: id, chanceId, action, after: { file: current.name } });
  await work.publish({ kind: 'documentsChanged', chanceId });
  await work.publish({ kind: 'knowledgeBaseWished', chanceId, documentId: id, versionId: current.id, wish });
  return toDocument({ ...document, knowledgeBaseStatus, lastError: null });
}
