/** Days as people in Germany live them. Without zod, because pages that only show dates need no schemas. */

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const berlinDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** @returns the Berlin day of a day or timestamp, or null when it is neither */
export function toBerlinDay(value: string): string | null {
  if (dayPattern.test(value)) return isRealDay(value) ? value : null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(value)) return null;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return null;
  const day = berlinDay.format(instant);
  return isRealDay(day) ? day : null;
}

// Berlin's clock differs from UTC by whole hours, so its day is the same during an hour of UTC.
const hourMs = 3_600_000;
const known = { hour: Number.NaN, day: '' };

/** @returns today's day in Europe/Berlin at the given instant */
export function berlinDayOf(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== known.hour) Object.assign(known, { hour, day: berlinDay.format(instant) });
  return known.day;
}

/** Whole days from one ISO day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The same day some years later; 29 February becomes the 28th in a year without it. @param day ISO day */
export function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isRealDay(later) ? later : later.replace('-02-29', '-02-28');
}

const berlinClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** @returns the time of day in Europe/Berlin at the given instant, `HH:mm` */
export function berlinClockOf(instant: Date): string {
  return berlinClock.format(instant);
}

function isRealDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (!(year >= 1900 && year <= 2200)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
