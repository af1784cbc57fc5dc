import { type ChanceEvent, type ChanceState, chanceEvents } from '@zuschlag/validation/vocabulary';
import { DomainError } from '../../../errors.ts';

/** Every transition of a Chance; the API refuses all others. @source docs/domain.md, Life of a Chance */
export const lifecycle = {
  pendingbiddecision: { bidAgreed: 'editing', bidDeclined: 'notbidding' },
  // marginApproved at once: no organization has to approve
  editing: {
    marginRequested: 'pendingmarginapproval',
    marginApproved: 'readytosubmit',
    recalculationRequested: 'editing',
    lastBidderWithdrawn: 'notbidding',
  },
  pendingmarginapproval: {
    marginApproved: 'readytosubmit',
    marginRejected: 'editing',
    recalculationRequested: 'editing',
  },
  readytosubmit: { markedSubmitted: 'submitted', recalculationRequested: 'editing' },
  submitted: { declaredWon: 'won', declaredLost: 'lost' },
  won: { outcomeCorrected: 'submitted' },
  lost: { outcomeCorrected: 'submitted' },
  notbidding: {},
} as const satisfies Record<ChanceState, { [event in ChanceEvent]?: ChanceState }>;

/**
 * The state after an event.
 *
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 */
export function nextState(from: ChanceState, event: ChanceEvent): ChanceState {
  const moves: { [event in ChanceEvent]?: ChanceState } = lifecycle[from];
  const to = moves[event];
  if (!to) throw new DomainError('INVALID_STATE_TRANSITION', { state: from, allowedEvents: allowedEvents(from) });
  return to;
}

/** @returns the events a state allows, in the order of the vocabulary */
export function allowedEvents(state: ChanceState): ChanceEvent[] {
  return chanceEvents.filter((event) => event in lifecycle[state]);
}
