import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { markedOpenChances, openStates } from './open-services.store.ts';

/** In these states changed tables and defaults matter to a Chance: until it is submitted or given up. */
export const statesOfOpenChances = openStates;

/**
 * The ids of the open Chances of the caller whose stored figures rest on changed table rows, the nearest submission first:
 * those that the caller owns, and those on which the caller's organization bids.
 */
export function chancesOnChangedRates(tenant: TenantDb<UserActor>): Promise<string[]> {
  return markedOpenChances(tenant);
}
