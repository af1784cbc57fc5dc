import type { SubmitMarginDecision } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import { type Seat, seatOf } from '../../policy/deciders.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { withStoredMentions } from '../users/stored-mentions.ts';
import { type KnownChance, lockMarginGroup, type OpenedChance, offeredIn } from './load-margin-groups.ts';
import { marginGroupRules } from './margin-decisions.policy.ts';
import type { StoredMarginGroup } from './margin-decisions.store.ts';
import { applyOverrule, applyVote, type Round } from './round.reducer.ts';
import { insertMarginDecisions } from './rounds.store.ts';
import { type RoundChange, saveRounds, withdrawalsOf } from './save-round.ts';

type Decision = SubmitMarginDecision['decision'];

const rightFor = {
  Approve: marginGroupRules.decide,
  Reject: marginGroupRules.decide,
  OverruleApprove: marginGroupRules.overrule,
  OverruleReject: marginGroupRules.overrule,
  Comment: marginGroupRules.comment,
} as const satisfies Record<Decision, unknown>;

/**
 * Votes on the margin of an organization, overrules the round or says something in it. The last approval makes the
 * Chance ready to submit, a rejection sends it back to be calculated.
 *
 * @returns the Chance in the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, ALREADY_DECIDED, DECISION_FINAL or LOCKED as `marginGroupRules` says
 */
export async function submitMarginDecision(
  work: UnitOfWork,
  { marginDecisionGroupId, decision, comment, forOrganizationId }: SubmitMarginDecision,
): Promise<KnownChance> {
  const { target, ...opened } = await lockMarginGroup(work, marginDecisionGroupId);
  const isVote = decision === 'Approve' || decision === 'Reject';
  const view = { ...target.view, seatOrganizationId: (isVote && forOrganizationId) || work.actor.organizationId };
  authorize(work.actor, rightFor[decision], view);
  const seat = (isVote && seatOf(work.actor, view.seatOrganizationId, 'margin', view)) || ownSeatOf(work);
  const stored = await withStoredMentions(work, opened.chance.id, comment);
  await addEntry(work, target.group, { decision, comment: stored, seat });
  const after = roundAfter(work, target.group, { decision, seat, managed: view.managedOrganizationIds });
  if (!after || decision === 'Comment') return opened;
  const state = await conclude(work, opened, { before: target.group, after, action: decision });
  return { ...opened, chance: { ...opened.chance, state } };
}

/**
 * Says something in a group without voting.
 *
 * @returns the id of the entry
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, DECISION_FINAL, or LOCKED while nothing is asked
 */
export async function commentOnMarginGroup(work: UnitOfWork, groupId: string, comment: string): Promise<string> {
  const { target, chance } = await lockMarginGroup(work, groupId);
  authorize(work.actor, marginGroupRules.comment, target.view);
  const stored = await withStoredMentions(work, chance.id, comment);
  return addEntry(work, target.group, { decision: 'Comment', comment: stored, seat: ownSeatOf(work) });
}

/** @returns null for a comment, which changes nothing */
function roundAfter(
  { actor }: UnitOfWork,
  group: StoredMarginGroup,
  { decision, seat, managed }: { decision: Decision; seat: Seat; managed: ReadonlySet<number> },
): Round | null {
  switch (decision) {
    case 'Comment':
      return null;
    case 'OverruleApprove':
      return applyOverrule(group, actor.organizationId, 'Approve');
    case 'OverruleReject':
      return applyOverrule(group, actor.organizationId, 'Reject');
    default:
      // Managers of the main organization are the ones who may overrule.
      return applyVote(group, seat.organizationId, decision, managed.has(actor.mainOrganizationId));
  }
}

function ownSeatOf({ actor }: UnitOfWork): Seat {
  return { organizationId: actor.organizationId, onBehalfOfId: null };
}

async function addEntry(
  work: UnitOfWork,
  group: StoredMarginGroup,
  { decision, comment, seat }: { decision: Decision; comment: string | null; seat: Seat },
) {
  const { actor, now } = work;
  const { id, chanceId, round, margin, totalCost, minutes, revenue, netProfit } = group;
  const said = { round, decision, comment, ...seat, decidedById: actor.userId };
  const figures = { margin, totalCost, minutes, revenue, netProfit };
  const [entryId = ''] = insertMarginDecisions(work, [{ groupId: id, ...said, ...figures, createdAt: now }]);
  if (decision === 'Comment') {
    await work.audit({ entity: 'marginGroup', entityId: id, chanceId, action: 'comment', after: { entryId } });
    await work.publish({ kind: 'marginDecided', chanceId, groupId: id });
  }
  return entryId;
}

/** Stores the round, and moves the Chance on when it was the last one, or was rejected. @returns the state of the Chance */
async function conclude(work: UnitOfWork, opened: OpenedChance, decided: RoundChange): Promise<ChanceState> {
  const { outcome } = decided.after;
  const { chance } = opened;
  const others = offeredIn(opened).filter(({ id }) => id !== decided.before.id);
  const isRejected = outcome === 'rejected';
  await saveRounds(work, [decided, ...(isRejected ? withdrawalsOf(others) : [])]);
  if (isRejected) return transitionChance(work, chance, 'marginRejected');
  const isLast = outcome === 'approved' && others.every((other) => other.outcome === 'approved');
  return isLast ? transitionChance(work, chance, 'marginApproved') : chance.state;
}
