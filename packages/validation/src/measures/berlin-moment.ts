import { berlinClockOf, berlinDayOf } from './berlin-day.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant of a wall clock in Berlin. A time that the clocks skip in spring is taken an hour later, and of a time that
 * comes twice in autumn the first one is meant.
 *
 * @param day ISO day
 * @param clock `HH:mm`
 */
export function berlinMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  // Berlin is one hour ahead of UTC in winter and two in summer; the earlier instant is the summer one.
  const summer = new Date(asUtc - 120 * MINUTE_MS);
  if (isAt(summer, day, clock)) return summer;
  return new Date(asUtc - 60 * MINUTE_MS);
}

/** A day some days later. @param day ISO day */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first instant after `now` at which the clocks in Berlin show a time. */
export function nextBerlinClock(now: Date, clock: string): Date {
  const today = berlinDayOf(now);
  const candidates = [0, 1, 2].map((days) => berlinMoment(daysAfter(today, days), clock));
  return candidates.find((moment) => moment > now) ?? new Date(now.getTime() + DAY_MS);
}

/** The same wall clock in Berlin some days later: 24 hours over most nights, 23 or 25 over a change of the clocks. */
export function berlinDaysLater(moment: Date, days: number): Date {
  return berlinMoment(daysAfter(berlinDayOf(moment), days), berlinClockOf(moment));
}

/**
 * The first instant from `moment` on that lies outside of quiet hours.
 *
 * @param quiet Berlin wall clock, `HH:mm`; over midnight when `from` is later than `to`; null: none
 */
export function outsideQuietHours(moment: Date, quiet: { from: string; to: string } | null): Date {
  if (!quiet || quiet.from === quiet.to) return moment;
  const clock = berlinClockOf(moment);
  const isOverMidnight = quiet.from > quiet.to;
  const isQuiet = isOverMidnight ? clock >= quiet.from || clock < quiet.to : clock >= quiet.from && clock < quiet.to;
  return isQuiet ? nextBerlinClock(moment, quiet.to) : moment;
}

function isAt(moment: Date, day: string, clock: string): boolean {
  return berlinDayOf(moment) === day && berlinClockOf(moment) === clock;
}
