import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { DomainError } from '../../../errors.ts';

/** The editable parts in each state, for users with the right. @source docs/domain.md, Locks */
const openIn = {
  details: ['pendingbiddecision', 'editing'],
  deadlines: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
  additionalText: ['pendingbiddecision', 'editing', 'readytosubmit'],
  estimate: ['pendingbiddecision', 'editing'],
  contractDates: ['pendingbiddecision', 'editing'],
  executiveSummary: ['pendingbiddecision', 'editing', 'readytosubmit', 'submitted', 'won', 'lost'],
  proofs: ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted'],
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
