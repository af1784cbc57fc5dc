import { mentionedUserIds } from '@zuschlag/validation/users/mentions';
import type { Draft } from './draft.ts';
import { authorOf, groupDrafts, insteadOf, type Moment, peopleOf } from './draft-parts.ts';
import { type BidGroupFacts, type Facts, managersOf, ownerOf, writersOf } from './facts.ts';
import { waitKey } from './wait-key.ts';

/** Asks everyone whom a bid group waits for, once for every wait. */
export function bidsRequired(facts: Facts): Draft[] {
  return facts.bidGroups.flatMap((group) => {
    const waits = facts.awaited.filter(({ groupId, isMargin }) => groupId === group.id && !isMargin);
    return groupDrafts(
      facts,
      group,
      peopleOf(
        facts,
        waits.map(({ userId }) => userId),
      ),
      (person, isOwn) => {
        const wait = waits.find(({ userId }) => userId === person.id);
        return {
          kind: 'BID_DECISION_REQUIRED',
          variant: isOwn ? 'own' : 'other',
          eventKey: waitKey(wait),
          isAction: true,
          values: insteadOf(wait),
        };
      },
    );
  });
}

/** Tells of the entry that was just made in a group, and the people it mentions. */
export function bidDrafts(facts: Facts, groupId: string, { happenedAt, causedById }: Moment): Draft[] {
  const group = facts.bidGroups.find(({ id }) => id === groupId);
  const made = group?.entries.filter(
    ({ createdAt, userId }) => createdAt.getTime() === happenedAt.getTime() && userId === causedById,
  );
  return group && made ? made.flatMap((entry) => entryDrafts(facts, group, entry)) : [];
}

function entryDrafts(facts: Facts, group: BidGroupFacts, entry: BidGroupFacts['entries'][number]): Draft[] {
  if (entry.userId === null) return [];
  const { id: eventKey, action, organizationId } = entry;
  const author = authorOf(facts, entry.userId);
  const mentioned = groupDrafts(facts, group, peopleOf(facts, mentionedUserIds(entry.comment ?? '')), () => ({
    kind: 'BID_DECISION_MENTION',
    variant: 'any',
    eventKey,
    values: author,
  }));
  if (action === 'Comment' || !group.decision) return mentioned;
  const { decision } = group;
  const others = group.participants.filter((id) => id !== organizationId);
  const told = unique([...ownerOf(facts), ...writersOf(facts, others)]);
  const submitted = groupDrafts(facts, group, told, (_person, isOwn) => ({
    kind: 'BID_DECISION_SUBMITTED',
    variant: isOwn ? 'own' : 'other',
    eventKey,
    values: { ...author, decision },
  }));
  return [...mentioned, ...submitted];
}

/** Tells how a group ended; the organization that bids has to calculate. */
export function finalBidDrafts(facts: Facts, groupId: string): Draft[] {
  const group = facts.bidGroups.find(({ id }) => id === groupId);
  if (!group?.isFinal || !group.decision) return [];
  const { decision, organizationId } = group;
  const told = unique([...ownerOf(facts), ...writersOf(facts, [organizationId, ...group.participants])]);
  const completed = groupDrafts(facts, group, told, (person, isOwn) => ({
    kind: 'BID_DECISION_COMPLETED',
    variant: isOwn ? (decision === 'Bid' ? 'ownBid' : 'ownNobid') : 'other',
    eventKey: `${groupId}:${decision}`,
    isAction: isOwn && decision === 'Bid' && person.role !== 'Viewer',
    values: { decision },
  }));
  return group.autoApproved ? [...completed, ...automatic(facts, group)] : completed;
}

function automatic(facts: Facts, group: BidGroupFacts): Draft[] {
  const told = unique([...ownerOf(facts), ...managersOf(facts, [group.organizationId, facts.chance.organizationId])]);
  const reason = group.entries.findLast(({ userId }) => userId === null)?.comment;
  return groupDrafts(facts, group, told, (_person, isOwn) => ({
    kind: 'AUTO_APPROVED',
    variant: isOwn ? 'bidOwn' : 'bidOther',
    eventKey: `${group.id}:0`,
    values: reason ? { reason } : {},
  }));
}

/** Each person once. */
export function unique<One extends { id: number }>(people: readonly One[]): One[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
