import { z } from 'zod';
import { limits } from '../limits.ts';
import { province } from '../wire/aliases.ts';
import { line } from '../wire/text.ts';

export const findAddressesInput = z.object({ text: line(limits.addressText.min, limits.addressText.max) });

/** An address that the search proposes for what was typed. */
export const foundAddress = z
  .object({
    /** of the building or the institution; null for a mere address */
    name: z.string().nullable(),
    /** street and number; empty for a town */
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** null where the source names no federal state */
    province: province.nullable(),
    country: z.string(),
  })
  .meta({ id: 'FoundAddress' });
export type FoundAddress = z.output<typeof foundAddress>;

/** The best match first. */
export const foundAddresses = z.array(foundAddress);
