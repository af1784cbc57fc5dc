import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { site } from './sites.ts';

/** For so many days a merge can be taken back. */
export const mergeUndoDays = 30;

/** Two customers that are one: `customerId` stays, `mergedId` is merged into it. */
export const mergePair = z.object({ customerId: opaqueId(), mergedId: opaqueId() });

/** Exactly what a merge moves. */
export const mergePreview = z
  .object({
    /** names the state that the preview shows; the merge is refused once it is another */
    basis: z.string(),
    /** the name that stays, and the one that leads there afterwards */
    keptName: z.string(),
    mergedName: z.string(),
    chanceCount: z.int(),
    /** the first of them by name */
    chanceNames: z.array(z.string()),
    sites: z.array(site),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.output<typeof mergePreview>;

export const mergeInput = mergePair.extend({ basis: z.string().min(1).max(200) });
export type MergeCustomers = z.output<typeof mergeInput>;

/** A merge as the page of the customer lists it. */
export const customerMerge = z
  .object({
    id: opaqueId(),
    mergedName: z.string(),
    chanceCount: z.int(),
    siteCount: z.int(),
    createdBy: person.nullable(),
    createdAt: sentMoment(),
    /** until when it can be taken back */
    undoUntil: sentMoment(),
  })
  .meta({ id: 'CustomerMerge' });
export type CustomerMerge = z.output<typeof customerMerge>;

export const mergeById = z.object({ mergeId: opaqueId() });

/** What taking a merge back restores, and what it cannot. */
export const undoPreview = z
  .object({
    /** the name that the restored customer gets; another one than before where that is taken */
    name: z.string(),
    isRenamed: z.boolean(),
    chanceCount: z.int(),
    siteCount: z.int(),
    /** sites that stay, because Chances that stay are calculated there since */
    stayingSites: z.array(z.string()),
    /** Chances that belong to a third customer since */
    lostChances: z.int(),
    /** services of Chances that go back, at sites that stay */
    servicesElsewhere: z.array(z.string()),
  })
  .meta({ id: 'UndoPreview' });
export type UndoPreview = z.output<typeof undoPreview>;
