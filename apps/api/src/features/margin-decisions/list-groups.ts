import type { MarginDecision, MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { denialOf, permissionsOn } from '../../policy/authorize.ts';
import { awaitedInMargin, awaitedOrganization, type MarginStanding } from '../../policy/awaited.ts';
import { seatAmong } from '../../policy/deciders.ts';
import { decidesFor } from '../bid-decisions/decides-for.ts';
import { ruleNamesOf } from '../rules/evaluation/rule-basis.ts';
import { decidingFacts } from '../users/deciding-facts.ts';
import {
  type KnownChance,
  lockedIn,
  type OpenedChance,
  type OpenedGroup,
  openChance,
  openChances,
  openKnown,
  requireMarginGroup,
  requireMarginGroupOn,
  viewOf,
} from './load-margin-groups.ts';
import { marginGroupRules } from './margin-decisions.policy.ts';
import { marginDecisionsOf, openMarginGroups, type StoredMarginDecision } from './margin-decisions.store.ts';
import { isFinal, isOpen, progressOf, type Round } from './round.reducer.ts';

const pendingLimit = 200;

type GroupsOfChance = { chanceId: string; name: string; chanceState: ChanceState; groups: MarginDecisionGroup[] };
type Conversation = { group: MarginDecisionGroup; marginDecisions: MarginDecision[]; chanceState: ChanceState };

/**
 * Every group of a Chance with the state it stands in. Also those the caller may not open, so that it sees who is asked.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function marginGroupsOfChance(work: UnitOfWork, chanceId: string): Promise<GroupsOfChance> {
  return groupsFor(work, await openChance(work, chanceId));
}

/** The groups of several Chances; null for one that the caller may not view. */
export async function marginGroupsOfChances(
  work: UnitOfWork,
  chanceIds: readonly string[],
): Promise<(GroupsOfChance | null)[]> {
  const opened = await openChances(work, chanceIds);
  return opened.map((chance) => chance && groupsFor(work, chance));
}

/** The same of a Chance that was read in this transaction. */
export async function marginGroupsOn(work: UnitOfWork, { chance, facts }: KnownChance): Promise<GroupsOfChance> {
  return groupsFor(work, await openKnown(work, chance, facts));
}

/**
 * A group with its conversation over all rounds.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function marginConversation(work: UnitOfWork, groupId: string): Promise<Conversation> {
  return conversationFor(work, await requireMarginGroup(work, groupId));
}

/** The same of a Chance that was read in this transaction. @throws {DomainError} NOT_FOUND */
export async function marginConversationOn(
  work: UnitOfWork,
  known: KnownChance,
  groupId: string,
): Promise<Conversation> {
  return conversationFor(work, await requireMarginGroupOn(work, known, groupId));
}

/** Open rounds the caller may view, per Chance, the nearest submission first; none for those who could never act. */
export async function pendingMarginGroups(work: UnitOfWork) {
  const { actor } = work;
  const facts = await decidingFacts(work);
  if (actor.role === 'Viewer' && !facts.absences.some(({ deputyId }) => deputyId === actor.userId)) return [];
  const rows = await openMarginGroups(work, pendingLimit);
  const opened = rows.map(({ chance, group }) => ({
    chance,
    group: { group, view: viewOf(chance, group, facts, lockedIn(chance.state)), isStale: false, changes: null },
  }));
  const visible = opened.filter(({ group }) => !denialOf(actor, marginGroupRules.view, group.view));
  const chances = new Map(visible.map(({ chance }) => [chance.id, chance]));
  return [...chances.values()].map(({ id, name }) => ({
    chanceId: id,
    name,
    groups: visible.filter(({ chance }) => chance.id === id).map(({ group }) => groupFor(actor, group)),
  }));
}

function groupsFor({ actor }: UnitOfWork, { chance, groups }: OpenedChance): GroupsOfChance {
  const { id: chanceId, name, state: chanceState } = chance;
  return { chanceId, name, chanceState, groups: groups.map((group) => groupFor(actor, group)) };
}

async function conversationFor(
  work: UnitOfWork,
  { chance, target }: Pick<OpenedChance, 'chance'> & { target: OpenedGroup },
): Promise<Conversation> {
  const decisions = await marginDecisionsOf(work, target.group.id);
  return { group: groupFor(work.actor, target), marginDecisions: decisions.map(toEntry), chanceState: chance.state };
}

function groupFor(actor: UserActor, { group, isStale, changes, ...opened }: OpenedGroup): MarginDecisionGroup {
  const awaited = awaitedInMargin(standingOf(group), actor.mainOrganizationId);
  const due = awaited.flatMap(({ right, organizationId }) => (right === 'decideMargin' ? [organizationId] : []));
  const view = { ...opened.view, seatOrganizationId: seatAmong(actor, due, 'margin', opened.view) };
  return {
    id: group.id,
    chanceId: group.chanceId,
    operationalOrganizationId: group.operationalOrganizationId,
    operationalOrganizationName: group.operationalOrganization.name,
    operationalOrganizationShortName: group.operationalOrganization.shortName,
    awaitingOrganizationId: awaitedOrganization(awaited, actor.organizationId),
    currentDecision: group.outcome,
    round: group.round,
    isFinal: isFinal(group),
    isContested: group.outcome === 'contested',
    autoApproved: group.autoApproved,
    progress: progressOf(group),
    participantsOnDecisionGroup: group.participants.map(({ organization, vote, reason }) => ({
      id: organization.id,
      organizationName: organization.name,
      shortName: organization.shortName,
      isOperational: organization.isOperational,
      hasDecided: vote !== null,
      reason,
      ruleNames: ruleNamesOf(group.ruleBasis, organization.id),
    })),
    ...permissionsOn(actor, marginGroupRules, view),
    decidesFor: denialOf(actor, marginGroupRules.decide, view)
      ? null
      : decidesFor(actor, 'margin', { ...view, participants: group.participants }),
    margin: group.margin,
    totalCost: group.totalCost,
    minutes: group.minutes,
    revenue: group.revenue,
    netProfit: group.netProfit,
    requestedAt: group.requestedAt?.toISOString() ?? null,
    recalculationRequestedAt: group.recalculationRequestedAt?.toISOString() ?? null,
    recalculationReason: group.recalculationReason,
    isStale,
    changes,
    ruleFindings: group.ruleBasis.findings,
    rulesChangedAt: isOpen(group) ? (group.rulesChangedAt?.toISOString() ?? null) : null,
    restatement: group.restatement,
    createdAt: group.createdAt.toISOString(),
    finalAt: isFinal(group) ? (group.decidedAt?.toISOString() ?? null) : null,
  };
}

function toEntry({
  groupId,
  decidedById,
  decidedBy,
  onBehalfOf,
  createdAt,
  ...entry
}: StoredMarginDecision): MarginDecision {
  const {
    id,
    round,
    organizationId,
    decision,
    comment,
    findings,
    changes,
    margin,
    totalCost,
    minutes,
    revenue,
    netProfit,
  } = entry;
  return {
    id,
    marginDecisionGroupId: groupId,
    round,
    decidedBy: decidedById,
    organizationId,
    decision,
    comment,
    findings,
    changes,
    margin,
    totalCost,
    minutes,
    revenue,
    netProfit,
    createdAt: createdAt.toISOString(),
    userOnDecision: decidedBy,
    onBehalfOf,
  };
}

function standingOf({ outcome, participants }: Round): MarginStanding {
  return {
    outcome,
    participants: participants.map(({ organizationId, vote }) => ({ organizationId, hasVoted: vote !== null })),
  };
}
