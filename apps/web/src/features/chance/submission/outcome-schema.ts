import { limits } from '@zuschlag/validation/limits';
import { eurAndCents } from '@zuschlag/validation/measures/units';
import { z } from 'zod';

const price = () => eurAndCents().positive().max(limits.money).nullable();

/** An award that was won; the price of the award may be known. */
export const wonSchema = z.object({ winningPrice: price() });

/** A loss needs words, and a reason of the list where there is one. */
export const lostSchema = z
  .object({
    hasList: z.boolean(),
    lossReasonId: z.string().nullable(),
    reasonForLoss: z.string().trim().min(1, { error: 'REASON_REQUIRED' }).max(limits.reason, { error: 'TOO_LONG' }),
    winner: z.string().trim().max(limits.winner, { error: 'TOO_LONG' }),
    winningPrice: price(),
  })
  .refine((value) => !value.hasList || value.lossReasonId !== null, { error: 'REQUIRED', path: ['lossReasonId'] });

/** Why an outcome was wrong. */
export const correctionSchema = z.object({
  reason: z.string().trim().min(1, { error: 'REASON_REQUIRED' }).max(limits.reason, { error: 'TOO_LONG' }),
});
