import type { Province, PublicHolidayId } from '@zuschlag/validation/vocabulary';
import { today } from '../entries/today.ts';
import type { DayRange, TableFilters } from '../tables/table-search.ts';

/** A row of the table: one day of one federal state. */
export type HolidayRow = { id: string; date: string; province: Province; mayDelete: boolean };

/** A day with the holidays of the law that fall on it, and the states whose table has it. */
export type HolidayDay = { day: string; names: PublicHolidayId[]; rows: HolidayRow[]; isPast: boolean };

/** The year a list of holidays shows: that of its first day, else this year. */
export function yearOf(days: DayRange | undefined): number {
  const day = days?.gte ?? days?.lte ?? today();
  return Number(day.slice(0, 4));
}

export function daysOfYear(year: number): Required<DayRange> {
  return { gte: `${year}-01-01`, lte: `${year}-12-31` };
}

/** The filters of the list of holidays, which always stands for one year. */
export function inOneYear(filters: TableFilters): TableFilters {
  return { ...filters, days: daysOfYear(yearOf(filters.days)) };
}

/**
 * The days of a year, each once.
 * @param legal the holidays of a state in the year, as the law has them
 */
export function holidayDays(
  rows: readonly HolidayRow[],
  legal: (province: Province) => readonly { id: PublicHolidayId; day: string }[],
  today: string,
): HolidayDay[] {
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const days = [...byDay].map(([day, ofDay]) => {
    const names = ofDay.flatMap(({ province }) => legal(province).filter((each) => each.day === day));
    return { day, names: [...new Set(names.map(({ id }) => id))], rows: ofDay, isPast: day < today };
  });
  return days.sort((first, second) => first.day.localeCompare(second.day));
}
