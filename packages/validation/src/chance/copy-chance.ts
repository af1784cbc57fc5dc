import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime, isoDay } from '../measures/dates.ts';
import { line, optionalLine } from '../wire/text.ts';
import { checkPeriod } from './chance-input.ts';

/** A new Chance from one that exists: its own name and days, and what of the source comes along. */
export const copyChanceInput = z
  .object({
    chanceId: opaqueId(),
    name: line(limits.chanceName.min, limits.chanceName.max),
    submission: isoDay(),
    submissionTime: clockTime().default('12:00'),
    startDate: isoDay(),
    endDate: isoDay(),
    /** the award criteria, the price clause and the days for payment */
    withCriteria: z.boolean().default(true),
    /** the organizations that were asked; without them the organization of the caller, or the first of them, is asked */
    withBidders: z.boolean().default(true),
    /** the services of the organizations that are asked; a job copies and calculates them */
    withServices: z.boolean().default(false),
    /** links the copy with the source as a lot of the same procedure */
    asLot: z.boolean().default(false),
    lotNumber: optionalLine(limits.lotNumber),
  })
  .superRefine(checkPeriod);
export type CopyChance = z.output<typeof copyChanceInput>;
