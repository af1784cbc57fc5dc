import type { Shift, Weekday } from '../model.ts';
import { weekdayOf } from './dates.ts';

/** Weekdays in the order of `weekdayOf`. */
export const weekdaysFromSunday: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** Kinds of day that a tariff tells apart, as indexes of a count. */
export const ordinary = 0;
export const sunday = 1;
export const holiday = 2;

/** How often a duty touches each kind of day; index is `ordinary`, `sunday` or `holiday`. */
export interface DutyCounts {
  /** Duties by the kind of the day on which they start. */
  readonly starts: number[];
  /** The same duties by the kind of the following day, on which they may end. */
  readonly next: number[];
  /** Duties that fell out on a public holiday, as if it were none. */
  readonly lostStarts: number[];
  readonly lostNext: number[];
}

/**
 * Counts the duties of a shift that start within `[from, to]`, without walking over the days: whole weeks first, then a
 * correction for each public holiday. The cost grows with the holidays, not with the length of the contract.
 *
 * @param holidays ascending day numbers, also one day beyond `to`
 * @source docs/calculation.md, 2
 */
export function countDuties(shift: Shift, from: number, to: number, holidays: readonly number[]): DutyCounts {
  const starts = [0, 0, 0];
  const next = [0, 0, 0];
  const lostStarts = [0, 0, 0];
  const lostNext = [0, 0, 0];
  const runsOn = (weekday: number) => shift[weekdaysFromSunday[weekday] as Weekday];

  for (let weekday = 0; weekday < 7; weekday++) {
    if (!runsOn(weekday)) continue;
    const times = countWeekday(weekday, from, to);
    add(starts, kindOfWeekday(weekday), times);
    add(next, kindOfWeekday(weekday + 1), times);
  }

  for (let at = firstAtOrAfter(holidays, from); at < holidays.length; at++) {
    const day = holidays[at] as number;
    if (day > to + 1) break;
    const weekday = weekdayOf(day);
    const isDayBeforeHoliday = holidays[at - 1] === day - 1;
    // The duty of an ordinary eve ends on a holiday instead of that weekday.
    if (day - 1 >= from && !isDayBeforeHoliday && runsOn(weekdayOf(day - 1))) {
      add(next, kindOfWeekday(weekday), -1);
      add(next, holiday, 1);
    }
    if (day > to) break;
    if (runsOn(weekday)) {
      add(starts, kindOfWeekday(weekday), -1);
      add(next, kindOfWeekday(weekday + 1), -1);
      if (shift.applyHolidayPay) {
        add(lostStarts, kindOfWeekday(weekday), 1);
        add(lostNext, kindOfWeekday(weekday + 1), 1);
      }
    }
    if (shift.holiday) {
      add(starts, holiday, 1);
      add(next, holidays[at + 1] === day + 1 ? holiday : kindOfWeekday(weekday + 1), 1);
    }
  }
  return { starts, next, lostStarts, lostNext };
}

/** How often a weekday (0 is Sunday) occurs from one day to another, both inclusive. */
export function countWeekday(weekday: number, from: number, to: number): number {
  const first = from + ((weekday - weekdayOf(from) + 7) % 7);
  return first > to ? 0 : Math.floor((to - first) / 7) + 1;
}

/** Index of the first of the ascending days that is not before `day`. */
export function firstAtOrAfter(days: readonly number[], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function kindOfWeekday(weekday: number): number {
  return weekday % 7 === 0 ? sunday : ordinary;
}

function add(counts: number[], kind: number, times: number): void {
  counts[kind] = (counts[kind] as number) + times;
}
