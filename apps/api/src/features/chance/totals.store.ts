import { Prisma } from '@zuschlag/db/generated/client';
import type { TenantDb } from '../../context.ts';
import type { TotalsBlock, TotalsOfChance } from './totals-of-chance.ts';

/** Totals are no edit of the details: the version stays, so that an open form is not refused because others calculate. */
export function writeTotals(
  { actor, db }: TenantDb,
  chanceId: string,
  { regular, additional, rates }: TotalsOfChance,
): void {
  const figures = regular.count > 0 ? regular : nothing;
  const minutes = figures.minutes === null ? null : Math.round(figures.minutes);
  const rest = regular.profitAfterOverheads;
  const others = additional.count > 0 ? JSON.stringify(shortOf(additional)) : null;
  db.$executeLater(Prisma.sql`
    update chance set revenue = ${figures.revenue}::float8, "totalCost" = ${figures.totalCost}::float8,
      profit = ${figures.profit}::float8, margin = ${figures.margin}::float8, surcharge = ${figures.surcharge}::float8,
      minutes = ${minutes}::int8, "pricePerHour" = ${figures.pricePerHour}::float8,
      "monthlyRevenue" = ${figures.monthlyRevenue}::float8, "yearlyRevenue" = ${figures.yearlyRevenue}::float8,
      "serviceCount" = ${figures.count}::int, "additionalServiceCount" = ${additional.count}::int,
      "costDetails" = ${figures.costDetails && JSON.stringify(figures.costDetails)}::jsonb,
      "additionalTotals" = ${others}::jsonb,
      "profitAfterOverheads" = ${rest ? JSON.stringify(rest) : null}::jsonb,
      "effectiveRevenue" = coalesce(${figures.revenue}::float8, "estimateRevenue"::float8),
      "socialSecurity" = ${rates?.socialSecurity ?? null}::float8,
      "liabilityInsurance" = ${rates?.liabilityInsurance ?? null}::float8,
      "professionalAssociation" = ${rates?.professionalAssociation ?? null}::float8, "updatedAt" = now()
    where "mainOrganizationId" = ${actor.mainOrganizationId} and id = ${chanceId}::uuid`);
}

const nothing: { [key in Exclude<keyof TotalsBlock, 'count' | 'profitAfterOverheads'>]: null } & { count: 0 } = {
  count: 0,
  revenue: null,
  totalCost: null,
  profit: null,
  margin: null,
  surcharge: null,
  minutes: null,
  pricePerHour: null,
  monthlyRevenue: null,
  yearlyRevenue: null,
  costDetails: null,
};

function shortOf({ costDetails: _, ...figures }: TotalsBlock) {
  return figures;
}
