import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceState, Role } from '@zuschlag/validation/vocabulary';
import type { BidGroupStatus, MarginGroupStatus } from './decision-status.store.ts';

/** What tells who has to act next. Organizations are named by their short name. */
export type NextActionFacts = {
  state: ChanceState;
  owner: { id: number; name: string };
  mainOrganization: { id: number; name: string };
  /** since when the Chance is in its state, as far as nothing later happened */
  since: Date;
  bids: readonly BidGroupStatus[];
  margins: readonly MarginGroupStatus[];
  bidders: readonly { organizationId: number; name: string; hasServices: boolean; recalculatedAt: Date | null }[];
};
export type Viewer = { userId: number; organizationId: number; role: Role };

type Turn = NonNullable<Chance['turn']>;
type Due = { task: Turn['task']; organizationId: number | null; name: string; since: Date };

/**
 * The next actions. The viewer's own action comes first, then the one that is due the longest.
 *
 * @returns null when the Chance is closed
 */
export function nextActionsFor(facts: NextActionFacts, viewer: Viewer): Chance['turn'] {
  const due = dueIn(facts).map((one) => ({ ...one, isMe: isMine(one, facts, viewer) }));
  due.sort((a, b) => Number(b.isMe) - Number(a.isMe) || a.since.getTime() - b.since.getTime());
  const [first, ...others] = due;
  if (!first) return null;
  return {
    ...first,
    since: first.since.toISOString(),
    others: others.map(({ organizationId, name, task }) => ({ organizationId, name, task })),
  };
}

/** Being asked is not enough: the viewer must hold a role that can do it. */
function isMine({ task, organizationId }: Due, { owner }: NextActionFacts, viewer: Viewer): boolean {
  const mayAct = viewer.role === 'Manager' || (viewer.role === 'Editor' && task !== 'overrule');
  return mayAct && (organizationId === null ? owner.id === viewer.userId : organizationId === viewer.organizationId);
}

function dueIn(facts: NextActionFacts): Due[] {
  const ownerDue = (task: Due['task'], since = facts.since): Due => ({
    task,
    organizationId: null,
    name: facts.owner.name,
    since,
  });
  switch (facts.state) {
    case 'pendingbiddecision':
      return facts.bids.filter(({ isFinal }) => !isFinal).flatMap((group) => dueInBid(group, facts));
    case 'editing': {
      const calculating = facts.bidders.flatMap((bidder) => dueInCalculation(bidder, facts));
      return calculating.length > 0 ? calculating : [ownerDue('requestMargin', lastCalculationIn(facts))];
    }
    case 'pendingmarginapproval':
      return facts.margins.flatMap((group) => dueInMargin(group, facts));
    case 'readytosubmit':
      return [ownerDue('submit')];
    case 'submitted':
      return [ownerDue('outcome')];
    default:
      return [];
  }
}

/** The first decision belongs to the organization itself; afterwards everybody who does not agree yet is asked. */
function dueInBid(group: BidGroupStatus, { mainOrganization }: NextActionFacts): Due[] {
  const since = group.lastDecidedAt ?? group.createdAt;
  const asked = group.participants.filter(({ hasAgreed }) => !hasAgreed);
  const dueOf =
    (task: Due['task']) =>
    (one: { organizationId: number; name: string }): Due => ({
      task,
      organizationId: one.organizationId,
      name: one.name,
      since,
    });
  if (group.currentDecision === null) return asked.slice(0, 1).map(dueOf('bid'));
  const isContested = group.flips >= 2;
  return [...asked.map(dueOf('bidAgree')), ...(isContested ? [overruling(mainOrganization, since)] : [])];
}

function dueInCalculation(bidder: NextActionFacts['bidders'][number], { margins, since }: NextActionFacts): Due[] {
  const { organizationId, name, hasServices } = bidder;
  const sentBackAt = sentBackSince(bidder, margins);
  if (sentBackAt) return [{ task: 'recalculate', organizationId, name, since: sentBackAt }];
  return hasServices ? [] : [{ task: 'calculate', organizationId, name, since }];
}

/** @returns since when a bidder is asked to calculate anew, or null without such a request, or after the recalculation */
export function sentBackSince(
  { organizationId, recalculatedAt }: { organizationId: number; recalculatedAt: Date | null },
  margins: readonly MarginGroupStatus[],
): Date | null {
  const group = margins.find(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
  const sentBackAt = group?.recalculationRequestedAt ?? (group?.outcome === 'rejected' ? group.decidedAt : null);
  return sentBackAt && !(recalculatedAt && recalculatedAt > sentBackAt) ? sentBackAt : null;
}

function dueInMargin(group: MarginGroupStatus, { mainOrganization, since }: NextActionFacts): Due[] {
  const asked = group.requestedAt ?? since;
  if (group.outcome === 'contested') return [overruling(mainOrganization, group.lastVotedAt ?? asked)];
  if (group.outcome !== 'open') return [];
  return group.participants
    .filter(({ hasVoted }) => !hasVoted)
    .map(({ organizationId, name }) => ({ task: 'margin', organizationId, name, since: asked }));
}

function overruling({ id, name }: { id: number; name: string }, since: Date): Due {
  return { task: 'overrule', organizationId: id, name, since };
}

function lastCalculationIn({ bidders, since }: NextActionFacts): Date {
  return new Date(Math.max(since.getTime(), ...bidders.map(({ recalculatedAt }) => recalculatedAt?.getTime() ?? 0)));
}
