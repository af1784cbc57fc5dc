import type { Bid, BidAction, ChanceState, MarginDecision, Role } from '@zuschlag/validation/vocabulary';
import { mayWrite, ownerOfChance, votesOnMargins } from '../../../policy/relations.ts';
import type { TaskFacts } from '../../tasks/task-facts.ts';

/** Everything about a Chance and its people that decides who is notified of what, and what is done. */
export type Facts = {
  mainOrganizationId: number;
  chance: {
    id: string;
    name: string;
    shortNumber: string;
    state: ChanceState;
    isArchived: boolean;
    organizationId: number;
    ownerId: number;
    reasonForLoss: string | null;
  };
  /** the people of all organizations that see the Chance, without those who have left */
  people: readonly Person[];
  /** the organizations with an active Manager */
  managed: ReadonlySet<number>;
  /** the organizations of the Chance by what they do for it */
  operating: readonly number[];
  bidding: readonly number[];
  bidGroups: readonly BidGroupFacts[];
  marginGroups: readonly MarginGroupFacts[];
  /** who is asked for a decision at this moment */
  awaited: readonly Awaited[];
  /** since when an organization has a service, and when it calculated last */
  calculations: readonly { organizationId: number; lastCalculatedAt: Date | null }[];
  /** the tasks on its board */
  tasks: readonly TaskFacts[];
};

export type Person = {
  id: number;
  organizationId: number;
  role: Role;
  name: string;
  organizationShortName: string;
};

type Group<Action> = {
  id: string;
  organizationId: number;
  organizationShortName: string;
  participants: readonly number[];
  autoApproved: boolean;
  entries: readonly Entry<Action>[];
};
export type Entry<Action> = {
  id: string;
  userId: number | null;
  organizationId: number | null;
  action: Action;
  comment: string | null;
  createdAt: Date;
};
export type BidGroupFacts = Group<BidAction> & {
  decision: Bid | null;
  isFinal: boolean;
};
export type MarginGroupFacts = Group<MarginDecision> & {
  round: number;
  outcome: string | null;
  margin: number | null;
  revenue: number | null;
  /** after overheads and risk; null without them */
  netProfit: number | null;
  recalculationRequestedAt: Date | null;
};
export type AnyGroup = Pick<BidGroupFacts, 'id' | 'organizationId' | 'organizationShortName' | 'participants'>;

export type Awaited = {
  groupId: string;
  userId: number;
  right: 'decideBid' | 'decideMargin' | 'overrule';
  isMargin: boolean;
  since: Date;
  /** the absent person in whose place the deputy is asked */
  onBehalfOf: string | null;
};

export function writersOf(facts: Facts, organizationIds: readonly number[]): Person[] {
  return facts.people.filter((person) => organizationIds.includes(person.organizationId) && mayWrite(person));
}

export function managersOf(facts: Facts, organizationIds: readonly number[]): Person[] {
  return writersOf(facts, organizationIds).filter(({ role }) => role === 'Manager');
}

/** Those who may vote on margins for these organizations. */
export function marginVotersOf(facts: Facts, organizationIds: readonly number[]): Person[] {
  return facts.people.filter(
    ({ id, ...person }) =>
      organizationIds.includes(person.organizationId) &&
      votesOnMargins({ ...person, userId: id, mainOrganizationId: facts.mainOrganizationId }, facts.managed),
  );
}

export function ownerOf({ chance, people }: Facts): Person[] {
  return people.filter(({ id }) => id === chance.ownerId);
}

/** Owner, all who decided or commented or have a task, Editors and Managers of the organizations that bid. */
export function circleOf(facts: Facts): Person[] {
  const spoke = [...facts.bidGroups, ...facts.marginGroups].flatMap(({ entries }) =>
    entries.map(({ userId }) => userId),
  );
  const assigned = facts.tasks.flatMap(({ userIds }) => userIds);
  const bidding = writersOf(facts, facts.bidding).map(({ id }) => id);
  const ids = new Set([facts.chance.ownerId, ...spoke, ...assigned, ...bidding]);
  return facts.people.filter(({ id }) => ids.has(id));
}

/** Whether a person may open the page of a decision group: the rule of `whereDecisionVisible`. */
export function seesGroup({ chance, mainOrganizationId }: Facts, person: Person, group: AnyGroup): boolean {
  const { id: userId, organizationId, role } = person;
  if (ownerOfChance({ userId, organizationId, role, mainOrganizationId }, chance)) return true;
  if (role === 'Admin') return false;
  const concerned = [mainOrganizationId, chance.organizationId, group.organizationId, ...group.participants];
  return concerned.includes(organizationId);
}
