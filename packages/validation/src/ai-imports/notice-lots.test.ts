import { describe, expect, it } from 'vitest';
import { fieldsOfLot, lotOfNumber, type NoticeLotPlace } from './notice-lots.ts';

const lots: NoticeLotPlace[] = [
  { documentId: 'd1', part: 2, number: 'LOT-0001', title: 'Rathaus' },
  { documentId: 'd1', part: 3, number: 'LOT-0002', title: 'Hafen' },
];
const found = (name: string, ...parts: [documentId: string, part: number][]) => ({
  name,
  evidence: parts.map(([documentId, part]) => ({ documentId, place: { part } })),
});

describe('the lots of a notice', () => {
  it('have what the notice states of them, of all, and in other documents, but nothing of other lots alone', () => {
    const fields = [
      found('of all', ['d1', 1]),
      found('of the first', ['d1', 2]),
      found('of the second', ['d1', 3]),
      found('of both', ['d1', 2], ['d1', 3]),
      found('of a PDF', ['d2', 3]),
    ];
    const [, second] = lots;
    if (!second) throw new Error('there are two');
    expect(fieldsOfLot(fields, lots, second).map(({ name }) => name)).toEqual([
      'of all',
      'of the second',
      'of both',
      'of a PDF',
    ]);
  });

  it('are found by their number as people write it', () => {
    for (const number of ['2', 'Los 2', 'LOT-0002']) expect(lotOfNumber(lots, number)?.title).toBe('Hafen');
    expect(lotOfNumber(lots, '12')).toBeUndefined();
    expect(lotOfNumber(lots, null)).toBeUndefined();
  });
});
