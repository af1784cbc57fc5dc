import { z } from 'zod';
import { opaqueId } from '../ids.ts';

export { fileNameHeader, largestFile, longestFileName } from './file-limits.ts';

/** What `POST /files` answers: the body is the file itself, the header `x-file-name` its name, percent-encoded. */
export const storedFile = z.object({ id: opaqueId(), name: z.string(), size: z.int() }).meta({ id: 'StoredFile' });
export type StoredFile = z.output<typeof storedFile>;
