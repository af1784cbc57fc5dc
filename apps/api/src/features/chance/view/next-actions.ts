import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import {
  type AwaitedAnswer,
  awaitedInBid,
  awaitedInMargin,
  mayAnswer,
  owesCalculationSince,
} from '../../../policy/awaited.ts';
import type { WhoDecides } from '../../../policy/deciders.ts';
import { type Member, ownerOfChance, writerOfOperatingOrganization } from '../../../policy/relations.ts';
import type { BidGroupStatus, MarginGroupStatus } from './decision-status.store.ts';

/** The facts behind the next actions. Organizations have their short names. */
export type NextActionFacts = WhoDecides & {
  state: ChanceState;
  owner: { id: number; name: string };
  mainOrganization: { id: number; name: string };
  /** since when the Chance is in its state, as far as nothing later happened */
  since: Date;
  bids: readonly BidGroupStatus[];
  margins: readonly MarginGroupStatus[];
  bidders: readonly { organizationId: number; name: string; hasServices: boolean; recalculatedAt: Date | null }[];
};

type Turn = NonNullable<Chance['turn']>;
/** `answer`: what a decision group waits for; without one it is the owner's, or that of the writers of an organization */
type Due = {
  task: Turn['task'];
  organizationId: number | null;
  name: string;
  about: string | null;
  since: Date;
  answer?: AwaitedAnswer;
};

/**
 * The next actions. The viewer's own action comes first, then the one that is due the longest.
 *
 * @returns null when the Chance is closed
 */
export function nextActionsFor(facts: NextActionFacts, viewer: Member): Chance['turn'] {
  const due = dueIn(facts).map(({ answer, ...action }) => ({
    ...action,
    isMe: isMine({ ...action, answer }, facts, viewer),
  }));
  due.sort((a, b) => Number(b.isMe) - Number(a.isMe) || a.since.getTime() - b.since.getTime());
  const [first, ...others] = due;
  if (!first) return null;
  return {
    ...first,
    since: first.since.toISOString(),
    others: others.map(({ organizationId, name, about, task }) => ({ organizationId, name, about, task })),
  };
}

/** Being asked is not enough: the viewer must hold a right that can do it. */
function isMine({ answer, organizationId }: Due, facts: NextActionFacts, viewer: Member): boolean {
  if (answer) return mayAnswer(viewer, answer, facts);
  if (organizationId === null) return ownerOfChance(viewer, { ownerId: facts.owner.id });
  return writerOfOperatingOrganization(viewer, { operationalOrganizationId: organizationId });
}

function dueIn(facts: NextActionFacts): Due[] {
  const ownerDue = (task: Due['task'], since = facts.since): Due => ({
    task,
    organizationId: null,
    name: facts.owner.name,
    about: null,
    since,
  });
  switch (facts.state) {
    case 'pendingbiddecision':
      return facts.bids.flatMap((group) => dueInBid(group, facts));
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

function dueInBid(group: BidGroupStatus, { mainOrganization }: NextActionFacts): Due[] {
  const since = group.lastDecidedAt ?? group.createdAt;
  return awaitedInBid(group, mainOrganization.id).map((answer) => dueFor(answer, group, mainOrganization, since));
}

/** The answer that a group waits for, with the name of the organization. */
function dueFor(
  answer: AwaitedAnswer,
  {
    participants,
    operationalOrganization,
  }: {
    participants: readonly { organizationId: number; name: string }[];
    operationalOrganization: { shortName: string };
  },
  mainOrganization: NextActionFacts['mainOrganization'],
  since: Date,
): Due {
  const { task, organizationId } = answer;
  const participant = participants.find((candidate) => candidate.organizationId === organizationId);
  const about = operationalOrganization.shortName;
  return { task, organizationId, name: participant?.name ?? mainOrganization.name, about, since, answer };
}

function dueInCalculation(bidder: NextActionFacts['bidders'][number], { margins, since }: NextActionFacts): Due[] {
  const { organizationId, name, hasServices } = bidder;
  const sentBackAt = sentBackSince(bidder, margins);
  if (sentBackAt) return [{ task: 'recalculate', organizationId, name, about: name, since: sentBackAt }];
  return hasServices ? [] : [{ task: 'calculate', organizationId, name, about: name, since }];
}

/** @returns since when a bidder is asked to calculate anew, or null without such a request, or after the recalculation */
export function sentBackSince(
  { organizationId, recalculatedAt }: { organizationId: number; recalculatedAt: Date | null },
  margins: readonly MarginGroupStatus[],
): Date | null {
  const group = margins.find(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
  return group ? owesCalculationSince(group, recalculatedAt) : null;
}

function dueInMargin(group: MarginGroupStatus, { mainOrganization, since }: NextActionFacts): Due[] {
  const requestedAt = group.requestedAt ?? since;
  const began = group.outcome === 'contested' ? (group.lastVotedAt ?? requestedAt) : requestedAt;
  return awaitedInMargin(group, mainOrganization.id).map((answer) => dueFor(answer, group, mainOrganization, began));
}

function lastCalculationIn({ bidders, since }: NextActionFacts): Date {
  return new Date(Math.max(since.getTime(), ...bidders.map(({ recalculatedAt }) => recalculatedAt?.getTime() ?? 0)));
}
