import { type DocumentType, documentLimits } from '@zuschlag/validation/documents/document-vocabulary';
import type { DocumentsAtCreation } from '@zuschlag/validation/documents/documents';
import type { NewChanceFile } from '../../../app/features/feature.ts';

const lists = {
  publication: 'publications',
  service_description: 'serviceDescription',
  contract: 'contracts',
  other: 'otherDocuments',
} as const satisfies { readonly [type in DocumentType]: keyof DocumentsAtCreation };

/** The files of a new Chance as the call takes them: all of them, and for each kind the places of its files. */
export function listsOf(files: readonly NewChanceFile[] = []): DocumentsAtCreation {
  const wire: { documents: string[] } & { [list in (typeof lists)[DocumentType]]?: number[] } = { documents: [] };
  for (const { fileId, type } of files) {
    if (fileId === null) continue;
    const list = lists[type];
    wire[list] = [...(wire[list] ?? []), wire.documents.length];
    wire.documents.push(fileId);
  }
  return wire.documents.length === 0 ? {} : wire;
}

/** What speaks against sending the form with these files. */
export function filesProblem(files: readonly NewChanceFile[] = []): 'FILES_NOT_SENT' | 'TOO_MANY_FILES' | null {
  if (files.length > documentLimits.perCreation) return 'TOO_MANY_FILES';
  return files.some(({ fileId }) => fileId === null) ? 'FILES_NOT_SENT' : null;
}
