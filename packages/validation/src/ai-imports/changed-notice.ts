import { z } from 'zod';
import { chanceEdit } from '../chance/chance-edit.ts';
import { editedFrom, fieldValue } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { fieldEvidence } from './ai-imports.ts';

/** What an import states otherwise than a Chance that exists; `days`: how far a day moved, later is positive. */
const noticeChange = z
  .object({
    /** the dotted path in the form */
    field: z.string(),
    before: fieldValue,
    after: fieldValue,
    days: z.int().nullable(),
    /** the notice said something else before, or it was never read; otherwise a person had changed the Chance */
    isNew: z.boolean(),
    confidence: z.number(),
    evidence: z.array(fieldEvidence),
  })
  .meta({ id: 'NoticeChange' });
export type NoticeChange = z.output<typeof noticeChange>;

/** A Chance that has a number of the notices of an import. */
export const changedNotice = z
  .object({
    chanceId: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    customerName: z.string(),
    lotNumber: z.string().nullable(),
    lotTitle: z.string().nullable(),
    /** of the Chance, for the call that takes changes over */
    version: z.int(),
    /** whether the caller may take changes over */
    mayChange: z.boolean(),
    /** a number of the notice, or only the file number of the buyer */
    knownBy: z.enum(['notice', 'reference']).meta({ id: 'NoticeKnownBy' }),
    changes: z.array(noticeChange),
  })
  .meta({ id: 'ChangedNotice' });
export type ChangedNotice = z.output<typeof changedNotice>;
export const changedNotices = z.array(changedNotice);

/** Takes changes over into a Chance by an edit of its details. */
export const takeOverNotice = z.object({
  aiImportId: opaqueId(),
  chanceId: opaqueId(),
  ...editedFrom(),
  input: chanceEdit,
  /** other contract days with services: calculate all of them anew */
  confirmsRecalculation: z.boolean().nullish(),
});
export type TakeOverNotice = z.output<typeof takeOverNotice>;
export const tookOverNotice = z.object({ chanceId: opaqueId() }).meta({ id: 'TookOverNotice' });
