import type { ChanceEvent, ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { changeChance, lockChanceRow } from '../chance.store.ts';
import { nextState } from './lifecycle.ts';

/**
 * Moves a Chance along the lifecycle and tells the others. An event that keeps the state changes nothing.
 *
 * @returns the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 */
export async function transitionChance(
  work: UnitOfWork<Actor>,
  chance: { id: string },
  event: ChanceEvent,
  change: { reasonForLoss?: string | null } = {},
): Promise<ChanceState> {
  const locked = await lockChanceRow(work, chance.id);
  if (!locked) throw new DomainError('NOT_FOUND');
  const from = locked.state;
  const to = nextState(from, event);
  if (to === from) return to;
  await changeChance(work, chance.id, { state: to, ...change, ...momentsOf(to, work.now) });
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: event,
    before: { state: from },
    after: { state: to, ...change },
  });
  await work.publish({ kind: 'stateChanged', chanceId: chance.id, from, to });
  return to;
}

function momentsOf(to: ChanceState, now: Date): { submittedAt?: Date; closedAt?: Date } {
  if (to === 'submitted') return { submittedAt: now };
  return to === 'won' || to === 'lost' || to === 'notbidding' ? { closedAt: now } : {};
}
