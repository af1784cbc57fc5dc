import type { UserActor } from '../../actor.ts';
import type { Denial, OfChance, Rules } from '../../policy/authorize.ts';
import { seatOf, type WhoDecides } from '../../policy/deciders.ts';
import {
  type DecisionGroupView,
  managerOfMainOrganization,
  ownerOfChance,
  writerConcerned,
} from '../../policy/relations.ts';
import { viewersOfDecision } from '../../policy/visibility.ts';
import { type BidGroup, mayDecideFirst } from './bid-group.reducer.ts';

/** The facts behind the rights on a bid group. */
export type BidGroupView = OfChance &
  DecisionGroupView &
  Partial<WhoDecides> &
  Pick<BidGroup, 'participants' | 'currentDecision' | 'isFinal'> & {
    /** the organization that the caller decides for; left out, its own */
    seatOrganizationId?: number;
  };

/** Rights on the group in which an organization decides whether it bids. */
export const bidGroupRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: viewersOfDecision },
  comment: { wire: 'COMMENT', who: [writerConcerned, ownerOfChance], unless: finalBid },
  decide: { wire: 'DECIDE', who: [deciderOfParticipant], unless: outOfTurn },
  overrule: { wire: 'OVERRULE', who: [managerOfMainOrganization], unless: finalBid },
  changeParticipants: {
    wire: 'CHANGE_PARTICIPANTS',
    isPublished: false,
    who: [ownerOfChance, managerOfMainOrganization],
    unless: finalBid,
  },
} as const satisfies Rules<BidGroupView>;

function deciderOfParticipant(actor: UserActor, on: BidGroupView): boolean {
  const organizationId = seatIn(actor, on);
  const isAsked = on.participants.some((participant) => participant.organizationId === organizationId);
  return isAsked && seatOf(actor, organizationId, 'bid', { managedOrganizationIds: new Set(), ...on }) !== null;
}

function seatIn({ organizationId }: UserActor, { seatOrganizationId = organizationId }: BidGroupView): number {
  return seatOrganizationId;
}

function finalBid(_: UserActor, on: BidGroupView): Denial | null {
  return on.isFinal ? { code: 'DECISION_FINAL', names: [] } : null;
}

/** Before the first decision only the group's own organization may act; later every participant, also a second time. */
function outOfTurn(actor: UserActor, on: BidGroupView): Denial | null {
  if (on.isFinal) return { code: 'DECISION_FINAL', names: [] };
  const isFirst = on.currentDecision === null;
  return isFirst && !mayDecideFirst(on, seatIn(actor, on)) ? { code: 'NOT_YOUR_TURN', names: [] } : null;
}
