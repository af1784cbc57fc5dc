import { headNeed } from '../calendar/head-need.ts';
import { MOST_WEEKLY_DUTIES, MOST_WEEKLY_HOURS } from '../calendar/post-staff.ts';
import { minutesInSegment } from '../calendar/shift-minutes.ts';
import type { PermanentServiceInput } from '../model.ts';
import { staffing } from '../pay/headcount.ts';
import { periodIndexes } from '../periods.ts';
import type { ContractRates, HeadsOfContract } from '../rates/segment.ts';
import { segmentTerms } from './service-terms.ts';

/**
 * The heads of a service that does not take the average over its contract, from all of its segments.
 *
 * @returns the rates as they are for a service that takes the average
 * @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE
 * @source docs/calculation.md, Heads of short assignments
 */
export function withHeads(input: PermanentServiceInput, rates: ContractRates): ContractRates {
  if (input.headsFrom === undefined) return rates;
  const minutes = new Map(rates.segments.map((segment) => [segment, minutesInSegment(input, segment, rates)]));
  const fullTimeYears = fullTimeYearsOf(input, rates, minutes);
  const need = headNeed(input, rates.holidays);
  const average = (12 * fullTimeYears) / rates.months;
  const byHours = Math.ceil(need.longestWeek.amount / (60 * MOST_WEEKLY_HOURS));
  const byDuties = Math.ceil(need.fullestWeek.amount / MOST_WEEKLY_DUTIES);
  const needed = Math.max(need.byRest.heads, byHours, byDuties);
  // In less than a month the average is that of full-time staff who could do the work in no such time.
  const fromShifts = rates.months < 1 ? needed : Math.max(average, needed);
  const postsAtOnce = need.postsAtOnce.heads;
  const heads = input.headsFrom === 'SHIFTS' ? fromShifts : Math.max(input.typedHeads ?? 0, postsAtOnce);
  const counts = { postsAtOnce, byRest: need.byRest.heads, byHours, byDuties };
  return { ...rates, heads: { from: input.headsFrom, heads, average, fromShifts, ...counts, fullTimeYears, minutes } };
}

function fullTimeYearsOf(
  input: PermanentServiceInput,
  rates: ContractRates,
  minutes: HeadsOfContract['minutes'],
): number {
  let sum = 0;
  for (const [segment, { own, lost }] of minutes) {
    const { attendanceFactor } = segmentTerms(input, segment);
    for (const period of periodIndexes) {
      const work = { hours: own[period] / 60, lostHours: lost[period] / 60 };
      sum += staffing(work, attendanceFactor, input.parameters.averageHoursWorkedPerMonth, rates.months).fullTimeYears;
    }
  }
  return sum;
}
