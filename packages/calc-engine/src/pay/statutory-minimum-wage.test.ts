import { expect, test } from 'vitest';
import { minimumWageOn, minimumWagesIn, statutoryMinimumWages } from './statutory-minimum-wage.ts';

test('the minimum wage is 13.90 in 2026 and 14.60 from 2027 on', () => {
  expect(minimumWageOn('2026-12-31')).toMatchObject({ amount: 13.9, from: '2026-01-01' });
  expect(minimumWageOn('2027-01-01')?.amount).toBe(14.6);
  expect(minimumWageOn('2040-01-01')?.amount).toBe(14.6);
  expect(minimumWageOn('2014-12-31')).toBeNull();
});

test('a contract from June 2025 to January 2027 meets three of them', () => {
  const within = minimumWagesIn({ startDate: '2025-06-01', endDate: '2027-01-01' });
  expect(within.map(({ amount }) => amount)).toEqual([12.82, 13.9, 14.6]);
  expect(minimumWagesIn({ startDate: '2026-02-01', endDate: '2026-12-31' }).map(({ amount }) => amount)).toEqual([
    13.9,
  ]);
});

test('the amounts rise from day to day, so that the last one before a day is the one in force', () => {
  const days = statutoryMinimumWages.map(({ from }) => from);
  expect(days).toEqual([...days].sort());
  const amounts = statutoryMinimumWages.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
});
