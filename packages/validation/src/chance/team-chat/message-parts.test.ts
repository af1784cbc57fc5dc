import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../testing/sampling.ts';
import { mentionedPeople, messageParts } from './message-parts.ts';

const id = '0199c4f0-1111-7222-8333-444455556666';

describe('the parts of a message', () => {
  it('are people, things of the Chance, addresses of the web and the words between them', () => {
    expect(messageParts(`Bitte @User:12 #Service:${id} ansehen, siehe https://example.org/a?b=1.`)).toEqual([
      { kind: 'words', text: 'Bitte ' },
      { kind: 'person', id: 12, text: '@User:12' },
      { kind: 'words', text: ' ' },
      { kind: 'link', type: 'Service', id, text: `#Service:${id}` },
      { kind: 'words', text: ' ansehen, siehe ' },
      { kind: 'address', text: 'https://example.org/a?b=1' },
      { kind: 'words', text: '.' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '<a href="x">x</a>',
    '@User:',
    '@User:12345678901',
    '#Service:1',
    '#Chance:1',
    'http://',
    'nur Worte',
  ])('are words only in %s', (text) => {
    expect(messageParts(text).map(({ kind }) => kind)).toEqual(['words']);
  });

  it('together are the text, whatever it is', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('@User:7', `#MarginDecision:${id}`, 'https://a.example/', ' ', '\n'),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(
          messageParts(given)
            .map((part) => part.text)
            .join(''),
        ).toBe(given);
      }),
      { numRuns: sampled(100, 2_000) },
    );
  });

  it('name each person once', () => {
    expect(mentionedPeople('@User:3 und @User:12, nochmals @User:3')).toEqual([3, 12]);
  });
});
