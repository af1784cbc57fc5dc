import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';
import { type RateRows, rateRowsOf } from '../configuration.store.ts';

export type { RateRows, TenantWideRows } from '../configuration.store.ts';

/** The rows of all tables but that of the wages that may count between two days, for any number of organizations and provinces. */
export function readRateRows(
  tenant: TenantDb,
  of: { organizationIds: readonly number[]; provinces: readonly Province[]; from: string; until: string },
): Promise<RateRows> {
  return rateRowsOf(tenant, of);
}
