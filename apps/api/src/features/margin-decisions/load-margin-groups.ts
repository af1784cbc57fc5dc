import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Denial, denialOf } from '../../policy/authorize.ts';
import { lockChance, requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { totalsByOrganization } from '../services/pricing/organization-totals.ts';
import { managedOrganizationIds } from '../users/users.ts';
import { denialOfSingleRequest, type GroupWithFigures, isStale } from './approval-freshness.ts';
import { type MarginGroupView, marginGroupRules } from './margin-decisions.policy.ts';
import {
  chanceIdOfMarginGroup,
  hasFourEyes,
  marginGroupsOf,
  type StoredMarginGroup,
} from './margin-decisions.store.ts';

export type ChanceOfGroup = Pick<StoredChance, 'id' | 'state' | 'ownerId' | 'organizationId'>;

/** The facts behind the rights on margin groups, in addition to the groups. */
export type TenantFacts = { managedOrganizationIds: ReadonlySet<number>; isFourEyes: boolean };

/** A group as permissions see it, with the other facts of the answer. */
export type OpenedGroup = { group: StoredMarginGroup; view: MarginGroupView; isStale: boolean };
export type OpenedChance = { chance: StoredChance; groups: OpenedGroup[] };

export async function tenantFacts(tenant: TenantDb): Promise<TenantFacts> {
  const [managed, isFourEyes] = await Promise.all([managedOrganizationIds(tenant), hasFourEyes(tenant)]);
  return { managedOrganizationIds: managed, isFourEyes };
}

/**
 * All groups of a Chance the actor may view.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function openChance(work: UnitOfWork, chanceId: string): Promise<OpenedChance> {
  return withGroups(work, await requireChance(work, chanceId));
}

/** The same with the Chance locked, so that it contains the latest changes of others. */
export async function lockOpenChance(work: UnitOfWork, chanceId: string): Promise<OpenedChance> {
  return withGroups(work, await lockChance(work, chanceId));
}

/**
 * One group among all of its Chance.
 *
 * @throws {DomainError} NOT_FOUND also for a group that is listed for the actor but not open to it
 */
export function requireMarginGroup(work: UnitOfWork, groupId: string): Promise<OpenedChance & { target: OpenedGroup }> {
  return find(work, groupId, openChance);
}

/** @throws {DomainError} NOT_FOUND */
export function lockMarginGroup(work: UnitOfWork, groupId: string): Promise<OpenedChance & { target: OpenedGroup }> {
  return find(work, groupId, lockOpenChance);
}

async function find(work: UnitOfWork, groupId: string, open: typeof openChance) {
  const chanceId = await chanceIdOfMarginGroup(work, groupId);
  if (!chanceId) throw new DomainError('NOT_FOUND');
  const opened = await open(work, chanceId);
  const target = opened.groups.find(({ group }) => group.id === groupId);
  if (!target || denialOf(work.actor, marginGroupRules.view, target.view)) throw new DomainError('NOT_FOUND');
  return { ...opened, target };
}

/** The figures of every group's organization, as they are stored now. */
export async function withFigures(
  tenant: TenantDb,
  chanceId: string,
  groups: readonly StoredMarginGroup[],
): Promise<GroupWithFigures[]> {
  const totals = await totalsByOrganization(tenant, chanceId);
  return groups.map((group) => ({ group, figures: totals(group.operationalOrganizationId) }));
}

async function withGroups(work: UnitOfWork, chance: StoredChance): Promise<OpenedChance> {
  const [facts, groups] = await Promise.all([tenantFacts(work), marginGroupsOf(work, chance.id)]);
  // Stored figures change in editing only; in every other state an approval cannot have become stale.
  const compared = chance.state === 'editing' ? await withFigures(work, chance.id, groups) : [];
  return {
    chance,
    groups: groups.map((group) => {
      const offer = compared.find((other) => other.group.id === group.id);
      const requestDenial = offer ? denialOfSingleRequest(offer, compared) : lockedIn(chance.state);
      return { group, view: viewOf(chance, group, facts, requestDenial), isStale: offer ? isStale(offer) : false };
    }),
  };
}

export function lockedIn(state: ChanceState): Denial {
  return { code: 'LOCKED', names: [state] };
}

export function viewOf(
  chance: ChanceOfGroup,
  group: StoredMarginGroup,
  facts: TenantFacts,
  requestDenial: Denial | null,
): MarginGroupView {
  return {
    ...group,
    state: chance.state,
    ownerId: chance.ownerId,
    chanceOrganizationId: chance.organizationId,
    managedOrganizationIds: facts.managedOrganizationIds,
    barredUserId: facts.isFourEyes ? group.requestedById : null,
    requestDenial,
  };
}
