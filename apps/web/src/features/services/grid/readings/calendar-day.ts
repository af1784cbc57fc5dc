import { readDay } from '@zuschlag/ui/dates/day-text';

const months = [
  ['jan', 'januar', 'january', 'jän', 'jänner'],
  ['feb', 'februar', 'february'],
  ['mär', 'märz', 'mrz', 'mar', 'march'],
  ['apr', 'april'],
  ['mai', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dez', 'dezember', 'dec', 'december'],
];

/**
 * Reads a day of a list: as a date field does, and with the name of the month, `1. März 2027`, `1 Mar 2027`,
 * `Mar 1, 2027`. Two numbers stand for day and month, in this order.
 * @returns an ISO day, or null for text that is not a day with its year
 */
export function readCalendarDay(text: string): string | null {
  const bare = text.trim();
  const named = /^(?:(\d{1,2})\.?\s*)?([a-zä]+)\.?\s*(?:(\d{1,2}),\s*)?(\d{4})$/i.exec(bare);
  if (named) {
    const month = months.findIndex((names) => names.includes((named[2] ?? '').toLowerCase())) + 1;
    const day = named[1] ?? named[3];
    return month === 0 || day === undefined ? null : readDay(`${day}.${month}.${named[4]}`, true, 0);
  }
  const withYear = /^\d{1,2}[./\s-]+\d{1,2}[./\s-]+(\d{2}|\d{4})$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/;
  return withYear.test(bare) ? readDay(bare, true, 0) : null;
}

/** Reads both ends of a stretch of days in one cell. @returns null for text that is not two days */
export function readDayRange(text: string): { start: string; end: string } | null {
  const parts = text.split(/\s*[–—]\s*|\s+-\s+|\s+(?:bis|to|until)\s+/i);
  if (parts.length !== 2) return null;
  const [start, end] = parts.map((part) => readCalendarDay(part));
  return start && end ? { start, end } : null;
}
