import { Prisma } from '@zuschlag/db/generated/client';
import type { TenantDb } from '../../context.ts';
import type { TotalsBlock, TotalsOfChance } from './totals.ts';

/** Totals are no edit of the details: the version stays, so that an open form is not refused because others calculate. */
export async function writeTotals(
  { actor, db }: TenantDb,
  chanceId: string,
  { regular, additional, rates }: TotalsOfChance,
): Promise<void> {
  const key = { mainOrganizationId: actor.mainOrganizationId, id: chanceId };
  const { estimateRevenue } = await db.chance.findUniqueOrThrow({
    where: { mainOrganizationId_id: key },
    select: { estimateRevenue: true },
  });
  const { count, costDetails, minutes, ...figures } = regular.count > 0 ? regular : nothing;
  await db.chance.update({
    where: { mainOrganizationId_id: key },
    data: {
      ...figures,
      serviceCount: count,
      minutes: minutes === null ? null : BigInt(Math.round(minutes)),
      costDetails: costDetails ?? Prisma.DbNull,
      additionalServiceCount: additional.count,
      additionalTotals: additional.count > 0 ? shortOf(additional) : Prisma.DbNull,
      effectiveRevenue: figures.revenue ?? (estimateRevenue === null ? null : Number(estimateRevenue)),
      socialSecurity: rates?.socialSecurity ?? null,
      liabilityInsurance: rates?.liabilityInsurance ?? null,
      professionalAssociation: rates?.professionalAssociation ?? null,
    },
  });
}

const nothing: { [key in Exclude<keyof TotalsBlock, 'count'>]: null } & { count: 0 } = {
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
