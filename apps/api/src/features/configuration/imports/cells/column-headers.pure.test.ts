import { describe, expect, it } from 'vitest';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type ColumnRules, fileColumns, headingsOf, isAnnotation, keyOf, keysOf, placesOf } from './column-headers.ts';

const [periods, start] = [
  ['Nacht', 'Sonntag', 'Sonntagnacht', 'Feiertag', 'Feiertagnacht'],
  ['Gültig ab', 'Bundesland', 'Tage', 'Nacht ab', 'Nacht bis', 'Basis'],
];
const tariff = [...start, ...periods.flatMap((period) => [`${period} in %`, `${period} in €/h`])];

function refusalOf(...given: Parameters<typeof placesOf>): unknown {
  try {
    return placesOf(...given);
  } catch (error) {
    return error instanceof FileRefused ? [error.problem, ...error.names] : error;
  }
}

describe('headings', () => {
  it.each([
    ['Gültig ab', 'Bundesland', 'Anteil vom Lohn in %', 'Betrag im Jahr in €'],
    ['gueltig-ab', 'BUNDESLAND', 'Bonus relativ (%)', 'Bonus absolut (EUR)'],
    ['Valid from', 'Federal state', 'Share of wage in %', 'Amount per year [€]'],
    ['activeFrom', 'province', 'bonusRelative', 'bonusAbsolute'],
    ['Active From', 'Province', 'Bonus Relative', 'Bonus Absolute'],
    ['Ab', 'Land', 'Anteil v. H.', 'Betrag, Euro je Jahr'],
    ['From', 'State', 'Share of wage percent', 'Amount € / year'],
  ])('%s, %s, %s, %s are the columns of the Christmas bonus', (...headings) => {
    const { places } = placesOf('christmasBonus', headings);
    expect(places.map(({ column }) => column)).toEqual(['activeFrom', 'province', 'bonusRelative', 'bonusAbsolute']);
  });

  it('say the place and the kind of each column, and whether bare numbers below it are percent', () => {
    expect(placesOf('vacationBonus', ['Land', '', 'Ab', 'Anteil in %', 'Betrag'])).toEqual({
      places: [
        { column: 'province', kind: 'province', index: 0, isPercent: false },
        { column: 'activeFrom', kind: 'day', index: 2, isPercent: false },
        { column: 'bonusRelative', kind: 'fraction', index: 3, isPercent: true },
        { column: 'bonusAbsolute', kind: 'eur', index: 4, isPercent: false },
      ],
      ignored: [],
      zero: [],
    });
  });

  it('of a tariff are told apart by their units, and name the organization where they want', () => {
    expect(placesOf('tariff', tariff).places).toHaveLength(16);
    expect(placesOf('tariff', [...tariff, 'Gesellschaft']).places.at(-1)).toEqual({
      ...{ column: 'organization', kind: 'organization', index: 16, isPercent: false },
    });
    expect(refusalOf('tariff', ['Nacht'])).toEqual(['COLUMN_UNKNOWN', 'Nacht']);
    expect(refusalOf('socialSecurity', ['Gesellschaft'])).toEqual(['COLUMN_UNKNOWN', 'Gesellschaft']);
  });

  it('of two supplements with the same name but another unit are two columns', () => {
    const of = (heading: string) => headingsOf('tariff').columnOf(heading);
    expect(['Nacht in %', 'Nacht (€/h)', 'Nacht [EUR/Std.]', 'Nachtzuschlag absolut', 'Nacht v.H.'].map(of)).toEqual([
      ...['nightBonusRelative', 'nightBonusAbsolute', 'nightBonusAbsolute', 'nightBonusAbsolute', 'nightBonusRelative'],
    ]);
    expect(['Nacht', 'Lieblingsfarbe', '', '%', 'in %', 'Tage in %'].map(of)).toEqual(Array(6).fill(null));
  });

  it('leave out the columns that our own annotated file has in addition, remarks, and unknown hidden ones', () => {
    const headings = ['Tag', 'Bundesland', 'Ergebnis', 'Note', 'Fundstelle', 'Lfd. Nr.', 'Kürzel'];
    expect(placesOf('holiday', headings, { isOnlyZero: () => false, hidden: [0, 6] })).toMatchObject({
      places: [{ column: 'date' }, { column: 'province' }],
      ignored: [2, 3, 4, 5, 6],
    });
    expect([isAnnotation('Result'), isAnnotation('Hinweis'), isAnnotation('Fundstelle')]).toEqual([true, true, false]);
  });

  it('name what is unknown, missing or there twice', () => {
    expect(refusalOf('holiday', ['Tag', 'Bundesland', 'Kostenstelle'])).toEqual(['COLUMN_UNKNOWN', 'Kostenstelle']);
    expect(refusalOf('holiday', ['Tag', 'Datum', 'Bundesland'])).toEqual(['COLUMN_TWICE', 'Datum']);
    expect(refusalOf('holiday', ['Tag'])).toEqual(['COLUMN_MISSING', 'province']);
  });
});

describe('a missing column', () => {
  const isOnlyZero = (column: string) => column !== 'nightBonusAbsolute';
  const without = (...missing: string[]) => tariff.filter((heading) => !missing.includes(heading));
  const zeroOf = (headings: string[], rules: ColumnRules = { isOnlyZero }) => {
    const found = refusalOf('tariff', headings, rules);
    return Array.isArray(found) ? found : (found as ReturnType<typeof placesOf>).zero;
  };

  it('is 0 where the table has only zeros in it, and the file has its other half', () => {
    expect(zeroOf(without('Sonntag in €/h', 'Feiertag in %'))).toEqual(['sundayBonusAbsolute', 'holidayBonusRelative']);
  });

  it('is missing where the table has another value in it', () => {
    expect(zeroOf(without('Nacht in €/h'))).toEqual(['COLUMN_MISSING', 'nightBonusAbsolute']);
    expect(zeroOf(without('Sonntag in €/h'), { isOnlyZero: () => false })).toEqual([
      'COLUMN_MISSING',
      'sundayBonusAbsolute',
    ]);
  });

  it('is missing without its other half, and where there is no other half', () => {
    expect(zeroOf(without('Sonntag in €/h', 'Sonntag in %'))).toEqual([
      'COLUMN_MISSING',
      'sundayBonusRelative',
      'sundayBonusAbsolute',
    ]);
    expect(zeroOf(without('Tage'))).toEqual(['COLUMN_MISSING', 'workdaysPerYear']);
    expect(refusalOf('socialSecurity', ['Gültig ab'], { isOnlyZero: () => true })).toEqual(['COLUMN_MISSING', 'value']);
  });
});

describe('the columns of a file', () => {
  it('are those of the table, in tariffs with the owner of the row', () => {
    expect(fileColumns('holiday')).toEqual([
      ['date', 'day'],
      ['province', 'province'],
    ]);
    expect(fileColumns('tariff').at(-1)).toEqual(['organization', 'organization']);
    expect(headingsOf('tariff').columns).not.toContain('organization');
  });

  it('have units, as far as a heading names one', () => {
    const { unitIn } = headingsOf('tariff');
    expect(['Zuschläge in %', 'Zuschlag (€/h)', 'Zuschläge', '%', 'Zuschläge v. H.'].map(unitIn)).toEqual([
      ...['%', '€/h', null, null, '%'],
    ]);
  });

  it('may be units alone, which stand in a line of their own', () => {
    const { isUnit } = headingsOf('tariff');
    expect(['in %', '%', '(EUR)', '€/h', 'in v. H.', 'Prozent'].map(isUnit)).toEqual(Array(6).fill(true));
    expect(['Nacht in %', 'in', 'x', '', '20 %'].map(isUnit)).toEqual(Array(5).fill(false));
  });
});

describe('words', () => {
  it('are compared without case, accents, spaces, dots, hyphens and stars', () => {
    expect(keyOf(" Gültig - ab.*:/_’'")).toBe('gultigab');
    expect(keysOf('Thür.')).toEqual(['thur', 'thuer']);
    expect(keysOf('ÄÖÜ')).toEqual(['aou', 'aeoeue']);
  });
});
