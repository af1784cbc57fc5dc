export type DayReading = { day: string } | { problem: 'INVALID_DATE' | 'AMBIGUOUS_DATE' | 'DATE_AS_NUMBER' };

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const dayFirst = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/;
const withMonthName = /^(\d{1,2})\.?\s*(\p{L}+)\.?\s*(\d{4}|\d{2})$/u;
const monthNameFirst = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
/** The serial numbers that spreadsheets keep for the years 1954 to 2173. */
const serialNumber = /^[2-9]\d{4}(?:\.0+)?$/;

/** The beginnings that no two months have in common, in German and English. */
const months = [
  ['jan', 'jän'],
  ['feb'],
  ['mär', 'mar', 'mae', 'mrz'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
];
const monthNames = new Set([
  ...['januar', 'jänner', 'februar', 'märz', 'maerz', 'april', 'mai', 'juni', 'juli', 'august', 'september'],
  ...['oktober', 'november', 'dezember', 'january', 'february', 'march', 'may', 'june', 'july', 'october', 'december'],
]);

/** @returns whether some slash date of the file can only be read as month before day */
export function provesMonthFirst(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const [, first, mark, second] = dayFirst.exec(text) ?? [];
    if (mark === '/' && Number(second) > 12 && Number(first) <= 12) return true;
  }
  return false;
}

/**
 * Reads `31.12.2026`, `31/12/2026`, `2026-12-31` and `31. Dezember 2026`. The day comes first; a file that proves to write
 * the month first is not guessed at.
 */
export function readDay(text: string, isMonthFirst: boolean): DayReading {
  const fromIso = iso.exec(text);
  if (fromIso) return dayOf(fromIso[1], fromIso[2], fromIso[3]);
  if (serialNumber.test(text)) return { problem: 'DATE_AS_NUMBER' };
  const [, date, monthName, named] = withMonthName.exec(text) ?? [];
  if (monthName !== undefined) return dayInMonth(named, monthName, date);
  const [, englishMonth, englishDate, englishYear] = monthNameFirst.exec(text) ?? [];
  if (englishMonth !== undefined) return dayInMonth(englishYear, englishMonth, englishDate);
  const [, day, mark, month, year = ''] = dayFirst.exec(text) ?? [];
  if (day === undefined) return { problem: 'INVALID_DATE' };
  if (year.length === 2 || (mark === '/' && isMonthFirst)) return { problem: 'AMBIGUOUS_DATE' };
  return dayOf(year, month, day);
}

/** A name of a month counts in full, or as three or four letters of it. */
function dayInMonth(year = '', name = '', date = ''): DayReading {
  const word = name.toLowerCase();
  const month = months.findIndex((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)));
  if (month < 0 || !(word.length <= 4 || monthNames.has(word))) return { problem: 'INVALID_DATE' };
  return year.length === 2 ? { problem: 'AMBIGUOUS_DATE' } : dayOf(year, `${month + 1}`, date);
}

function dayOf(year = '', month = '', date = ''): DayReading {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isReal ? { day } : { problem: 'INVALID_DATE' };
}
