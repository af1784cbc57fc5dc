import type { KnowledgeBaseStatus } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { Actor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
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

/**
 * Does what an owner wished of the knowledge base once the text of the document is read.
 *
 * @param problem why it could not be read: then it does not come into the knowledge base, and the document says why
 * @returns whether anything was wished
 */
export async function settleKnowledgeBase(
  tenant: TenantDb<Actor>,
  documentId: string,
  problem: string | null,
): Promise<boolean> {
  const document = await findDocument(tenant, documentId);
  const status = document && settled(document.knowledgeBaseStatus, problem);
  if (!status) return false;
  const isFailed = document.knowledgeBaseStatus === 'ADDING_TO_KNOWLEDGE_BASE' && problem !== null;
  await setKnowledgeBaseStatus(tenant, documentId, { status, lastError: isFailed ? problem : null });
  return true;
}

function settled(wished: KnowledgeBaseStatus, problem: string | null): KnowledgeBaseStatus | null {
  if (wished === 'ADDING_TO_KNOWLEDGE_BASE') return problem === null ? 'IN_KNOWLEDGE_BASE' : 'NOT_IN_KNOWLEDGE_BASE';
  return wished === 'REMOVING_FROM_KNOWLEDGE_BASE' ? 'NOT_IN_KNOWLEDGE_BASE' : null;
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
