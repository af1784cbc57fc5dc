import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { fileById } from '../../../files/files.store.ts';
import { addMadeDocument } from '../../documents/add-document.ts';
import { requireHandout } from '../handouts.ts';

/**
 * Keeps a filled sheet among the documents of its Chance. Both name one file, which stays until neither does.
 *
 * @throws {DomainError} NOT_FOUND without a written file, or for another kind of file
 * @throws {DomainError} NOT_PERMITTED, OWNER_CHANGED, LOCKED, TOO_MANY_DOCUMENTS as for an uploaded document
 */
export async function keepInDocuments(work: UnitOfWork, handoutId: string): Promise<ChanceDocument> {
  const { chanceId, kind, fileId, fileName } = await requireHandout(work, handoutId);
  const file = kind === 'customerSheet' && fileId ? await fileById(work, fileId) : null;
  if (!file || !fileName) throw new DomainError('NOT_FOUND');
  return addMadeDocument(work, chanceId, {
    ...{ fileId: file.id, name: fileName, size: file.size, hash: file.hash },
    ...{ fileType: 'xlsx', scan: 'notScanned' },
  });
}
