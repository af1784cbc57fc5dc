import type { MarginChanges } from '@zuschlag/validation/margin-decisions/margin-changes';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Denial, denialOf } from '../../policy/authorize.ts';
import { findChances, lockChance, lockChanceOf, requireChance, requireLockedChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { totalsByOrganization } from '../services/pricing/organization-totals.ts';
import { biddersOf } from '../services/service/load-service.ts';
import type { DecidingFacts } from '../users/deciding-facts.store.ts';
import { decidingFacts } from '../users/deciding-facts.ts';
import { denialOfSingleRequest, type GroupWithFigures, isStale } from './approval-freshness.ts';
import { changesBetween } from './changes/offer-changes.ts';
import { type MarginGroupView, marginGroupRules } from './margin-decisions.policy.ts';
import { chanceIdOfMarginGroup, marginGroupsOf, type StoredMarginGroup } from './margin-decisions.store.ts';

export type ChanceOfGroup = Pick<StoredChance, 'id' | 'state' | 'archivedAt' | 'ownerId' | 'organizationId'>;

/** A group as permissions see it, with the other facts of the answer. */
export type OpenedGroup = {
  group: StoredMarginGroup;
  view: MarginGroupView;
  /** approved, but of another offer than that of today */
  isStale: boolean;
  /** what changed since; null unless stale */
  changes: MarginChanges | null;
};
export type OpenedChance = KnownChance & {
  groups: OpenedGroup[];
  /** the groups beside what is offered now; empty unless the Chance is in editing */
  compared: GroupWithFigures[];
};
type Target = { target: OpenedGroup };
/** The facts that an answer in the same transaction does not read again. */
export type KnownChance = { chance: StoredChance; facts: DecidingFacts };

/**
 * All groups of a Chance the actor may view.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function openChance(work: UnitOfWork, chanceId: string): Promise<OpenedChance> {
  return openKnown(work, await requireChance(work, chanceId));
}

/** The same with the Chance locked, so that it contains the latest changes of others. */
export async function lockOpenChance(work: UnitOfWork, chanceId: string): Promise<OpenedChance> {
  return openKnown(work, await lockChance(work, chanceId));
}

/** Several of them, in statements independent of their number; null for one that the actor may not view. */
export async function openChances(work: UnitOfWork, chanceIds: readonly string[]): Promise<(OpenedChance | null)[]> {
  const find = await findChances(work, chanceIds);
  const chances = chanceIds.map((id) => find(id) ?? null);
  const open = await readGroups(
    work,
    chances.filter((chance) => chance !== null),
  );
  return chances.map((chance) => chance && open(chance));
}

/** The groups of a Chance that was read in this transaction. */
export async function openKnown(
  work: UnitOfWork,
  chance: StoredChance,
  knownFacts: DecidingFacts | null = null,
): Promise<OpenedChance> {
  return (await readGroups(work, [chance], knownFacts))(chance);
}

async function readGroups(
  work: UnitOfWork,
  chances: readonly StoredChance[],
  knownFacts: DecidingFacts | null = null,
): Promise<(chance: StoredChance) => OpenedChance> {
  const ids = chances.map(({ id }) => id);
  const [facts, groups] = await Promise.all([knownFacts ?? decidingFacts(work), marginGroupsOf(work, ids)]);
  // Stored figures change in editing only; in every other state only a changed notice makes an approval stale.
  const editing = chances.filter(({ state }) => state === 'editing').map(({ id }) => id);
  const totals = editing.length > 0 ? await totalsByOrganization(work, editing) : null;
  return (chance) => {
    const bidders = biddersOf(chance);
    const isOffered = (group: StoredMarginGroup) => bidders.has(group.operationalOrganizationId);
    // Of an organization that withdrew, only a group with a message is still shown.
    const own = groups.filter((group) => group.chanceId === chance.id && (isOffered(group) || group.round > 0));
    const compared =
      totals && chance.state === 'editing'
        ? own
            .filter(isOffered)
            .map((group) => ({ group, figures: totals(chance.id, group.operationalOrganizationId), terms: chance }))
        : [];
    const opened = own.map((group) => {
      const one = compared.find((other) => other.group.id === group.id);
      const requestDenial = isOffered(group) ? denialIn(chance, one, compared) : bidWithdrawn;
      const view = viewOf(chance, group, facts, requestDenial);
      if (one && isStale(one)) return { group, view, isStale: true, changes: changesSince(one) };
      const isRestated = group.outcome === 'approved' && group.restatement !== null;
      return { group, view, isStale: isRestated, changes: null };
    });
    return { chance, facts, groups: opened, compared };
  };
}

/** What is different from what the standing round decided on. */
export function changesSince({ group, figures, terms }: GroupWithFigures): MarginChanges | null {
  return changesBetween(group.offer, { services: figures.services, terms });
}

const bidWithdrawn: Denial = { code: 'BID_WITHDRAWN', names: [] };

function denialIn(
  { state }: StoredChance,
  one: GroupWithFigures | undefined,
  compared: readonly GroupWithFigures[],
): Denial | null {
  return one ? denialOfSingleRequest(one, compared) : lockedIn(state);
}

/** The groups of the organizations that bid now. */
export function offeredIn({ chance, groups }: Pick<OpenedChance, 'chance' | 'groups'>): StoredMarginGroup[] {
  const bidders = biddersOf(chance);
  return groups
    .map(({ group }) => group)
    .filter(({ operationalOrganizationId }) => bidders.has(operationalOrganizationId));
}

/**
 * One group among all of its Chance.
 *
 * @throws {DomainError} NOT_FOUND also for a group that is listed for the actor but not open to it
 */
export async function requireMarginGroup(work: UnitOfWork, groupId: string): Promise<OpenedChance & Target> {
  return withChance(work, groupId, await chanceIdOfMarginGroup(work, groupId));
}

/** The same with the Chance locked. @throws {DomainError} NOT_FOUND */
export async function lockMarginGroup(work: UnitOfWork, groupId: string): Promise<OpenedChance & Target> {
  const chanceId = await lockChanceOf(work, 'margin_group', groupId);
  return withTarget(work, groupId, await openKnown(work, await requireLockedChance(work, chanceId)));
}

/** The same of a Chance that was read in this transaction. @throws {DomainError} NOT_FOUND */
export async function requireMarginGroupOn(
  work: UnitOfWork,
  { chance, facts }: KnownChance,
  groupId: string,
): Promise<OpenedChance & Target> {
  return withTarget(work, groupId, await openKnown(work, chance, facts));
}

async function withChance(work: UnitOfWork, groupId: string, chanceId: string | null): Promise<OpenedChance & Target> {
  if (!chanceId) throw new DomainError('NOT_FOUND');
  return withTarget(work, groupId, await openChance(work, chanceId));
}

function withTarget(work: UnitOfWork, groupId: string, opened: OpenedChance): OpenedChance & Target {
  const target = opened.groups.find(({ group }) => group.id === groupId);
  if (!target || denialOf(work.actor, marginGroupRules.view, target.view)) throw new DomainError('NOT_FOUND');
  return { ...opened, target };
}

export function lockedIn(state: ChanceState): Denial {
  return { code: 'LOCKED', names: [state] };
}

export function viewOf(
  chance: ChanceOfGroup,
  group: StoredMarginGroup,
  { isFourEyes, ...deciders }: DecidingFacts,
  requestDenial: Denial | null,
): MarginGroupView {
  return {
    ...group,
    state: chance.state,
    archivedAt: chance.archivedAt,
    ownerId: chance.ownerId,
    chanceOrganizationId: chance.organizationId,
    ...deciders,
    barredUserId: isFourEyes ? group.requestedById : null,
    requestDenial,
  };
}
