import { describe, expect, it } from 'vitest';
import { isSimilarName, likeness } from './similar-names.ts';

describe('customers that are offered while a name is typed', () => {
  it.each([
    { typed: 'klinik', name: 'Kliniken Südharz gGmbH', why: 'part of the name' },
    { typed: 'SUDHARZ', name: 'Kliniken Südharz gGmbH', why: 'without regard to case and accents' },
    { typed: 'Strasse', name: 'Werk Hafenstraße', why: 'ß as ss' },
    { typed: 'Stadtwrke Eichstedt', name: 'Stadtwerke Eichstedt', why: 'a letter forgotten' },
    { typed: 'Eichstett Stadt', name: 'Stadt Eichstedt', why: 'turned round and misspelt' },
  ])('$typed finds $name: $why', ({ typed, name }) => {
    expect(isSimilarName(name, typed)).toBe(true);
  });

  it.each([
    { typed: 'Flughafen', name: 'Stadt Eichstedt' },
    { typed: '%', name: 'Stadt Eichstedt' },
  ])('$typed does not find $name', ({ typed, name }) => {
    expect(isSimilarName(name, typed)).toBe(false);
  });

  it('are 1 alike when equal and 0 without a pair of letters in common', () => {
    expect(likeness('messe', 'messe')).toBe(1);
    expect(likeness('messe', 'bank')).toBe(0);
    // me es ss se and me es st: two of seven pairs in common, counted from both sides
    expect(likeness('messe', 'mest')).toBeCloseTo(4 / 7, 10);
  });
});
