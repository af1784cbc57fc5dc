import { describe, expect, it } from 'vitest';
import { boxesByLine, wordsOf } from './quote-places.ts';
import type { Paragraph } from './text-with-places.ts';

const block: Paragraph = {
  kind: 'paragraph',
  text: 'Die Sicherheitsdienste beginnen',
  words: [
    { start: 0, end: 3, box: { left: 50, top: 100, right: 66, bottom: 112 }, line: 4 },
    { start: 4, end: 14, box: { left: 70, top: 100, right: 120, bottom: 112 }, line: 4 },
    { start: 14, end: 22, box: { left: 50, top: 114, right: 88, bottom: 126 }, line: 5 },
    { start: 23, end: 31, box: { left: 92, top: 114, right: 140, bottom: 126 }, line: 5 },
  ].map((word) => ({ ...word, size: 11, isBold: false, confidence: null })),
};

describe('the places of a quotation', () => {
  it('are both halves of a word that a line end parts, and one mark for each line', () => {
    const from = block.text.indexOf('Sicherheitsdienste');
    const words = wordsOf(block, from, from + 'Sicherheitsdienste'.length);
    expect(words.map(({ start }) => start)).toEqual([4, 14]);
    expect(boxesByLine(words)).toHaveLength(2);
    expect(boxesByLine(wordsOf(block, from, block.text.length))).toEqual([
      { left: 70, top: 100, right: 120, bottom: 112 },
      { left: 50, top: 114, right: 140, bottom: 126 },
    ]);
  });
});
