import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaitedInMargin, awaitedOrganization } from '../../policy/awaited.ts';
import {
  applyOverrule,
  applyVote,
  isFinal,
  isOpen,
  newRound,
  progressOf,
  type Round,
  type Vote,
  withdrawRound,
} from './round.reducer.ts';

const [holding, nord, mitte, sued] = [10, 11, 12, 13];

function roundOf(...organizationIds: number[]): Round {
  return newRound(organizationIds.map((organizationId) => ({ organizationId, reason: 'operational' as const })));
}

function afterVotes(votes: readonly [number, Vote][], mayBeOverruled = true): Round {
  return votes.reduce(
    (round, [organizationId, vote]) => applyVote(round, organizationId, vote, mayBeOverruled),
    roundOf(nord, mitte, sued),
  );
}

function awaitedIn({ outcome, participants }: Round, viewer: number, mainOrganizationId: number): number | null {
  const voters = participants.map(({ organizationId, vote }) => ({ organizationId, hasVoted: vote !== null }));
  return awaitedOrganization(awaitedInMargin({ outcome, participants: voters }, mainOrganizationId), viewer);
}

describe('a margin round', () => {
  it.each<{ votes: [number, Vote][]; outcome: string; progress: number }>([
    { votes: [], outcome: 'open', progress: 0 },
    { votes: [[nord, 'Reject']], outcome: 'open', progress: 33 },
    {
      votes: [
        [nord, 'Approve'],
        [mitte, 'Approve'],
      ],
      outcome: 'open',
      progress: 67,
    },
    {
      votes: [
        [nord, 'Approve'],
        [mitte, 'Approve'],
        [sued, 'Approve'],
      ],
      outcome: 'approved',
      progress: 100,
    },
    {
      votes: [
        [nord, 'Reject'],
        [mitte, 'Reject'],
        [sued, 'Reject'],
      ],
      outcome: 'rejected',
      progress: 100,
    },
    {
      votes: [
        [nord, 'Approve'],
        [mitte, 'Reject'],
        [sued, 'Approve'],
      ],
      outcome: 'contested',
      progress: 100,
    },
  ])('after $votes it is $outcome at $progress %', ({ votes, outcome, progress }) => {
    const round = afterVotes(votes);
    expect(round.outcome).toBe(outcome);
    expect(progressOf(round)).toBe(progress);
  });

  it('is rejected instead of contested where no user could overrule', () => {
    const votes: [number, Vote][] = [
      [nord, 'Approve'],
      [mitte, 'Approve'],
      [sued, 'Reject'],
    ];
    expect(afterVotes(votes, false).outcome).toBe('rejected');
  });

  it('counts the first vote of an organization', () => {
    expect(() => applyVote(afterVotes([[nord, 'Approve']]), nord, 'Reject', true)).toThrow('ALREADY_DECIDED');
  });

  it('takes no vote of an organization that is not asked, and none at all once it is over', () => {
    expect(() => applyVote(roundOf(nord, mitte), sued, 'Approve', true)).toThrow('NOT_PERMITTED');
    expect(() => applyVote(applyOverrule(roundOf(nord), holding, 'Approve'), nord, 'Approve', true)).toThrow(
      'DECISION_FINAL',
    );
    expect(() => applyOverrule(withdrawRound(roundOf(nord)), holding, 'Approve')).toThrow('DECISION_FINAL');
  });

  it('is ended by an overrule, open or contested, and the overruling organization belongs to it', () => {
    const round = applyOverrule(roundOf(nord, mitte), holding, 'Reject');
    expect(round.outcome).toBe('rejected');
    expect(progressOf(round)).toBe(100);
    expect(round.participants.at(-1)).toEqual({ organizationId: holding, reason: 'overrule', vote: null });
  });

  it('is approved by the system when no organization is left to ask', () => {
    expect(newRound([])).toMatchObject({ outcome: 'approved', autoApproved: true });
  });

  it('waits for the viewer first, then for the others in order, contested for the main organization', () => {
    const round = afterVotes([[mitte, 'Approve']]);
    expect(awaitedIn(round, sued, holding)).toBe(sued);
    expect(awaitedIn(round, mitte, holding)).toBe(nord);
    expect(
      awaitedIn(
        afterVotes([
          [mitte, 'Approve'],
          [nord, 'Reject'],
          [sued, 'Reject'],
        ]),
        nord,
        holding,
      ),
    ).toBe(holding);
    expect(awaitedIn(withdrawRound(round), nord, holding)).toBeNull();
  });
});

describe('whatever the votes', () => {
  const vote = fc.constantFrom<Vote>('Approve', 'Reject');
  const allVotes = fc.tuple(vote, vote, vote);

  it('their order does not matter', () => {
    fc.assert(
      fc.property(allVotes, fc.shuffledSubarray([0, 1, 2]), fc.boolean(), ([a, b, c], order, mayBeOverruled) => {
        const votes: [number, Vote][] = [
          [nord, a],
          [mitte, b],
          [sued, c],
        ];
        const given = order.flatMap((index) => votes.slice(index, index + 1));
        const sorted = [...given].sort(([x], [y]) => x - y);
        expect(afterVotes(given, mayBeOverruled)).toEqual(afterVotes(sorted, mayBeOverruled));
      }),
    );
  });

  it('a round is over only when all have voted, and unanimous votes decide it', () => {
    fc.assert(
      fc.property(allVotes, fc.integer({ min: 0, max: 3 }), fc.boolean(), ([a, b, c], count, mayBeOverruled) => {
        const all: [number, Vote][] = [
          [nord, a],
          [mitte, b],
          [sued, c],
        ];
        const given = all.slice(0, count);
        const round = afterVotes(given, mayBeOverruled);
        const kinds = new Set(given.map(([, one]) => one));
        expect(progressOf(round)).toBe(Math.round((100 * count) / 3));
        expect(isOpen(round)).toBe(count < 3 || (kinds.size === 2 && mayBeOverruled));
        expect(isFinal(round)).toBe(!isOpen(round));
        if (count === 3 && kinds.size === 1) expect(round.outcome).toBe(a === 'Approve' ? 'approved' : 'rejected');
      }),
    );
  });
});
