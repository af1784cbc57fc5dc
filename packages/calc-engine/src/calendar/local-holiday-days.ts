import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { ContractPeriod, HolidayRow, IsoDate } from '../model.ts';
import { dayNumberOf, isoDate } from './dates.ts';
import { easterSunday } from './german-public-holidays.ts';
import { rowMark } from './local-holidays.ts';

/** The day of a local holiday in a year. */
export function localHolidayIn(holiday: LocalHolidayId, year: number): IsoDate {
  if (holiday === 'corpusChristi') return isoDate(easterSunday(year) + 60);
  return isoDate(dayNumberOf(year, 8, holiday === 'assumption' ? 15 : 8));
}

/** The days of a local holiday within a contract, ascending. */
export function localHolidaysIn(holiday: LocalHolidayId, { startDate, endDate }: ContractPeriod): IsoDate[] {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => localHolidayIn(holiday, first + at)).filter(
    (day) => day >= startDate && day <= endDate,
  );
}

/**
 * Local holidays as rows beside those of the holiday table. A day that the table has needs none, and a year without any row
 * of the state stays one without holidays, of which the engine warns.
 *
 * @source docs/calculation.md, Local holidays
 */
export function localHolidayRowsIn<Row extends HolidayRow>(
  ofState: readonly Row[],
  holidays: readonly LocalHolidayId[],
  province: Province,
  days: ContractPeriod,
): { id: string; province: Province; date: IsoDate }[] {
  const known = new Set(ofState.map(({ date }) => date));
  const years = new Set(ofState.map(({ date }) => date.slice(0, 4)));
  return holidays.flatMap((holiday) =>
    localHolidaysIn(holiday, days)
      .filter((date) => years.has(date.slice(0, 4)) && !known.has(date))
      .map((date) => ({ id: `${rowMark} ${holiday} ${date}`, province, date })),
  );
}
