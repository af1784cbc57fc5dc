import { describe, expect, it } from 'vitest';
import type { Block, Part } from '../text-with-places.ts';
import { passagesOf } from './passages.ts';
import { tokensOf } from './tokens.ts';
import { wordCounts } from './word-counts.ts';

const wordsIn = (text: string) => tokensOf(text).map(({ word }) => word);
const paragraph = (text: string): Block => ({ kind: 'paragraph', text, words: [] });
const heading = (level: number, text: string): Block => ({ kind: 'heading', level, number: null, text, words: [] });
const page = (number: number, ...blocks: Block[]): Part => ({
  kind: 'page',
  number,
  name: null,
  page: null,
  source: 'TEXT',
  blocks,
});

describe('the words of a text', () => {
  it.each([
    ['nach § 4 Abs. 2 BewachV', ['§4', 'abs2', 'nach', '4', 'abs', '2', 'bewachv']],
    ['§§ 4, 5 und 7', ['§4', '§5', '§7', '4', '5', 'und', '7']],
    ['Art. 3 Satz 1', ['art3', 'satz1', 'art', '3', 'satz', '1']],
    ['bis 12.03.2027', ['bis', '12.03.2027', '12', '03', '2027']],
    ['ZV-2027/014', ['zv-2027/014', 'zv', '2027', '014']],
    ['per E-Mail, Straße', ['per', 'email', 'e', 'mail', 'strasse']],
  ])('of "%s"', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('passages', () => {
  it('are short, stay on their page, carry the headings above them, and leave out what repeats', () => {
    const long = 'Der Auftragnehmer stellt Personal. '.repeat(60).trim();
    const passages = passagesOf([
      page(
        1,
        { kind: 'running', place: 'head', text: 'Vergabe 14', words: [] },
        heading(1, 'Los 1'),
        heading(2, 'Personal'),
        paragraph('Zwei Kräfte.'),
        paragraph('Je Schicht.'),
      ),
      page(2, paragraph(long), heading(2, 'Preise')),
    ]);
    expect(passages[0]).toEqual({ part: 1, heading: 'Los 1 › Personal', text: 'Zwei Kräfte.\nJe Schicht.' });
    expect(passages.every(({ text }) => text.length <= 1_200)).toBe(true);
    expect(passages.map(({ part }) => part)).toEqual([1, ...passages.slice(1).map(() => 2)]);
    expect(
      passages
        .slice(1, -1)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(long);
    expect(passages.at(-1)).toEqual({ part: 2, heading: 'Los 1 › Preise', text: 'Preise' });
  });

  it('know how often each word stands in them', () => {
    const { words, lengths } = wordCounts([
      { part: 1, heading: 'Wache', text: 'Wache und Streife' },
      { part: 1, heading: '', text: 'Streife' },
    ]);
    expect(words.find(({ word }) => word === 'wache')).toEqual({ word: 'wache', passages: [0], counts: [2] });
    expect(words.find(({ word }) => word === 'streife')).toEqual({ word: 'streife', passages: [0, 1], counts: [1, 1] });
    expect(lengths).toEqual([3, 1]);
  });
});
