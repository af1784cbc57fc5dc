import { expect, test } from 'vitest';
import { exactMonths, startedMonths } from './contract-length.ts';

test.each([
  ['2026-01-01', '2026-12-31', 12, 12],
  ['2024-02-01', '2024-02-29', 1, 1],
  ['2026-01-01', '2026-01-01', 1 / 31, 1],
  ['2026-01-31', '2026-02-28', 1 + 1 / 31, 2],
  ['2026-01-15', '2026-02-14', 1 - 14 / 31 + 14 / 28, 1],
  ['2026-01-15', '2026-02-15', 1 - 14 / 31 + 15 / 28, 2],
])('%s to %s is %d months, %d started', (from, to, exact, started) => {
  expect(exactMonths(from, to)).toBeCloseTo(exact, 12);
  expect(startedMonths(from, to)).toBe(started);
});

test('refuses an end before the start', () => {
  expect(() => exactMonths('2026-01-02', '2026-01-01')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});
