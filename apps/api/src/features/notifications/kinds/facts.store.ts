import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { awaitedPeople } from '../../chance/view/awaited-people.ts';
import { taskFactsOf } from '../../tasks/task-facts.ts';
import { managedOrganizationIds, membersOf } from '../../users/users.ts';
import type { Facts } from './facts.ts';

const organization = { select: { shortName: true } } as const;
const participants = { select: { organizationId: true }, orderBy: { position: 'asc' } } as const;

/**
 * Reads everything that decides who is notified about a Chance.
 *
 * @returns null when the tenant has no such Chance
 */
export async function factsOf(tenant: TenantDb<Actor> & { today: string }, chanceId: string): Promise<Facts | null> {
  const { mainOrganizationId } = tenant.actor;
  const found = await awaitedPeople(tenant, chanceId);
  if (!found) return null;
  const { chance } = found;
  const of = { mainOrganizationId, chanceId };
  const bidGroups = await tenant.db.bidGroup.findMany({
    where: of,
    include: { operationalOrganization: organization, participants, decisions: { orderBy: { position: 'asc' } } },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  const marginGroups = await tenant.db.marginGroup.findMany({
    where: of,
    include: { operationalOrganization: organization, participants, decisions: { orderBy: { position: 'asc' } } },
    orderBy: { operationalOrganizationId: 'asc' },
  });
  const seeing = [mainOrganizationId, ...chance.participations.map(({ organizationId }) => organizationId)];
  const members = await membersOf(tenant, [...new Set(seeing)]);
  const marginGroupIds = new Set(marginGroups.map(({ id }) => id));
  return {
    mainOrganizationId,
    chance: {
      ...{ id: chance.id, name: chance.name, shortNumber: chance.shortNumber, state: chance.state },
      ...{ isArchived: chance.archivedAt !== null, organizationId: chance.organizationId, ownerId: chance.ownerId },
      reasonForLoss: [chance.lossReason, chance.reasonForLoss].filter(Boolean).join(': ') || null,
    },
    people: members.map(({ id, organizationId, role, firstname, lastname, organization: { shortName } }) => ({
      ...{ id, organizationId, role, name: `${firstname} ${lastname}`, organizationShortName: shortName },
    })),
    managed: await managedOrganizationIds(tenant),
    operating: chance.participations.flatMap(({ isOperational, organizationId }) =>
      isOperational ? [organizationId] : [],
    ),
    bidding: chance.participations.flatMap(({ isBidding, organizationId }) => (isBidding ? [organizationId] : [])),
    bidGroups: bidGroups.map(({ decisions, ...group }) => ({
      ...placeOf(group),
      ...{ decision: group.currentDecision, isFinal: group.isFinal, autoApproved: group.autoApproved },
      entries: decisions.map((entry) => ({ ...entry, userId: entry.decidedById })),
    })),
    marginGroups: marginGroups.map(({ decisions, ...group }) => ({
      ...placeOf(group),
      ...{ round: group.round, outcome: group.outcome, margin: group.margin, autoApproved: group.autoApproved },
      ...{ revenue: group.revenue, netProfit: group.netProfit },
      recalculationRequestedAt: group.recalculationRequestedAt,
      entries: decisions.map((entry) => ({ ...entry, userId: entry.decidedById, action: entry.decision })),
    })),
    awaited: found.people.map(({ groupId, userId, right, since, onBehalfOf }) => ({
      ...{ groupId, userId, right, since },
      isMargin: marginGroupIds.has(groupId),
      onBehalfOf,
    })),
    calculations: calculationsOf(chance.services),
    tasks: await taskFactsOf(tenant, chance.id),
  };
}

function placeOf(group: {
  id: string;
  operationalOrganizationId: number;
  operationalOrganization: { shortName: string };
  participants: { organizationId: number }[];
}) {
  return {
    id: group.id,
    organizationId: group.operationalOrganizationId,
    organizationShortName: group.operationalOrganization.shortName,
    participants: group.participants.map(({ organizationId }) => organizationId),
  };
}

function calculationsOf(
  services: readonly { operationalOrganizationId: number; recalculatedAt: Date | null }[],
): Facts['calculations'] {
  const latest = new Map<number, Date | null>();
  for (const { operationalOrganizationId: id, recalculatedAt } of services) {
    const known = latest.get(id) ?? null;
    latest.set(id, known && (!recalculatedAt || known > recalculatedAt) ? known : recalculatedAt);
  }
  return [...latest].map(([organizationId, lastCalculatedAt]) => ({ organizationId, lastCalculatedAt }));
}
