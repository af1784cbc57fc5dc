import type { RateBook } from '@zuschlag/validation/services/service';
import { describe, expect, it } from 'vitest';
import { tariffsInForce } from './rate-book.ts';
import { rowsInForce } from './rows-in-force.ts';

const from = (...days: string[]) => days.map((activeFrom) => ({ activeFrom }));

describe('which tariffs count', () => {
  it.each([
    { own: [], expected: ['2025-01-01', '2027-01-01'], when: 'the organization keeps none' },
    { own: ['2026-01-01'], expected: ['2025-01-01', '2026-01-01'], when: 'its own start between two of the main ones' },
    { own: ['2024-01-01'], expected: ['2024-01-01'], when: 'its own are older' },
    {
      own: ['2028-01-01', '2027-06-01'],
      expected: ['2025-01-01', '2027-01-01', '2028-01-01', '2027-06-01'],
      when: 'its own start later',
    },
    { own: ['2027-01-01'], expected: ['2025-01-01', '2027-01-01'], when: 'both start on the same day, its own win' },
  ])('$when: $expected', ({ own, expected }) => {
    const rows = tariffsInForce(from('2025-01-01', '2027-01-01'), from(...own));
    expect(rows.map(({ activeFrom }) => activeFrom)).toEqual(expected);
  });
});

describe('which rows a figure rests on', () => {
  const book: RateBook = {
    tariffs: [],
    socialSecurity: [
      { id: 'old', activeFrom: '2024-01-01', value: 0.2 },
      { id: 'first', activeFrom: '2026-01-01', value: 0.21 },
      { id: 'inside', activeFrom: '2027-03-01', value: 0.22 },
      { id: 'after', activeFrom: '2028-01-01', value: 0.23 },
    ],
    insurances: [],
    vacationBonus: [],
    christmasBonus: [],
    vacationDays: [
      { id: 'new staff', province: 'DE-NW', activeFrom: '2020-01-01', lengthOfEmployment: 0, days: 26 },
      { id: 'long staff', province: 'DE-NW', activeFrom: '2020-01-01', lengthOfEmployment: 3, days: 28 },
    ],
    wages: [],
    holidays: [
      { id: 'before', province: 'DE-NW', date: '2026-12-26' },
      { id: 'during', province: 'DE-NW', date: '2027-05-01' },
      { id: 'morning after', province: 'DE-NW', date: '2028-01-01' },
      { id: 'later', province: 'DE-NW', date: '2028-01-02' },
    ],
  };

  it('are those in force on its first day, those that start during the contract, and each step of a scale', () => {
    const rows = rowsInForce(book, { startDate: '2027-01-01', endDate: '2027-12-31' });
    expect(rows.map(({ id }) => id)).toEqual(['first', 'inside', 'new staff', 'long staff', 'during', 'morning after']);
  });
});
