import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { documentFileTypes, endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import { largestFile, longestFileName } from '@zuschlag/validation/wire/file-limits';

/** What the page can say against a file before it is sent; the server judges its content. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): DocumentProblem | null {
  const ending = endingOf(name);
  if (!documentFileTypes.some((type) => type === ending)) return 'INVALID_FILE_TYPE';
  if (size === 0) return 'EMPTY_FILE';
  if (size > largestFile) return 'FILE_TOO_LARGE';
  return [...name.normalize('NFC')].length > longestFileName ? 'FILE_NAME_TOO_LONG' : null;
}
