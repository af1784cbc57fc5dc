import { expect, test } from 'vitest';
import { exactMonths, lastDayAfterMonths, startedMonths } from './contract-length.ts';
import { dayNumber, isoDate } from './dates.ts';

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

test.each([
  ['2027-01-01', 36, '2029-12-31'],
  ['2027-04-15', 24, '2029-04-14'],
  ['2027-01-31', 1, '2027-02-27'],
  ['2028-02-29', 12, '2029-02-27'],
])('a contract from %s over %d months ends on %s', (from, months, last) => {
  expect(lastDayAfterMonths(from, months)).toBe(last);
});

test('the last day after some months is the last one that counts exactly them', () => {
  for (const from of ['2026-12-31', '2027-01-29', '2027-08-31', '2028-02-29'])
    for (let months = 1; months <= 60; months++) {
      const last = lastDayAfterMonths(from, months);
      expect(startedMonths(from, last)).toBe(months);
      expect(startedMonths(from, isoDate(dayNumber(last) + 1))).toBe(months + 1);
    }
});
