import { z } from 'zod';
import { documentProblems } from '../documents/document-problems.ts';
import { opaqueId } from '../ids.ts';

export { fileNameHeader, largestFile, longestFileName } from './file-limits.ts';

/** The answer of `POST /files`. Its request body is the file, the header `x-file-name` its name, percent-encoded. */
export const storedFile = z
  .object({
    id: opaqueId(),
    name: z.string(),
    size: z.int(),
    /** why it cannot become a document of a Chance; null: it can. An import judges its files by itself */
    documentProblem: z.enum(documentProblems).meta({ id: 'DocumentProblem' }).nullable(),
  })
  .meta({ id: 'StoredFile' });
export type StoredFile = z.output<typeof storedFile>;
