import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';

/** A notice of results (XML of eForms or TED), uploaded before by the caller. */
export const awardNoticeInput = z.object({ chanceId: opaqueId(), fileId: opaqueId() });

/** How the award of a lot ended, as a notice states it. */
const awardOfLot = z
  .object({
    /** null for a contract without lots */
    lotNumber: z.string().nullable(),
    lotTitle: z.string().nullable(),
    /** false where it was cancelled, or is still open */
    isAwarded: z.boolean(),
    /** several where companies hand in a tender together, or a framework agreement has several */
    winners: z.array(z.string()),
    /** EUR over the whole contract; null where the notice keeps it secret, or states one for each of several winners */
    price: figure(),
    /** how many tenders came in */
    tenders: z.int().nullable(),
    /** that one of the winners bears the name of an organization of the tenant */
    isOwn: z.boolean(),
  })
  .meta({ id: 'AwardOfLot' });
export type AwardOfLot = z.output<typeof awardOfLot>;

/** What a notice of results says, beside what the Chance says. Nothing of it is stored. */
export const awardNotice = z
  .object({
    title: z.string().nullable(),
    buyer: z.string().nullable(),
    reference: z.string().nullable(),
    publicationNumber: z.string().nullable(),
    publishedOn: sentDay().nullable(),
    /** that the notice states another file number than the Chance */
    hasOtherReference: z.boolean(),
    lots: z.array(awardOfLot),
    /** which of the lots is that of the Chance, counted from 0; null where that is not sure */
    likelyLot: z.int().nullable(),
  })
  .meta({ id: 'AwardNotice' });
export type AwardNotice = z.output<typeof awardNotice>;
