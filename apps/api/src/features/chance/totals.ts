import type { CostDetails } from '@zuschlag/validation/services/cost-details';
import type { TenantDb } from '../../context.ts';
import { writeTotals } from './totals.store.ts';

/** Sums of a block of services as the engine forms them. */
export type TotalsBlock = {
  readonly count: number;
  readonly revenue: number;
  readonly totalCost: number;
  readonly profit: number;
  readonly margin: number | null;
  readonly surcharge: number | null;
  readonly minutes: number;
  readonly pricePerHour: number | null;
  readonly monthlyRevenue: number;
  readonly yearlyRevenue: number;
  readonly costDetails: CostDetails;
};

/** The engine's aggregate; `rates` is null while a table has no row in force on the first contract day. */
export type TotalsOfChance = {
  readonly regular: TotalsBlock;
  readonly additional: TotalsBlock;
  readonly rates: {
    readonly socialSecurity: number;
    readonly liabilityInsurance: number;
    readonly professionalAssociation: number;
  } | null;
};

/**
 * Stores what the services of a Chance add up to, so that lists sort and filter by it. Additional services never count
 * into the totals; without a regular one every total is null and the estimate stands in for the revenue.
 */
export function storeTotals(tenant: TenantDb, chanceId: string, totals: TotalsOfChance): void {
  writeTotals(tenant, chanceId, totals);
}
