import type { TenantDb } from '../../../context.ts';
import { markedOpenChances } from './open-services.store.ts';

/** The ids of the open Chances of the tenant whose stored figures rest on changed table rows, the nearest submission first. */
export function chancesOnChangedRates(tenant: TenantDb): Promise<string[]> {
  return markedOpenChances(tenant);
}
