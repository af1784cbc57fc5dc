import { describe, expect, it } from 'vitest';
import type { Term } from '../../reading/search/find-passages.ts';
import { chooseSentences } from './choose-sentences.ts';
import { askedWords, hasWanted, isFollowUp, wantedBy } from './question-words.ts';
import { sentencesOf } from './sentences.ts';

const texts = (passage: string) => sentencesOf(passage).map(({ text }) => text);

describe('the sentences of a passage', () => {
  it('end where German ends them, and not behind abbreviations, ordinals and single letters', () => {
    const passage =
      'Die Angebotsfrist endet am 4. Dezember 2026 um 10:00 Uhr. Nach § 4 Abs. 2 gilt z. B. der Zuschlag i. d. R. bis 25 %. Fragen an Hr. Dr. Meier bzw. Nr. 3 Satz 1! Danach nichts?';
    expect(texts(passage)).toEqual([
      'Die Angebotsfrist endet am 4. Dezember 2026 um 10:00 Uhr.',
      'Nach § 4 Abs. 2 gilt z. B. der Zuschlag i. d. R. bis 25 %.',
      'Fragen an Hr. Dr. Meier bzw. Nr. 3 Satz 1!',
      'Danach nichts?',
    ]);
  });

  it('end with their line, so that each row of a table is one; signs alone are none', () => {
    expect(texts('Preis | 60\nQualität | 40\n•\na) erster Punkt')).toEqual([
      'Preis | 60',
      'Qualität | 40',
      'a) erster Punkt',
    ]);
  });

  it('name their place in the passage', () => {
    const passage = '  Erster Satz.  Zweiter Satz.\n';
    for (const { text, start, end } of sentencesOf(passage)) expect(passage.slice(start, end)).toBe(text);
  });
});

describe('a question', () => {
  it('is about its words, not about how it asks, and about German ones in English', () => {
    expect(askedWords('Wie hoch ist die Vertragsstrafe?').map(({ words }) => words)).toEqual([
      ['die'],
      ['Vertragsstrafe'],
    ]);
    expect(askedWords('How high is the penalty?').flatMap(({ words }) => words)).toContain('Vertragsstrafe');
    expect(askedWords('§ 34a GewO').map(({ words }) => words)).toEqual([['§ 34a'], ['GewO']]);
    expect(askedWords('Wann ist der Ortstermin?').flatMap(({ related }) => related)).toContain('Besichtigung');
  });

  it('goes on from the one before only when it says so, and then takes its words along', () => {
    expect([isFollowUp('Und die Angebotsfrist?'), isFollowUp('Wann endet die Angebotsfrist?')]).toEqual([true, false]);
    const words = askedWords('Und die Angebotsfrist?', 'Wann endet die Bindefrist?');
    const fromBefore = words.flatMap((one) => (one.share < 1 ? one.words : []));
    expect(fromBefore).toEqual(['endet', 'die', 'Bindefrist']);
    expect(askedWords('Und die Angebotsfrist?').every(({ share }) => share === 1)).toBe(true);
  });

  it.each([
    ['Wann ist Abgabe?', 'moment', 'Abgabe am 4.12.2026', 'Abgabe im Portal'],
    ['Wie viele Kräfte?', 'number', 'mit zwei Kräften', 'mit Kräften'],
    ['Wo ist der Treffpunkt?', 'place', 'Treffpunkt Uferstraße 12', 'Treffpunkt um zehn'],
  ] as const)('%s wants a %s', (question, wanted, having, without) => {
    expect(wantedBy(question)).toBe(wanted);
    expect([hasWanted(wanted, having), hasWanted(wanted, without)]).toEqual([true, false]);
  });
});

describe('what answers', () => {
  const term = (stem: string, rarity = 1): Term => ({ stems: new Map([[stem, 1]]), rarity });
  const choose = (terms: Term[], text: string, heading = '') =>
    chooseSentences({ terms, wanted: null }, [{ heading, text }], (word) => word).best.map((one) => one.text);

  it('is the sentence with the words, and the one under their title', () => {
    expect(choose([term('preis'), term('fest')], 'Der Preis ist fest. Der Ort ist offen.')).toEqual([
      'Der Preis ist fest.',
    ]);
    expect(choose([term('besichtigung')], 'Besichtigung\nTreffpunkt ist die Pforte.')).toEqual([
      'Treffpunkt ist die Pforte.',
    ]);
    expect(choose([term('pforte'), term('besetzung')], 'Die Pforte hat zwei Kräfte.', 'Besetzung')).toEqual([
      'Die Pforte hat zwei Kräfte.',
    ]);
  });

  it('is nothing when most of the question stands nowhere', () => {
    expect(choose([term('preis', 1), term('kantine', 3)], 'Der Preis ist fest.')).toEqual([]);
    expect(choose([], 'Der Preis ist fest.')).toEqual([]);
  });

  it('has behind it what may help to word it, and nothing where nothing answers', () => {
    const beside = (terms: Term[], text: string) =>
      chooseSentences({ terms, wanted: null }, [{ heading: '', text }], (word) => word).beside.map((one) => one.text);
    const text = 'Der Preis ist fest. Der Ort ist offen. Ein Preis gilt.';
    expect(beside([term('preis', 2), term('fest', 2)], text)).toEqual(['Ein Preis gilt.', 'Der Ort ist offen.']);
    expect(beside([term('preis', 1), term('kantine', 3)], text)).toEqual([]);
  });

  it('is not said twice', () => {
    expect(choose([term('preis')], 'Der Preis ist fest.\nDer Preis ist fest.')).toEqual(['Der Preis ist fest.']);
  });
});
