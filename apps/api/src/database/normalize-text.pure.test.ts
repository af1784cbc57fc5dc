import { expect, it } from 'vitest';
import { foldCase } from './normalize-text.ts';

it('compares text without case and accents', () => {
  expect(foldCase('Łódź ÀÉÎÕÜ Straße')).toBe('łodz aeiou strasse');
});
