import { namesOfProvince } from '@zuschlag/i18n/messages/configuration-synonyms';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { provinces } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import type { RawCell } from '../files/raw-table.ts';
import { keysOf } from './column-headers.ts';
import { fileStyleOf, readCell } from './parse-cell.ts';

const style = { numbers: 'german', isMonthFirst: false } as const;
const read = (cell: RawCell | undefined, kind: ColumnKind, isPercent = false) => {
  const reading = readCell(cell, { kind, isPercent }, style);
  return 'value' in reading ? reading.value : reading.problem;
};
const text = (content: string): RawCell => ({ kind: 'text', text: content });
const number = (value: number, isPercent = false): RawCell => ({ kind: 'number', text: `${value}`, value, isPercent });
const day: RawCell = { kind: 'day', text: '46387', day: '2026-12-31' };
const time: RawCell = { kind: 'time', text: '0.9', time: '22:00' };

describe('a cell', () => {
  it('that is missing or empty is required in every column', () => {
    expect(readCell(undefined, { kind: 'day', isPercent: false }, style)).toEqual({ problem: 'REQUIRED', bound: null });
    expect(read(text(''), 'fraction')).toBe('REQUIRED');
  });

  it('is checked as a form would check it, with the missed bound', () => {
    const reading = readCell(text('150 %'), { kind: 'fraction', isPercent: true }, style);
    expect(reading).toMatchObject({ problem: 'FRACTION_EXPECTED', bound: 1 });
    expect(readCell(text('-5'), { kind: 'eur', isPercent: false }, style)).toMatchObject({ bound: 0 });
  });
});

describe('a day', () => {
  it.each([
    [day, '2026-12-31'],
    [text('31.12.2026'), '2026-12-31'],
    [text('31.12.26'), 'AMBIGUOUS_DATE'],
    [text('bald'), 'INVALID_DATE'],
    [number(46_387), 'DATE_AS_NUMBER'],
    [number(20_271_231), 'INVALID_DATE'],
    [time, 'INVALID_DATE'],
  ])('%o is %s', (cell, expected) => {
    expect(read(cell, 'day')).toBe(expected);
  });
});

describe('a time of day', () => {
  it.each([
    [time, '22:00'],
    [text('22:00'), '22:00'],
    [text('6:00 Uhr'), '06:00'],
    [text('6.30'), '06:30'],
    [text('22:00:00'), '22:00'],
    [text('22 Uhr'), '22:00'],
    [text('22 h'), '22:00'],
    [text('22 UHR'), '22:00'],
    [text('22'), 'INVALID_TIME'],
    [text('122:00'), 'INVALID_TIME'],
    [text('22:00 abends'), 'INVALID_TIME'],
    [text('22:0'), 'INVALID_TIME'],
    [text('25:00'), 'INVALID_TIME'],
  ])('%o is %s', (cell, expected) => {
    expect(read(cell, 'clock')).toBe(expected);
  });
});

describe('a word of a vocabulary', () => {
  it.each(['DE-NW', 'nw', 'Nordrhein-Westfalen', 'North Rhine-Westphalia', 'nordrhein westfalen'])(
    '%s is the federal state',
    (name) => {
      expect(read(text(name), 'province')).toBe('DE-NW');
    },
  );

  it.each([
    ['NRW', 'DE-NW'],
    ['Freistaat Bayern', 'DE-BY'],
    ['Hansestadt Hamburg', 'DE-HH'],
    ['Freie Hansestadt Bremen', 'DE-HB'],
    ['Rheinl.-Pfalz', 'DE-RP'],
    ['RLP', 'DE-RP'],
    ['Baden-Württ.', 'DE-BW'],
    ['BaWü', 'DE-BW'],
    ['BAWUE', 'DE-BW'],
    ['Meck-Pomm', 'DE-MV'],
    ['LSA', 'DE-ST'],
    ['Nds.', 'DE-NI'],
    ['Saar', 'DE-SL'],
    ['Schlesw.-Holst.', 'DE-SH'],
    ['Hess.', 'DE-HE'],
    ['Bln.', 'DE-BE'],
    ['Land Brandenburg', 'DE-BB'],
    ['Freistaat Sachsen', 'DE-SN'],
    ['Thür.', 'DE-TH'],
  ])('%s is how people write %s', (name, code) => {
    expect(read(text(name), 'province')).toBe(code);
  });

  it('is one state only: no everyday name stands for two', () => {
    const states = new Map<string, string>();
    for (const code of provinces) {
      for (const name of [code, code.slice(3), provinceNames[code].de, ...namesOfProvince(code)].flatMap(keysOf)) {
        expect(states.get(name) ?? code, name).toBe(code);
        states.set(name, code);
      }
    }
  });

  it('is found with umlauts spelled out, and no other word is guessed', () => {
    expect(read(text('Thueringen'), 'province')).toBe('DE-TH');
    expect(read(text('Tirol'), 'province')).toBe('INVALID_CHOICE');
    expect(read(text('irgendwie'), 'basis')).toBe('INVALID_CHOICE');
  });
});

describe('a share', () => {
  it.each([
    [text('20,5 %'), false, 0.205],
    [text('20,5'), true, 0.205],
    [text('0,5'), true, 0.005],
    [text('20'), false, 0.2],
    [text('0'), false, 0],
    [number(0.205, true), false, 0.205],
    [number(20.5), true, 0.205],
    [number(0.205), false, 'AMBIGUOUS_SHARE'],
    [text('0,205'), false, 'AMBIGUOUS_SHARE'],
    [text('1'), false, 'AMBIGUOUS_SHARE'],
    [text('-0,5'), false, 'AMBIGUOUS_SHARE'],
    [day, true, 'INVALID_NUMBER'],
    [time, true, 'INVALID_NUMBER'],
  ] as const)('%o in a column of percent %s is %s', (cell, isPercent, expected) => {
    expect(read(cell, 'fraction', isPercent)).toBe(expected);
  });

  it('of a bonus is ambiguous up to three', () => {
    expect([read(text('3'), 'bonus'), read(text('4'), 'bonus')]).toEqual(['AMBIGUOUS_SHARE', 0.04]);
  });

  it('is no amount, and an amount no share', () => {
    expect(read(number(0.5, true), 'eur')).toBe('INVALID_NUMBER');
    expect(read(number(12.5), 'eur')).toBe(12.5);
    expect(read(number(260), 'daysPerYear')).toBe(260);
  });
});

describe('a number without sign', () => {
  const how = (cell: RawCell, isPercent: boolean, kind: ColumnKind = 'fraction') =>
    readCell(cell, { kind, isPercent }, style);

  it('that could be a share is marked where the heading says percent', () => {
    expect(how(text('0,217'), true)).toEqual({ value: 0.00217, isBareShare: true });
    expect(how(number(0.217), true)).toEqual({ value: 0.00217, isBareShare: true });
    expect(how(text('1'), true)).toEqual({ value: 0.01, isBareShare: true });
    expect(how(text('3'), true, 'bonus')).toEqual({ value: 0.03, isBareShare: true });
  });

  it('is not marked where it can only be percent, is 0, or has its sign', () => {
    expect(how(text('1,1'), true)).toEqual({ value: 0.011 });
    expect(how(text('3,1'), true, 'bonus')).toEqual({ value: 0.031 });
    expect(how(text('0'), true)).toEqual({ value: 0 });
    expect(how(text('0,217 %'), true)).toEqual({ value: 0.00217 });
    expect(how(number(0.217, true), true)).toEqual({ value: 0.217 });
  });
});

describe('a whole number', () => {
  const how = (cell: RawCell, kind: ColumnKind = 'daysPerYear') => readCell(cell, { kind, isPercent: false }, style);

  it('is freed of a rounding error, which is marked', () => {
    expect(how(number(27.0000000001))).toEqual({ value: 27, isRounded: true });
    expect(how(number(26.9999999999))).toEqual({ value: 27, isRounded: true });
    expect(how(number(4.9999999), 'years')).toEqual({ value: 5, isRounded: true });
    expect(how(number(27))).toEqual({ value: 27 });
  });

  it('is refused when it is none', () => {
    expect(how(number(27.001))).toHaveProperty('problem');
    expect(how(number(27.000001))).toHaveProperty('problem');
    expect(how(text('27,5'))).toHaveProperty('problem');
  });

  it('is asked of days and years only', () => {
    expect(how(number(150.0000000001), 'eurPerHour')).not.toHaveProperty('isRounded');
  });
});

describe('the style of a file', () => {
  const rows = (...texts: string[]) => texts.map((content, row) => ({ row, cells: [text(content), text(content)] }));
  const places = (kind: ColumnKind) => [{ column: 'c', kind, index: 0, isPercent: false }];

  it('is proven by the cells of numbers, in any of several hundred rows', async () => {
    const many = [...rows(...Array.from({ length: 150 }, () => '1.234')), ...rows('0,5')];
    expect((await fileStyleOf(many, places('eur'))).numbers).toBe('german');
    expect((await fileStyleOf(many, places('province'))).numbers).toBe('unknown');
    expect((await fileStyleOf(rows('0.5'), places('fraction'))).numbers).toBe('english');
  });

  it('has the month first where a day proves it, and only in columns of days', async () => {
    expect((await fileStyleOf(rows('12/31/2026', '01/02/2026'), places('day'))).isMonthFirst).toBe(true);
    expect((await fileStyleOf(rows('12/31/2026'), places('province'))).isMonthFirst).toBe(false);
    expect((await fileStyleOf(rows('31/12/2026'), places('day'))).isMonthFirst).toBe(false);
  });
});
