import type { Actor } from '../../actor.ts';
import type { Work } from '../../context.ts';
import { moveChance } from '../chance/lifecycle/transition.ts';
import { involve } from '../chance/participation/participation.ts';
import { bidGroupsOf, type StoredBidGroup, saveBidGroup } from './bid-decisions.store.ts';
import type { BidGroup } from './bid-group.reducer.ts';

/** Stores where a group now stands, notes the change in the trail and tells the others. */
export async function keep(work: Work<Actor>, before: StoredBidGroup, after: BidGroup, action: string): Promise<void> {
  const { id, chanceId } = before;
  await saveBidGroup(work, id, after, after.isFinal ? (before.finalAt ?? work.now) : null);
  await work.record({
    entity: 'bidGroup',
    entityId: id,
    chanceId,
    action,
    before: traced(before),
    after: traced(after),
  });
  await work.announce({ kind: 'bidDecided', chanceId, groupId: id });
  if (after.isFinal && !before.isFinal) await work.announce({ kind: 'bidGroupFinal', chanceId, groupId: id });
}

/**
 * Moves the Chance on when no group waits for anybody any more: with at least one Bid it is calculated by those who bid,
 * without any it is over. Looked at after everything that can end a group or take one away.
 */
export async function concludeBids(work: Work<Actor>, chanceId: string): Promise<void> {
  const groups = await bidGroupsOf(work, chanceId);
  if (groups.some(({ isFinal }) => !isFinal)) return;
  const bidders = groups.filter(({ currentDecision }) => currentDecision === 'Bid');
  for (const { operationalOrganizationId } of bidders) {
    await involve(work, chanceId, operationalOrganizationId, { isOperational: true, isBidding: true });
  }
  await moveChance(work, { id: chanceId }, bidders.length > 0 ? 'bidAgreed' : 'bidDeclined');
}

function traced({ participants, currentDecision, flips, isFinal, isOverruled }: BidGroup) {
  return {
    currentDecision,
    flips,
    isFinal,
    isOverruled,
    participants: participants.map(({ organizationId, hasAgreed }) => ({ organizationId, hasAgreed })),
  };
}
