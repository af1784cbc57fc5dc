import { limits } from '@zuschlag/validation/limits';
import { eurAndCents } from '@zuschlag/validation/measures/units';
import { z } from 'zod';

/** The price that was offered; another one than the calculated price needs a reason. */
export const submissionSchema = z
  .object({
    price: z.enum(['calculated', 'other']),
    offeredRevenue: eurAndCents().positive().max(limits.money).nullable(),
    offeredReason: z.string().trim().max(limits.reason, { error: 'TOO_LONG' }),
  })
  .superRefine((value, context) => {
    if (value.price === 'calculated') return;
    if (value.offeredRevenue === null)
      context.addIssue({ code: 'custom', path: ['offeredRevenue'], message: 'REQUIRED' });
    if (value.offeredReason === '')
      context.addIssue({ code: 'custom', path: ['offeredReason'], message: 'OFFER_REASON_REQUIRED' });
  })
  .transform(({ price, offeredRevenue, offeredReason }) =>
    price === 'other' ? { offeredRevenue, offeredReason } : { offeredRevenue: null, offeredReason: null },
  );
