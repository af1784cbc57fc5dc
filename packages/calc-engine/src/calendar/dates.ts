import type { IsoDate } from '../model.ts';

/** Days as integers since 1970-01-01, without time zones or clock. */

/** The day number of an ISO date, or NaN when the text is not an existing date. */
export function dayNumber(date: IsoDate): number {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return Number.NaN;
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  // Comparisons with NaN are false, so a letter in any place is refused here.
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return Number.NaN;
  return dayNumberOf(year, month, day);
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Days before a civil date, counted in eras of 400 years whose years begin in March, so that the leap day comes last. */
export function dayNumberOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The ISO date of a day number. Only messages and explanations need it, so the slow `Date` suffices. */
export function isoDate(day: number): IsoDate {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export type WeekdayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export function weekdayOf(day: number): WeekdayIndex {
  return ((((day + 4) % 7) + 7) % 7) as WeekdayIndex;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Minutes since midnight of a time of day, or NaN when the text is not a time. */
export function minuteOfDay(time: string): number {
  if (time.length !== 5 || time[2] !== ':') return Number.NaN;
  const hours = digits(time, 0, 2);
  const minutes = digits(time, 3, 5);
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : Number.NaN;
}
