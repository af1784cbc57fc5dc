import type { NotificationValues } from '@zuschlag/i18n/notifications/notification-text';
import { readableMentions } from '@zuschlag/validation/users/mentions';
import type { Draft } from './draft.ts';
import { type AnyGroup, type Awaited, type Facts, type Person, seesGroup } from './facts.ts';

/** When it happened, and the person who did it: null for the system. */
export type Moment = { happenedAt: Date /** the same as a key */; at: string; causedById: number | null };

type Parts = Pick<Draft, 'kind' | 'variant' | 'eventKey'> & { values?: NotificationValues };

/** A notification about a Chance. */
export function chanceDraft(facts: Facts, person: Person, { values, ...parts }: Parts): Draft {
  const { id: chanceId, name: tender, shortNumber: number } = facts.chance;
  return {
    ...parts,
    userId: person.id,
    isAction: false,
    chanceId,
    subjectId: null,
    aboutOrganizationId: null,
    values: { tender, number, ...values },
  };
}

/** Notifications about a decision group, for those of the people who may open it. */
export function groupDrafts(
  facts: Facts,
  group: AnyGroup,
  people: readonly Person[],
  partsFor: (person: Person, isOwn: boolean) => Parts & { isAction?: boolean },
): Draft[] {
  return people
    .filter((person) => seesGroup(facts, person, group))
    .map((person) => {
      const { isAction = false, values, ...parts } = partsFor(person, person.organizationId === group.organizationId);
      return {
        ...chanceDraft(facts, person, { ...parts, values: { org: group.organizationShortName, ...values } }),
        isAction,
        subjectId: group.id,
        aboutOrganizationId: group.organizationId,
      };
    });
}

/** Name and organization of the person who did it; the system has neither. */
export function authorOf({ people }: Facts, userId: number | null): NotificationValues {
  const author = people.find(({ id }) => id === userId);
  return author ? { user: author.name, userOrg: author.organizationShortName } : {};
}

/** The absent person whom a deputy is asked for; people who are asked in their own right read no name. */
export function insteadOf(wait: Awaited | undefined): NotificationValues {
  return wait?.onBehalfOf ? { absent: wait.onBehalfOf } : {};
}

/** A comment with the names of the people whom it mentions. */
export function readable({ people }: Facts, comment: string): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return readableMentions(comment, (userId) => names.get(userId));
}

/** The people of these ids, each once. */
export function peopleOf({ people }: Facts, ids: readonly number[]): Person[] {
  return people.filter(({ id }) => ids.includes(id));
}
