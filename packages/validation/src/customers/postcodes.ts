import { z } from 'zod';
import { province } from '../wire/aliases.ts';

export const postcodeInput = z.object({
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, { error: 'INVALID' }),
});

/** A place of a postcode. */
export const postcodePlace = z.object({ city: z.string(), province }).meta({ id: 'PostcodePlace' });
export type PostcodePlace = z.output<typeof postcodePlace>;

/** The places of a postcode by name; empty when the operator has imported no table, or it has no such postcode. */
export const postcodePlaces = z.array(postcodePlace);
