import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { person } from '../users/users.ts';

export const whoDecidesOn = z.object({ chanceId: opaqueId() });

/** A person who may give the answer that a decision group waits for. */
const awaitedDecider = z
  .object({
    groupId: opaqueId(),
    /** the organization that the answer is missing of */
    organizationId: numericId(),
    /** the main organization decides over the others, of a contested group */
    isOverrule: z.boolean(),
    person,
    /** the absent person whom a deputy stands in for; null in the person's own right */
    onBehalfOf: z.string().nullable(),
  })
  .meta({ id: 'AwaitedDecider' });
export type AwaitedDecider = z.output<typeof awaitedDecider>;
export const whoDecides = z.array(awaitedDecider);
