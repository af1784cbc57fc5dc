import { DomainError } from '../../errors.ts';
import type { Participant } from '../bid-decisions/participants/select-participants.ts';

export type Vote = 'Approve' | 'Reject';
export type MarginOutcome = 'open' | 'contested' | 'approved' | 'rejected' | 'withdrawn';

/** The standing round of a group: what was voted since the last request. `outcome` is null before the first request. */
export type Round = {
  participants: readonly Voter[];
  outcome: MarginOutcome | null;
  autoApproved: boolean;
};
export type Voter = Participant & { vote: Vote | null };

/** A new round. Without participants it is approved. */
export function newRound(participants: readonly Participant[]): Round {
  const isApproved = participants.length === 0;
  return {
    participants: participants.map((participant) => ({ ...participant, vote: null })),
    outcome: isApproved ? 'approved' : 'open',
    autoApproved: isApproved,
  };
}

/**
 * The round after an organization's binding vote: all agree one way, or it is contested and waits for an overrule;
 * without a user who may overrule, contested means rejected.
 *
 * @param mayBeOverruled whether the tenant has a user who may overrule
 * @throws {DomainError} DECISION_FINAL when the round is over
 * @throws {DomainError} NOT_PERMITTED when the organization is not asked
 * @throws {DomainError} ALREADY_DECIDED when it has voted in this round
 * @source docs/domain.md, Margin decisions
 */
export function applyVote(round: Round, organizationId: number, vote: Vote, mayBeOverruled: boolean): Round {
  if (!isOpen(round)) throw new DomainError('DECISION_FINAL');
  const voter = round.participants.find((participant) => participant.organizationId === organizationId);
  if (!voter) throw new DomainError('NOT_PERMITTED');
  if (voter.vote !== null) throw new DomainError('ALREADY_DECIDED');
  const participants = round.participants.map((participant) =>
    participant === voter ? { ...participant, vote } : participant,
  );
  return { ...round, participants, outcome: outcomeOf(participants, mayBeOverruled) };
}

/**
 * The round after an overrule. That organization belongs to the round from then on.
 *
 * @throws {DomainError} DECISION_FINAL when the round is over
 */
export function applyOverrule(round: Round, organizationId: number, vote: Vote): Round {
  if (!isOpen(round)) throw new DomainError('DECISION_FINAL');
  const isAsked = round.participants.some((participant) => participant.organizationId === organizationId);
  const participants = isAsked
    ? round.participants
    : [...round.participants, { organizationId, reason: 'overrule' as const, vote: null }];
  return { ...round, participants, outcome: vote === 'Approve' ? 'approved' : 'rejected' };
}

/** The round after another event returned the Chance to editing: without a result; the next request starts a new one. */
export function withdrawRound(round: Round): Round {
  return { ...round, outcome: 'withdrawn' };
}

/** People may still vote, overrule and comment. */
export function isOpen({ outcome }: Pick<Round, 'outcome'>): boolean {
  return outcome === 'open' || outcome === 'contested';
}

export function isFinal({ outcome }: Pick<Round, 'outcome'>): boolean {
  return outcome === 'approved' || outcome === 'rejected';
}

/** @returns 0 to 100, the whole percent of participants that voted in this round; 100 once it is final */
export function progressOf(round: Round): number {
  if (isFinal(round)) return 100;
  if (round.participants.length === 0) return 0;
  const votes = round.participants.filter(({ vote }) => vote !== null).length;
  return Math.round((100 * votes) / round.participants.length);
}

function outcomeOf(participants: readonly Voter[], mayBeOverruled: boolean): MarginOutcome {
  if (participants.some(({ vote }) => vote === null)) return 'open';
  if (participants.every(({ vote }) => vote === 'Approve')) return 'approved';
  if (participants.every(({ vote }) => vote === 'Reject')) return 'rejected';
  return mayBeOverruled ? 'contested' : 'rejected';
}
