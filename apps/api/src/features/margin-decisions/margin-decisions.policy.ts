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
import { isFinal, isOpen, type Round } from './round.reducer.ts';

/** The facts behind the rights on a margin group. */
export type MarginGroupView = OfChance &
  DecisionGroupView &
  Round &
  WhoDecides & {
    /** the organization that the caller decides for; left out, its own */
    seatOrganizationId?: number;
    /** what stands in the way of a new request, in words of `errors.ts`; null when nothing does */
    requestDenial: Denial | null;
    /** with the four-eyes switch on: who sent the standing request and may not cast the vote that decides it; else null */
    barredUserId: number | null;
  };

/** Rights on the group in which the margin of a bidding organization is approved. */
export const marginGroupRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: viewersOfDecision },
  comment: { wire: 'COMMENT', who: [writerConcerned, ownerOfChance], unless: closedRound },
  decide: { wire: 'DECIDE', who: [voterOfParticipant], unless: votedAlready },
  overrule: { wire: 'OVERRULE', who: [managerOfMainOrganization], unless: closedOrBarred },
  request: { wire: 'REREQUEST', who: [ownerOfChance], unless: notRequestable },
} as const satisfies Rules<MarginGroupView>;

function voterOfParticipant(actor: UserActor, on: MarginGroupView): boolean {
  const organizationId = seatIn(actor, on);
  const isAsked = on.participants.some((participant) => participant.organizationId === organizationId);
  return isAsked && seatOf(actor, organizationId, 'margin', on) !== null;
}

function seatIn({ organizationId }: UserActor, { seatOrganizationId = organizationId }: MarginGroupView): number {
  return seatOrganizationId;
}

function closedRound(_: UserActor, on: MarginGroupView): Denial | null {
  if (isOpen(on)) return null;
  return isFinal(on) ? { code: 'DECISION_FINAL', names: [] } : { code: 'LOCKED', names: [on.state] };
}

function votedAlready(actor: UserActor, on: MarginGroupView): Denial | null {
  const closed = closedRound(actor, on);
  if (closed) return closed;
  const mine = on.participants.find(({ organizationId }) => organizationId === seatIn(actor, on));
  if (mine?.vote) return { code: 'ALREADY_DECIDED', names: [] };
  const isLast = on.participants.filter(({ vote }) => vote === null).length === 1;
  return isLast ? barred(actor, on) : null;
}

function closedOrBarred(actor: UserActor, on: MarginGroupView): Denial | null {
  return closedRound(actor, on) ?? barred(actor, on);
}

/** A deputy may no more than the absent person, who is barred as well when the request is theirs. */
function barred(actor: UserActor, on: MarginGroupView): Denial | null {
  const onBehalfOfId = seatOf(actor, seatIn(actor, on), 'margin', on)?.onBehalfOfId ?? null;
  const isBarred = on.barredUserId !== null && [actor.userId, onBehalfOfId].includes(on.barredUserId);
  return isBarred ? { code: 'FOUR_EYES', names: [] } : null;
}

function notRequestable(_: UserActor, on: MarginGroupView): Denial | null {
  return on.requestDenial;
}
