import type { Bid } from '@zuschlag/validation/vocabulary';
import { seatOf, type WhoDecides } from './deciders.ts';
import { type Member, managerOfMainOrganization } from './relations.ts';

/**
 * Whom a decision group waits for, and by which right: the one answer for mails, for the next actions of a Chance and for
 * the group itself. `awaited.pure.test.ts` compares it with the policies of the groups.
 */
export type AwaitedAnswer = {
  organizationId: number;
  right: 'decideBid' | 'decideMargin' | 'overrule';
  task: 'bid' | 'bidAgree' | 'margin' | 'overrule';
};

/** Participants in the order in which they were asked; the first is the organization that the group is about. */
export type BidStanding = {
  currentDecision: Bid | null;
  flips: number;
  isFinal: boolean;
  participants: readonly { organizationId: number; hasAgreed: boolean }[];
};
export type MarginStanding = {
  outcome: string | null;
  participants: readonly { organizationId: number; hasVoted: boolean }[];
};

/** How many disagreements make a bid contested, so that the main organization should overrule. */
const CONTESTED_FROM = 2;

export function isContested({ flips, isFinal }: Pick<BidStanding, 'flips' | 'isFinal'>): boolean {
  return flips >= CONTESTED_FROM && !isFinal;
}

/**
 * Before the first decision the organization that the group is about; then every participant that does not agree yet,
 * and of a contested group also the main organization.
 *
 * @source docs/domain.md, Bid decisions
 */
export function awaitedInBid(group: BidStanding, mainOrganizationId: number): AwaitedAnswer[] {
  const { currentDecision, isFinal, participants } = group;
  if (isFinal) return [];
  const missing = participants.filter(({ hasAgreed }) => !hasAgreed);
  const isFirst = currentDecision === null;
  const asked = (isFirst ? missing.slice(0, 1) : missing).map(
    ({ organizationId }): AwaitedAnswer => ({
      organizationId,
      right: 'decideBid',
      task: isFirst ? 'bid' : 'bidAgree',
    }),
  );
  return !isFirst && isContested(group) ? [...asked, overruleBy(mainOrganizationId)] : asked;
}

/**
 * Every participant that has not voted in an open round; of a contested one the main organization.
 *
 * @source docs/domain.md, Margin decisions
 */
export function awaitedInMargin(
  { outcome, participants }: MarginStanding,
  mainOrganizationId: number,
): AwaitedAnswer[] {
  if (outcome === 'contested') return [overruleBy(mainOrganizationId)];
  if (outcome !== 'open') return [];
  return participants
    .filter(({ hasVoted }) => !hasVoted)
    .map(({ organizationId }) => ({ organizationId, right: 'decideMargin', task: 'margin' }));
}

/** A margin group, as far as its organization may have to calculate anew. */
export type SentBack = { outcome: string | null; decidedAt: Date | null; recalculationRequestedAt: Date | null };

/**
 * Since when the organization of a margin group owes a new calculation: after a rejection or a request for new figures,
 * even if the figures come out equal.
 *
 * @param lastCalculatedAt of its services; null before the first calculation
 * @returns null when it owes none
 */
export function owesCalculationSince(
  { outcome, decidedAt, recalculationRequestedAt }: SentBack,
  lastCalculatedAt: Date | null,
): Date | null {
  const sentBackAt = recalculationRequestedAt ?? (outcome === 'rejected' ? decidedAt : null);
  return sentBackAt && (lastCalculatedAt === null || lastCalculatedAt <= sentBackAt) ? sentBackAt : null;
}

/**
 * The one organization that a group names as awaited: the viewer's own if it is, else the first. Participants come before
 * the main organization, which overrules.
 *
 * @returns null when the group waits for no answer
 */
export function awaitedOrganization(awaited: readonly AwaitedAnswer[], viewer: number): number | null {
  const participants = awaited.filter(({ right }) => right !== 'overrule');
  const named = participants.length > 0 ? participants : awaited;
  return (named.find(({ organizationId }) => organizationId === viewer) ?? named[0])?.organizationId ?? null;
}

/**
 * Whether a person may give the answer that is awaited.
 *
 * @param who who decides for the organizations of the tenant today
 */
export function mayAnswer(person: Member, { organizationId, right }: AwaitedAnswer, who: WhoDecides): boolean {
  if (right === 'overrule') return person.organizationId === organizationId && managerOfMainOrganization(person);
  return seatOf(person, organizationId, right === 'decideBid' ? 'bid' : 'margin', who) !== null;
}

function overruleBy(organizationId: number): AwaitedAnswer {
  return { organizationId, right: 'overrule', task: 'overrule' };
}
