import { sampled } from '@zuschlag/validation/testing/sampling';
import { visitDays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendarDay, readDayRange } from './calendar-day.ts';
import { readClockTime, readTimeRange } from './clock-time.ts';
import { readDays, writeDays } from './day-pattern.ts';
import { readYesNo } from './yes-no.ts';

describe('times', () => {
  it.each([
    ['6:00', '06:00'],
    ['06:00', '06:00'],
    ['6.00', '06:00'],
    ['0600', '06:00'],
    ['615', '06:15'],
    ['6', '06:00'],
    ['6 Uhr', '06:00'],
    ['6:30 Uhr', '06:30'],
    ['6h', '06:00'],
    ['6 AM', '06:00'],
    ['6:30 p.m.', '18:30'],
    ['12 AM', '00:00'],
    ['12:15pm', '12:15'],
    ['06:00:00', '06:00'],
    ['24:00', '00:00'],
    ['25:00', null],
    ['13 PM', null],
    ['6:60', null],
    ['früh', null],
    ['', null],
  ])('%j is %j', (text, time) => expect(readClockTime(text)).toBe(time));

  it.each([
    ['6-14', '06:00', '14:00'],
    ['06:00 – 14:00', '06:00', '14:00'],
    ['von 6 bis 14 Uhr', '06:00', '14:00'],
    ['10 PM to 6 AM', '22:00', '06:00'],
    ['24/7', '00:00', '00:00'],
    ['24 h', '00:00', '00:00'],
  ])('%j is a stretch from %s to %s', (text, start, end) => expect(readTimeRange(text)).toEqual({ start, end }));

  it('are no stretch with one or three of them', () => {
    expect(readTimeRange('6')).toBeNull();
    expect(readTimeRange('6-14-22')).toBeNull();
    expect(readTimeRange('6-abends')).toBeNull();
  });
});

describe('days', () => {
  it.each([
    ['Mo-Fr', 'Mo–Fr', 'Mon–Fri'],
    ['Mon–Fri', 'Mo–Fr', 'Mon–Fri'],
    ['Montag bis Freitag', 'Mo–Fr', 'Mon–Fri'],
    ['Mo,Mi,Fr', 'Mo Mi Fr', 'Mon Wed Fri'],
    ['Mo. und Mi.', 'Mo Mi', 'Mon Wed'],
    ['Sa So Ft', 'Sa So Ft', 'Sat Sun PH'],
    ['Sa/So + Feiertage', 'Sa So Ft', 'Sat Sun PH'],
    ['täglich', 'Mo–So Ft', 'Mon–Sun PH'],
    ['daily', 'Mo–So Ft', 'Mon–Sun PH'],
    ['Mo-So', 'Mo–So', 'Mon–Sun'],
    ['Fr-Mo', 'Mo Fr–So', 'Mon Fri–Sun'],
    ['täglich ohne Feiertage', 'Mo–So', 'Mon–Sun'],
    ['Mo–Fr (außer Feiertage)', 'Mo–Fr', 'Mon–Fri'],
    ['Mo–Sa inkl. Ft', 'Mo–Sa Ft', 'Mon–Sat PH'],
    ['Wochenende', 'Sa So', 'Sat Sun'],
    ['weekdays', 'Mo–Fr', 'Mon–Fri'],
    ['1-5', 'Mo–Fr', 'Mon–Fri'],
    ['67', 'Sa So', 'Sat Sun'],
    ['Mo Do-Sa', 'Mo Do–Sa', 'Mon Thu–Sat'],
    ['', '', ''],
  ])('%j are %j, in English %j', (text, german, english) => {
    const days = readDays(text);
    expect(days).not.toBeNull();
    expect(writeDays(days ?? [], 'de-DE')).toBe(german);
    expect(writeDays(days ?? [], 'en-GB')).toBe(english);
  });

  // "Werktags" means until Friday to some and until Saturday to the law.
  it.each(['werktags', 'Mo-Xy', 'nach Bedarf', 'Ft-Mo', '9', 'Mo--Fr', 'We'])('are not understood in %j', (text) => {
    expect(readDays(text)).toBeNull();
  });

  it('read back whatever days were written, in both languages', () => {
    fc.assert(
      fc.property(fc.subarray([...visitDays]), fc.constantFrom('de-DE', 'en-GB'), (days, language) => {
        expect(readDays(writeDays(days, language))).toEqual(days);
      }),
      { numRuns: sampled(200, 2_000) },
    );
  });
});

it.each([
  ['01.03.2027', '2027-03-01'],
  ['1.3.27', '2027-03-01'],
  ['01/03/2027', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['1. März 2027', '2027-03-01'],
  ['1 Mar 2027', '2027-03-01'],
  ['Dec 24, 2027', '2027-12-24'],
  ['24. Dez. 2027', '2027-12-24'],
  ['31.02.2027', null],
  ['01.03.', null],
  ['März 2027', null],
])('the day %j is %j', (text, day) => expect(readCalendarDay(text)).toBe(day));

it('reads both ends of a stretch of days', () => {
  expect(readDayRange('01.03.2027 – 31.03.2027')).toEqual({ start: '2027-03-01', end: '2027-03-31' });
  expect(readDayRange('2027-03-01 bis 2027-03-31')).toEqual({ start: '2027-03-01', end: '2027-03-31' });
  expect(readDayRange('2027-03-01')).toBeNull();
});

it('reads ticks as lists write them', () => {
  expect(['x', 'X', '1', 'ja', 'Yes', '✓'].map(readYesNo)).toEqual([true, true, true, true, true, true]);
  expect(['', '0', 'nein', '-'].map(readYesNo)).toEqual([false, false, false, false]);
  expect(readYesNo('vielleicht')).toBeNull();
});
