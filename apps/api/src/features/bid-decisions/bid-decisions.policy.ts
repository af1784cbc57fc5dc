import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { Denial, Rules } from '../../policy/authorize.ts';
import {
  managerOfMainOrganization,
  mayWrite,
  ownerOfChance,
  type WithChanceOrganization,
  type WithOperatingOrganization,
  type WithOwner,
} from '../../policy/relations.ts';
import { isFinal, isOpen, type Round } from '../margin-decisions/round.reducer.ts';
import { type BidGroup, mayDecideFirst } from './bid-group.reducer.ts';

/** What the rights on any decision group depend on; whoever asks sees the Chance. */
type OfChance = WithOwner & WithChanceOrganization & WithOperatingOrganization & { state: ChanceState };
type WithGroup = OfChance & { participants: readonly { organizationId: number }[] };

export type BidGroupView = OfChance & Pick<BidGroup, 'participants' | 'currentDecision' | 'isFinal'>;

export type MarginGroupView = OfChance &
  Round & {
    /** organizations with an active Manager, who then decides alone on margins */
    managedOrganizationIds: ReadonlySet<number>;
    /** what stands in the way of a new request, in words of `errors.ts`; null when nothing does */
    requestDenial: Denial | null;
    /** with the four-eyes switch on: who sent the standing request and may not cast the vote that decides it; else null */
    barredUserId: number | null;
  };

/** Rights on the group in which an organization decides whether it bids. */
export const bidGroupRules = {
  view: { wire: 'VIEW', who: [memberConcerned, ownerOfChance] },
  comment: { wire: 'COMMENT', who: [writerConcerned, ownerOfChance], unless: finalBid },
  decide: { wire: 'DECIDE', who: [writerOfParticipant], unless: bidOfSomebodyElse },
  overrule: { wire: 'OVERRULE', who: [managerOfMainOrganization], unless: finalBid },
} as const satisfies Rules<BidGroupView>;

/** Rights on a bid group that clients do not read as permissions. */
export const bidGroupActs = {
  changeParticipants: {
    wire: 'CHANGE_PARTICIPANTS',
    who: [ownerOfChance, managerOfMainOrganization],
    unless: finalBid,
  },
} as const satisfies Rules<BidGroupView>;

/** Rights on the group in which the margin of a bidding organization is approved. */
export const marginGroupRules = {
  view: { wire: 'VIEW', who: [memberConcerned, ownerOfChance] },
  comment: { wire: 'COMMENT', who: [writerConcerned, ownerOfChance], unless: closedRound },
  decide: { wire: 'DECIDE', who: [voterOfParticipant], unless: votedAlready },
  overrule: { wire: 'OVERRULE', who: [managerOfMainOrganization], unless: closedOrBarred },
  request: { wire: 'REREQUEST', who: [ownerOfChance], unless: notRequestable },
} as const satisfies Rules<MarginGroupView>;

/** Admins run the platform; in decisions they take no part, not even as readers. */
function memberConcerned(actor: UserActor, on: WithGroup): boolean {
  if (actor.role === 'Admin') return false;
  return (
    isOfMainOrganization(actor) ||
    on.chanceOrganizationId === actor.organizationId ||
    on.operationalOrganizationId === actor.organizationId ||
    isAsked(actor, on)
  );
}

function writerConcerned(actor: UserActor, on: WithGroup): boolean {
  return mayWrite(actor) && memberConcerned(actor, on);
}

function writerOfParticipant(actor: UserActor, on: WithGroup): boolean {
  return mayWrite(actor) && isAsked(actor, on);
}

/** Managers vote on margins; Editors only where the organization has no Manager, so that a round cannot hang. */
function voterOfParticipant(actor: UserActor, on: MarginGroupView): boolean {
  if (!isAsked(actor, on)) return false;
  return actor.role === 'Manager' || (actor.role === 'Editor' && !on.managedOrganizationIds.has(actor.organizationId));
}

function isAsked(actor: UserActor, { participants }: WithGroup): boolean {
  return participants.some(({ organizationId }) => organizationId === actor.organizationId);
}

function finalBid(_: UserActor, on: BidGroupView): Denial | null {
  return on.isFinal ? { code: 'DECISION_FINAL', names: [] } : null;
}

/** Before the first decision only the group's own organization may act; later everybody who is asked, also a second time. */
function bidOfSomebodyElse(actor: UserActor, on: BidGroupView): Denial | null {
  if (on.isFinal) return { code: 'DECISION_FINAL', names: [] };
  const isFirst = on.currentDecision === null;
  return isFirst && !mayDecideFirst(on, actor.organizationId) ? { code: 'NOT_YOUR_TURN', names: [] } : null;
}

function closedRound(_: UserActor, on: MarginGroupView): Denial | null {
  if (isOpen(on)) return null;
  return isFinal(on) ? { code: 'DECISION_FINAL', names: [] } : { code: 'LOCKED', names: [on.state] };
}

function votedAlready(actor: UserActor, on: MarginGroupView): Denial | null {
  const closed = closedRound(actor, on);
  if (closed) return closed;
  const mine = on.participants.find(({ organizationId }) => organizationId === actor.organizationId);
  if (mine?.vote) return { code: 'ALREADY_DECIDED', names: [] };
  const isLast = on.participants.filter(({ vote }) => vote === null).length === 1;
  return isLast && on.barredUserId === actor.userId ? { code: 'NOT_PERMITTED', names: [] } : null;
}

function closedOrBarred(actor: UserActor, on: MarginGroupView): Denial | null {
  return closedRound(actor, on) ?? (on.barredUserId === actor.userId ? { code: 'NOT_PERMITTED', names: [] } : null);
}

function notRequestable(_: UserActor, on: MarginGroupView): Denial | null {
  return on.requestDenial;
}
