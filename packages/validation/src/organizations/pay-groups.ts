import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { provinceInput } from '../wire/aliases.ts';

export const payGroupsInput = z.object({
  chanceId: opaqueId(),
  operationalOrganizationId: numericId(),
  province: provinceInput(),
});
export type PayGroupsInput = z.output<typeof payGroupsInput>;

/** A pay group by its label, with the wage that the organization entered for it last in the federal state. */
export const payGroup = z
  .object({
    name: z.string(),
    hourlyWage: z.number().meta({ unit: 'EUR/h' }),
    /** whether a service of another Chance has it, so that a wage can be judged by it */
    isKnown: z.boolean(),
  })
  .meta({ id: 'PayGroup' });
export type PayGroup = z.output<typeof payGroup>;

/** The lowest wage first. */
export const payGroups = z.object({ groups: z.array(payGroup) }).meta({ id: 'PayGroups' });
