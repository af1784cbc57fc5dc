import type { TenantDb } from '../../context.ts';
import { writeTotals } from './totals.store.ts';
import type { TotalsOfChance } from './totals-of-chance.ts';

/**
 * Stores what the services of a Chance add up to, so that lists sort and filter by it. Additional services never count
 * into the totals; without a regular one every total is null and the estimate stands in for the revenue.
 */
export function storeTotals(tenant: TenantDb, chanceId: string, totals: TotalsOfChance): void {
  writeTotals(tenant, chanceId, totals);
}
