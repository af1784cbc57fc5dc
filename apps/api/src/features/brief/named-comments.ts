import { mentionedUserIds, readableMentions } from '@zuschlag/validation/users/mentions';
import type { Person } from '@zuschlag/validation/users/users';
import type { BriefFacts } from './brief-facts.ts';

/** The ids of the people whom comments on decisions mention. */
export function mentionedIn({ bids, margins }: BriefFacts): number[] {
  const comments = [
    ...bids.flatMap(({ bidDecisions }) => bidDecisions.map(({ comment }) => comment)),
    ...margins.flatMap(({ marginDecisions }) => marginDecisions.map(({ comment }) => comment)),
  ];
  return comments.flatMap((comment) => mentionedUserIds(comment ?? ''));
}

/** The same facts with names where comments mention people: paper knows no ids. */
export function withNames(facts: BriefFacts, people: readonly Person[]): BriefFacts {
  const names = new Map(people.map((one) => [one.id, `${one.firstname} ${one.lastname}`]));
  const named = <Entry extends { comment: string | null }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({
      ...entry,
      comment: entry.comment && readableMentions(entry.comment, (userId) => names.get(userId)),
    }));
  return {
    ...facts,
    bids: facts.bids.map((one) => ({ ...one, bidDecisions: named(one.bidDecisions) })),
    margins: facts.margins.map((one) => ({ ...one, marginDecisions: named(one.marginDecisions) })),
  };
}
