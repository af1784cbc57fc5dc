import type { TenantDb } from '../../../context.ts';
import { type RateRows, type RateRowsOf, rateRowsOf } from '../configuration.store.ts';

export type { RateRows, TenantWideRows } from '../configuration.store.ts';

/** The rows of all tables that may count between two days, for any number of organizations and provinces. */
export function readRateRows(tenant: TenantDb, of: RateRowsOf): Promise<RateRows> {
  return rateRowsOf(tenant, of);
}
