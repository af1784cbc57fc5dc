import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';

/** How an award ended; a loss needs its reason. */
export const outcomeSchema = z
  .object({
    outcome: z.enum(['won', 'lost'], { error: 'REQUIRED' }),
    reasonForLoss: z.string().trim().max(limits.reason, { error: 'TOO_LONG' }),
  })
  .refine((value) => value.outcome === 'won' || value.reasonForLoss.length > 0, {
    error: 'REASON_REQUIRED',
    path: ['reasonForLoss'],
  });
