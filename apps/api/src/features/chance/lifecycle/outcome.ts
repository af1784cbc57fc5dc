import type { UpdateState } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import { chanceRules } from '../chance.policy.ts';
import { lockChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';
import { nextState } from './lifecycle.ts';
import { transitionChance } from './transition.ts';

/**
 * Marks a Chance as submitted, or declares it won or lost. Nothing leaves the system: people only learn of it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} RATES_CHANGED with the organizations whose figures rest on changed rows, unless that is confirmed
 */
export async function updateState(
  work: UnitOfWork,
  { chanceId, won, reasonForLoss, confirmRatesChanged }: UpdateState,
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.declareOutcome, chance, chance);
  if (won === null || won === undefined) {
    // A Chance that cannot be submitted at all has no question to answer first.
    nextState(chance.state, 'markedSubmitted');
    await work.publish({ kind: 'submitting', chanceId, confirmsChangedRates: confirmRatesChanged === true });
    await transitionChance(work, chance, 'markedSubmitted');
    // People note it late; that it was late is evidence.
    if (work.today > chance.submission) {
      const after = { submission: chance.submission, markedOn: work.today };
      await work.audit({
        entity: 'chance',
        entityId: chance.id,
        chanceId: chance.id,
        action: 'submittedAfterDeadline',
        after,
      });
    }
    return;
  }
  await transitionChance(work, chance, won ? 'declaredWon' : 'declaredLost', won ? {} : { reasonForLoss });
}
