import type { CorrectOutcome } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { withdrawHeldFanOuts } from '../../../jobs/fan-out.store.ts';
import { chanceRules } from '../chance.policy.ts';
import { lockChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';
import { nextState } from './lifecycle.ts';
import { transitionChance } from './transition.ts';

/** The reason in the trail when an outcome is taken back before its news go out. */
const undone = 'undone';

/**
 * Takes an outcome back while its news still wait: only its author knows of it.
 *
 * @throws {DomainError} NOT_FOUND, INVALID_STATE_TRANSITION
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} UNDO_EXPIRED when the news are out, or when another user declared the outcome
 */
export async function undoOutcome(work: UnitOfWork, chanceId: string): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.declareOutcome, chance, chance);
  nextState(chance.state, 'outcomeCorrected');
  const isOwn = chance.closedById === work.actor.userId;
  if (!isOwn || !(await isStillHeld(work, chanceId))) throw new DomainError('UNDO_EXPIRED');
  await takeBack(work, chance, undone, { isKnown: false });
}

/**
 * Takes an outcome back with a reason, so that the right one can be declared. The trail keeps both.
 *
 * @throws {DomainError} NOT_FOUND, INVALID_STATE_TRANSITION
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED when it
 * was the owner before
 */
export async function correctOutcome(work: UnitOfWork, { chanceId, reason }: CorrectOutcome): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.correctOutcome, chance, chance);
  nextState(chance.state, 'outcomeCorrected');
  await takeBack(work, chance, reason, { isKnown: !(await isStillHeld(work, chanceId)) });
}

/** Withdraws the news that wait. @returns whether there were any, so that only the author knows of the outcome */
async function isStillHeld(work: UnitOfWork, chanceId: string): Promise<boolean> {
  return (await withdrawHeldFanOuts(work, { topic: 'outcome-known', chanceId, doneAt: work.now })) > 0;
}

async function takeBack(
  work: UnitOfWork,
  chance: StoredChance,
  reason: string,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  const { id: chanceId, reasonForLoss, lossReasonId, lossReason, winner, winningPrice, closedById, closedAt } = chance;
  const { userId } = work.actor;
  const declared = { reasonForLoss, lossReasonId, lossReason, winner, winningPrice, closedById };
  await transitionChance(work, chance, 'outcomeCorrected', {
    change: {
      reasonForLoss: null,
      lossReasonId: null,
      lossReason: null,
      winner: null,
      winningPrice: null,
      closedById: null,
    },
    before: { ...declared, closedAt: closedAt?.toISOString() ?? null },
    after: { reason },
    ...(isKnown ? {} : { news: () => ({ kind: 'outcomeTakenBack', chanceId, userId }) as const }),
  });
  if (isKnown) await work.publish({ kind: 'outcomeCorrected', chanceId });
}
