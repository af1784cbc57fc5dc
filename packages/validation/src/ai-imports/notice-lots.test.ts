import { describe, expect, it } from 'vitest';
import {
  fieldsOfLot,
  formFieldsOfLot,
  lotOfNumber,
  type NoticeLotPlace,
  nameOfLot,
  plainLotNumber,
} from './notice-lots.ts';

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

  it('are called by number and title before the tender, within the bounds of a name', () => {
    const lot = { number: 'LOT-0002', title: 'Hafen' };
    expect(nameOfLot('Bewachung der Gebäude', lot)).toBe('Los 2: Hafen, Bewachung der Gebäude');
    expect(nameOfLot('Bewachung', { ...lot, title: null })).toBe('Los 2, Bewachung');
    expect(nameOfLot('Bewachung', { ...lot, title: 'x'.repeat(80) })).toBe('Los 2, Bewachung');
    const cut = nameOfLot('Sicherheitsdienst '.repeat(6), lot);
    expect(cut.length).toBeLessThanOrEqual(75);
    expect(cut).toMatch(/^Los 2, Sicherheitsdienst .*…$/);
  });

  it('have a number without its zeros, or the text that they are called by', () => {
    expect(['LOT-0010', '0', 'Los A'].map(plainLotNumber)).toEqual(['10', '0', 'A']);
    expect(['Los 2 Rathaus', '2. Los', 'Los 3: Hafen'].map(plainLotNumber)).toEqual(['2', '2', '3']);
  });

  it.each([
    ['1a', '1b'],
    ['1.1', '1.2'],
  ])('are different where their numbers begin alike: %s and %s', (one, next) => {
    const parts = [one, next].map((number, at) => ({
      ...lots[0],
      documentId: 'd1',
      part: at + 2,
      number,
      title: number,
    }));
    expect([one, next].map(plainLotNumber)).toEqual([one, next]);
    for (const number of [next, next.toUpperCase(), `Los ${next}`, `LOT-0${next}`])
      expect(lotOfNumber(parts, number)?.title).toBe(next);
    expect(lotOfNumber(parts, '1')).toBeUndefined();
    expect(nameOfLot('Bewachung', { number: next, title: null })).toBe(`Los ${next}, Bewachung`);
  });

  it('fill the form with their own description and name', () => {
    const field = (field: string, value: string, part: number) => ({
      ...{ field, value, formValue: value },
      evidence: [{ documentId: 'd1', place: { part } }],
    });
    const fields = [
      field('description.name', 'Bewachung', 1),
      field('description.details', 'Alle Gebäude', 1),
      field('lotDetails', 'Nur das Rathaus', 2),
      field('lotDetails', 'Nur der Hafen', 3),
    ];
    const [first] = lots;
    if (!first) throw new Error('there are two');
    expect(formFieldsOfLot(fields, lots, first).map((one) => [one.field, one.formValue])).toEqual([
      ['description.details', 'Nur das Rathaus'],
      ['description.name', 'Los 1: Rathaus, Bewachung'],
      ['lotDetails', 'Nur das Rathaus'],
    ]);
  });
});
