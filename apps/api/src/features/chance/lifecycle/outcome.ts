import type { FieldProblem } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { offeredLossReasons } from '../../organizations/loss-reasons/loss-reasons.ts';
import { chanceRules } from '../chance.policy.ts';
import type { OutcomeColumns } from '../chance.store.ts';
import { lockChance, requireChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';
import { nextState } from './lifecycle.ts';
import { markSubmitted, type StateChange } from './submission.ts';
import { transitionChance } from './transition.ts';

/**
 * Marks a Chance as submitted, or declares it won or lost. Nothing leaves the system: people only learn of it, of an
 * outcome when it can no longer be undone.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} RATES_CHANGED with the organizations whose figures rest on changed rows, unless that is confirmed
 * @throws {DomainError} INVALID_INPUT for another price without a reason, and for a reason that the list does not offer
 */
export async function updateState(work: UnitOfWork, input: StateChange): Promise<void> {
  const chance = await lockChance(work, input.chanceId);
  await authorizeOwner(work, chanceRules.declareOutcome, chance, chance);
  if (input.won === null || input.won === undefined) return markSubmitted(work, chance, input);
  const event = input.won ? 'declaredWon' : 'declaredLost';
  nextState(chance.state, event);
  const change = { ...(await outcomeOf(work, chance, input)), closedById: work.actor.userId };
  const news = () => ({ kind: 'outcomeDeclared', chanceId: chance.id, userId: work.actor.userId }) as const;
  await transitionChance(work, chance, event, { change, news });
}

/** The reasons that may be chosen for a Chance when it is lost. @throws {DomainError} NOT_FOUND */
export async function lossReasonsOfChance(work: UnitOfWork, chanceId: string): Promise<{ id: string; name: string }[]> {
  const { organizationId } = await requireChance(work, chanceId);
  return offeredLossReasons(work, organizationId);
}

async function outcomeOf(
  work: UnitOfWork,
  { organizationId }: StoredChance,
  { won, reasonForLoss, lossReasonId, winner, winningPrice = null }: StateChange,
): Promise<OutcomeColumns> {
  if (won) return { winningPrice };
  const words = { reasonForLoss, winner, winningPrice };
  if (!lossReasonId) return words;
  const chosen = (await offeredLossReasons(work, organizationId)).find(({ id }) => id === lossReasonId.toLowerCase());
  if (!chosen) throw wrongField('lossReasonId', 'UNKNOWN_LOSS_REASON');
  return { ...words, lossReasonId: chosen.id, lossReason: chosen.name };
}

function wrongField(path: string, problem: FieldProblem): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ path, problem }] });
}
