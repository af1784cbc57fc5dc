import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { PeriodKey, PerPeriod } from './model.ts';

/**
 * Inside the engine a period is its place in the order of `tariffPeriods`: day, night, sunday, sundayNight, holiday,
 * holidayNight. Tuples with a known length need no check of an index, and are faster than records with names.
 */
export type PeriodIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** One value per period, in the order of `tariffPeriods`. */
export type PerPeriodTuple<T> = readonly [day: T, night: T, sunday: T, sundayNight: T, holiday: T, holidayNight: T];

/** Sums per period while they grow. */
export type PeriodSums = [number, number, number, number, number, number];

export const periodIndexes: PerPeriodTuple<PeriodIndex> = [0, 1, 2, 3, 4, 5];

/** The place of each period by its name. */
export const periodIndexOf: PerPeriod<PeriodIndex> = {
  day: 0,
  night: 1,
  sunday: 2,
  sundayNight: 3,
  holiday: 4,
  holidayNight: 5,
};

export function zeroPerPeriod(): PeriodSums {
  return [0, 0, 0, 0, 0, 0];
}

/** A tuple from a function of the place. */
export function tuplePerPeriod<T>(of: (period: PeriodIndex) => T): PerPeriodTuple<T> {
  return [of(0), of(1), of(2), of(3), of(4), of(5)];
}

/** A record by name, as results show it, from a function of the place and the name. */
export function recordPerPeriod<T>(of: (period: PeriodIndex, name: PeriodKey) => T): PerPeriod<T> {
  return {
    day: of(0, 'day'),
    night: of(1, 'night'),
    sunday: of(2, 'sunday'),
    sundayNight: of(3, 'sundayNight'),
    holiday: of(4, 'holiday'),
    holidayNight: of(5, 'holidayNight'),
  };
}

export function isPeriodName(name: string): name is PeriodKey {
  return tariffPeriods.some((period) => period === name);
}
