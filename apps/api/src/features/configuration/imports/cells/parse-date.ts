export type DayReading = { day: string } | { problem: 'INVALID_DATE' | 'AMBIGUOUS_DATE' };

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const dayFirst = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/;

/** @returns whether some slash date of the file can only be read as month before day */
export function provesMonthFirst(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const [, first, mark, second] = dayFirst.exec(text) ?? [];
    if (mark === '/' && Number(second) > 12 && Number(first) <= 12) return true;
  }
  return false;
}

/**
 * Reads `31.12.2026`, `31/12/2026` and `2026-12-31`. The day comes first; a file that proves to write the month first is
 * not guessed at.
 */
export function readDay(text: string, isMonthFirst: boolean): DayReading {
  const fromIso = iso.exec(text);
  if (fromIso) return dayOf(fromIso[1], fromIso[2], fromIso[3]);
  const [, day, mark, month, year = ''] = dayFirst.exec(text) ?? [];
  if (day === undefined) return { problem: 'INVALID_DATE' };
  if (year.length === 2 || (mark === '/' && isMonthFirst)) return { problem: 'AMBIGUOUS_DATE' };
  return dayOf(year, month, day);
}

function dayOf(year = '', month = '', date = ''): DayReading {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isReal ? { day } : { problem: 'INVALID_DATE' };
}
