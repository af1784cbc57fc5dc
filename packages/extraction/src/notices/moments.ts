import type { NoticeMoment, Span } from './notice.ts';

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const written = /^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})?$/;
const writtenTime = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The day of "2024-04-15+02:00"; null for other texts and for days that do not exist. */
export function dayOf(text: string | null): string | null {
  const [, day] = written.exec(text ?? '') ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/**
 * Day and time in Berlin. A time with a zone of its own moves, over midnight where it must; one without is taken as Berlin's.
 * Seconds are left out, because no buyer means them.
 */
export function momentOf(date: string | null, time: string | null): NoticeMoment | null {
  const day = dayOf(date);
  if (day === null) return null;
  const [, hour, minute, zone] = writtenTime.exec(time ?? '') ?? [];
  if (hour === undefined || minute === undefined) return { day, time: null };
  if (zone === undefined) return { day, time: `${hour}:${minute}` };
  const at = new Date(`${day}T${hour}:${minute}:00${zone}`);
  if (Number.isNaN(at.getTime())) return { day, time: null };
  const [localDay = day, localTime = null] = berlin.format(at).split(' ');
  return { day: localDay, time: localTime };
}

const units: { readonly [unit: string]: Span['unit'] } = {
  DAY: 'DAY',
  CALENDAR_DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
};

/** A length of time; null without a whole number above zero and a unit that is known. */
export function spanOf(count: string | null, unit: string | undefined): Span | null {
  const number = Number(count ?? Number.NaN);
  const known = units[unit ?? ''];
  return known && Number.isInteger(number) && number > 0 ? { unit: known, count: number } : null;
}

/** A number as XML and as German clerks write it: "30", "15,00", "70 %"; null for other texts ("nach Unterlagen"). */
export function numberOf(text: string | null): number | null {
  const [, whole] = /^(\d{1,12}(?:[.,]\d{1,6})?)\s*%?$/.exec(text?.trim() ?? '') ?? [];
  return whole === undefined ? null : Number(whole.replace(',', '.'));
}
