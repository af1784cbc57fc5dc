import type { TenantDb } from '../../../context.ts';

/**
 * Where the decision groups of a Chance stand. They belong to features that lie right of this one, whose tables may be
 * read here, whose verbs may not be called.
 */
export async function bidGroupStatuses({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  const groups = await db.bidGroup.findMany({
    where: { mainOrganizationId, chanceId },
    select: {
      id: true,
      operationalOrganizationId: true,
      operationalOrganization: { select: { shortName: true } },
      currentDecision: true,
      flips: true,
      isFinal: true,
      createdAt: true,
      finalAt: true,
      participants: {
        select: { organizationId: true, hasAgreed: true, organization: { select: { shortName: true } } },
        orderBy: { position: 'asc' },
      },
      decisions: {
        where: { action: { not: 'Comment' } },
        select: { organizationId: true, createdAt: true },
        orderBy: { position: 'desc' },
      },
    },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  return groups.map(({ decisions, participants, ...group }) => ({
    ...group,
    lastDecidedAt: decisions[0]?.createdAt ?? null,
    participants: participants.map(({ organization, ...rest }) => ({
      ...rest,
      name: organization.shortName,
      /** null before the organization's own first decision */
      decidedAt: decisions.find(({ organizationId }) => organizationId === rest.organizationId)?.createdAt ?? null,
    })),
  }));
}

const votes = ['Approve', 'Reject'] as const;

export async function marginGroupStatuses({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  const groups = await db.marginGroup.findMany({
    where: { mainOrganizationId, chanceId },
    select: {
      id: true,
      operationalOrganizationId: true,
      operationalOrganization: { select: { shortName: true } },
      round: true,
      outcome: true,
      requestedAt: true,
      decidedAt: true,
      recalculationRequestedAt: true,
      participants: {
        select: { organizationId: true, organization: { select: { shortName: true } } },
        orderBy: { position: 'asc' },
      },
      decisions: {
        where: { decision: { in: [...votes] } },
        select: { round: true, organizationId: true, createdAt: true },
      },
    },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  return groups.map(({ decisions, participants, ...group }) => {
    const ofRound = decisions.filter(({ round }) => round === group.round);
    const latest = Math.max(0, ...ofRound.map(({ createdAt }) => createdAt.getTime()));
    return {
      ...group,
      lastVotedAt: latest > 0 ? new Date(latest) : null,
      participants: participants.map(({ organization, organizationId }) => ({
        organizationId,
        name: organization.shortName,
        hasVoted: ofRound.some((vote) => vote.organizationId === organizationId),
      })),
    };
  });
}

export type BidGroupStatus = Awaited<ReturnType<typeof bidGroupStatuses>>[number];
export type MarginGroupStatus = Awaited<ReturnType<typeof marginGroupStatuses>>[number];
