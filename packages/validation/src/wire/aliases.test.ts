import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { tariffSchemas, vacationBonusSchemas } from '../configuration/entry.ts';
import { addHolidays } from '../configuration/holidays.ts';
import { customerTypes, provinces } from '../vocabulary.ts';
import { bonusBasisInput, chanceStateInput, customerTypeInput, provinceInput, siteVisitTypeInput } from './aliases.ts';

describe('another word for a value', () => {
  it.each([
    ['a federal state', provinceInput(), provinces.map((code) => [code.slice(3), code])],
    [
      'a basis of a tariff',
      bonusBasisInput(),
      [
        ['basewage', 'BASEWAGE'],
        ['hourlywage', 'HOURLYWAGE'],
      ],
    ],
    [
      'a kind of customer',
      customerTypeInput(),
      [
        ['EXISTING_CUSTOMER', 'existingCustomer'],
        ['NEW_SERVICE', 'newService'],
        ['NEW_CUSTOMER', 'newCustomer'],
      ],
    ],
    [
      'a kind of visit',
      siteVisitTypeInput(),
      [
        ['opening', 'OPENING'],
        ['control', 'CONTROL'],
        ['closing', 'CLOSING'],
      ],
    ],
    [
      'a state of a Chance',
      chanceStateInput(),
      [
        ['pendingmargindecision', 'pendingmarginapproval'],
        ['pendingapproval', 'pendingmarginapproval'],
        ['pending', 'pendingbiddecision'],
      ],
    ],
  ] as [string, z.ZodType, [string, string][]][])('of %s is read as the value', (_, schema, words) => {
    for (const [word, value] of words) expect(schema.parse(word), word).toBe(value);
    for (const [, value] of words) expect(schema.parse(value), value).toBe(value);
  });

  it.each(['constructor', '__proto__', 'XX', 'de-sh', 1, null])('%j is none', (word) => {
    expect(provinceInput().safeParse(word).success).toBe(false);
    expect(customerTypeInput().safeParse(word).success).toBe(customerTypes.includes(word as never));
  });

  it('counts in every table, its filters and its holidays', () => {
    const input = { ...tariffSchemas.input.shape };
    expect(input.province.parse('SH')).toBe('DE-SH');
    expect(input.basisForBonusCalculation.parse('hourlywage')).toBe('HOURLYWAGE');
    expect(vacationBonusSchemas.list.parse({ filters: { provinces: ['SH', 'DE-BY'] } }).filters?.provinces).toEqual([
      'DE-SH',
      'DE-BY',
    ]);
    const holidays = addHolidays.parse({ input: { province: 'BE', dates: ['2027-03-08'] } });
    expect(holidays.input.province).toBe('DE-BE');
  });
});
