import { describe, expect, it } from 'vitest';
import { cellText, differences, rowName } from './cell-text.ts';
import { languageOf } from './env.ts';

const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a row on the command line', () => {
  const row = { activeFrom: '2027-01-01', province: 'DE-BY', bonusRelative: 0.05, bonusAbsolute: 150 };

  it('is named by its day and its series', () => {
    expect(rowName('vacationBonus', row, 'de')).toBe('01.01.2027, Bayern');
    expect(rowName('vacationBonus', row, 'en')).toBe('01/01/2027, Bavaria');
  });

  it('shows what differs, in the units people write', () => {
    const changed = { ...row, bonusRelative: 0.0625, bonusAbsolute: 160.5 };
    expect(differences('vacationBonus', row, changed, 'de').map(spaced)).toEqual([
      'Anteil am Urlaubsentgelt: 5 % → 6,25 %',
      'Betrag im Jahr: 150,00 € → 160,50 €',
    ]);
    expect(differences('vacationBonus', row, row, 'de')).toEqual([]);
  });

  it('has a dash where nothing stands', () => {
    expect(cellText('vacationBonus', 'bonusRelative', null, 'de')).toBe('–');
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, [], 'de'],
    [{ LANG: 'en_GB.UTF-8' }, [], 'en'],
    [{ LANG: 'C' }, [], 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'en_US.UTF-8' }, [], 'en'],
    [{ LANG: 'en_GB.UTF-8' }, ['--language', 'de'], 'de'],
    [{ LANG: 'de_DE.UTF-8' }, ['--language=en'], 'en'],
  ] as const)('of %o with %o is %s', (environment, parameters, language) => {
    expect(languageOf({ environment, parameters })).toBe(language);
  });
});
