import { CalendarDate, parseDate, parseTime } from '@internationalized/date';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const SPELLED = /^(\d{1,2})[./\s-]+(\d{1,2})(?:[./\s-]+(\d{2}|\d{4})?)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const COMPLETE = /^(\d{1,2}[./\s-]+\d{1,2}[./\s-]+\d{4}|\d{8}|\d{4}-\d{2}-\d{2})$/;

/**
 * Reads a day as people type it, day before month: `31.12.2026`, `31/12/2026`, `31122026`, `2026-12-31`.
 * @param isLeft also takes what could still be the beginning of a longer text: `31.12.26`, `311226`, `31.12.`
 * @param thisYear the year of a day typed without one
 * @returns an ISO day, or `null` for text that is not a day
 */
export function readDay(text: string, isLeft: boolean, thisYear: number): string | null {
  const bare = text.trim();
  if (!isLeft && !COMPLETE.test(bare)) return null;
  const iso = ISO_DAY.exec(bare);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = SPELLED.exec(bare) ?? DIGITS.exec(bare);
  if (!parts) return null;
  const [, day, month, year] = parts;
  return toIso(year === undefined ? thisYear : Number(year.padStart(4, '20')), Number(month), Number(day));
}

/** An ISO day as it is written in a field: `31.12.2026` in German, `31/12/2026` in English. */
export function showDay(day: string, language: string): string {
  const parts = ISO_DAY.exec(day);
  if (!parts) return day;
  return [parts[3], parts[2], parts[1]].join(language.startsWith('de') ? '.' : '/');
}

/** The day some days later, or earlier. @param day ISO day */
export function movedDay(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

/** Reads a time of day: `06:15`, `6.15`, `0615`; when the field is left also `6` and `615`. @returns `HH:mm` or `null` */
export function readTime(text: string, isLeft: boolean): string | null {
  const bare = text.trim();
  const parts = isLeft ? /^(\d{1,2})(?:[:.,h\s]*(\d{2}))?$/.exec(bare) : /^(\d{2})[:.]?(\d{2})$/.exec(bare);
  if (!parts) return null;
  const [, hour = '', minute = '00'] = parts;
  // The end of a day, which the library does not know, is the beginning of the next.
  if (hour === '24' && minute === '00') return '00:00';
  try {
    return parseTime(`${hour.padStart(2, '0')}:${minute}`)
      .toString()
      .slice(0, 5);
  } catch {
    return null;
  }
}

function toIso(year: number, month: number, day: number): string | null {
  // The library moves a day that does not exist, such as 31 February, to one that does.
  const date = new CalendarDate(year, month, day);
  const isReal = year >= 1900 && date.month === month && date.day === day;
  return isReal ? date.toString() : null;
}
