import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';

/** The outcome of an award; a loss needs a reason. */
export const outcomeSchema = z
  .object({
    outcome: z.enum(['won', 'lost'], { error: 'REQUIRED' }),
    reasonForLoss: z.string().trim().max(limits.reason, { error: 'TOO_LONG' }),
  })
  .refine((value) => value.outcome === 'won' || value.reasonForLoss.length > 0, {
    error: 'REASON_REQUIRED',
    path: ['reasonForLoss'],
  });
