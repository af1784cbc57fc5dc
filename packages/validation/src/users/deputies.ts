import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { isoDay, sentDay } from '../measures/dates.ts';
import { roleSchema } from '../wire/enums.ts';
import { person } from './users.ts';

/** A person who is away, and who decides in their place. Both days belong to the absence. */
export const deputy = z
  .object({
    id: opaqueId(),
    user: person,
    deputy: person,
    from: sentDay(),
    to: sentDay(),
    isForBids: z.boolean(),
    isForMargins: z.boolean(),
    /** whether it holds today */
    isActive: z.boolean(),
    mayEnd: z.boolean(),
  })
  .meta({ id: 'Deputy' });
export type Deputy = z.output<typeof deputy>;

/** A person who may be away or stand in. `mayBeAway`: the caller may name a deputy of the person. */
export const deputyCandidate = z
  .object({ ...person.shape, role: roleSchema, mayBeAway: z.boolean() })
  .meta({ id: 'DeputyCandidate' });
export type DeputyCandidate = z.output<typeof deputyCandidate>;

/** Deputies of now and of the future that the caller sees, and the people of the organizations it may name some in. */
export const deputyOverview = z
  .object({ deputies: z.array(deputy), people: z.array(deputyCandidate) })
  .meta({ id: 'DeputyOverview' });
export type DeputyOverview = z.output<typeof deputyOverview>;

/** `userId` is who is away; left out, the caller. */
export const createDeputyInput = z
  .object({
    userId: numericId().nullish(),
    deputyId: numericId(),
    from: isoDay(),
    to: isoDay(),
    isForBids: z.boolean().default(true),
    isForMargins: z.boolean().default(true),
  })
  .refine(({ from, to }) => to >= from, { error: 'END_BEFORE_START', path: ['to'] })
  .refine(({ isForBids, isForMargins }) => isForBids || isForMargins, { error: 'REQUIRED', path: ['isForBids'] });
export type CreateDeputy = z.output<typeof createDeputyInput>;

export const deputyById = z.object({ id: opaqueId() });
