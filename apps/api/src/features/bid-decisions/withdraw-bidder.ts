import type { WithdrawBidder } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { lockChance } from '../chance/find-chance.ts';
import { nextState } from '../chance/lifecycle/lifecycle.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { recalculate } from '../services/pricing/recalculate.ts';
import { biddersOf } from '../services/service/load-service.ts';
import { bidGroupsOf, type StoredBidGroup, storeWithdrawal } from './bid-decisions.store.ts';

/**
 * Takes back that an organization bids. Its group ends with No-Bid, its services stay readable and leave the totals, and
 * the approval of its margin goes. Without another bidder the Chance ends.
 *
 * @throws {DomainError} NOT_FOUND also when the organization does not bid
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
 * when it was the owner before
 * @throws {DomainError} INVALID_STATE_TRANSITION unless the Chance is calculated
 */
export async function withdrawBidder(
  work: UnitOfWork,
  { chanceId, organizationId, reason }: WithdrawBidder,
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.withdrawBidder, chance, chance);
  nextState(chance.state, 'lastBidderWithdrawn');
  const bidders = biddersOf(chance);
  const groups = await bidGroupsOf(work, [chance.id]);
  const group = groups.find(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
  if (!group || !bidders.has(organizationId)) throw new DomainError('NOT_FOUND');
  await close(work, group, reason);
  await recalculate(work, without(chance, organizationId), []);
  await work.publish({ kind: 'bidderWithdrawn', chanceId: chance.id, organizationId });
  if (bidders.size === 1) await transitionChance(work, chance, 'lastBidderWithdrawn');
}

/** Ends the group; the reason stands in its conversation and in the trail. */
async function close(work: UnitOfWork, { id, chanceId }: StoredBidGroup, reason: string): Promise<void> {
  const { organizationId, userId: decidedById } = work.actor;
  const entry = { groupId: id, action: 'Comment', decision: null, comment: reason } as const;
  storeWithdrawal(work, { ...entry, organizationId, decidedById, createdAt: work.now });
  await work.audit({
    entity: 'bidGroup',
    entityId: id,
    chanceId,
    action: 'withdrawBid',
    before: { currentDecision: 'Bid' },
    after: { currentDecision: 'Nobid', reason },
  });
}

/** The Chance as it is after the withdrawal. */
function without(chance: StoredChance, organizationId: number): StoredChance {
  const participations = chance.participations.map((one) =>
    one.organizationId === organizationId ? { ...one, isBidding: false } : one,
  );
  return { ...chance, participations };
}
