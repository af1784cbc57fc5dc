import { describe, expect, it } from 'vitest';
import { commentsOf, findingsIn, proseOf } from './english.ts';

const words = (text: string) => findingsIn(text).map(({ word }) => word);

describe('words that hide a subject', () => {
  it.each([
    'Whoever signs in has a session.',
    'The row is kept, whatever its table.',
    'Somebody else may have saved.',
    'A port that nobody uses.',
    'An id, or null when there is none.',
    'None of the rows travels.',
    'What the row says besides.',
    'Discarded meanwhile.',
    'The client is told why.',
    'What is said in the group.',
    'An owner may end his tokens.',
  ])('are found in "%s"', (sentence) => {
    expect(words(sentence)).toHaveLength(1);
  });

  it.each([
    'The server refuses an id that is not a UUID.',
    'The stylesheet sets `pointer-events: none`.',
    'The dialog stands beside the list.',
    'This history has an end.',
    'A union of `none` and `all`.',
  ])('are not found in "%s"', (sentence) => {
    expect(words(sentence)).toEqual([]);
  });

  it('count on the line where they stand', () => {
    expect(findingsIn('first\nsecond, nobody\n')).toMatchObject([{ line: 2, word: 'nobody' }]);
  });
});

describe('what is searched', () => {
  it('is every comment of a source text and nothing else', () => {
    const word = 'whoever';
    const source = [
      `const title = '${word} // ${word}';`,
      `/** ${word} */`,
      `const reader = ${word}(title); // ${word}`,
      `const address = 'https://${word}.example';`,
    ].join('\n');
    expect(findingsIn(commentsOf(source)).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('is the prose of a Markdown text without its code', () => {
    expect(words(proseOf('Nobody.\n```\nnobody\n```\n`nobody`'))).toEqual(['Nobody']);
  });
});
