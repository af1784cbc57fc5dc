import type { Person } from '@zuschlag/validation/users/users';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type AwaitedAnswer, awaitedInBid, awaitedInMargin, mayAnswer } from '../../../policy/awaited.ts';
import { seatOf } from '../../../policy/deciders.ts';
import type { Member } from '../../../policy/relations.ts';
import type { DecidingFacts } from '../../users/deciding-facts.store.ts';
import { decidingFacts } from '../../users/deciding-facts.ts';
import { toPerson } from '../../users/person.ts';
import { membersOf } from '../../users/users.ts';
import { chanceById } from '../chance.store.ts';
import type { StoredChance } from '../stored-chance.ts';
import {
  type BidGroupStatus,
  bidGroupStatuses,
  type MarginGroupStatus,
  marginGroupStatuses,
} from './decision-status.store.ts';

/** The organizations that a decision group waits for, each with the start of the wait. */
type Wait = AwaitedAnswer & {
  groupId: string;
  /** short name of the organization that the group is about */
  about: string;
  /** counted from 1; null for a bid */
  round: number | null;
  since: Date;
};
/** A person who may give an awaited answer. */
export type AwaitedPerson = Wait & {
  userId: number;
  person: Person;
  email: string;
  language: string | null;
  /** the absent person in whose place the answer is asked; null in the person's own right */
  onBehalfOf: string | null;
};
export type AwaitedPeople = { chance: StoredChance; people: AwaitedPerson[] };

/**
 * The people whom the decision groups of a Chance wait for, each once per group.
 *
 * @returns null when the tenant has no such Chance
 */
export async function awaitedPeople(
  tenant: TenantDb<Actor> & { today: string },
  chanceId: string,
): Promise<AwaitedPeople | null> {
  const chance = await chanceById(tenant, chanceId);
  if (!chance) return null;
  if (chance.archivedAt) return { chance, people: [] };
  const { mainOrganizationId } = tenant.actor;
  const isDeciding = chance.state === 'pendingbiddecision';
  const bids = isDeciding ? await bidGroupStatuses(tenant, chanceId) : [];
  const margins = await marginGroupStatuses(tenant, chanceId);
  const waits = [
    ...bids.flatMap((group) => waitsOfBid(group, mainOrganizationId)),
    ...margins.flatMap((group) => waitsOfMargin(group, mainOrganizationId)),
  ];
  if (waits.length === 0) return { chance, people: [] };
  const who = await decidingFacts(tenant);
  // The main organization decides for one that no person can decide for.
  const asked = waits.flatMap(({ organizationId: id }) =>
    who.abandonedOrganizationIds.has(id) ? [id, mainOrganizationId] : [id],
  );
  const members = await membersOf(tenant, [...new Set(asked)]);
  const people = waits.flatMap((wait) =>
    members.flatMap((row) => {
      const { id: userId, email, language } = row;
      const member = { ...row, userId, mainOrganizationId };
      if (!mayAnswer(member, wait, who)) return [];
      return [{ ...wait, userId, email, language, person: toPerson(row), onBehalfOf: absentFor(member, wait, who) }];
    }),
  );
  return { chance, people };
}

function absentFor(person: Member, { organizationId, right }: AwaitedAnswer, who: DecidingFacts): string | null {
  if (right === 'overrule') return null;
  const seat = seatOf(person, organizationId, right === 'decideBid' ? 'bid' : 'margin', who);
  return who.absences.find(({ userId }) => userId === seat?.onBehalfOfId)?.name ?? null;
}

function waitsOfBid(group: BidGroupStatus, mainOrganizationId: number): Wait[] {
  return awaitedInBid(group, mainOrganizationId).map((answer) => {
    const own = group.participants.find(({ organizationId }) => organizationId === answer.organizationId);
    return { ...answer, ...placeOf(group), round: null, since: own?.decidedAt ?? group.createdAt };
  });
}

function waitsOfMargin(group: MarginGroupStatus, mainOrganizationId: number): Wait[] {
  const since = group.requestedAt ?? new Date(0);
  return awaitedInMargin(group, mainOrganizationId).map((answer) => ({
    ...answer,
    ...placeOf(group),
    round: group.round,
    since,
  }));
}

function placeOf({ id, operationalOrganization }: Pick<BidGroupStatus, 'id' | 'operationalOrganization'>) {
  return { groupId: id, about: operationalOrganization.shortName };
}
