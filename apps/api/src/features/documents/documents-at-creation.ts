import { documentLimits } from '@zuschlag/validation/documents/document-vocabulary';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Handler } from '../../events/handler.ts';
import { addFirstVersion, newVersion } from './add-document.ts';
import type { NewVersion } from './documents.store.ts';

/**
 * Adds the documents that a new Chance was created with, in its transaction: one that is refused leaves nothing of the
 * Chance behind. PDF files go into the knowledge base.
 *
 * @throws {DomainError} TOO_MANY_FILES beyond ten of them; DOCUMENT_REFUSED
 * @throws {DomainError} INVALID_INPUT, FILES_NOT_SENT at a file that is not the caller's or is forgotten
 */
export const addDocumentsAtCreation: Handler<'documentsSent'> = async (unit, { chanceId, files }) => {
  if (unit.actor.kind !== 'user') throw new DomainError('INTERNAL');
  const work = unit as UnitOfWork<UserActor>;
  if (files.length > documentLimits.perCreation) throw new DomainError('TOO_MANY_FILES');
  for (const [place, { fileId, type }] of files.entries()) {
    const wish = { chanceId, documentType: type, addToKnowledgeBase: true, folder: '' };
    await addFirstVersion(work, wish, await sentVersion(work, fileId, place));
  }
};

/**
 * Takes the file at a place of a form as a version. A form may be sent a day after its files, and those are forgotten by then.
 *
 * @throws {DomainError} INVALID_INPUT, FILES_NOT_SENT; DOCUMENT_REFUSED
 */
export async function sentVersion(work: UnitOfWork, fileId: string, place: number): Promise<NewVersion> {
  try {
    return await newVersion(work, fileId);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    throw new DomainError('INVALID_INPUT', { fields: [{ path: `documents.${place}`, problem: 'FILES_NOT_SENT' }] });
  }
}
