import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { type ProgressFacts, progressOf } from './progress.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const facts = (state: ChanceState, more: Partial<ProgressFacts> = {}): ProgressFacts => ({
  state,
  submittedAt: null,
  bids: [],
  calculations: [],
  margins: [],
  ...more,
});
const statuses = (state: ChanceState) => progressOf(facts(state)).map(({ status }) => status);

describe('the four steps', () => {
  it.each<[ChanceState, string[]]>([
    ['pendingbiddecision', ['current', 'upcoming', 'upcoming', 'upcoming']],
    ['notbidding', ['closed', 'upcoming', 'upcoming', 'upcoming']],
    ['editing', ['done', 'current', 'upcoming', 'upcoming']],
    ['pendingmarginapproval', ['done', 'done', 'current', 'upcoming']],
    ['readytosubmit', ['done', 'done', 'done', 'current']],
    ['submitted', ['done', 'done', 'done', 'done']],
    ['won', ['done', 'done', 'done', 'done']],
    ['lost', ['done', 'done', 'done', 'done']],
  ])('%s: %j', (state, expected) => {
    expect(statuses(state)).toEqual(expected);
  });

  it('count 1 of 3 bids while one is final, and no organization in the steps after', () => {
    const open = { isFinal: false, finalAt: null };
    const [bids, calculations] = progressOf(
      facts('pendingbiddecision', { bids: [{ isFinal: true, finalAt: day(2) }, open, open] }),
    );
    expect(bids).toEqual({ step: 'bidDecisions', status: 'current', done: 1, total: 3, at: null });
    expect(calculations).toMatchObject({ done: null, total: null });
  });

  it('are dated by what completed them last', () => {
    const bids = [day(3), day(5), day(4)].map((finalAt) => ({ isFinal: true, finalAt }));
    expect(progressOf(facts('editing', { bids }))[0]).toMatchObject({ done: 3, total: 3, at: day(5).toISOString() });
  });

  it('are all counted and dated at the end', () => {
    const steps = progressOf(
      facts('submitted', {
        submittedAt: day(20),
        bids: [{ isFinal: true, finalAt: day(3) }],
        calculations: [
          { isDone: true, lastAt: day(8) },
          { isDone: false, lastAt: null },
        ],
        margins: [{ isApproved: true, decidedAt: day(12) }],
      }),
    );
    expect(steps).toEqual([
      { step: 'bidDecisions', status: 'done', done: 1, total: 1, at: day(3).toISOString() },
      { step: 'calculations', status: 'done', done: 1, total: 2, at: day(8).toISOString() },
      { step: 'marginDecisions', status: 'done', done: 1, total: 2, at: day(12).toISOString() },
      { step: 'submission', status: 'done', done: null, total: null, at: day(20).toISOString() },
    ]);
  });

  it('end with the day of the last bid where no organization bids, and have no day before they are done', () => {
    const bids = [{ isFinal: true, finalAt: day(3) }];
    expect(progressOf(facts('notbidding', { bids }))[0]).toMatchObject({ status: 'closed', at: day(3).toISOString() });
    expect(progressOf(facts('pendingbiddecision', { bids }))[0]).toMatchObject({ status: 'current', at: null });
    expect(progressOf(facts('submitted'))[3]).toMatchObject({ at: null });
  });

  it('show an approval that is kept while another organization calculates anew: 1 of 2', () => {
    const margins = [
      { isApproved: true, decidedAt: day(8) },
      { isApproved: false, decidedAt: day(9) },
    ];
    const calculations = [
      { isDone: true, lastAt: day(6) },
      { isDone: true, lastAt: day(7) },
    ];
    const steps = progressOf(facts('editing', { calculations, margins }));
    expect(steps[2]).toEqual({ step: 'marginDecisions', status: 'upcoming', done: 1, total: 2, at: null });
  });
});
