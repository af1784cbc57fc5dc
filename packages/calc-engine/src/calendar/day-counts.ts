import type { Shift, Weekday } from '../model.ts';
import { type WeekdayIndex, weekdayOf } from './dates.ts';

/** One value per weekday, in the order of `weekdayOf`. */
type PerWeekday<T> = readonly [T, T, T, T, T, T, T];

export const weekdaysFromSunday: PerWeekday<Weekday> = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

export const weekdayIndexes: PerWeekday<WeekdayIndex> = [0, 1, 2, 3, 4, 5, 6];

/** Kinds of day that a tariff tells apart, as indexes of a count. */
export const ordinary = 0;
export const sunday = 1;
export const holiday = 2;
export type DayKind = typeof ordinary | typeof sunday | typeof holiday;
export type PerDayKind = [ordinary: number, sunday: number, holiday: number];

/** The kind of each weekday, and of the day after it. */
const kindOf: PerWeekday<DayKind> = [sunday, ordinary, ordinary, ordinary, ordinary, ordinary, ordinary];
const kindOfNext: PerWeekday<DayKind> = [ordinary, ordinary, ordinary, ordinary, ordinary, ordinary, sunday];

/** How often a duty touches each kind of day. */
export interface DutyCounts {
  /** Duties by the kind of the day on which they start. */
  readonly starts: PerDayKind;
  /** The same duties by the kind of the following day, on which they may end. */
  readonly next: PerDayKind;
  /** Duties that a public holiday cancels, by the kinds the days have without the holiday. */
  readonly lostStarts: PerDayKind;
  readonly lostNext: PerDayKind;
}

/**
 * Counts the duties of a shift that start within `[from, to]`, without walking over the days: whole weeks first, then a
 * correction for each public holiday. The cost grows with the holidays, not with the length of the contract.
 *
 * @param holidays ascending day numbers, also one day beyond `to`
 * @source docs/calculation.md, 2
 */
export function countDuties(shift: Shift, from: number, to: number, holidays: readonly number[]): DutyCounts {
  const starts: PerDayKind = [0, 0, 0];
  const next: PerDayKind = [0, 0, 0];
  const lostStarts: PerDayKind = [0, 0, 0];
  const lostNext: PerDayKind = [0, 0, 0];
  const runsOn = tuplePerWeekday(shift);

  for (const weekday of weekdayIndexes) {
    if (!runsOn[weekday]) continue;
    const times = countWeekday(weekday, from, to);
    starts[kindOf[weekday]] += times;
    next[kindOfNext[weekday]] += times;
  }

  for (let at = firstAtOrAfter(holidays, from); at < holidays.length; at++) {
    const day = holidays[at];
    if (day === undefined || day > to + 1) break;
    const weekday = weekdayOf(day);
    const isAfterHoliday = holidays[at - 1] === day - 1;
    // The duty of an ordinary eve ends on a holiday instead of that weekday.
    if (day - 1 >= from && !isAfterHoliday && runsOn[weekdayOf(day - 1)]) {
      next[kindOf[weekday]] -= 1;
      next[holiday] += 1;
    }
    if (day > to) break;
    if (runsOn[weekday]) {
      starts[kindOf[weekday]] -= 1;
      next[kindOfNext[weekday]] -= 1;
      if (shift.applyHolidayPay) {
        lostStarts[kindOf[weekday]] += 1;
        lostNext[kindOfNext[weekday]] += 1;
      }
    }
    if (shift.holiday) {
      starts[holiday] += 1;
      next[holidays[at + 1] === day + 1 ? holiday : kindOfNext[weekday]] += 1;
    }
  }
  return { starts, next, lostStarts, lostNext };
}

function tuplePerWeekday(shift: Shift): PerWeekday<boolean> {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = shift;
  return [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
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
    const middleDay = days[middle];
    if (middleDay !== undefined && middleDay < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
