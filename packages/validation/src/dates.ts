import { z } from 'zod';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const berlinDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * A calendar day, `YYYY-MM-DD`, meant as a day in Europe/Berlin.
 *
 * A timestamp is accepted too and reduced to its Berlin day, so that midday pickers, midnight UTC and midnight Berlin
 * all give the day that was meant. Years 1900 to 2200.
 */
export const isoDay = () =>
  z
    .string()
    .transform((value, context) => {
      const day = toBerlinDay(value);
      if (day) return day;
      context.addIssue({ code: 'custom', message: 'INVALID_DATE' });
      return z.NEVER;
    })
    .meta({ format: 'date' });

/** A wall-clock time, `HH:mm`, 00:00 to 23:59. */
export const clockTime = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'INVALID_TIME' });

/** A moment as ISO timestamp, only ever sent by the server. */
export const moment = () => z.iso.datetime({ offset: true });

/** @returns the Berlin day of a day or timestamp, or null when it is neither */
export function toBerlinDay(value: string): string | null {
  if (dayPattern.test(value)) return isRealDay(value) ? value : null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(value)) return null;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return null;
  const day = berlinDay.format(instant);
  return isRealDay(day) ? day : null;
}

/** @returns today's day in Europe/Berlin at the given instant */
export function berlinDayOf(instant: Date): string {
  return berlinDay.format(instant);
}

function isRealDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (!(year >= 1900 && year <= 2200)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
