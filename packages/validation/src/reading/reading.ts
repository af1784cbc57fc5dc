import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { readingNotes, readingProblems, readingStates } from './reading-vocabulary.ts';

/** What the newest version of a document has been read into. */
export const documentReading = z
  .object({
    documentId: opaqueId(),
    versionId: opaqueId(),
    state: z.enum(readingStates).meta({ id: 'ReadingState' }),
    /** why it failed; null otherwise */
    problem: z.enum(readingProblems).meta({ id: 'ReadingProblem' }).nullable(),
    /** pages, sheets, or parts of a mail; 0 until it is read */
    parts: z.int(),
    /** pages that are pictures: nothing on them is found */
    unreadParts: z.int(),
    /** these pages were read before the server could recognize text in pictures; now it can */
    canReadMore: z.boolean(),
    leftOut: z.array(z.enum(readingNotes).meta({ id: 'ReadingNote' })),
  })
  .meta({ id: 'DocumentReading' });
export type DocumentReading = z.output<typeof documentReading>;

export const readingsByChance = z.object({ chanceId: opaqueId() });
export const readingByDocument = z.object({ documentId: opaqueId() });
