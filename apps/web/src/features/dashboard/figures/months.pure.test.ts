import { expect, it } from 'vitest';
import { daysOfMonth, firstMonthShown, monthsFrom } from './months.ts';

it('opens four months before today, over the turn of the year as well', () => {
  const opened = (today: string) => monthsFrom(firstMonthShown(today), []).map(({ year, month }) => `${month}/${year}`);
  expect(opened('2026-11-09')).toEqual([
    ...['7/2026', '8/2026', '9/2026', '10/2026', '11/2026', '12/2026'],
    ...['1/2027', '2/2027', '3/2027', '4/2027', '5/2027', '6/2027'],
  ]);
  expect(opened('2027-01-31')[0]).toBe('9/2026');
  expect(opened('2027-05-01')[0]).toBe('1/2027');
});

it('shows 0 EUR for a month in which no contract begins', () => {
  const known = [{ year: 2027, month: 1, revenue: 500, count: 2 }];
  const [july, ...others] = monthsFrom(firstMonthShown('2026-11-09'), known);
  expect(july).toEqual({ year: 2026, month: 7, revenue: 0, count: 0 });
  expect(others.filter(({ count }) => count > 0)).toEqual(known);
});

it('goes from the first day of a month to its last, also in a leap year', () => {
  expect(daysOfMonth({ year: 2027, month: 12 })).toEqual({ gte: '2027-12-01', lte: '2027-12-31' });
  expect(daysOfMonth({ year: 2028, month: 2 })).toEqual({ gte: '2028-02-01', lte: '2028-02-29' });
});
