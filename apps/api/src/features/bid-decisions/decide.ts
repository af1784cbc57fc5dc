import type { SubmitBidDecision } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { BidAction } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import { type Seat, seatOf } from '../../policy/deciders.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { withStoredMentions } from '../users/stored-mentions.ts';
import { type BidMove, resolveBidAction } from './bid-action.ts';
import { bidGroupRules } from './bid-decisions.policy.ts';
import { insertBidDecisions } from './bid-decisions.store.ts';
import { applyBidAction } from './bid-group.reducer.ts';
import { type LoadedBidGroup, lockBidGroup, viewOf } from './load-bid-group.ts';
import { concludeBids, saveBidGroup } from './save-bid-group.ts';

const rightFor = {
  Approve: bidGroupRules.decide,
  Flip: bidGroupRules.decide,
  Comment: bidGroupRules.comment,
  Overrule: bidGroupRules.overrule,
} as const satisfies Record<BidAction, unknown>;

const entryAs = {
  first: 'Approve',
  agree: 'Approve',
  flip: 'Flip',
  overrule: 'Overrule',
  comment: 'Comment',
} as const satisfies Record<BidMove['kind'], BidAction>;

/**
 * Takes part in a bid decision: the first one, an agreement, a disagreement, an overrule or a comment. The last group to
 * become final moves the Chance on.
 *
 * @returns the Chance in the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, NOT_YOUR_TURN or DECISION_FINAL as `bidGroupRules` says
 * @throws {DomainError} what `resolveBidAction` and `applyBidAction` refuse
 */
export async function submitBidDecision(work: UnitOfWork, { input }: SubmitBidDecision): Promise<StoredChance> {
  const loaded = await lockBidGroup(work, input.bidDecisionGroupId);
  const { chance, group, facts } = loaded;
  const isVote = input.action !== 'Comment' && input.action !== 'Overrule';
  const seatOrganizationId = (isVote && input.forOrganizationId) || work.actor.organizationId;
  const view = { ...viewOf(chance, group, facts), seatOrganizationId };
  authorize(work.actor, input.action ? rightFor[input.action] : bidGroupRules.decide, view);
  const seat = (isVote && seatOf(work.actor, seatOrganizationId, 'bid', facts)) || ownSeatOf(work);
  const move = resolveBidAction(group, input);
  const comment = await withStoredMentions(work, chance.id, input.comment);
  if (move.kind === 'comment') {
    await addComment(work, loaded, comment);
    return chance;
  }
  const after = applyBidAction(group, seat.organizationId, move);
  const said = { action: entryAs[move.kind], decision: move.decision, comment };
  await saveBidGroup(work, group, after, move.kind, [{ groupId: group.id, ...signed(work, seat), ...said }]);
  const state = after.isFinal ? await concludeBids(work, chance) : null;
  return state ? { ...chance, state } : chance;
}

/**
 * Says something in a group without deciding anything.
 *
 * @returns the id of the entry
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, or DECISION_FINAL once nothing is left to talk about here
 */
export async function commentOnBidGroup(work: UnitOfWork, groupId: string, comment: string): Promise<string> {
  const loaded = await lockBidGroup(work, groupId);
  authorize(work.actor, bidGroupRules.comment, viewOf(loaded.chance, loaded.group, loaded.facts));
  return addComment(work, loaded, await withStoredMentions(work, loaded.chance.id, comment));
}

async function addComment(
  work: UnitOfWork,
  { chance, group }: LoadedBidGroup,
  comment: string | null,
): Promise<string> {
  const said = { action: 'Comment' as const, decision: null, comment };
  const [id = ''] = insertBidDecisions(work, [{ groupId: group.id, ...signed(work, ownSeatOf(work)), ...said }]);
  await work.audit({
    entity: 'bidGroup',
    entityId: group.id,
    chanceId: chance.id,
    action: 'comment',
    after: { entryId: id },
  });
  await work.publish({ kind: 'bidDecided', chanceId: chance.id, groupId: group.id });
  return id;
}

function ownSeatOf({ actor }: UnitOfWork): Seat {
  return { organizationId: actor.organizationId, onBehalfOfId: null };
}

function signed({ actor, now }: UnitOfWork, seat: Seat) {
  return { ...seat, decidedById: actor.userId, createdAt: now };
}
