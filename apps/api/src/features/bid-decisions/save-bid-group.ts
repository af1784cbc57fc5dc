import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { involve } from '../chance/participation/participation.ts';
import { askForTotals } from '../services/pricing/total-bidders.ts';
import {
  bidGroupsOf,
  type NewBidDecision,
  type StoredBidGroup,
  storeBidGroup,
  storeRestatement,
} from './bid-decisions.store.ts';
import type { BidGroup } from './bid-group.reducer.ts';

/** These decide on what a changed notice states. */
const decidesAnew: readonly TrailAction<'bidGroup'>[] = ['first', 'flip', 'overrule'];

/** Stores where a group now stands with the entries that led there, notes the change in the trail and tells the others. */
export async function saveBidGroup(
  work: UnitOfWork<Actor>,
  before: StoredBidGroup,
  after: BidGroup,
  action: TrailAction<'bidGroup'>,
  entries: readonly NewBidDecision[] = [],
): Promise<void> {
  const { id, chanceId } = before;
  const finalAt = after.isFinal ? (before.finalAt ?? work.now) : null;
  storeBidGroup(work, id, after, { finalAt, entries });
  if (before.restatement && decidesAnew.includes(action)) storeRestatement(work, id, null);
  await work.audit({
    entity: 'bidGroup',
    entityId: id,
    chanceId,
    action,
    before: auditValues(before),
    after: auditValues(after),
  });
  await work.publish({ kind: 'bidDecided', chanceId, groupId: id });
  if (after.isFinal && !before.isFinal) await work.publish({ kind: 'bidGroupFinal', chanceId, groupId: id });
}

/**
 * Moves the Chance on when no group waits for a decision: with at least one Bid the bidders calculate it, without a Bid
 * it ends. Looked at after everything that can end a group or take one away.
 */
export async function concludeBids(
  work: UnitOfWork<Actor>,
  chance: { id: string; state?: ChanceState; services?: readonly object[] },
): Promise<ChanceState | null> {
  const groups = await bidGroupsOf(work, [chance.id]);
  if (groups.some(({ isFinal }) => !isFinal)) return null;
  const bidders = groups.filter(({ currentDecision }) => currentDecision === 'Bid');
  const bidderIds = bidders.map(({ operationalOrganizationId }) => operationalOrganizationId);
  involve(work, chance.id, bidderIds, { isOperational: true, isBidding: true });
  if (bidders.length > 0) await askForTotals(work, { id: chance.id, services: chance.services ?? [] });
  return transitionChance(work, chance, bidders.length > 0 ? 'bidAgreed' : 'bidDeclined');
}

function auditValues({ participants, currentDecision, flips, isFinal, isOverruled }: BidGroup) {
  return {
    currentDecision,
    flips,
    isFinal,
    isOverruled,
    participants: participants.map(({ organizationId, hasAgreed }) => ({ organizationId, hasAgreed })),
  };
}
