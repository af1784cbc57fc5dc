import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, inOrder, type Ranked, rankAt, ranksBelow } from './board-order.ts';

const named = (ranks: readonly string[]): Ranked[] => ranks.map((rank, at) => ({ id: `card ${at}`, rank }));
const idsOf = (column: readonly Ranked[]) => column.map(({ id }) => id);

describe('the order of a column', () => {
  it('is that of ranks by their bytes, and of ids where two cards have one rank', () => {
    const cards = [
      { id: 'b', rank: 'a1' },
      { id: 'c', rank: 'Zz' },
      { id: 'a', rank: 'a1' },
    ];
    expect(idsOf(cards.toSorted(inOrder))).toEqual(['c', 'a', 'b']);
  });

  it('has a place below a neighbour, else above the other one, else at the top', () => {
    const column = named(ranksBelow(null, 3));
    expect(indexOf(column, { aboveId: 'card 1', belowId: 'card 2' })).toBe(2);
    expect(indexOf(column, { aboveId: 'gone', belowId: 'card 2' })).toBe(2);
    expect(indexOf(column, { aboveId: 'gone', belowId: 'gone too' })).toBe(0);
    expect(indexOf(column, {})).toBe(0);
  });

  it('has no rank between two cards of one rank', () => {
    const twins = [
      { id: 'a', rank: 'a1' },
      { id: 'b', rank: 'a1' },
    ];
    expect(rankAt(twins, 1)).toBeNull();
    expect(rankAt(twins, 0)).not.toBeNull();
    expect(rankAt(twins, 2)).not.toBeNull();
  });

  it('asks for new ranks before one becomes long, however often cards come to the same place', () => {
    let column = named(ranksBelow(null, 2));
    let times = 0;
    for (; times < 2_000; times++) {
      const rank = rankAt(column, 1);
      if (rank === null) break;
      expect(rank.length).toBeLessThanOrEqual(64);
      column = [column[0] as Ranked, { id: `new ${times}`, rank }];
    }
    expect(times).toBeGreaterThan(100);
    expect(times).toBeLessThan(2_000);
  });
});

describe('a column sorted by its ranks, after any moves', () => {
  it('is the list that the same moves make of a plain list', () => {
    const moves = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), moves, (count, steps) => {
        let column = named(ranksBelow(null, count));
        const list = idsOf(column);
        for (const [from, to] of steps) {
          const id = list[from % count] as string;
          list.splice(from % count, 1);
          const rest = column.filter((card) => card.id !== id);
          const index = to % count;
          list.splice(index, 0, id);
          const rank = rankAt(rest, index);
          // So few moves never fill the room between two cards.
          if (rank === null) throw new Error('no rank');
          column = [...rest, { id, rank }].sort(inOrder);
          expect(idsOf(column)).toEqual(list);
        }
      }),
      { numRuns: sampled(100, 10_000) },
    );
  });
});
