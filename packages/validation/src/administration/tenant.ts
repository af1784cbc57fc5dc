import { z } from 'zod';
import { sentMoment } from '../measures/dates.ts';

/** What is switched on or off for all people of a tenant. */
export const tenantSwitches = z.object({
  /** the person who asked for a margin does not cast the deciding vote */
  fourEyes: z.boolean(),
  /** the list of Chances offers a filter for the own ones */
  ownChancesFilter: z.boolean(),
  /** a public Chance names the last day for answers */
  requireOutsideInformation: z.boolean(),
  /** a session of a person without a second step opens nothing but its set-up */
  secondStepRequired: z.boolean(),
});
export type TenantSwitches = z.output<typeof tenantSwitches>;
export type TenantSwitch = keyof TenantSwitches;

export const readTenantSwitches = tenantSwitches.extend({
  mayChange: z.boolean(),
  /** what the switch of the second step depends on; null for callers who may not change it */
  secondStep: z
    .object({
      /** how many people who sign in have yet to set one up */
      without: z.int(),
      /** whether the caller has one: only then the caller may require it of all */
      isOwn: z.boolean(),
      /** whether the operator has set the key by which secrets are kept */
      isOffered: z.boolean(),
    })
    .nullable(),
  /** the last change; null: as it was from the beginning; `person` null: not known */
  changed: z.object({ at: sentMoment(), person: z.string().nullable() }).nullable(),
});
export type ReadTenantSwitches = z.output<typeof readTenantSwitches>;

/** Only the switches that are sent change. */
export const changeTenantSwitches = tenantSwitches.partial();
export type ChangeTenantSwitches = z.output<typeof changeTenantSwitches>;
