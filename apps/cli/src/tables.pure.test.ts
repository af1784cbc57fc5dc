import { tableKeys } from '@zuschlag/validation/configuration/tables';
import { describe, expect, it } from 'vitest';
import { Ending } from './exit-codes.ts';
import { commandName, tableOf } from './tables.ts';

describe('the name of a table', () => {
  it.each([
    ['tariff', 'tariff'],
    ['Tarife', 'tariff'],
    ['social-security', 'socialSecurity'],
    ['socialSecurity', 'socialSecurity'],
    ['Social security', 'socialSecurity'],
    ['SOZIALVERSICHERUNG', 'socialSecurity'],
    ['urlaubsgeld', 'vacationBonus'],
    ['urlaubstage', 'vacationDays'],
    ['Feiertag', 'holiday'],
  ])('"%s" means %s', (name, key) => {
    expect(tableOf(name)).toBe(key);
  });

  it('as the help writes it is understood', () => {
    expect(tableKeys.map((key) => tableOf(commandName(key)))).toEqual(tableKeys);
  });

  it.each(['', 'gehalt', '__proto__', 'constructor'])('"%s" is none', (name) => {
    expect(() => tableOf(name)).toThrow(Ending);
  });
});
