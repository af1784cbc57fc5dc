import { CalcError } from '../calc-error.ts';
import type { IsoDate } from '../model.ts';
import { dayNumber, dayNumberOf, daysInMonth, isoDate } from './dates.ts';

/**
 * Exact length of a contract in months: each day counts one part of its own month.
 *
 * Whole calendar months come out as 1 and whole years as 12, and parts of a split contract add up to the whole. All
 * costs that grow with time and all head counts use this measure.
 *
 * @throws {CalcError} INVALID_INPUT unless both are dates in order
 * @source docs/calculation.md, 1
 */
export function exactMonths(from: IsoDate, to: IsoDate): number {
  const [start, end] = ordered(from, to);
  const whole = 12 * (end.year - start.year) + (end.month - start.month);
  return whole - (start.day - 1) / daysInMonth(start.year, start.month) + end.day / daysInMonth(end.year, end.month);
}

/**
 * Started months of a contract: the smallest number of months after which it is over. Invoices are issued by them.
 *
 * @throws {CalcError} INVALID_INPUT unless both are dates in order
 * @source docs/calculation.md, 1
 */
export function startedMonths(from: IsoDate, to: IsoDate): number {
  const [start, end] = ordered(from, to);
  const whole = 12 * (end.year - start.year) + (end.month - start.month);
  // A contract from the 31st begins its next month on the last day of a shorter one.
  const anniversary = Math.min(start.day, daysInMonth(end.year, end.month));
  return Math.max(1, end.day >= anniversary ? whole + 1 : whole);
}

/**
 * The last day of a contract of some months, so that `startedMonths` counts exactly them.
 *
 * @param months a whole number above 0
 * @throws {CalcError} INVALID_INPUT unless the start is a date
 * @source docs/calculation.md, 1
 */
export function lastDayAfterMonths(from: IsoDate, months: number): IsoDate {
  const { year, month, day } = ordered(from, from)[0];
  const first = year * 12 + month - 1 + months;
  const [nextYear, nextMonth] = [Math.floor(first / 12), (first % 12) + 1];
  const anniversary = Math.min(day, daysInMonth(nextYear, nextMonth));
  return isoDate(dayNumberOf(nextYear, nextMonth, anniversary) - 1);
}

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function ordered(from: IsoDate, to: IsoDate): readonly [Civil, Civil] {
  if (!(dayNumber(from) <= dayNumber(to))) throw new CalcError('INVALID_INPUT', { path: 'contract' });
  return [civil(from), civil(to)];
}

function civil(date: IsoDate): Civil {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}
