import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '../testing/sampling.ts';
import { emptyWords, kindWords } from './generic-words.ts';
import { nameLikeness, searchWords } from './near-names.ts';

const runs = { numRuns: sampled(60, 3_000) };
const isNear = (one: string, other: string) => nameLikeness(one, other) > 0;

describe('customers of similar names', () => {
  it.each([
    ['Stadt Eichsted', 'Stadt Eichstedt'],
    ['Eichstedt', 'Stadt Eichstedt'],
    ['Stadt München', 'Landeshauptstadt München'],
    ['Müller & Söhne', 'Müller & Söhne KG'],
    ['Mueller und Söhne KG', 'Müller & Söhne KG'],
    ['Fahrwerk Neckarland GmbH', 'Fahrwerk Neckarland AG'],
    ['Fahr werk Neckarland', 'Fahrwerk Neckarland AG'],
    ['Kilnikum Donaubogen', 'Klinikum Donaubogen gGmbH'],
    ['Donaubogen Klinikum', 'Klinikum Donaubogen gGmbH'],
    ['Straßenbau Voß', 'Strassenbau Voss e.K.'],
    ['Stadtwerke Rhein Lippe', 'Stadtwerke Rhein-Lippe GmbH'],
    ['Kolonade Rechenzentren', 'Kolonnade Rechenzentren GmbH'],
  ])('%j may be %j', (one, other) => {
    expect(isNear(one, other)).toBe(true);
    expect(isNear(other, one)).toBe(true);
  });

  it.each([
    ['DB Sicherheit GmbH', 'Stadtwerke Rhein-Lippe GmbH'],
    ['Flughafen Stuttgart GmbH', 'Hafenbetriebe Nordkai GmbH'],
    ['Stadt Köln', 'Flughafen Köln GmbH'],
    ['Stadt Eichstedt', 'Stadtwerke Eichstedt GmbH'],
    ['Stadt Talheim', 'Stadt Werheim'],
    ['Klinikum Nord', 'Klinikum Süd'],
    ['Werk 1 Neckarland', 'Werk 2 Neckarland'],
    ['Stadt', 'Stadt Eichstedt'],
    ['GmbH & Co. KG', 'Müller GmbH & Co. KG'],
    ['Landkreis Harz', 'Landkreis Hanau'],
    ['  stadt  EICHSTEDT ', 'Stadt Eichstedt'],
  ])('%j is not asked for %j', (one, other) => {
    expect(isNear(one, other)).toBe(false);
    expect(isNear(other, one)).toBe(false);
  });
});

const general = fc.constantFrom(...emptyWords, ...kindWords.keys());
const generals = fc.array(general, { minLength: 1, maxLength: 4 });
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
/** Long enough for a misspelling, and no general word. */
const word = fc
  .string({ unit: letters, minLength: 6, maxLength: 14 })
  .filter((text) => !emptyWords.has(text) && !kindWords.has(text));

describe('for any names', () => {
  it('likeness is the same from both sides and lies between 0 and 1', () => {
    const names = fc.array(fc.oneof(word, general), { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(names, names, (one, other) => {
        const likeness = nameLikeness(one, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(nameLikeness(other, one)).toBeCloseTo(likeness, 12);
      }),
      runs,
    );
  });

  it('general words alone never make them alike, however many they share', () => {
    fc.assert(
      fc.property(generals, word, word, (shared, one, other) => {
        fc.pre(new Set([...one, ...other]).size > 11);
        fc.pre(Math.abs(one.length - other.length) > 2);
        expect(isNear([...shared, one].join(' '), [...shared, other].join(' '))).toBe(false);
        expect(isNear(shared.join(' '), [...shared, other].join(' '))).toBe(false);
      }),
      runs,
    );
  });

  it('a legal form more or less, another order and one misspelled letter leave them alike', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('GmbH', 'AG', 'KG', 'e.V.'), fc.nat(5), (one, other, form, at) => {
        fc.pre(one !== other);
        const misspelled = `${one.slice(0, at)}ß${one.slice(at + 1)}`;
        expect(isNear(`${one} ${other}`, `${one} ${other} ${form}`)).toBe(true);
        expect(isNear(`${other} ${one}`, `${one} ${other} ${form}`)).toBe(true);
        expect(isNear(`${misspelled.replace('ß', 'q')} ${other} ${form}`, `${one} ${other}`)).toBe(true);
      }),
      runs,
    );
  });
});

it('searches by what tells a customer from others, and by the name where nothing does', () => {
  expect(searchWords('Flughafen Köln/Bonn GmbH')).toEqual(['koln', 'bonn']);
  expect(searchWords('Stadt')).toEqual(['stadt']);
  expect(searchWords('Klinikum e. V.')).toEqual(['klinikum e. v.']);
});
