import type { SiteVisit, Weekday } from '../model.ts';
import { type PerPeriodTuple, zeroPerPeriod } from '../periods.ts';
import type { ContractRates, Segment } from '../rates/segment.ts';
import { dayNumber, weekdayOf } from './dates.ts';
import { countWeekday, firstAtOrAfter, weekdayIndexes, weekdaysFromSunday } from './day-counts.ts';

/** Dates on which a visit may be due: of each weekday without the public holidays, and the public holidays. */
export interface VisitDates {
  readonly weekdays: Readonly<Record<Weekday, number>>;
  readonly holidays: number;
}

/** The dates of a segment on which a visit may be due, or null when the days of visit and segment do not meet. */
export function visitDates(visit: SiteVisit, segment: Segment, rates: ContractRates): VisitDates | null {
  const from = visit.startDate === null ? segment.from : Math.max(segment.from, dayNumber(visit.startDate));
  const to = visit.endDate === null ? segment.to : Math.min(segment.to, dayNumber(visit.endDate));
  if (from > to) return null;
  const weekdays = { sunday: 0, monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0 };
  for (const weekday of weekdayIndexes) weekdays[weekdaysFromSunday[weekday]] = countWeekday(weekday, from, to);
  let holidays = 0;
  for (let at = firstAtOrAfter(rates.holidays, from); at < rates.holidays.length; at++) {
    const day = rates.holidays[at];
    if (day === undefined || day > to) break;
    weekdays[weekdaysFromSunday[weekdayOf(day)]] -= 1;
    holidays += 1;
  }
  return { weekdays, holidays };
}

/** Monday to Saturday. A tariff treats Saturday as an ordinary day. */
export const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * Visits by period within a segment. The user enters day rounds and night rounds separately, so no night window is
 * applied; on a public holiday the holiday pair replaces the pair of the weekday.
 *
 * @source docs/calculation.md, 3
 */
export function visitsInSegment(visit: SiteVisit, segment: Segment, rates: ContractRates): PerPeriodTuple<number> {
  const dates = visitDates(visit, segment, rates);
  if (!dates) return zeroPerPeriod();
  const { weekdays, holidays } = dates;
  let day = 0;
  let night = 0;
  for (const weekday of workingDays) {
    day += weekdays[weekday] * visit[`${weekday}Day`];
    night += weekdays[weekday] * visit[`${weekday}Night`];
  }
  return [
    day,
    night,
    weekdays.sunday * visit.sundayDay,
    weekdays.sunday * visit.sundayNight,
    holidays * visit.holidayDay,
    holidays * visit.holidayNight,
  ];
}
