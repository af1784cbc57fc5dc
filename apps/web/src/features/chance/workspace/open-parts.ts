import type { ChanceState } from '@zuschlag/validation/vocabulary';

/** Which parts of the details a state leaves open. Source: docs/domain.md, Locks. */
export function openParts(state: ChanceState): { details: boolean; deadlines: boolean; additionalText: boolean } {
  const isEarly = state === 'pendingbiddecision' || state === 'editing';
  return {
    details: isEarly,
    deadlines: isEarly || state === 'pendingmarginapproval' || state === 'readytosubmit' || state === 'submitted',
    additionalText: isEarly || state === 'readytosubmit',
  };
}
