import { type ChanceEvent, type ChanceState, chanceEvents, chanceStates } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { allowedEvents, nextState } from './lifecycle.ts';

// The whole table once more, written out the other way round: by event, as the domain document tells it.
const moves: { [event in ChanceEvent]: Partial<{ [from in ChanceState]: ChanceState }> } = {
  bidAgreed: { pendingbiddecision: 'editing' },
  bidDeclined: { pendingbiddecision: 'notbidding' },
  lastBidderWithdrawn: { editing: 'notbidding' },
  marginRequested: { editing: 'pendingmarginapproval' },
  marginApproved: { editing: 'readytosubmit', pendingmarginapproval: 'readytosubmit' },
  marginRejected: { pendingmarginapproval: 'editing' },
  recalculationRequested: { editing: 'editing', pendingmarginapproval: 'editing', readytosubmit: 'editing' },
  markedSubmitted: { readytosubmit: 'submitted' },
  declaredWon: { submitted: 'won' },
  declaredLost: { submitted: 'lost' },
  outcomeCorrected: { won: 'submitted', lost: 'submitted' },
};
const cases = chanceStates.flatMap((from) => chanceEvents.map((event) => ({ from, event, to: moves[event][from] })));

describe('the life of a Chance', () => {
  it.each(cases.filter(({ to }) => to))('$from + $event → $to', ({ from, event, to }) => {
    expect(nextState(from, event)).toBe(to);
  });

  it.each(cases.filter(({ to }) => !to))('$from refuses $event', ({ from, event }) => {
    const details = { state: from, allowedEvents: allowedEvents(from) };
    expect(() => nextState(from, event)).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE_TRANSITION', details }),
    );
  });

  it('ends with not bidding, and with won and lost unless the outcome is corrected', () => {
    expect(chanceStates.filter((state) => allowedEvents(state).length === 0)).toEqual(['notbidding']);
    expect(allowedEvents('won')).toEqual(['outcomeCorrected']);
    expect(allowedEvents('lost')).toEqual(['outcomeCorrected']);
  });
});
