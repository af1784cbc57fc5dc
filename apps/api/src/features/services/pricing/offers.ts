import type { TenantDb } from '../../../context.ts';
import { offerSums } from './offers.store.ts';

/** What an organization offers on a Chance in its regular services; margins are fractions, null without revenue. */
export type Offer = {
  revenue: number;
  margin: number | null;
  permanentMargin: number | null;
  mobileMargin: number | null;
  /** the profit after overheads and risk; null without them */
  profitMargin: number | null;
  /** the highest allowance of its services, in EUR per hour; null without a service */
  nonTariffAllowance: number | null;
};

/** The offers on Chances by their stored figures, in one statement. @returns an offer; undefined without regular services */
export async function offersOfChances(
  tenant: TenantDb,
  chanceIds: readonly string[],
): Promise<(chanceId: string, organizationId: number) => Offer | undefined> {
  const rows = chanceIds.length === 0 ? [] : await offerSums(tenant, chanceIds);
  const offers = new Map(
    rows.map((row): [string, Offer] => [
      `${row.chanceId} ${row.organizationId}`,
      {
        revenue: row.revenue,
        margin: marginOf(row.revenue, row.totalCost),
        permanentMargin: marginOf(row.permanentRevenue, row.permanentCost),
        mobileMargin: marginOf(row.mobileRevenue, row.mobileCost),
        profitMargin: row.overheads === null ? null : marginOf(row.revenue, row.totalCost + row.overheads),
        nonTariffAllowance: row.nonTariffAllowance,
      },
    ]),
  );
  return (chanceId, organizationId) => offers.get(`${chanceId} ${organizationId}`);
}

/** @returns the share of the revenue that is left after costs; null without revenue */
export function marginOf(revenue: number | null, totalCost: number | null): number | null {
  return revenue ? (revenue - (totalCost ?? 0)) / revenue : null;
}
