import { sampled } from '@zuschlag/validation/testing/sampling';
import { provinces } from '@zuschlag/validation/vocabulary';
import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { germanPublicHolidays, namedPublicHolidays } from './german-public-holidays.ts';

test.each(provinces)('the holidays of %s are those of an independent library from 2000 to 2050', (province) => {
  const library = new Holidays('DE', province.slice(3));
  // The library is slow: in the gate each state takes every fourth year, beginning in another one.
  const step = sampled(4, 1);
  for (let year = 2000 + (provinces.indexOf(province) % step); year <= 2050; year += step) {
    const dates = library
      .getHolidays(year)
      .filter((holiday) => holiday.type === 'public')
      .map((holiday) => holiday.date.slice(0, 10));
    expect(germanPublicHolidays(year, province), String(year)).toEqual([...new Set(dates)].sort());
  }
});

test('Berlin has 8 May in 2020 and 2025 and 17 June in 2028, and every state has 31 October in 2017', () => {
  expect(germanPublicHolidays(2020, 'DE-BE')).toContain('2020-05-08');
  expect(germanPublicHolidays(2025, 'DE-BE')).toContain('2025-05-08');
  expect(germanPublicHolidays(2026, 'DE-BE')).not.toContain('2026-05-08');
  expect(germanPublicHolidays(2028, 'DE-BE')).toContain('2028-06-17');
  for (const province of provinces) expect(germanPublicHolidays(2017, province)).toContain('2017-10-31');
});

test('Saxony has Buß- und Bettag on 18 November 2026', () => {
  expect(germanPublicHolidays(2026, 'DE-SN')).toContain('2026-11-18');
});

test('each day has its holiday, and a day of two holidays both', () => {
  const saxony = namedPublicHolidays(2026, 'DE-SN');
  expect(saxony.find(({ day }) => day === '2026-11-18')?.id).toBe('repentanceDay');
  expect(saxony.map(({ day }) => day)).toEqual(germanPublicHolidays(2026, 'DE-SN'));
  // Easter of 2008 was so early that Ascension fell on Labour Day.
  const ofFirstOfMay = namedPublicHolidays(2008, 'DE-NW').filter(({ day }) => day === '2008-05-01');
  expect(ofFirstOfMay.map(({ id }) => id)).toEqual(['labourDay', 'ascension']);
});
