import type { Block, TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { describe, expect, it } from 'vitest';
import { lotsIn } from './lots.ts';

const pageOf = (blocks: Block[]): TextWithPlaces => ({
  ...{ format: 'pdf', statedTitle: null, notes: [] },
  parts: [{ kind: 'page', number: 1, name: null, page: null, source: 'TEXT', blocks }],
});
const written = (...lines: string[]) => pageOf(lines.map((text): Block => ({ kind: 'paragraph', text, words: [] })));
const named = (document: TextWithPlaces) => lotsIn([document]).map(({ number, title }) => [number, title]);

describe('the lots that documents name', () => {
  it('are those of lines of their own, by their numbers, each with its words', () => {
    const document = written(
      'Der Auftrag ist in drei Lose aufgeteilt:',
      'Los 2 – Hafen und Fährterminal',
      'Los 01: Rathaus Mitte.',
      '2.3 Los Nr. 10: Feuerwache',
      'Los 1: Ein anderer Name an späterer Stelle',
    );
    expect(named(document)).toEqual([
      ['1', 'Rathaus Mitte'],
      ['2', 'Hafen und Fährterminal'],
      ['10', 'Feuerwache'],
    ]);
    expect(lotsIn([document])[0]?.evidence).toMatchObject({ document: 0, part: 1, quote: 'Los 01: Rathaus Mitte.' });
  });

  it('are those of a table with a lot in each row', () => {
    const cells = [
      ['Los', 'Objekt'],
      ['Los 1', 'Rathaus'],
      ['Los 2', 'Hafen'],
    ].flatMap((row, at) =>
      row.map((text, column) => ({
        ...{ row: at, column, text, words: [], rowSpan: 1, columnSpan: 1, isHeader: false, ref: null },
      })),
    );
    expect(named(pageOf([{ kind: 'table', rows: 3, columns: 2, cells }]))).toEqual([
      ['1', 'Rathaus'],
      ['2', 'Hafen'],
    ]);
  });

  it('are none where a line only says something of a lot, where there is one, or where none is the first', () => {
    expect(named(written('Los 1: 12.03.2027, 10:00 Uhr', 'Los 2: 19.03.2027'))).toEqual([]);
    expect(
      named(written('Los 1: Angebotssumme: 5', 'Los 2: rund 400 €', 'Los 1 und Los 2 werden getrennt vergeben.')),
    ).toEqual([]);
    expect(named(written('Los 1: Rathaus', 'Alles Weitere steht im Vertrag.'))).toEqual([]);
    expect(named(written('Los 3: Rathaus', 'Los 4: Hafen'))).toEqual([]);
  });
});
