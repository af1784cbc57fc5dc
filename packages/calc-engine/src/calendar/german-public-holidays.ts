import type { IsoDate, Province } from '../model.ts';
import { dayNumberOf, isoDate, weekdayOf } from './dates.ts';

/**
 * The public holidays of a federal state in a year, ascending, without the holidays of single communities. Seeding and
 * the form for holidays use it; calculations read the holiday table only.
 *
 * @source holiday acts of the sixteen states; docs/calculation.md, Holidays
 */
export function germanPublicHolidays(year: number, province: Province): readonly IsoDate[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number) => dayNumberOf(year, month, day);
  const isOneOf = (states: string) => states.includes(province.slice(3));
  const days = [
    on(1, 1),
    easter - 2, // Good Friday
    easter + 1,
    on(5, 1),
    easter + 39, // Ascension
    easter + 50, // Whit Monday
    on(10, 3),
    on(12, 25),
    on(12, 26),
  ];
  if (isOneOf('BW BY ST')) days.push(on(1, 6));
  if ((isOneOf('BE') && year >= 2019) || (isOneOf('MV') && year >= 2023)) days.push(on(3, 8));
  if (isOneOf('BE') && (year === 2020 || year === 2025)) days.push(on(5, 8));
  if (isOneOf('BE') && year === 2028) days.push(on(6, 17));
  if (isOneOf('BB')) days.push(easter, easter + 49);
  if (isOneOf('BW BY HE NW RP SL')) days.push(easter + 60); // Corpus Christi
  if (isOneOf('SL')) days.push(on(8, 15));
  if (isOneOf('TH') && year >= 2019) days.push(on(9, 20));
  const hasReformationDay = isOneOf('BB MV SN ST TH') || year === 2017 || (year >= 2018 && isOneOf('HB HH NI SH'));
  if (hasReformationDay) days.push(on(10, 31));
  if (isOneOf('BW BY NW RP SL')) days.push(on(11, 1));
  if (isOneOf('SN')) days.push(repentanceDay(year));
  // Ascension may fall on the first of May.
  return [...new Set(days)].sort((first, second) => first - second).map(isoDate);
}

/** Buß- und Bettag: the Wednesday before 23 November. */
function repentanceDay(year: number): number {
  const last = dayNumberOf(year, 11, 22);
  return last - ((weekdayOf(last) - 3 + 7) % 7);
}

/** Day number of Easter Sunday in the Gregorian calendar. @source the algorithm of Meeus, Jones and Butcher */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = Math.floor(((year % 19) + 11 * epact + 22 * weekdayShift) / 451);
  const marchDays = epact + weekdayShift - 7 * lateCorrection + 114;
  return dayNumberOf(year, Math.floor(marchDays / 31), (marchDays % 31) + 1);
}
