import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import type { DocumentsAtCreation } from '@zuschlag/validation/documents/documents';
import type { FieldError } from '@zuschlag/validation/errors';
import { DomainError } from '../../../errors.ts';

/** A file of a new Chance, and what it is. */
export type SentFile = { fileId: string; type: DocumentType };

const lists = {
  publications: 'publication',
  serviceDescription: 'service_description',
  contracts: 'contract',
  otherDocuments: 'other',
} as const satisfies { readonly [list in keyof DocumentsAtCreation]: DocumentType };

/**
 * The files of a new Chance with their categories. A file that no list names counts among the others.
 *
 * @throws {DomainError} INVALID_INPUT for a place without a file, for a file in two lists, and for one that is sent twice
 */
export function sentFiles(sent: DocumentsAtCreation): SentFile[] {
  const files = sent.documents ?? [];
  const types = new Map<number, DocumentType>();
  const refuse = (path: string, problem: FieldError['problem']): never => {
    throw new DomainError('INVALID_INPUT', { fields: [{ path, problem }] });
  };
  if (new Set(files).size < files.length) refuse('documents', 'INVALID');
  for (const [list, type] of Object.entries(lists) as [keyof typeof lists, DocumentType][]) {
    for (const [at, place] of (sent[list] ?? []).entries()) {
      if (place >= files.length || types.has(place)) refuse(`${list}.${at}`, 'INVALID');
      types.set(place, type);
    }
  }
  return files.map((fileId, place) => ({ fileId, type: types.get(place) ?? 'other' }));
}
