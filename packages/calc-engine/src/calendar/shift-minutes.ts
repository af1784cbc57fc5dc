import type { PermanentServiceInput, Shift } from '../model.ts';
import type { ContractRates, Segment } from '../rates/contract-rates.ts';
import { dayNumber } from './dates.ts';
import { countDuties, type DutyCounts } from './day-counts.ts';
import { occurrenceProfile } from './shift-times.ts';

/** Minutes by period in the order of `tariffPeriods`: day, night, sunday, sundayNight, holiday, holidayNight. */
export type PeriodMinutes = number[];

/** Minutes of own staff, minutes that fell out on holidays but are paid, and minutes of subcontractors. */
export interface WorkMinutes {
  readonly own: PeriodMinutes;
  readonly lost: PeriodMinutes;
  readonly subcontracted: PeriodMinutes;
}

/** One shift inside one segment: how often it happens and which minutes one duty has. */
export interface ShiftInSegment {
  readonly counts: DutyCounts;
  readonly profile: ReturnType<typeof occurrenceProfile>;
}

/** The minutes of all shifts whose duties start within a segment. A duty is counted whole, also beyond midnight. */
export function minutesInSegment(
  service: Pick<PermanentServiceInput, 'shifts' | 'pauseIncluded'>,
  segment: Segment,
  rates: ContractRates,
): WorkMinutes {
  const own = [0, 0, 0, 0, 0, 0];
  const lost = [0, 0, 0, 0, 0, 0];
  const subcontracted = [0, 0, 0, 0, 0, 0];
  for (const shift of service.shifts) {
    const found = shiftInSegment(shift, service.pauseIncluded, segment, rates);
    if (!found) continue;
    const { counts, profile } = found;
    for (let period = 0; period < 6; period++) {
      const minutes = minutesOfPeriod(period, counts.starts, counts.next, profile);
      const lostMinutes = minutesOfPeriod(period, counts.lostStarts, counts.lostNext, profile);
      own[period] = (own[period] as number) + shift.employeeQuantity * minutes;
      lost[period] = (lost[period] as number) + shift.employeeQuantity * lostMinutes;
      subcontracted[period] = (subcontracted[period] as number) + shift.subContractorQuantity * minutes;
    }
  }
  return { own, lost, subcontracted };
}

/** What a shift does in a segment, or null when their days do not meet. */
export function shiftInSegment(
  shift: Shift,
  pauseIncluded: boolean,
  segment: Segment,
  rates: ContractRates,
): ShiftInSegment | null {
  const from = shift.startDate === null ? segment.from : Math.max(segment.from, dayNumber(shift.startDate));
  const to = shift.endDate === null ? segment.to : Math.min(segment.to, dayNumber(shift.endDate));
  if (from > to) return null;
  return {
    counts: countDuties(shift, from, to, rates.holidays),
    profile: occurrenceProfile(shift, segment.tariff, !pauseIncluded),
  };
}

/**
 * Minutes of one period: duties starting on its kind of day bring their minutes of today, duties of the day before
 * their minutes of tomorrow.
 */
export function minutesOfPeriod(
  period: number,
  starts: readonly number[],
  next: readonly number[],
  profile: ShiftInSegment['profile'],
): number {
  const kind = period >> 1;
  const isNight = period & 1;
  const today = isNight ? profile[1] : profile[0];
  const tomorrow = isNight ? profile[3] : profile[2];
  return (starts[kind] as number) * today + (next[kind] as number) * tomorrow;
}
