import type { BidDecision, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { denialOf, permissionsOn } from '../../policy/authorize.ts';
import { awaitedInBid, awaitedOrganization, isContested } from '../../policy/awaited.ts';
import { seatAmong } from '../../policy/deciders.ts';
import { findChances, requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { ruleNamesOf } from '../rules/evaluation/rule-basis.ts';
import type { DecidingFacts } from '../users/deciding-facts.store.ts';
import { decidingFacts, decidingFactsSoon } from '../users/deciding-facts.ts';
import { bidGroupRules } from './bid-decisions.policy.ts';
import {
  bidDecisionsOf,
  bidGroupsOf,
  openBidGroups,
  type StoredBidDecision,
  type StoredBidGroup,
} from './bid-decisions.store.ts';
import { progressOf } from './bid-group.reducer.ts';
import { decidesFor } from './decides-for.ts';
import {
  type ChanceOfGroup,
  type LoadedBidGroup,
  requireBidGroup,
  requireBidGroupOn,
  viewOf,
} from './load-bid-group.ts';

const pendingLimit = 200;

type Conversation = { group: BidDecisionGroup; bidDecisions: BidDecision[]; chanceState: ChanceState };

/**
 * Every group of a Chance. Also those the caller may not open, so that it sees who else is asked.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function bidGroupsOfChance(work: UnitOfWork, chanceId: string): Promise<BidDecisionGroup[]> {
  const askFacts = decidingFactsSoon(work);
  const chance = await requireChance(work, chanceId);
  const groups = await bidGroupsOf(work, [chance.id]);
  const facts = await askFacts();
  return groups.map((group) => groupFor(work.actor, { chance, group, facts }));
}

/** The same of several Chances, in two statements independent of their number; null for one that the caller may not view. */
export async function bidGroupsOfChances(
  work: UnitOfWork,
  chanceIds: readonly string[],
): Promise<(BidDecisionGroup[] | null)[]> {
  const askFacts = decidingFactsSoon(work);
  const find = await findChances(work, chanceIds);
  const chances = chanceIds.map((id) => find(id) ?? null);
  const groups = await bidGroupsOf(
    work,
    chances.flatMap((chance) => chance?.id ?? []),
  );
  const facts = await askFacts();
  return chances.map((chance) => {
    if (!chance) return null;
    const own = groups.filter(({ chanceId }) => chanceId === chance.id);
    return own.map((group) => groupFor(work.actor, { chance, group, facts }));
  });
}

/**
 * A group with its conversation.
 *
 * @param chanceId the Chance it must belong to; left out, any
 * @throws {DomainError} NOT_FOUND
 */
export async function bidConversation(
  work: UnitOfWork,
  groupId: string,
  chanceId: string | null = null,
): Promise<Conversation> {
  const loaded = await requireBidGroup(work, groupId);
  if (chanceId !== null && loaded.group.chanceId !== chanceId) throw new DomainError('NOT_FOUND');
  return conversationFor(work, loaded);
}

/** The same of a Chance that was read already. @throws {DomainError} NOT_FOUND */
export async function bidConversationOn(
  work: UnitOfWork,
  chance: StoredChance,
  groupId: string,
): Promise<Conversation> {
  return conversationFor(work, await requireBidGroupOn(work, chance, groupId));
}

/** Open groups the caller may view, per Chance, the nearest submission first; none for those who could never act. */
export async function pendingBidGroups(work: UnitOfWork) {
  const { actor } = work;
  const facts = await decidingFacts(work);
  if (actor.role === 'Viewer' && !facts.absences.some(({ deputyId }) => deputyId === actor.userId)) return [];
  const rows = await openBidGroups(work, pendingLimit);
  const visible = rows.filter(
    ({ chance, group }) => !denialOf(actor, bidGroupRules.view, viewOf(chance, group, facts)),
  );
  const chances = new Map(visible.map(({ chance }) => [chance.id, chance]));
  return [...chances.values()].map(({ id, name }) => ({
    chanceId: id,
    name,
    groups: visible.filter(({ chance }) => chance.id === id).map((one) => groupFor(actor, { ...one, facts })),
  }));
}

export async function conversationFor(
  work: UnitOfWork,
  { chance, group, facts }: LoadedBidGroup,
): Promise<Conversation> {
  const decisions = await bidDecisionsOf(work, group.id);
  return {
    group: groupFor(work.actor, { chance, group, facts }),
    bidDecisions: decisions.map((entry) => toEntry(entry, group, decisions)),
    chanceState: chance.state,
  };
}

export function groupFor(
  actor: UserActor,
  { chance, group, facts }: { chance: ChanceOfGroup; group: StoredBidGroup; facts: DecidingFacts },
): BidDecisionGroup {
  const awaited = awaitedInBid(group, actor.mainOrganizationId);
  const due = awaited.flatMap(({ right, organizationId }) => (right === 'decideBid' ? [organizationId] : []));
  const view = { ...viewOf(chance, group, facts), ...facts, seatOrganizationId: seatAmong(actor, due, 'bid', facts) };
  return {
    id: group.id,
    chanceId: group.chanceId,
    operationalOrganizationId: group.operationalOrganizationId,
    operationalOrganizationName: group.operationalOrganization.name,
    operationalOrganizationShortName: group.operationalOrganization.shortName,
    awaitingOrganizationId: awaitedOrganization(awaited, actor.organizationId),
    currentDecision: group.currentDecision,
    currentFlipOrganizationId: group.flipOrganizationId,
    isFinal: group.isFinal,
    isContested: isContested(group),
    autoApproved: group.autoApproved,
    progress: progressOf(group),
    participantsOnDecisionGroup: group.participants.map(({ organization, hasAgreed, reason }) => ({
      id: organization.id,
      organizationName: organization.name,
      shortName: organization.shortName,
      isOperational: organization.isOperational,
      hasDecided: hasAgreed,
      reason,
      ruleNames: ruleNamesOf(group.ruleBasis, organization.id),
    })),
    ...permissionsOn(actor, bidGroupRules, view),
    decidesFor: denialOf(actor, bidGroupRules.decide, view)
      ? null
      : decidesFor(actor, 'bid', { ...view, participants: group.participants }),
    withdrawnAt: group.withdrawnAt?.toISOString() ?? null,
    withdrawalReason: group.withdrawalReason,
    mayChangeParticipants: !denialOf(actor, bidGroupRules.changeParticipants, view),
    ruleFindings: group.ruleBasis.findings,
    rulesChangedAt: group.isFinal ? null : (group.rulesChangedAt?.toISOString() ?? null),
    restatement: group.restatement,
    createdAt: group.createdAt.toISOString(),
    finalAt: group.finalAt?.toISOString() ?? null,
  };
}

function toEntry(
  {
    id,
    groupId,
    organizationId,
    decidedById,
    decidedBy,
    onBehalfOf,
    decision,
    action,
    comment,
    createdAt,
    findings,
  }: StoredBidDecision,
  { participants }: StoredBidGroup,
  all: readonly StoredBidDecision[],
): BidDecision {
  const first = all.find((entry) => entry.action !== 'Comment');
  const isAsked = participants.some((participant) => participant.organizationId === organizationId);
  return {
    id,
    bidDecisionGroupId: groupId,
    participantId: isAsked ? organizationId : null,
    decidedBy: decidedById,
    organizationId,
    decision,
    action,
    isFirst: first?.id === id && action === 'Approve',
    comment,
    findings,
    createdAt: createdAt.toISOString(),
    userOnDecision: decidedBy,
    onBehalfOf,
  };
}
