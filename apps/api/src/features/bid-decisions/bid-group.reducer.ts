import type { Bid } from '@zuschlag/validation/vocabulary';
import { DomainError } from '../../errors.ts';
import type { BidMove } from './bid-action.ts';
import type { Participant } from './participants/select-participants.ts';

/** The state of a group. Participants are in the order of joining; the first is the group's own organization. */
export type BidGroup = {
  participants: readonly BidParticipant[];
  currentDecision: Bid | null;
  /** the last organization that reversed the decision; null once it is final */
  flipOrganizationId: number | null;
  flips: number;
  isFinal: boolean;
  isOverruled: boolean;
  autoApproved: boolean;
};
export type BidParticipant = Participant & { hasAgreed: boolean };

/**
 * A new group, without a decision unless the organization has a standing vote. Without other participants that vote is
 * final.
 *
 * @source docs/domain.md, Bid decisions
 */
export function newBidGroup(participants: readonly Participant[], standingVote: Bid | null): BidGroup {
  const group = settleBidGroup({
    participants: participants.map((participant, index) => ({
      ...participant,
      hasAgreed: index === 0 && standingVote !== null,
    })),
    currentDecision: standingVote,
    flipOrganizationId: null,
    flips: 0,
    isFinal: false,
    isOverruled: false,
    autoApproved: false,
  });
  return { ...group, autoApproved: group.isFinal };
}

/**
 * The group after an organization's move.
 *
 * @throws {DomainError} NOT_YOUR_TURN when another organization than the group's own decides first
 * @throws {DomainError} ALREADY_DECIDED when it agrees a second time
 * @throws {DomainError} NOT_PERMITTED when it is neither a participant nor overrules
 */
export function applyBidAction(group: BidGroup, organizationId: number, move: BidMove): BidGroup {
  if (move.kind === 'comment') return group;
  if (move.kind === 'overrule') return applyOverrule(group, organizationId, move.decision);
  const participant = participantOf(group, organizationId);
  if (!participant) throw new DomainError('NOT_PERMITTED');
  if (move.kind === 'agree') {
    if (participant.hasAgreed) throw new DomainError('ALREADY_DECIDED');
    return settleBidGroup({
      ...group,
      participants: withAgreement(group, (id, hasAgreed) => hasAgreed || id === organizationId),
    });
  }
  if (move.kind === 'first' && !mayDecideFirst(group, organizationId)) throw new DomainError('NOT_YOUR_TURN');
  const isFlip = move.kind === 'flip';
  return settleBidGroup({
    ...group,
    currentDecision: move.decision,
    participants: withAgreement(group, (id) => id === organizationId),
    flipOrganizationId: isFlip ? organizationId : null,
    flips: group.flips + (isFlip ? 1 : 0),
  });
}

/** The first decision belongs to the organization the group is about. */
export function mayDecideFirst({ participants }: Pick<BidGroup, 'participants'>, organizationId: number): boolean {
  return participants[0]?.organizationId === organizationId;
}

/** Asks one more organization, after the others. */
export function withParticipant(group: BidGroup, added: Participant): BidGroup {
  requireOpen(group);
  if (participantOf(group, added.organizationId)) {
    throw new DomainError('ALREADY_PARTICIPANT');
  }
  return { ...group, participants: [...group.participants, { ...added, hasAgreed: false }] };
}

/**
 * The group when its own organization wants to decide after all, though the system had voted for it: the vote lapses, and
 * with it the decision, unless others have agreed to it.
 */
export function withoutStandingVote(group: BidGroup): BidGroup {
  requireOpen(group);
  const participants = group.participants.map((participant, index) =>
    index === 0 ? { ...participant, hasAgreed: false } : participant,
  );
  const isStanding = participants.some(({ hasAgreed }) => hasAgreed);
  return { ...group, participants, currentDecision: isStanding ? group.currentDecision : null };
}

/**
 * Asks an organization no longer; when it was the last that had not agreed, the group becomes final.
 *
 * @throws {DomainError} NOT_FOUND when it is not asked
 * @throws {DomainError} NOT_PERMITTED for the organization the group is about
 */
export function withoutParticipant(group: BidGroup, organizationId: number): BidGroup {
  requireOpen(group);
  if (mayDecideFirst(group, organizationId)) throw new DomainError('NOT_PERMITTED');
  const participants = group.participants.filter((participant) => participant.organizationId !== organizationId);
  if (participants.length === group.participants.length) throw new DomainError('NOT_FOUND');
  const flipOrganizationId = group.flipOrganizationId === organizationId ? null : group.flipOrganizationId;
  return settleBidGroup({ ...group, participants, flipOrganizationId });
}

/** @returns 0 to 100, the whole percent of participants that stand by the decision; 100 once it is final */
export function progressOf({ participants, isFinal, autoApproved }: BidGroup): number {
  if (isFinal || autoApproved || participants.length === 0) return 100;
  const agreed = participants.filter(({ hasAgreed }) => hasAgreed).length;
  return Math.round((100 * agreed) / participants.length);
}

function applyOverrule(group: BidGroup, organizationId: number, decision: Bid): BidGroup {
  const participants = participantOf(group, organizationId)
    ? group.participants
    : [...group.participants, { organizationId, reason: 'overrule' as const, hasAgreed: true }];
  return {
    ...group,
    currentDecision: decision,
    // Supporters of the opposite do not support this decision; the overruling organization does.
    participants: participants.map((participant) => ({
      ...participant,
      hasAgreed:
        participant.organizationId === organizationId || (participant.hasAgreed && decision === group.currentDecision),
    })),
    flipOrganizationId: null,
    isFinal: true,
    isOverruled: true,
  };
}

function withAgreement(
  group: BidGroup,
  hasAgreedAfter: (organizationId: number, hasAgreed: boolean) => boolean,
): BidParticipant[] {
  return group.participants.map((participant) => ({
    ...participant,
    hasAgreed: hasAgreedAfter(participant.organizationId, participant.hasAgreed),
  }));
}

/** Final as soon as every participant stands by the decision. */
function settleBidGroup(group: BidGroup): BidGroup {
  const isFinal = group.currentDecision !== null && group.participants.every(({ hasAgreed }) => hasAgreed);
  return isFinal ? { ...group, isFinal, flipOrganizationId: null } : group;
}

function participantOf({ participants }: BidGroup, organizationId: number): BidParticipant | undefined {
  return participants.find((participant) => participant.organizationId === organizationId);
}

function requireOpen({ isFinal }: BidGroup): void {
  if (isFinal) throw new DomainError('DECISION_FINAL');
}
