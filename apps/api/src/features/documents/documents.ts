import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type {
  ChanceDocument,
  DocumentRoom,
  DocumentsByChance,
  DocumentVersion,
} from '@zuschlag/validation/documents/documents';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { fileKeeping } from '../../files/file-keeping.ts';
import { bytesOfTenant, deleteTheUnused } from '../../files/files.store.ts';
import { denialOf } from '../../policy/authorize.ts';
import { lockChanceOfRun, requireChance } from '../chance/find-chance.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { toPerson } from '../users/person.ts';
import { documentRules } from './documents.policy.ts';
import {
  deleteDocument,
  documentsOfChance,
  findDocument,
  findVersion,
  type StoredDocument,
  type StoredVersion,
  versionsOfDocument,
} from './documents.store.ts';
import { addressOf, toDocument } from './present-documents.ts';

/**
 * The documents of a Chance, in the order in which they came.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function listDocuments(
  tenant: TenantDb<UserActor>,
  { chanceId, format, status }: DocumentsByChance,
): Promise<ChanceDocument[]> {
  const chance = await requireChance(tenant, chanceId);
  const documents = (await documentsOfChance(tenant, chance.id)).map(toDocument);
  return documents.filter((one) => (!format || one.format === format) && (!status || one.status === status));
}

/**
 * What the caller may do with the documents of a Chance, and how much room the tenant has left for files.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function getDocumentRoom(tenant: TenantDb<UserActor>, chanceId: string): Promise<DocumentRoom> {
  const chance = await requireChance(tenant, chanceId);
  const may = (rule: (typeof documentRules)[keyof typeof documentRules]) =>
    denialOf(tenant.actor, rule, chance) === null;
  return {
    mayAdd: may(documentRules.add),
    mayRemove: may(documentRules.remove),
    mayChangeKnowledgeBase: may(documentRules.changeKnowledgeBase),
    used: await bytesOfTenant(tenant),
    quota: fileKeeping().perTenant,
  };
}

/**
 * Every release of a document, the newest first.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function listVersions(tenant: TenantDb<UserActor>, documentId: string): Promise<DocumentVersion[]> {
  const { id } = await requireDocument(tenant, documentId);
  const versions = await versionsOfDocument(tenant, id);
  return versions.map((version) => ({
    ...{ id: version.id, documentId: id, number: version.number, fileName: version.name, size: version.size },
    ...{ url: addressOf(version.id), scan: version.scan, createdAt: version.createdAt.toISOString() },
    createdBy: version.createdBy && toPerson(version.createdBy),
  }));
}

/**
 * Removes a document with all its versions, and with them what was read in it.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
 */
export async function removeDocument(
  work: UnitOfWork,
  { chanceId, documentId }: { chanceId: string; documentId: string },
): Promise<{ id: string; chanceId: string }> {
  const chance = await lockChanceOfRun(work, chanceId);
  const document = await findDocument(work, documentId);
  if (document?.chanceId !== chance.id) throw new DomainError('NOT_FOUND');
  await authorizeOwner(work, documentRules.remove, chance, chance);
  // Their bytes count no longer; what lies elsewhere under the ids is collected at night.
  await deleteTheUnused(work, await deleteDocument(work, document.id));
  await work.audit({
    ...{ entity: 'document', entityId: document.id, chanceId: chance.id, action: 'removeDocument' },
    before: { file: document.current.name },
  });
  await work.publish({ kind: 'documentsChanged', chanceId: chance.id });
  return { id: document.id, chanceId: chance.id };
}

/** The document that the actor may read; the system reads each. @throws {DomainError} NOT_FOUND */
export async function requireDocument(tenant: TenantDb<Actor>, id: string): Promise<StoredDocument> {
  const document = await findDocument(tenant, id);
  if (!document) throw new DomainError('NOT_FOUND');
  await requireChance(tenant, document.chanceId);
  return document;
}

/**
 * The version that the actor may read.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} SCAN_PENDING, FILE_INFECTED before the virus scanner found it clean
 */
export async function requireReadableVersion(tenant: TenantDb<Actor>, versionId: string): Promise<StoredVersion> {
  const version = await findVersion(tenant, versionId);
  if (!version) throw new DomainError('NOT_FOUND');
  await requireChance(tenant, version.chanceId);
  if (isReadable(version.scan)) return version;
  throw new DomainError(version.scan === 'infected' ? 'FILE_INFECTED' : 'SCAN_PENDING', { names: [version.name] });
}
