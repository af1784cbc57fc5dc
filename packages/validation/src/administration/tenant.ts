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
});
export type TenantSwitches = z.output<typeof tenantSwitches>;
export type TenantSwitch = keyof TenantSwitches;

export const readTenantSwitches = tenantSwitches.extend({
  mayChange: z.boolean(),
  /** the last change; null: as it was from the beginning; `person` null: not known */
  changed: z.object({ at: sentMoment(), person: z.string().nullable() }).nullable(),
});
export type ReadTenantSwitches = z.output<typeof readTenantSwitches>;

/** Only the switches that are sent change. */
export const changeTenantSwitches = tenantSwitches.partial();
export type ChangeTenantSwitches = z.output<typeof changeTenantSwitches>;
