import { expect, it } from 'vitest';
import { daysBetween } from './berlin-day.ts';

it.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2026-11-20', -1],
  ['2027-01-01', 41],
])('from 21.11.2026 to %s it is %i days', (day, days) => {
  expect(daysBetween('2026-11-21', day)).toBe(days);
});

it('the night a clock is put forward counts as a whole day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
