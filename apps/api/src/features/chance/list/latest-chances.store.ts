import { plain } from '@zuschlag/db/decimals';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dayOf } from '../../../database/date-columns.ts';
import { whereVisible } from '../../../policy/visibility.ts';

export type LatestChance = Awaited<ReturnType<typeof newestChances>>[number];

/**
 * The newest Chances that the actor sees and that are not archived, with what rules are judged by.
 *
 * @param isCalculated only those with a service that counts
 */
export async function newestChances(
  { actor, db }: TenantDb<UserActor>,
  { count, isCalculated }: { count: number; isCalculated: boolean },
) {
  const rows = await db.chance.findMany({
    where: {
      mainOrganizationId: actor.mainOrganizationId,
      archivedAt: null,
      ...(isCalculated ? { serviceCount: { gt: 0 } } : {}),
      AND: whereVisible(actor),
    },
    select: {
      id: true,
      name: true,
      shortNumber: true,
      state: true,
      submission: true,
      durationMonths: true,
      escalationClause: true,
      estimateRevenue: true,
      participations: {
        where: { isOperational: true },
        select: { isBidding: true, organization: { select: { id: true, shortName: true } } },
        orderBy: { organizationId: 'asc' },
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: count,
  });
  return rows.map((row) => {
    const { participations, submission, ...chance } = plain(row);
    const organizations = participations.map(({ isBidding, organization }) => ({ ...organization, isBidding }));
    return { ...chance, submission: dayOf(submission), organizations };
  });
}
