import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Mentionable,
  mentionedUserIds,
  mentionNames,
  mentionParts,
  readableMentions,
  storedMentions,
} from './mentions.ts';

const heike = { id: 7, firstname: 'Heike', lastname: 'Petersen', organization: 'TW Nord' };
const heikeOfSued = { ...heike, id: 8, organization: 'TW Süd' };
const heikeMeier = { id: 9, firstname: 'Heike', lastname: 'Petersen Meier', organization: 'TW Nord' };
const joerg = { id: 10, firstname: 'Jörg', lastname: 'Öhler', organization: 'TW Mitte' };

describe('mentions in a text', () => {
  it.each([
    ['@Heike Petersen, bitte prüfen', '@User:7, bitte prüfen'],
    ['bitte @jörg öhler', 'bitte @User:10'],
    ['(@Heike Petersen)', '(@User:7)'],
    ['@Heike Petersen Meier und @Heike Petersen', '@User:9 und @User:7'],
    ['@Heike Petersens Zahlen', '@Heike Petersens Zahlen'],
    ['an info@Heike Petersen', 'an info@Heike Petersen'],
    ['@User:7 ist schon gemeint', '@User:7 ist schon gemeint'],
    ['@ Heike Petersen', '@ Heike Petersen'],
  ])('"%s" is stored as "%s"', (typed, kept) => {
    expect(storedMentions(typed, [heike, heikeMeier, joerg])).toBe(kept);
  });

  it('tell people of one name apart by organization, and by id within it', () => {
    const twin = { ...heike, id: 11 };
    expect([...mentionNames([heike, heikeOfSued, joerg]).values()]).toEqual([
      'Heike Petersen (TW Nord)',
      'Heike Petersen (TW Süd)',
      'Jörg Öhler',
    ]);
    expect([...mentionNames([heike, twin]).values()]).toEqual(['Heike Petersen (7)', 'Heike Petersen (11)']);
    expect(storedMentions('@Heike Petersen (TW Süd)!', [heike, heikeOfSued])).toBe('@User:8!');
    expect(storedMentions('@Heike Petersen!', [heike, heikeOfSued])).toBe('@Heike Petersen!');
  });

  it('come in pieces, with each person once among the people', () => {
    expect(mentionParts('@User:7 und @User:10: los, @User:7')).toEqual([
      { userId: 7 },
      { text: ' und ' },
      { userId: 10 },
      { text: ': los, ' },
      { userId: 7 },
    ]);
    expect(mentionedUserIds('@User:7 und @User:10: los, @User:7')).toEqual([7, 10]);
    expect(mentionParts('')).toEqual([]);
    expect(mentionedUserIds('@User:1234567890')).toEqual([]);
  });

  it('show an unknown person as stored', () => {
    expect(readableMentions('@User:7 und @User:99', (id) => (id === 7 ? 'Heike Petersen' : undefined))).toBe(
      '@Heike Petersen und @User:99',
    );
  });

  it('are the same after reading and storing again, whatever stands around them', () => {
    const name = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{1,8}$/);
    const someone = fc.record({ firstname: name, lastname: name, organization: fc.constantFrom('Nord', 'Süd') });
    const people = fc
      .array(someone, { minLength: 1, maxLength: 6 })
      .map((some): Mentionable[] => some.map((one, index) => ({ id: index + 1, ...one })));
    const law = fc.property(
      people,
      fc.array(fc.oneof(fc.nat({ max: 5 }), fc.constantFrom('bitte', 'siehe Seite 3', 'a@b.de'))),
      (known, pieces) => {
        const text = pieces
          .map((piece) => (typeof piece === 'number' ? `@User:${(piece % known.length) + 1}` : piece))
          .join(', ');
        const names = mentionNames(known);
        expect(
          storedMentions(
            readableMentions(text, (id) => names.get(id)),
            known,
          ),
        ).toBe(text);
      },
    );
    fc.assert(law, { seed: 7, numRuns: 300 });
  });
});
