import { dayOfSerial, durationOfSerial, meaningOf, timeOfSerial } from '@zuschlag/reading/xlsx/number-formats';
import { describe, expect, it } from 'vitest';
import { readCell } from './parse-cell.ts';
import { numberStyleOf, proofsIn, readNumber } from './parse-number.ts';

describe('a number as people write it', () => {
  it.each([
    ['1.234,56', 'unknown', 1234.56],
    ['1,234.56', 'unknown', 1234.56],
    ['1234.56', 'unknown', 1234.56],
    ['1 234,5', 'unknown', 1234.5],
    ['0,065', 'unknown', 0.065],
    ['12,50 €', 'unknown', 12.5],
    ['3,20 €/h', 'unknown', 3.2],
    ['€3.20', 'unknown', 3.2],
    ['EUR 3.20', 'unknown', 3.2],
    ['−3', 'unknown', -3],
    [',5', 'unknown', 0.5],
    ['1.234', 'german', 1234],
    ['1,234', 'german', 1.234],
    ['1.234', 'english', 1.234],
    ['1,234', 'english', 1234],
    ['1.234.567', 'unknown', 1_234_567],
  ] as const)('%s (%s) is %d', (text, style, value) => {
    expect(readNumber(text, style)).toEqual({ value, unit: /€|EUR/.test(text) ? 'euro' : null });
  });

  it.each(['6 %', '6%', '6,0 %', '6.0%'])('%s is 6 with a percent sign', (text) => {
    expect(readNumber(text, 'unknown')).toEqual({ value: 6, unit: 'percent' });
  });

  it.each(['6 Prozent', '6 percent', '6 v. H.', '6 v.H.', '6 vH', '6 VH'])(
    '%s is 6 with a word for percent',
    (text) => {
      expect(readNumber(text, 'unknown')).toEqual({ value: 6, unit: 'percent' });
    },
  );

  it.each([
    'EUR 150,-',
    '150,--',
    '150,– €',
    '150,— EUR',
    '€ 150,-',
    'Euro 150',
    '150 Euro',
    '150,00 €/Std.',
    '150 € / h',
  ])('%s is an amount of 150', (text) => {
    expect(readNumber(text, 'unknown')).toEqual({ value: 150, unit: 'euro' });
  });

  it.each(['150,---', '150.-', ',-', '15-', '5 v', '5 h', 'EURO', '6 Prozente'])('%s is no number', (text) => {
    expect(readNumber(text, 'unknown')).toEqual({ problem: 'INVALID_NUMBER' });
  });

  it.each(['1.234', '1,234', '12.345', '999,000'])('%s alone may mean two things', (text) => {
    expect(readNumber(text, 'unknown')).toEqual({ problem: 'AMBIGUOUS_NUMBER' });
  });

  it.each([
    '',
    'zwölf',
    '1,2,3',
    '1.2.3',
    '12.34,56',
    '1,23.4',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '--3',
    '5-',
    '=1+1',
    ',',
  ])('"%s" is none', (text) => {
    expect(readNumber(text, 'unknown')).toEqual({ problem: 'INVALID_NUMBER' });
  });

  it.each([
    [['1.234', '0,5'], 'german'],
    [['1,234', '0.5'], 'english'],
    [['0,065', '1.234'], 'german'],
    [['1.234', '12'], 'unknown'],
    [['0,5', '0.5'], 'unknown'],
  ])('%j together are %s', (texts, style) => {
    expect(numberStyleOf(proofsIn(texts))).toBe(style);
  });
});

describe('a number in a column of another unit', () => {
  const style = { numbers: 'german', isMonthFirst: false } as const;
  const read = (text: string, kind: 'bonus' | 'fraction' | 'eur' | 'eurPerHour' | 'daysPerYear') =>
    readCell({ kind: 'text', text }, { kind, isPercent: true }, style);
  it.each([
    ['5 €', 'bonus'],
    ['1,50 €/h', 'fraction'],
    ['10 %', 'eur'],
    ['10 %', 'eurPerHour'],
    ['30 €', 'daysPerYear'],
    ['30 %', 'daysPerYear'],
  ] as const)('%s as %s is none', (text, kind) => {
    expect(read(text, kind)).toEqual({ problem: 'INVALID_NUMBER', bound: null });
  });

  it('is read where the unit is that of the column', () => {
    expect([
      read('5 %', 'bonus'),
      read('5 €', 'eur'),
      read('1,50 €/h', 'eurPerHour'),
      read('30', 'daysPerYear'),
    ]).toEqual([{ value: 0.05 }, { value: 5 }, { value: 1.5 }, { value: 30 }]);
  });
});

describe('what Excel keeps as a number', () => {
  it.each([
    [14, undefined, 'day'],
    [20, undefined, 'time'],
    [9, undefined, 'percent'],
    [0, undefined, 'number'],
    [164, 'dd.mm.yyyy', 'day'],
    [164, '[$-407]d. mmmm yyyy;@', 'day'],
    [164, 'TT.MM.JJJJ', 'day'],
    [164, 'hh:mm', 'time'],
    [164, '[h]:mm', 'time'],
    [164, '0.00%', 'percent'],
    [164, '#,##0.00 "days"', 'number'],
    [164, '#,##0.00\\ [$€-407]', 'number'],
    [164, '[Red]0.00', 'number'],
    [164, 'General', 'number'],
  ])('format %i %s is a %s', (id, code, meaning) => {
    expect(meaningOf(id, code)).toBe(meaning);
  });

  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [61, false, '1900-03-01'],
    [46_387, false, '2026-12-31'],
    [44_925, true, '2026-12-31'],
  ])('day %d (counted from 1904: %s) is %s', (serial, is1904, day) => {
    expect(dayOfSerial(serial, is1904)).toBe(day);
  });

  it('0.9166666667 of a day is 22:00, and a whole day is no time', () => {
    expect(timeOfSerial(0.9166666667)).toBe('22:00');
    expect(timeOfSerial(1)).toBeNull();
  });

  it.each([
    [160.5 / 24, '160:30'],
    [7, '168:00'],
    [28_820 / 86_400, '8:00:20'],
    [0.999999, '24:00'],
    [-0.5, '-12:00'],
  ])('%d days are a duration of %s', (serial, duration) => {
    expect(durationOfSerial(serial)).toBe(duration);
  });
});
