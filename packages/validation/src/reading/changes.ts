import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { changedPieceKinds, comparisonStates } from './reading-vocabulary.ts';

/** A release, compared with the one before it. */
export const releaseByVersion = z.object({ documentId: opaqueId(), versionId: opaqueId() });

const changedPiece = z
  .object({ kind: z.enum(changedPieceKinds).meta({ id: 'ChangedPieceKind' }), text: z.string() })
  .meta({ id: 'ChangedPiece' });

/** A passage that one release says otherwise than the other, or alone. */
export const releaseChange = z
  .object({
    /** number of the page, sheet or part in the earlier release; null for what is new */
    before: z.int().nullable(),
    /** the same in the later release; null for what is gone */
    after: z.int().nullable(),
    pieces: z.array(changedPiece),
  })
  .meta({ id: 'ReleaseChange' });
export type ReleaseChange = z.output<typeof releaseChange>;

/** What changed in the text of a document from one release to the next, in the order of reading. */
export const releaseChanges = z
  .object({
    state: z.enum(comparisonStates).meta({ id: 'ComparisonState' }),
    changes: z.array(releaseChange),
    /** changes beyond those */
    further: z.int(),
    /** pages of either release that are pictures: a change on them is not seen */
    unreadParts: z.int(),
  })
  .meta({ id: 'ReleaseChanges' });
export type ReleaseChanges = z.output<typeof releaseChanges>;
