import { expect, it } from 'vitest';
import type { RateBook } from '../service.ts';
import { rowsBehind } from './rows-behind.ts';

const rate = (id: string, activeFrom: string) => ({ id, activeFrom, value: 0.2 });
const book: RateBook = {
  tariffs: [],
  socialSecurity: [rate('old', '2020-01-01'), rate('new', '2027-01-01')],
  insurances: [],
  vacationBonus: [],
  christmasBonus: [],
  vacationDays: [],
  wages: [],
  holidays: [{ id: 'h', province: 'DE-BE', date: '2027-03-08' }],
};
const row = (table: string, id: string) => ({ table, id, province: null, activeFrom: '2020-01-01' });

it('leaves out the rows that came after the calculation', () => {
  const behind = rowsBehind(book, [row('socialSecurity', 'old'), row('holiday', 'h')]);
  expect(behind).toEqual({ ...book, socialSecurity: [rate('old', '2020-01-01')] });
});

it('gives up when a row of the calculation is gone', () => {
  expect(rowsBehind(book, [row('socialSecurity', 'deleted'), row('holiday', 'h')])).toBeNull();
});

it('does not take a row of another table for the one it means', () => {
  expect(rowsBehind(book, [row('tariff', 'h')])).toBeNull();
});
