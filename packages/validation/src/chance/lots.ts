import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime, isoDay, sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { optionalLine } from '../wire/text.ts';

/** A lot of a procedure. `revenue` falls back to the estimate, then `isEstimated`. */
export const lot = z
  .object({
    id: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    lotNumber: z.string().nullable(),
    lotTitle: z.string().nullable(),
    state: chanceStateSchema,
    submission: sentDay(),
    submissionTime: z.string(),
    customerName: z.string(),
    revenue: figure(),
    isEstimated: z.boolean(),
    margin: figure(),
    pricePerHour: figure(),
    minutes: figure(),
    version: z.int(),
    /** whether the caller owns it, and so may change its details */
    isOwner: z.boolean(),
  })
  .meta({ id: 'Lot' });
export type Lot = z.output<typeof lot>;

/** The lots of one award procedure that the caller may view, by their numbers; empty while a Chance is not linked. */
export const lots = z.object({ lots: z.array(lot) }).meta({ id: 'Lots' });

export const lotsOf = z.object({ chanceId: opaqueId() });

/** The other Chance joins the procedure of the first, with the lots it is linked with. */
export const linkLotInput = z.object({
  chanceId: opaqueId(),
  otherId: opaqueId(),
  /** the lots that the person was shown to come along; left out, all of them come without a question */
  shownIds: z.array(opaqueId()).max(limits.lotsPerProcedure).nullish(),
});
export type LinkLot = z.output<typeof linkLotInput>;

/** What changes in several lots of a procedure at once; what is left out stays. */
export const changeLotsInput = z
  .object({
    chanceIds: z.array(opaqueId()).min(1).max(limits.lotsPerProcedure),
    /**
     * the version that the caller saw of each, in the order of `chanceIds`: a lot that has another one, and other values
     * than these, answers CONFLICT and stays; left out, the last save wins
     */
    versions: z.array(z.int()).max(limits.lotsPerProcedure).nullish(),
    submission: isoDay().nullish(),
    submissionTime: clockTime().nullish(),
    /** an existing customer, or a name; the server creates a customer for an unknown name */
    customerId: opaqueId().nullish(),
    customerName: optionalLine(limits.customerName.max),
  })
  .superRefine((value, context) => {
    const { chanceIds, versions, submission, submissionTime, customerId, customerName } = value;
    if (versions && versions.length !== chanceIds.length)
      context.addIssue({ code: 'custom', path: ['versions'], message: 'REQUIRED' });
    if (customerName !== null && customerName.length < limits.customerName.min)
      context.addIssue({ code: 'custom', path: ['customerName'], message: 'TOO_SHORT' });
    if (!submission && !submissionTime && !customerId && customerName === null)
      context.addIssue({ code: 'custom', path: ['submission'], message: 'REQUIRED' });
  });
export type ChangeLots = z.output<typeof changeLotsInput>;

/** What became of one lot: `code` is null when it was changed, else why it was not, with the names that belong to it. */
export const changedLot = z
  .object({
    id: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    lotNumber: z.string().nullable(),
    code: z.string().nullable(),
    names: z.array(z.string()),
  })
  .meta({ id: 'ChangedLot' });
export type ChangedLot = z.output<typeof changedLot>;
export const changedLots = z.object({ lots: z.array(changedLot) }).meta({ id: 'ChangedLots' });
