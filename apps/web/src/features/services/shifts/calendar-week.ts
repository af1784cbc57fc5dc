import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { weekdays } from '@zuschlag/validation/vocabulary';

/** Days are ISO text; weeks begin on Monday and are named by their Monday. */

const dayMs = 86_400_000;

/** @returns the day this many days later */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns 0 for Monday to 6 for Sunday */
export function weekdayIndex(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function weekdayOf(day: string) {
  return weekdays[weekdayIndex(day)] ?? 'monday';
}

export function mondayOf(day: string): string {
  return plusDays(day, -weekdayIndex(day));
}

/** The calendar week of ISO 8601: the first one has the year's first Thursday. */
export function calendarWeek(monday: string): { week: number; year: number } {
  const thursday = plusDays(monday, 3);
  const year = Number(thursday.slice(0, 4));
  return { week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1, year };
}
