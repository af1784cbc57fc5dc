import { z } from 'zod';
import { opaqueId } from '../../ids.ts';
import { sentMoment } from '../../measures/dates.ts';

/** A place in the chain of the trail: how many links lead to it, and the hash that covers all of them. */
export const trailHead = z.object({ position: z.int(), hash: z.string() }).meta({ id: 'TrailHead' });
export type TrailHead = z.output<typeof trailHead>;

const trailHash = z.string().regex(/^[0-9a-f]{64}$/);
/** A place that an earlier answer or a printed document names; left out, the beginning. */
const place = z.object({ position: z.int().min(0), hash: trailHash });

/** Checks the next links of the chain behind a place. */
export const verifyTrailInput = z.object({ after: place.nullish() });
export type VerifyTrail = z.output<typeof verifyTrailInput>;

/** What is wrong with the first link that is broken. */
const trailFaults = [
  /** the row was changed, or links were exchanged */
  'CHANGED',
  /** the row is gone */
  'REMOVED',
  /** links are missing */
  'GAP',
  /** the end of the chain was cut off */
  'CUT',
  /** a row of the trail that no link covers */
  'UNCHAINED',
  /** the place that was given is not one of the chain */
  'OTHER_CHAIN',
] as const;
export type TrailFault = (typeof trailFaults)[number];

/** The first entry that is broken, as far as it can be named. */
const brokenEntry = z
  .object({
    fault: z.enum(trailFaults).meta({ id: 'TrailFault' }),
    position: z.int(),
    /** trail entry, decision on a bid, decision on a margin */
    source: z.enum(['entry', 'bidDecision', 'marginDecision']).meta({ id: 'TrailSource' }).nullable(),
    sourceId: z.string().nullable(),
    /** what stands there now; null where nothing does */
    at: sentMoment().nullable(),
    entity: z.string().nullable(),
    action: z.string().nullable(),
    /** who acted; null: the system, or not to be found any more */
    person: z.string().nullable(),
    /** the Chance that it belongs to */
    chanceId: opaqueId().nullable(),
    chanceName: z.string().nullable(),
  })
  .meta({ id: 'BrokenTrailEntry' });
export type BrokenEntry = z.output<typeof brokenEntry>;

export const trailVerdict = z
  .object({
    /** the last link that was checked and holds */
    checked: trailHead,
    /** the end of the chain */
    head: trailHead,
    /** more links follow behind `checked` */
    hasMore: z.boolean(),
    broken: brokenEntry.nullable(),
  })
  .meta({ id: 'TrailVerdict' });
export type TrailVerdict = z.output<typeof trailVerdict>;
