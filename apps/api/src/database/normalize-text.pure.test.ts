import { describe, expect, it } from 'vitest';
import { containsPattern, foldCase, foldFrom, foldTo } from './normalize-text.ts';

describe('comparing text without case and accents', () => {
  it('folds letters one for one, as SQL translate does', () => {
    expect(foldFrom).toHaveLength(foldTo.length);
    expect(foldFrom).toContain('ü');
    expect(foldFrom).not.toContain('ß');
    expect(foldCase('Łódź ÀÉÎÕÜ Straße')).toBe('łodz aeiou strasse');
  });

  it('takes nothing that is typed for a wildcard', () => {
    expect(containsPattern(' 100_% \\Müller ')).toBe('%100\\_\\% \\\\muller%');
  });
});
