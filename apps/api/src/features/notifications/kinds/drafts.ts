import type { NotificationVariant } from '@zuschlag/i18n/notifications/notification-text';
import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import type { DomainEvent, DomainEventOf, EventKind } from '../../../events/events.ts';
import { bidDrafts, bidsRequired, finalBidDrafts } from './bid-drafts.ts';
import type { Draft } from './draft.ts';
import { authorOf, chanceDraft, type Moment, peopleOf } from './draft-parts.ts';
import { circleOf, type Facts, managersOf, ownerOf, type Person, writersOf } from './facts.ts';
import { finalMarginDrafts, marginDrafts, marginsRequired, recalculationDrafts } from './margin-drafts.ts';
import { assignedDrafts, completedDrafts } from './task-drafts.ts';

/** The events that notify people, each with what follows from it. */
export const draftsOfEvents = {
  chanceCreated: (facts, { operationalOrganizationIds }, { causedById }) => [
    ...toAll(
      facts,
      [...writersOf(facts, operationalOrganizationIds), ...managersOf(facts, [facts.mainOrganizationId])],
      'CHANCE_CREATED',
      'created',
      ({ organizationId }) => (operationalOrganizationIds.includes(organizationId) ? 'own' : 'other'),
    ),
    ...(facts.chance.ownerId === causedById ? [] : nominated(facts, 'created')),
  ],
  chanceChanged: (facts, { what }, { at }) => (what === 'owner' ? nominated(facts, at) : []),
  bidDecided: (facts, { groupId }, moment) => bidDrafts(facts, groupId, moment),
  bidGroupFinal: (facts, { groupId }) => finalBidDrafts(facts, groupId),
  // A bid that is taken back ends its group with No-Bid.
  bidderWithdrawn: (facts, { organizationId }) =>
    facts.bidGroups
      .filter((group) => group.organizationId === organizationId)
      .flatMap(({ id }) => finalBidDrafts(facts, id)),
  marginDecided: (facts, { groupId }, moment) => marginDrafts(facts, groupId, moment),
  marginGroupFinal: (facts, { groupId }) => finalMarginDrafts(facts, groupId),
  recalculationRequested: (facts, event, moment) => recalculationDrafts(facts, event, moment),
  stateChanged: (facts, { to }, { at }) => {
    if (to === 'submitted') return toAll(facts, circleOf(facts), 'CHANCE_SUBMITTED', at, () => 'any');
    if (to !== 'readytosubmit' || facts.chance.state !== 'readytosubmit') return [];
    return ownerOf(facts).map((owner) => ({
      ...chanceDraft(facts, owner, { kind: 'MARGIN_DECISION_COMPLETED', variant: 'owner', eventKey: `ready:${at}` }),
      isAction: true,
      subjectId: facts.marginGroups[0]?.id ?? null,
    }));
  },
  outcomeKnown: (facts, _event, { at }) => {
    const { state, reasonForLoss } = facts.chance;
    if (state !== 'won' && state !== 'lost') return [];
    return toAll(facts, circleOf(facts), 'CHANCE_CLOSED', at, () => state).map((draft) => ({
      ...draft,
      values: { ...draft.values, ...(state === 'lost' && reasonForLoss ? { reason: reasonForLoss } : {}) },
    }));
  },
  outcomeCorrected: (facts, _event, { at }) =>
    facts.chance.state === 'submitted'
      ? toAll(facts, circleOf(facts), 'CHANCE_CLOSED', `takenBack:${at}`, () => 'takenBack')
      : [],
  taskAssigned: (facts, { taskId, userIds }, moment) => assignedDrafts(facts, { taskId, userIds }, moment),
  taskEnded: (facts, { taskId, isDone }, moment) => (isDone ? completedDrafts(facts, taskId, moment) : []),
  calculationSent: (facts, { handoutId, userId }) =>
    toAll(
      facts,
      facts.people.filter(({ id }) => id === userId || id === facts.chance.ownerId),
      'CALCULATION_SHEET_CREATED',
      handoutId,
      () => 'any',
    ),
  chatMentioned: (facts, { messageId, userIds }, { causedById }) =>
    toAll(facts, peopleOf(facts, userIds), 'CHAT_MENTION', messageId, () => 'any').map((draft) => ({
      ...draft,
      subjectId: messageId,
      values: { ...draft.values, ...authorOf(facts, causedById) },
    })),
} as const satisfies {
  [Kind in EventKind]?: (facts: Facts, event: DomainEventOf<Kind>, moment: Moment) => Draft[];
};

/**
 * The notifications that follow from what happened to a Chance in one transaction, for all people but the one who caused
 * it. Every event asks those who are awaited, so that a change of people asks as well.
 */
export function draftsOf(facts: Facts, events: readonly DomainEvent[], moment: Moment): Draft[] {
  if (facts.chance.isArchived) return [];
  const table: { [kind: string]: ((facts: Facts, event: never, moment: Moment) => Draft[]) | undefined } =
    draftsOfEvents;
  const drafts = [
    ...bidsRequired(facts),
    ...marginsRequired(facts),
    ...events.flatMap((event) => table[event.kind]?.(facts, event as never, moment) ?? []),
  ];
  // The requester of a calculation waits for it.
  return drafts.filter(({ userId, kind }) => userId !== moment.causedById || kind === 'CALCULATION_SHEET_CREATED');
}

function nominated(facts: Facts, key: string): Draft[] {
  return toAll(facts, ownerOf(facts), 'NOMINATED_AS_CHANCE_ADMIN', key, () => 'any');
}

function toAll(
  facts: Facts,
  people: readonly Person[],
  kind: NotificationKind,
  key: string,
  variantFor: (person: Person) => NotificationVariant,
): Draft[] {
  const eventKey = `${facts.chance.id}:${key}`;
  return people.map((person) => chanceDraft(facts, person, { kind, variant: variantFor(person), eventKey }));
}
