import type { NotificationValues } from '@zuschlag/i18n/notifications/notification-text';
import { mentionedUserIds } from '@zuschlag/validation/users/mentions';
import type { DomainEventOf } from '../../../events/events.ts';
import { unique } from './bid-drafts.ts';
import type { Draft } from './draft.ts';
import { authorOf, groupDrafts, insteadOf, type Moment, peopleOf, readable } from './draft-parts.ts';
import { type Facts, type MarginGroupFacts, managersOf, marginVotersOf, ownerOf, writersOf } from './facts.ts';
import { waitKey } from './wait-key.ts';

/** Asks everyone whom a margin round waits for, once for every wait. */
export function marginsRequired(facts: Facts): Draft[] {
  return facts.marginGroups.flatMap((group) => {
    const waits = facts.awaited.filter(({ groupId, isMargin }) => groupId === group.id && isMargin);
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
          kind: 'MARGIN_DECISION_REQUIRED',
          variant: isOwn ? 'own' : 'other',
          eventKey: waitKey(wait),
          isAction: true,
          values: { ...figuresOf(group), ...insteadOf(wait) },
        };
      },
    );
  });
}

/** The margin, and the profit beside it where overheads or risk are entered. */
function figuresOf({ margin, revenue, netProfit }: MarginGroupFacts): NotificationValues {
  return { margin, ...(netProfit !== null && revenue ? { profitMargin: netProfit / revenue } : {}) };
}

const votes = {
  Approve: 'Approve',
  OverruleApprove: 'Approve',
  Reject: 'Reject',
  OverruleReject: 'Reject',
} as const;

/** Tells of the entry that was just made in a group, and the people it mentions. */
export function marginDrafts(facts: Facts, groupId: string, { happenedAt, causedById }: Moment): Draft[] {
  const group = facts.marginGroups.find(({ id }) => id === groupId);
  const made = group?.entries.filter(
    ({ createdAt, userId }) => createdAt.getTime() === happenedAt.getTime() && userId === causedById,
  );
  return group && made ? made.flatMap((entry) => entryDrafts(facts, group, entry)) : [];
}

function entryDrafts(facts: Facts, group: MarginGroupFacts, entry: MarginGroupFacts['entries'][number]): Draft[] {
  if (entry.userId === null) return [];
  const { id: eventKey, action, organizationId } = entry;
  const author = authorOf(facts, entry.userId);
  const mentioned = groupDrafts(facts, group, peopleOf(facts, mentionedUserIds(entry.comment ?? '')), () => ({
    kind: 'MARGIN_DECISION_MENTION',
    variant: 'any',
    eventKey,
    values: author,
  }));
  if (action === 'Comment' || action === 'Request') return mentioned;
  const others = group.participants.filter((id) => id !== organizationId);
  const told = unique([...ownerOf(facts), ...marginVotersOf(facts, others)]);
  const submitted = groupDrafts(facts, group, told, () => ({
    kind: 'MARGIN_DECISION_SUBMITTED',
    variant: 'any',
    eventKey,
    values: { ...author, vote: votes[action] },
  }));
  return [...mentioned, ...submitted];
}

/** Tells how a round ended; after a rejection the organization has to calculate anew. */
export function finalMarginDrafts(facts: Facts, groupId: string): Draft[] {
  const group = facts.marginGroups.find(({ id }) => id === groupId);
  if (group?.outcome === 'rejected') return rejected(facts, group);
  if (group?.outcome !== 'approved') return [];
  // The owner of a Chance that has just become ready is asked to submit it instead.
  const owner = facts.chance.state === 'readytosubmit' ? [] : ownerOf(facts);
  const told = unique([...owner, ...writersOf(facts, [group.organizationId, ...group.participants])]).filter(
    ({ id }) => owner.length > 0 || id !== facts.chance.ownerId,
  );
  const completed = groupDrafts(facts, group, told, (_person, isOwn) => ({
    kind: 'MARGIN_DECISION_COMPLETED',
    variant: isOwn ? 'own' : 'other',
    eventKey: `${groupId}:${group.round}`,
  }));
  return group.autoApproved ? [...completed, ...automatic(facts, group)] : completed;
}

function rejected(facts: Facts, group: MarginGroupFacts): Draft[] {
  const told = unique([...ownerOf(facts), ...writersOf(facts, [group.organizationId, ...group.participants])]);
  const last = group.entries.findLast(({ action }) => action === 'Reject' || action === 'OverruleReject');
  return groupDrafts(facts, group, told, (person, isOwn) => ({
    kind: 'MARGIN_REJECTED',
    variant: isOwn ? 'own' : 'other',
    eventKey: `${group.id}:${group.round}:${last?.id ?? ''}`,
    isAction: isOwn || person.id === facts.chance.ownerId,
    values: last?.comment ? { comment: readable(facts, last.comment) } : {},
  }));
}

function automatic(facts: Facts, group: MarginGroupFacts): Draft[] {
  const told = unique([...ownerOf(facts), ...managersOf(facts, [group.organizationId, facts.chance.organizationId])]);
  const reason = group.entries.findLast(({ userId }) => userId === null)?.comment;
  return groupDrafts(facts, group, told, (_person, isOwn) => ({
    kind: 'AUTO_APPROVED',
    variant: isOwn ? 'marginOwn' : 'marginOther',
    eventKey: `${group.id}:${group.round}`,
    values: reason ? { reason } : {},
  }));
}

/** Asks the named organizations for new figures. */
export function recalculationDrafts(
  facts: Facts,
  { organizationIds, reason }: DomainEventOf<'recalculationRequested'>,
  { at, causedById }: Moment,
): Draft[] {
  return facts.marginGroups
    .filter(({ organizationId }) => organizationIds.includes(organizationId))
    .flatMap((group) =>
      groupDrafts(facts, group, writersOf(facts, [group.organizationId]), () => ({
        kind: 'RECALCULATION_REQUESTED',
        variant: 'own',
        eventKey: `${group.id}:${at}`,
        isAction: true,
        values: { ...authorOf(facts, causedById), reason },
      })),
    );
}
