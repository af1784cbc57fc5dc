import { describe, expect, it } from 'vitest';
import { provesMonthFirst, readDay } from './parse-date.ts';

const read = (text: string, isMonthFirst = false) => {
  const reading = readDay(text, isMonthFirst);
  return 'day' in reading ? reading.day : reading.problem;
};

describe('a day in figures', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.2.2026', '2026-02-01'],
    ['31 . 12 . 2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2026-2-1', '2026-02-01'],
    ['2026-12-31T00:00', '2026-12-31'],
    ['2026-12-31 00:00:00', '2026-12-31'],
    ['2026-12-31T00:00:00.000Z', '2026-12-31'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    '29.02.2027',
    '31.04.2026',
    '00.01.2026',
    '12.13.2026',
    '2026-13-01',
    '2026-02-30',
    '2026-12-31T08:30',
    '2026-12-31T00:00:01Z',
    'x2026-12-31',
    '2026-12-31x',
    '31.12-2026',
    '31.12.202',
    '31.12.20266',
    '131.12.2026',
    '31.12.2026 abends',
    'am 31.12.2026',
    '31.12.',
    '31.12',
    '12/31/2026',
    '0.1.2026',
    '1.1.20260',
    'morgen',
    '',
  ])('"%s" is not a day', (text) => {
    expect(read(text)).toBe('INVALID_DATE');
  });

  it('with a year of two figures could be of two centuries, whatever separates it', () => {
    expect(['31.12.26', '31/12/26', '31-12-26'].map((text) => read(text))).toEqual(Array(3).fill('AMBIGUOUS_DATE'));
  });
});

describe('the number that a spreadsheet keeps for a day', () => {
  it.each(['20000', '46387', '46387.0', '46387.00', '99999'])('%s is named as such', (text) => {
    expect(read(text)).toBe('DATE_AS_NUMBER');
  });

  it.each(['19999', '4638', '463870', '46387.5', '100000', 'a46387', '46387a'])('%s is not such a number', (text) => {
    expect(read(text)).toBe('INVALID_DATE');
  });
});

describe('a day with the name of its month', () => {
  it.each([
    ...['Januar', 'Jänner', 'January', 'Jan', 'Jän'].map((name) => [name, '01']),
    ...['Februar', 'February', 'Feb'].map((name) => [name, '02']),
    ...['März', 'Maerz', 'March', 'Mär', 'Mar', 'Mrz'].map((name) => [name, '03']),
    ...['April', 'Apr'].map((name) => [name, '04']),
    ...['Mai', 'May'].map((name) => [name, '05']),
    ...['Juni', 'June', 'Jun'].map((name) => [name, '06']),
    ...['Juli', 'July', 'Jul'].map((name) => [name, '07']),
    ...['August', 'Aug'].map((name) => [name, '08']),
    ...['September', 'Sep', 'Sept'].map((name) => [name, '09']),
    ...['Oktober', 'October', 'Okt', 'Oct'].map((name) => [name, '10']),
    ...['November', 'Nov'].map((name) => [name, '11']),
    ...['Dezember', 'December', 'Dez', 'Dec'].map((name) => [name, '12']),
  ])('%s is month %s, before and after the day, in capitals too', (name, month) => {
    const days = [`5. ${name} 2026`, `5 ${name}. 2026`, `5.${name}2026`, `05. ${name.toUpperCase()} 2026`];
    expect(days.map((text) => read(text))).toEqual(Array(4).fill(`2026-${month}-05`));
    const english = [`${name} 5 2026`, `${name} 5, 2026`, `${name}. 05 2026`, `${name} 5th, 2026`];
    expect(english.map((text) => read(text))).toEqual(Array(4).fill(`2026-${month}-05`));
  });

  it('takes the endings of English ordinal numbers', () => {
    expect(['May 1st, 2026', 'May 2nd 2026', 'May 3rd, 2026'].map((text) => read(text))).toEqual([
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
    ]);
  });

  it.each([
    '5. Janoar 2026',
    '30. Februar 2027',
    '1. Janus 2027',
    '1. Marzipan 2027',
    '1. Monat 2027',
    '1. Ma 2027',
    'Januar 2027',
    'Mai 2027',
    '5. Maiglöckchen 2026',
    '5. Brumaire 2026',
    '31. April 2026',
    '5. Mai 202',
    '5. Mai 20266',
    '155. Mai 2026',
    'am 5. Mai 2026',
    '5. Mai 2026 früh',
    'May 5 26',
    'May 5x, 2026',
    'am May 5, 2026',
    'May 5, 2026 early',
    'May 155, 2026',
  ])('"%s" is not guessed at', (text) => {
    expect(read(text)).toBe('INVALID_DATE');
  });

  it('with a year of two figures could be of two centuries', () => {
    expect(read('5. Mai 26')).toBe('AMBIGUOUS_DATE');
    expect(read('5. Brumaire 26')).toBe('INVALID_DATE');
  });
});

describe('a file that writes the month first', () => {
  it.each([
    ['12/31/2026', true],
    ['12/13/2026', true],
    ['1/31/26', true],
    ['12/12/2026', false],
    ['31/12/2026', false],
    ['13/13/2026', false],
    ['12.31.2026', false],
    ['12-31-2026', false],
    ['2026-12-31', false],
    ['bald', false],
  ])('is proved by %s: %s', (text, isProof) => {
    expect(provesMonthFirst([text])).toBe(isProof);
    expect(provesMonthFirst(['bald', '01/02/2026', text])).toBe(isProof);
    expect(provesMonthFirst([text, '01/02/2026', '12.31.2026'])).toBe(isProof);
  });

  it('has no slash date that is guessed at, while other ways to write a day stay clear', () => {
    expect([read('01/02/2026', true), read('12/31/2026', true)]).toEqual(['AMBIGUOUS_DATE', 'AMBIGUOUS_DATE']);
    expect([read('01.02.2026', true), read('01-02-2026', true)]).toEqual(['2026-02-01', '2026-02-01']);
    expect([read('2026-02-01', true), read('1. Februar 2026', true)]).toEqual(['2026-02-01', '2026-02-01']);
  });
});
