import { cellProblemText } from '@zuschlag/i18n/messages/configuration-imports';
import { describe, expect, it } from 'vitest';
import { readFigure, readKind, readMonth } from './read-cells.ts';

const text = (value: string) => ({ kind: 'text' as const, text: value });

describe('a month in a file', () => {
  it.each([
    ...['01.2026', '1/2026', '1-2026', '2026-01', '2026/1', '202601', 'Januar 2026', 'January 2026', 'Jan. 2026'],
    ...['Jan 2026', '31.01.2026', '2026-01-15', '15. Januar 2026'],
    // As German and English Excel save it in a CSV file.
    ...['Jan 26', 'Jan. 26', 'Jan-26', 'Januar 26', 'Jänner 2026', "Jan '26"],
  ])('is read from %s', (written) => {
    expect(readMonth(text(written), false)).toEqual({ month: '2026-01-01' });
  });

  it.each([
    ...[
      ['Mrz 26', '03'],
      ['Mär. 2026', '03'],
      ['March 2026', '03'],
      ['Mar-26', '03'],
      ['Mai 26', '05'],
      ['May 2026', '05'],
    ],
    ...[
      ['Okt. 26', '10'],
      ['Oct 26', '10'],
      ['Dez 26', '12'],
      ['December 2026', '12'],
    ],
  ])('is read by its name from %s', (written, month) => {
    expect(readMonth(text(written), false)).toEqual({ month: `2026-${month}-01` });
  });

  it('that could be a day says to write 01.2026, and no day', () => {
    expect(readMonth(text('01.26'), false)).toMatchObject({ problem: 'AMBIGUOUS_MONTH' });
    const words = (locale: 'de' | 'en') => cellProblemText({ problem: 'AMBIGUOUS_MONTH', bound: null }, locale, String);
    expect(words('de')).toBe('Monat und Jahr oder Tag und Monat? Schreiben Sie 01.2026.');
    expect(words('en')).toBe('Month and year, or day and month? Write 01.2026.');
  });

  it('is read from a date of Excel', () => {
    expect(readMonth({ kind: 'day', day: '2026-01-31', text: '31.01.2026' }, false)).toEqual({ month: '2026-01-01' });
  });

  it.each([
    ['13.2026', 'INVALID_DATE'],
    ['01/26', 'AMBIGUOUS_MONTH'],
    ['01.02.26', 'AMBIGUOUS_MONTH'],
    ['KW 26', 'INVALID_DATE'],
    ['46023', 'DATE_AS_NUMBER'],
    ['Summe', 'INVALID_DATE'],
    ['', 'REQUIRED'],
  ])('is not guessed from %s', (written, problem) => {
    expect(readMonth(text(written), false)).toMatchObject({ problem });
  });
});

describe('a kind of time in a file', () => {
  it.each([
    ['Tag', 'day'],
    ['NACHT', 'night'],
    ['Sonntagnacht', 'sundayNight'],
    ['Public holiday', 'holiday'],
    ['Feiertag-Nacht', 'holidayNight'],
    ['Feiertagsstunden', 'holiday'],
    ['Sonntagsnachtstunden', 'sundayNight'],
    ['Sonntags-Std.', 'sunday'],
    ['Night hours', 'night'],
  ])('is read from %s as %s', (written, kind) => {
    expect(readKind(text(written))).toEqual({ kind });
  });

  it('is not guessed', () => {
    expect(readKind(text('Überstunden'))).toMatchObject({ problem: 'INVALID_CHOICE' });
  });
});

describe('a figure in a file', () => {
  it('is read to the cent and the hundredth of an hour', () => {
    expect(readFigure(text('4.812,30 €'), 'payCost', 'german')).toEqual({ value: 4_812.3 });
    expect(
      readFigure({ kind: 'number', value: 4812.3333, isPercent: false, text: '4812.3333' }, 'payCost', 'unknown'),
    ).toEqual({ value: 4_812.33 });
    expect(readFigure(text('198,5 h'), 'hours', 'unknown')).toEqual({ value: 198.5 });
    expect(readFigure(text('160:30'), 'hours', 'unknown')).toEqual({ value: 160.5 });
    expect(readFigure(text('8:00:20'), 'hours', 'unknown')).toEqual({ value: 8.01 });
    expect(readFigure(undefined, 'hours', 'unknown')).toEqual({ value: null });
  });

  it.each([
    ['1.234', 'hours', 'AMBIGUOUS_NUMBER'],
    ['-5', 'payCost', 'TOO_SMALL'],
    ['viele', 'hours', 'INVALID_NUMBER'],
    ['12 €', 'hours', 'INVALID_NUMBER'],
    ['12 %', 'payCost', 'INVALID_NUMBER'],
    // A rate is no amount of a month.
    ['21,50 €/h', 'payCost', 'INVALID_NUMBER'],
    ['21,50 EUR / Std.', 'income', 'INVALID_NUMBER'],
    ['-12:00', 'hours', 'INVALID_NUMBER'],
  ] as const)('is refused as %s of %s', (written, figure, problem) => {
    expect(readFigure(text(written), figure, 'unknown')).toMatchObject({ problem });
  });
});
