import { z } from 'zod';
import { opaqueId } from '../ids.ts';

export { fileNameHeader, largestFile, longestFileName } from './file-limits.ts';

/** The answer of `POST /files`. Its request body is the file, the header `x-file-name` its name, percent-encoded. */
export const storedFile = z.object({ id: opaqueId(), name: z.string(), size: z.int() }).meta({ id: 'StoredFile' });
export type StoredFile = z.output<typeof storedFile>;
