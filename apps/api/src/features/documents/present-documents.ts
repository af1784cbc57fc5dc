import { formatOf } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { toPerson } from '../users/person.ts';
import type { StoredDocument } from './documents.store.ts';

/** The address of a version; fetched with the token of the caller in the header. */
export const addressOf = (versionId: string) => `/documents/${versionId}/file`;

export function toDocument({ current, createdBy, knowledgeBaseStatus, ...stored }: StoredDocument): ChanceDocument {
  const { id, chanceId, type, aiImportId, folder, version, lastError, createdAt } = stored;
  return {
    ...{ id, chanceId, type, aiImportId, folder, version, lastError },
    fileName: current.name,
    url: addressOf(current.id),
    format: formatOf(current.fileType),
    fileType: current.fileType,
    status: knowledgeBaseStatus,
    size: current.size,
    versionId: current.id,
    scan: current.scan,
    createdAt: createdAt.toISOString(),
    changedAt: current.createdAt.toISOString(),
    createdBy: createdBy && toPerson(createdBy),
  };
}
