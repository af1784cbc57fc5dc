import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2026-11-20', -1],
  ['2027-01-01', 41],
])('from 21.11.2026 to %s it is %i days', (day, days) => {
  expect(daysUntil(day, '2026-11-21')).toBe(days);
});

it('the night a clock is put forward counts as a whole day', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
});
