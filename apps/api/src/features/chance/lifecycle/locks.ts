import { percentOf } from '@zuschlag/validation/recalculations/progress';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredRun } from '../stored-chance.ts';

/** The editable parts in each state, for users with the right. @source docs/domain.md, Locks */
const openIn = {
  details: ['pendingbiddecision', 'editing'],
  deadlines: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
  additionalText: ['pendingbiddecision', 'editing', 'readytosubmit'],
  estimate: ['pendingbiddecision', 'editing'],
  contractDates: ['pendingbiddecision', 'editing'],
  executiveSummary: ['pendingbiddecision', 'editing', 'readytosubmit', 'submitted', 'won', 'lost'],
  proofs: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
  addDocuments: [
    'pendingbiddecision',
    'editing',
    'pendingmarginapproval',
    'readytosubmit',
    'submitted',
    'won',
    'lost',
    'notbidding',
  ],
  removeDocuments: ['pendingbiddecision', 'editing', 'readytosubmit'],
  knowledgeBase: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
  services: ['editing'],
  owner: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
  customerName: [
    'pendingbiddecision',
    'editing',
    'pendingmarginapproval',
    'readytosubmit',
    'submitted',
    'won',
    'lost',
    'notbidding',
  ],
} as const satisfies Record<string, readonly ChanceState[]>;
export type LockedAct = keyof typeof openIn;

export function isOpenFor(act: LockedAct, state: ChanceState): boolean {
  return (openIn[act] as readonly ChanceState[]).includes(state);
}

/** @throws {DomainError} LOCKED with the state when it forbids the act */
export function requireOpen(act: LockedAct, state: ChanceState): void {
  if (!isOpenFor(act, state)) throw new DomainError('LOCKED', { state, act });
}

/**
 * While the services of a Chance are calculated anew, people change nothing of it: what the run puts in their place was
 * computed from what it found. Its own jobs go on.
 *
 * @throws {DomainError} LOCKED with the share that is done
 */
export function requireAtRest(
  actor: Actor,
  { state, recalculation }: { state: ChanceState; recalculation: StoredRun | null },
): void {
  if (recalculation === null || actor.kind === 'system') return;
  const { done, total } = recalculation;
  throw new DomainError('LOCKED', {
    state,
    act: 'recalculation',
    running: { done, total, percent: percentOf(recalculation) },
  });
}
