import type { ChanceEvent, ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { Fields } from '../../../audit-log/audit-record.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { DomainEvent } from '../../../events/events.ts';
import { changeChance, lockChanceRow, type OutcomeColumns } from '../chance.store.ts';
import { nextState } from './lifecycle.ts';

export type Step = {
  /** the columns that the step writes beside the state */
  change?: OutcomeColumns;
  /** what the trail keeps beside the state and the columns: what the step ends, and why */
  before?: Fields;
  after?: Fields;
  /** what the others hear; left out, that the state has changed */
  news?: (from: ChanceState, to: ChanceState) => DomainEvent;
};

/**
 * Moves a Chance along the lifecycle and tells the others. An event that keeps the state changes nothing.
 *
 * @param chance with its state when the caller has locked it; without, it is locked here
 * @returns the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 */
export async function transitionChance(
  work: UnitOfWork<Actor>,
  chance: { id: string; state?: ChanceState },
  event: ChanceEvent,
  { change = {}, before = {}, after = {}, news }: Step = {},
): Promise<ChanceState> {
  const chanceId = chance.id;
  const from = chance.state ?? (await lockedState(work, chanceId));
  const to = nextState(from, event);
  if (to === from) return to;
  await changeChance(work, chanceId, { state: to, ...change, ...momentsOf(event, to, work.now) });
  await work.audit({
    entity: 'chance',
    entityId: chanceId,
    chanceId,
    action: event,
    before: { state: from, ...before },
    after: { state: to, ...change, ...after },
  });
  await work.publish(news?.(from, to) ?? { kind: 'stateChanged', chanceId, from, to });
  return to;
}

async function lockedState(work: UnitOfWork<Actor>, id: string): Promise<ChanceState> {
  const locked = await lockChanceRow(work, id);
  if (!locked) throw new DomainError('NOT_FOUND');
  return locked.state;
}

/** A correction leads back to the submission, which keeps its moment. */
function momentsOf(event: ChanceEvent, to: ChanceState, now: Date): { submittedAt?: Date; closedAt?: Date | null } {
  if (event === 'outcomeCorrected') return { closedAt: null };
  if (to === 'submitted') return { submittedAt: now };
  return to === 'won' || to === 'lost' || to === 'notbidding' ? { closedAt: now } : {};
}
