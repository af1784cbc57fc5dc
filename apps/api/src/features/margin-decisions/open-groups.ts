import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { ensureMarginGroups } from './margin-decisions.store.ts';

/** When the bids are closed, every organization that bids gets the group in which its margin will be approved. */
export async function openMarginGroups(
  work: UnitOfWork<Actor>,
  { chanceId, from, to }: Extract<DomainEvent, { kind: 'stateChanged' }>,
): Promise<void> {
  if (from !== 'pendingbiddecision' || to !== 'editing') return;
  ensureMarginGroups(work, chanceId);
}
