import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';
import { passagesOf } from './search/passages.ts';
import type { Block, Cell, Part, Word } from './text-with-places.ts';

const wordsIn = (text: string, line: number): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length, line, size: 10, isBold: false, confidence: null },
    box: { left: index, top: line * 12, right: index + word.length, bottom: line * 12 + 10 },
  }));
const written = (text: string, line: number) => ({ text, words: wordsIn(text, line) });
const cell = (row: number, column: number, text: string): Cell => ({
  ...{ row, column, rowSpan: 1, columnSpan: 1, isHeader: false, ref: null, ...written(text, 10 + row) },
});
const blocks: Block[] = [
  { kind: 'running', place: 'head', ...written('Vergabe ZV-2027/014', 0) },
  { kind: 'heading', level: 1, number: null, ...written('Fristen', 1) },
  { kind: 'paragraph', ...written('Die Angebotsfrist endet am 04.12.2026 um 10:00 Uhr. Danach gilt nichts.', 2) },
  { kind: 'listItem', marker: 'a)', level: 1, ...written('Bewachung der Straße', 3) },
  {
    kind: 'table',
    rows: 2,
    columns: 2,
    cells: [cell(0, 0, 'Preis'), cell(0, 1, '60'), cell(1, 0, 'Qualität'), cell(1, 1, '40')],
  },
];
const part: Part = { kind: 'page', number: 1, name: null, page: null, source: 'TEXT', blocks };
const said = (quote: string) => findQuote(part, quote)?.map(({ box: { top } }) => top / 12) ?? null;

describe('a quotation on a page', () => {
  it('is found by its words, whatever stands between them', () => {
    expect(
      findQuote(part, 'am 04.12.2026,  um 10:00 UHR')?.map(
        ({ start, end }) => blocks[2]?.kind === 'paragraph' && blocks[2].text.slice(start, end),
      ),
    ).toEqual(['am', '04.12.2026', 'um', '10:00', 'Uhr.']);
    expect(said('gilt nichts. a) Bewachung der Strasse')).toEqual([2, 2, 3, 3, 3]);
    expect(said('Preis | 60\nQualität | 40')).toEqual([10, 10, 11, 11]);
  });

  it('is not found where a word is another one, is missing, or stands in the head of the page', () => {
    expect(findQuote(part, 'endet am 05.12.2026')).toBeNull();
    expect(findQuote(part, 'Angebotsfrist am 04.12.2026')).toBeNull();
    expect(findQuote(part, 'Vergabe ZV-2027/014')).toBeNull();
    expect(findQuote(part, ' … ')).toBeNull();
  });

  it('is found for each passage that the search makes of the page', () => {
    for (const { text } of passagesOf([part])) expect(findQuote(part, text), text).not.toBeNull();
  });

  it('has no places in a format without them', () => {
    expect(findQuote({ blocks: [{ kind: 'paragraph', text: 'Ein Satz.', words: [] }] }, 'Ein Satz.')).toEqual([]);
  });
});
