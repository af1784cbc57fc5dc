import { expect, it } from 'vitest';
import { effectOf, isReadOnlyAt, readOnlyFrom } from './contract-states.ts';

it.each([
  ['active', 'none'],
  ['trialing', 'none'],
  ['past_due', 'late'],
  ['incomplete', 'late'],
  ['unpaid', 'unpaid'],
  ['canceled', 'unpaid'],
  ['incomplete_expired', 'unpaid'],
  ['paused', 'unpaid'],
  ['a_word_of_tomorrow', 'none'],
])('a contract that is %s has the effect %s', (state, effect) => {
  expect(effectOf(state)).toBe(effect);
});

it('a tenant reads only from the fifteenth day of an unpaid contract on, by the calendar of Berlin', () => {
  expect(readOnlyFrom('2026-11-20')).toBe('2026-12-04');
  expect(isReadOnlyAt('2026-11-20', new Date('2026-12-03T22:59:00Z'))).toBe(false);
  expect(isReadOnlyAt('2026-11-20', new Date('2026-12-03T23:00:00Z'))).toBe(true);
  expect(isReadOnlyAt(null, new Date('2030-01-01T00:00:00Z'))).toBe(false);
});
