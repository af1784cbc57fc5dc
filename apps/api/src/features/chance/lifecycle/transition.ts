import type { ChanceEvent, ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { changeChance, lockChanceRow } from '../chance.store.ts';
import { nextState } from './lifecycle.ts';

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
  change: { reasonForLoss?: string | null } = {},
): Promise<ChanceState> {
  const from = chance.state ?? (await lockedState(work, chance.id));
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

async function lockedState(work: UnitOfWork<Actor>, id: string): Promise<ChanceState> {
  const locked = await lockChanceRow(work, id);
  if (!locked) throw new DomainError('NOT_FOUND');
  return locked.state;
}

function momentsOf(to: ChanceState, now: Date): { submittedAt?: Date; closedAt?: Date } {
  if (to === 'submitted') return { submittedAt: now };
  return to === 'won' || to === 'lost' || to === 'notbidding' ? { closedAt: now } : {};
}
