import type { TenantDb } from '../../../context.ts';

export type OfferSums = {
  chanceId: string;
  organizationId: number;
  revenue: number;
  totalCost: number;
  permanentRevenue: number | null;
  permanentCost: number | null;
  mobileRevenue: number | null;
  mobileCost: number | null;
  nonTariffAllowance: number;
  /** overheads and risk; null without them */
  overheads: number | null;
};

/** The sums of the regular services of each organization on Chances. */
export async function offerSums(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceIds: readonly string[],
): Promise<OfferSums[]> {
  return db.$queryRaw<OfferSums[]>`
    select "chanceId", "operationalOrganizationId" as "organizationId",
      coalesce(sum(revenue), 0) as revenue, coalesce(sum("totalCost"), 0) as "totalCost",
      sum(revenue) filter (where type = 'PERMANENT') as "permanentRevenue",
      sum("totalCost") filter (where type = 'PERMANENT') as "permanentCost",
      sum(revenue) filter (where type = 'MOBILE') as "mobileRevenue",
      sum("totalCost") filter (where type = 'MOBILE') as "mobileCost",
      max("nonTariffAllowance")::float8 as "nonTariffAllowance",
      sum((result #>> '{profitAfterOverheads,overheads,amount}')::float8
        + (result #>> '{profitAfterOverheads,risk,amount}')::float8) as overheads
    from service
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = any (${[...chanceIds]}::uuid[]) and not additional
    group by "chanceId", "operationalOrganizationId"`;
}
