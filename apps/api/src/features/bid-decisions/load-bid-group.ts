import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { denialOf } from '../../policy/authorize.ts';
import { lockChanceOf, requireChance, requireLockedChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import type { DecidingFacts } from '../users/deciding-facts.store.ts';
import { decidingFactsSoon } from '../users/deciding-facts.ts';
import { type BidGroupView, bidGroupRules } from './bid-decisions.policy.ts';
import { bidGroupById, type StoredBidGroup } from './bid-decisions.store.ts';

/** The facts of a Chance behind the rights on its groups. */
export type ChanceOfGroup = Pick<StoredChance, 'id' | 'state' | 'archivedAt' | 'ownerId' | 'organizationId'>;
export type LoadedBidGroup = { chance: StoredChance; group: StoredBidGroup; facts: DecidingFacts };

/** The group as permissions see it. */
export function viewOf(chance: ChanceOfGroup, group: StoredBidGroup, facts: DecidingFacts): BidGroupView {
  return {
    ...group,
    ...facts,
    state: chance.state,
    archivedAt: chance.archivedAt,
    ownerId: chance.ownerId,
    chanceOrganizationId: chance.organizationId,
  };
}

/**
 * A group the actor may view, with its Chance.
 *
 * @throws {DomainError} NOT_FOUND also for a group that is listed for the actor but not open to it
 */
export async function requireBidGroup(work: UnitOfWork, groupId: string): Promise<LoadedBidGroup> {
  const askFacts = decidingFactsSoon(work);
  const group = await bidGroupById(work, groupId);
  if (!group) throw new DomainError('NOT_FOUND');
  return viewable(work, { group, chance: await requireChance(work, group.chanceId), facts: await askFacts() });
}

/** The same of a Chance that was read already. @throws {DomainError} NOT_FOUND */
export async function requireBidGroupOn(
  work: UnitOfWork,
  chance: StoredChance,
  groupId: string,
): Promise<LoadedBidGroup> {
  const askFacts = decidingFactsSoon(work);
  const group = await bidGroupById(work, groupId);
  return viewable(work, { group, chance, facts: await askFacts() });
}

/**
 * The same with the Chance locked, so that it contains the latest changes of others.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function lockBidGroup(work: UnitOfWork, groupId: string): Promise<LoadedBidGroup> {
  const chanceId = await lockChanceOf(work, 'bid_group', groupId);
  const askFacts = decidingFactsSoon(work);
  const [chance, group] = await Promise.all([requireLockedChance(work, chanceId), bidGroupById(work, groupId)]);
  return viewable(work, { group, chance, facts: await askFacts() });
}

function viewable(
  { actor }: UnitOfWork,
  { chance, group, facts }: Omit<LoadedBidGroup, 'group'> & { group: StoredBidGroup | null },
): LoadedBidGroup {
  if (!group || denialOf(actor, bidGroupRules.view, viewOf(chance, group, facts))) throw new DomainError('NOT_FOUND');
  return { chance, group, facts };
}
