import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { type DocumentFileType, documentFileTypes, endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import type { TenantDb } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { FoundFile } from '../../../files/files.store.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { problemOf } from './judge-content.ts';

/**
 * The type of a file that may become a document: by its name and by its content, which must agree.
 *
 * @throws {DomainError} DOCUMENT_REFUSED with the name of the file and the problem
 */
export async function inspectFile(tenant: TenantDb, { id, name }: FoundFile): Promise<DocumentFileType> {
  const refuse = (problem: DocumentProblem): never => {
    throw new DomainError('DOCUMENT_REFUSED', { names: [name], problem });
  };
  const ending = endingOf(name);
  const fileType = documentFileTypes.find((type) => type === ending);
  if (!fileType) return refuse('INVALID_FILE_TYPE');
  const content = await readFileContent(tenant, id);
  if (!content) throw new DomainError('NOT_FOUND');
  const problem = await problemOf(fileType, content);
  return problem ? refuse(problem) : fileType;
}
