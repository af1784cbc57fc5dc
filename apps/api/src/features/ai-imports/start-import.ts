import { pdfOnlyLists } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { AiImportState, StartAiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { documentLimits, isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { FieldError } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { sentFiles } from '../chance/create/documents-sent.ts';
import { sentVersion } from '../documents/documents-at-creation.ts';
import { aiImportRules } from './ai-imports.policy.ts';
import { insertImport, type NewImportDocument } from './ai-imports.store.ts';
import { toState } from './present-imports.ts';
import { giveTurns } from './work/turns.ts';

/**
 * Starts an import of uploaded files. Its work begins at once, or behind the imports of the organization that are older.
 *
 * @throws {DomainError} NOT_PERMITTED, TOO_MANY_FILES, DOCUMENT_REFUSED
 * @throws {DomainError} INVALID_INPUT without a publication or a service description, for a file in two lists, and
 * FILES_NOT_SENT at a file that is not the caller's or is forgotten
 */
export async function startImport(work: UnitOfWork, input: StartAiImport): Promise<AiImportState> {
  authorize(work.actor, aiImportRules.use, null);
  const sent = sentFiles(input);
  if (sent.length > documentLimits.perCreation) throw new DomainError('TOO_MANY_FILES');
  const missing = (['publications', 'serviceDescription'] as const)
    .filter((list) => !input[list]?.length)
    .map((path): FieldError => ({ path, problem: 'REQUIRED' }));
  if (missing.length > 0) throw new DomainError('INVALID_INPUT', { fields: missing });
  const pdfOnly = new Set(pdfOnlyLists.flatMap((list) => input[list] ?? []));
  const files: NewImportDocument[] = [];
  for (const [place, { fileId, type }] of sent.entries()) {
    const version = await sentVersion(work, fileId, place);
    const isNotice = version.fileType === 'xml' && type === 'publication';
    if (pdfOnly.has(place) && version.fileType !== 'pdf' && !isNotice)
      throw new DomainError('DOCUMENT_REFUSED', { names: [version.name], problem: 'INVALID_FILE_TYPE' });
    if (!isReadable(version.scan)) throw new DomainError('SCAN_PENDING', { names: [version.name] });
    files.push({ ...version, type: version.fileType === 'xml' ? 'other' : type });
  }
  const created = await insertImport(work, files);
  await giveTurns(work, created.organizationId);
  await work.publish({ kind: 'aiImportsChanged', organizationId: created.organizationId });
  return toState(work.actor, created);
}
