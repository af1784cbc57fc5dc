import { expect, it } from 'vitest';
import { plainRates } from '../examples/plain-rates.ts';
import { compileRateBook } from '../index.ts';
import type { CompiledRateBook, RateBook } from '../model.ts';
import { openRateBook } from './rate-book.ts';

const plain = plainRates('DE-BE');

it.each([
  ['null', null],
  ['nothing', undefined],
  ['a word', 'book'],
  ['a book that is not compiled', plain],
])('%s is refused as a book', (_, book) => {
  expect(() => openRateBook(book as unknown as CompiledRateBook)).toThrowError(
    expect.objectContaining({ code: 'INVALID_INPUT', path: 'book' }),
  );
});

it('a wrong row is refused before anything is indexed', () => {
  const wrong = { ...plain, socialSecurity: [{ activeFrom: '2025-01-01', value: 20 }] };
  expect(() => compileRateBook(wrong)).toThrowError(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

it('a row in one table is enough for a state to have all of them', () => {
  const province = (code: 'DE-BY' | 'DE-HH' | 'DE-SN' | 'DE-TH') => ({ province: code, activeFrom: '2025-01-01' });
  const bonus = { bonusRelative: 0.5, bonusAbsolute: 0 };
  const book: RateBook = {
    ...plain,
    vacationBonus: [{ ...province('DE-BY'), ...bonus }],
    christmasBonus: [{ ...province('DE-HH'), ...bonus }],
    vacationDays: [...plain.vacationDays, { ...province('DE-SN'), lengthOfEmployment: 0, days: 27 }],
    holidays: [
      { province: 'DE-TH', date: '2025-10-31' },
      { province: 'DE-TH', date: '2025-09-20' },
      { province: 'DE-TH', date: '2025-10-31' },
    ],
  };
  const { provinces } = openRateBook(compileRateBook(book));
  const sizes = Object.fromEntries(
    [...provinces].map(([code, tables]) => [
      code,
      Object.values(tables).map((rows: readonly unknown[]) => rows.length),
    ]),
  );
  // Tariffs, vacation bonus, Christmas bonus, vacation days, holidays.
  expect(sizes).toEqual({
    'DE-BE': [2, 0, 0, 1, 0],
    'DE-BY': [0, 1, 0, 0, 0],
    'DE-HH': [0, 0, 1, 0, 0],
    'DE-SN': [0, 0, 0, 1, 0],
    'DE-TH': [0, 0, 0, 0, 2],
  });
  expect(provinces.get('DE-TH')?.holidays).toEqual([...(provinces.get('DE-TH')?.holidays ?? [])].sort());
});
