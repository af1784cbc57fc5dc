import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EntryInput, entrySchemas, sortFieldsOf } from './entry.ts';
import { recurringDays } from './holidays.ts';
import { configurationTables, tableKeys } from './tables.ts';

describe('the schemas of a configuration table', () => {
  it('ask for exactly its columns', () => {
    for (const key of tableKeys) {
      expect(Object.keys(entrySchemas[key].input.shape)).toEqual(Object.keys(configurationTables[key].columns));
    }
  });

  it('know the type of every column', () => {
    expectTypeOf<EntryInput<'christmasBonus'>['bonusRelative']>().toEqualTypeOf<number>();
    expectTypeOf<EntryInput<'vacationDays'>['activeFrom']>().toEqualTypeOf<string>();
    expectTypeOf<EntryInput<'tariff'>['basisForBonusCalculation']>().toEqualTypeOf<'BASEWAGE' | 'HOURLYWAGE'>();
  });

  it('filter by ranges and by states, and not by a time of day', () => {
    expect(Object.keys(entrySchemas.christmasBonus.filters.shape)).toEqual([
      'activeFrom',
      'provinces',
      'bonusRelative',
      'bonusAbsolute',
      'status',
      'organizations',
    ]);
    expect(Object.keys(entrySchemas.tariff.filters.shape)).not.toContain('startNight');
  });

  it('sort by the names clients send', () => {
    expect(sortFieldsOf('christmasBonus')).toEqual(['ActiveFrom', 'Province', 'BonusRelative', 'BonusAbsolute']);
  });

  it('take six percent as 0.06 and refuse 6', () => {
    const row = { activeFrom: '2027-01-01', province: 'DE-BY', bonusAbsolute: 150 };
    expect(entrySchemas.christmasBonus.input.safeParse({ ...row, bonusRelative: 0.06 }).success).toBe(true);
    const wrong = entrySchemas.christmasBonus.input.safeParse({ ...row, bonusRelative: 6 });
    expect(wrong.error?.issues).toMatchObject([{ path: ['bonusRelative'], message: 'FRACTION_EXPECTED' }]);
  });
});

describe('a holiday that recurs', () => {
  it('is the same day in ten years', () => {
    expect(recurringDays('2027-05-01')).toHaveLength(10);
    expect(recurringDays('2027-05-01').at(-1)).toBe('2036-05-01');
  });

  it('on 29 February comes in leap years only', () => {
    expect(recurringDays('2028-02-29')).toEqual(['2028-02-29', '2032-02-29', '2036-02-29']);
  });
});
