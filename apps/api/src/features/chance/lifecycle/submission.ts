import type { UpdateState } from '@zuschlag/validation/chance/chance-edit';
import { berlinClockOf } from '@zuschlag/validation/measures/berlin-day';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../stored-chance.ts';
import { nextState } from './lifecycle.ts';
import { transitionChance } from './transition.ts';

/** What the steps need; all but the Chance may be left out. */
export type StateChange = Pick<UpdateState, 'chanceId'> & Partial<UpdateState>;

/**
 * Marks a Chance as submitted, with the price that was really offered.
 *
 * @param chance locked, of which the caller is the owner
 * @throws {DomainError} INVALID_STATE_TRANSITION, RATES_CHANGED
 * @throws {DomainError} INVALID_INPUT for another price without a reason
 */
export async function markSubmitted(work: UnitOfWork, chance: StoredChance, input: StateChange): Promise<void> {
  const { id: chanceId, submission, submissionTime, revenue } = chance;
  // A Chance that cannot be submitted at all has no question to answer first.
  nextState(chance.state, 'markedSubmitted');
  const offered = offeredOf(chance, input);
  await work.publish({ kind: 'submitting', chanceId, confirmsChangedRates: input.confirmRatesChanged === true });
  await transitionChance(work, chance, 'markedSubmitted', {
    change: offered ?? {},
    after: offered ? { calculatedRevenue: revenue } : {},
  });
  // People note it late; that it was late is evidence.
  if (isLate(work, chance)) {
    const isConfirmed = input.confirmDeadlinePassed === true;
    const after = { submission, submissionTime, markedOn: work.today, isConfirmed };
    await work.audit({ entity: 'chance', entityId: chanceId, chanceId, action: 'submittedAfterDeadline', after });
  }
}

/** @returns the price and its reason when it differs from the calculated one by a cent or more, else null */
function offeredOf(
  { revenue }: Pick<StoredChance, 'revenue'>,
  { offeredRevenue, offeredReason }: StateChange,
): { offeredRevenue: number; offeredReason: string } | null {
  if (offeredRevenue === null || offeredRevenue === undefined) return null;
  if (revenue !== null && cents(revenue) === cents(offeredRevenue)) return null;
  if (offeredReason) return { offeredRevenue, offeredReason };
  throw new DomainError('INVALID_INPUT', { fields: [{ path: 'offeredReason', problem: 'OFFER_REASON_REQUIRED' }] });
}

const cents = (euros: number) => Math.round(euros * 100);

function isLate({ now, today }: UnitOfWork, { submission, submissionTime }: StoredChance): boolean {
  return today > submission || (today === submission && berlinClockOf(now) > submissionTime);
}
