import type { PublicHolidayId } from '@zuschlag/validation/vocabulary';
import type { IsoDate, Province } from '../model.ts';
import { dayNumberOf, isoDate, weekdayOf } from './dates.ts';

/** A legal holiday with its day. */
export interface PublicHoliday {
  readonly id: PublicHolidayId;
  readonly day: IsoDate;
}

/**
 * The days of the public holidays of a federal state in a year, ascending, without the holidays of single communities.
 * Seeding and the form for holidays use it; calculations read the holiday table only.
 *
 * @source holiday acts of the sixteen states; docs/calculation.md, Holidays
 */
export function germanPublicHolidays(year: number, province: Province): readonly IsoDate[] {
  // Ascension may fall on the first of May.
  return [...new Set(namedPublicHolidays(year, province).map(({ day }) => day))];
}

/** The same with the holiday of each day; two holidays may share a day. */
export function namedPublicHolidays(year: number, province: Province): readonly PublicHoliday[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number) => dayNumberOf(year, month, day);
  const isOneOf = (states: string) => states.includes(province.slice(3));
  const days: [PublicHolidayId, number][] = [
    ['newYear', on(1, 1)],
    ['goodFriday', easter - 2],
    ['easterMonday', easter + 1],
    ['labourDay', on(5, 1)],
    ['ascension', easter + 39],
    ['whitMonday', easter + 50],
    ['unityDay', on(10, 3)],
    ['christmasDay', on(12, 25)],
    ['secondChristmasDay', on(12, 26)],
  ];
  if (isOneOf('BW BY ST')) days.push(['epiphany', on(1, 6)]);
  if ((isOneOf('BE') && year >= 2019) || (isOneOf('MV') && year >= 2023)) days.push(['womensDay', on(3, 8)]);
  if (isOneOf('BE') && (year === 2020 || year === 2025)) days.push(['liberationDay', on(5, 8)]);
  if (isOneOf('BE') && year === 2028) days.push(['uprisingDay', on(6, 17)]);
  if (isOneOf('BB')) days.push(['easterSunday', easter], ['whitSunday', easter + 49]);
  if (isOneOf('BW BY HE NW RP SL')) days.push(['corpusChristi', easter + 60]);
  if (isOneOf('SL')) days.push(['assumption', on(8, 15)]);
  if (isOneOf('TH') && year >= 2019) days.push(['childrensDay', on(9, 20)]);
  const hasReformationDay = isOneOf('BB MV SN ST TH') || year === 2017 || (year >= 2018 && isOneOf('HB HH NI SH'));
  if (hasReformationDay) days.push(['reformationDay', on(10, 31)]);
  if (isOneOf('BW BY NW RP SL')) days.push(['allSaints', on(11, 1)]);
  if (isOneOf('SN')) days.push(['repentanceDay', repentanceDay(year)]);
  return days.sort(([, first], [, second]) => first - second).map(([id, day]) => ({ id, day: isoDate(day) }));
}

/** Buß- und Bettag: the Wednesday before 23 November. */
function repentanceDay(year: number): number {
  const last = dayNumberOf(year, 11, 22);
  return last - ((weekdayOf(last) - 3 + 7) % 7);
}

/** Day number of Easter Sunday in the Gregorian calendar. @source the algorithm of Meeus, Jones and Butcher */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = Math.floor(((year % 19) + 11 * epact + 22 * weekdayShift) / 451);
  const marchDays = epact + weekdayShift - 7 * lateCorrection + 114;
  return dayNumberOf(year, Math.floor(marchDays / 31), (marchDays % 31) + 1);
}
