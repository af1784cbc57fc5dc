import { describe, expect, it } from 'vitest';
import { daysIn } from './days.ts';
import { germanNumber } from './german-numbers.ts';
import { monthsOf, spansIn } from './spans.ts';

const days = (text: string) => daysIn(text).map(({ day, time }) => [day, time].filter(Boolean).join(' '));
const spans = (text: string) => spansIn(text).map(({ unit, count }) => `${count} ${unit}`);

describe('days', () => {
  it.each([
    ['12.03.2027, 10:00 Uhr', ['2027-03-12 10:00']],
    ['Freitag, den 12. März 2027 um 10.30 Uhr', ['2027-03-12 10:30']],
    ['bis spätestens 2.9.27 (Donnerstag), 9 Uhr', ['2027-09-02 09:00']],
    ['12.03.2027 / 24:00 Uhr', ['2027-03-12 23:59']],
    ['2027-03-12 14:00', ['2027-03-12 14:00']],
    ['01.01.2027 bis 31.12.2028', ['2027-01-01', '2028-12-31']],
    ['12.03.2027, 12.04.2027', ['2027-03-12', '2027-04-12']],
    ['am 15. Sept. 2027, 12:00 h', ['2027-09-15 12:00']],
    ['12.03.2027 – 11:00 Uhr Ortstermin', ['2027-03-12 11:00']],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it.each(['31.02.2027', '1.234.567', 'Los 1.2.3', '§ 12.3.4', '12. Maibaum 2027', '99.99.2027', '12.03.1999'])(
    '%s is no day',
    (text) => {
      expect(days(text)).toEqual([]);
    },
  );

  it('says where the day and its time stand', () => {
    const text = 'Angebotsfrist: 12.03.2027, 10:00 Uhr (Submission)';
    const [found] = daysIn(text);
    expect(text.slice(found?.start, found?.end)).toBe('12.03.2027, 10:00 Uhr');
  });
});

describe('lengths of time', () => {
  it.each([
    ['für die Dauer von zwei Jahren mit Option um zweimal 12 Monate', ['2 YEAR', '12 MONTH']],
    ['2 (zwei) Jahre', ['2 YEAR']],
    ['24 Monate', ['24 MONTH']],
    ['90 Kalendertage', ['90 DAY']],
    ['im 3. Jahrgang, 4 Tagungen', []],
    ['12,5 Monate', []],
  ])('%s', (text, expected) => {
    expect(spans(text)).toEqual(expected);
  });

  it('are months where they are whole ones', () => {
    expect(monthsOf({ unit: 'YEAR', count: 2 })).toBe(24);
    expect(monthsOf({ unit: 'WEEK', count: 4 })).toBeNull();
  });
});

it('numbers are read as Germans write them, and an English comma is no number', () => {
  expect(['1.234.567,89', '70,5', '1234', '1,234.50', '12.34'].map(germanNumber)).toEqual([
    1_234_567.89,
    70.5,
    1234,
    null,
    null,
  ]);
});
