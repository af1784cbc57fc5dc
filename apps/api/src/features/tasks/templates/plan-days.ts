import { germanPublicHolidays } from '@zuschlag/calc-engine';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import { type Province, provinces } from '@zuschlag/validation/vocabulary';

/** The day before the day of submission on which an offer is to be ready: 24 hours in hand. */
const HOURS_IN_HAND_DAYS = 1;

/** Where plans find out which days are worked on. @param province null: only holidays of all federal states count */
export type PlanPlace = { submission: string; province: string | null };

/** Whether a day is a Monday to Friday that is no legal holiday. @param day ISO day */
export function isWorkingDay(day: string, province: string | null): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4)), province).has(day);
}

/** The internal deadline of a Chance: the day before the submission, or the last working day before that. */
export function internalDeadline({ submission, province }: PlanPlace): string {
  return workingDayUntil(daysAfter(submission, -HOURS_IN_HAND_DAYS), province);
}

/**
 * The day on which a planned task is due.
 *
 * @param daysBefore working days before the internal deadline; 0 is that day
 */
export function plannedDay({ submission, province }: PlanPlace, daysBefore: number): string {
  let day = internalDeadline({ submission, province });
  for (let left = daysBefore; left > 0; left--) day = workingDayUntil(daysAfter(day, -1), province);
  return day;
}

function workingDayUntil(day: string, province: string | null): string {
  let found = day;
  while (!isWorkingDay(found, province)) found = daysAfter(found, -1);
  return found;
}

const known = new Map<string, ReadonlySet<string>>();

function holidaysOf(year: number, province: string | null): ReadonlySet<string> {
  const key = `${year} ${province ?? ''}`;
  const found = known.get(key) ?? holidaysIn(year, province);
  known.set(key, found);
  return found;
}

function holidaysIn(year: number, province: string | null): ReadonlySet<string> {
  const one = provinces.find((each) => each === province);
  if (one) return new Set(germanPublicHolidays(year, one));
  const [first = [], ...others] = provinces.map((each: Province) => germanPublicHolidays(year, each));
  return new Set(first.filter((day) => others.every((days) => days.includes(day))));
}
