import { z } from 'zod';
import { headsFrom } from '../../vocabulary.ts';

export const headsFromSchema = z.enum(headsFrom).meta({ id: 'HeadsFrom' });

/** The heads that are briefed and dressed, and what the days of the shifts ask for. */
export const headsOfService = z
  .object({
    from: headsFromSchema,
    heads: z.number(),
    /** on the payroll on average over the contract, reserve included */
    average: z.number(),
    /** what the days of the shifts give */
    fromShifts: z.number(),
    postsAtOnce: z.int(),
    byRest: z.int(),
    byHours: z.int(),
    byDuties: z.int(),
  })
  .meta({ id: 'HeadsOfService' });
export type HeadsOfService = z.output<typeof headsOfService>;
