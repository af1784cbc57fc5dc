import type { SiteVisit } from '../model.ts';
import type { ContractRates, Segment } from '../rates/contract-rates.ts';
import { dayNumber, weekdayOf } from './dates.ts';
import { countWeekday, firstAtOrAfter, weekdaysFromSunday } from './day-counts.ts';

/** Dates of each weekday (Sunday first) without the public holidays, and the public holidays, in which a visit may be due. */
export interface VisitDates {
  readonly weekdays: number[];
  readonly holidays: number;
}

/** The dates of a segment on which a visit may be due, or null when their days do not meet. */
export function visitDates(visit: SiteVisit, segment: Segment, rates: ContractRates): VisitDates | null {
  const from = visit.startDate === null ? segment.from : Math.max(segment.from, dayNumber(visit.startDate));
  const to = visit.endDate === null ? segment.to : Math.min(segment.to, dayNumber(visit.endDate));
  if (from > to) return null;
  const weekdays: number[] = [];
  for (let weekday = 0; weekday < 7; weekday++) weekdays.push(countWeekday(weekday, from, to));
  const first = firstAtOrAfter(rates.holidays, from);
  const end = firstAtOrAfter(rates.holidays, to + 1);
  for (let at = first; at < end; at++) {
    const weekday = weekdayOf(rates.holidays[at] as number);
    weekdays[weekday] = (weekdays[weekday] as number) - 1;
  }
  return { weekdays, holidays: end - first };
}

/**
 * Visits by period within a segment. The user has said which rounds are night rounds, so no night window is applied; on
 * a public holiday the holiday pair replaces the pair of the weekday.
 *
 * @source docs/calculation.md, 3
 */
export function visitsInSegment(visit: SiteVisit, segment: Segment, rates: ContractRates): number[] {
  const dates = visitDates(visit, segment, rates);
  if (!dates) return [0, 0, 0, 0, 0, 0];
  let day = 0;
  let night = 0;
  for (let weekday = 1; weekday < 7; weekday++) {
    const name = weekdaysFromSunday[weekday] as 'monday';
    const times = dates.weekdays[weekday] as number;
    day += times * visit[`${name}Day`];
    night += times * visit[`${name}Night`];
  }
  const sundays = dates.weekdays[0] as number;
  return [
    day,
    night,
    sundays * visit.sundayDay,
    sundays * visit.sundayNight,
    dates.holidays * visit.holidayDay,
    dates.holidays * visit.holidayNight,
  ];
}
