import type { PermanentServiceInput, Shift } from '../model.ts';
import { type PeriodIndex, type PerPeriodTuple, periodIndexes, zeroPerPeriod } from '../periods.ts';
import type { ContractRates, Segment, WorkMinutes } from '../rates/segment.ts';
import { dayNumber } from './dates.ts';
import {
  countDuties,
  type DayKind,
  type DutyCounts,
  holiday,
  ordinary,
  type PerDayKind,
  sunday,
} from './day-counts.ts';
import { occurrenceProfile } from './shift-times.ts';

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
  const own = zeroPerPeriod();
  const lost = zeroPerPeriod();
  const subcontracted = zeroPerPeriod();
  for (const shift of service.shifts) {
    const found = shiftInSegment(shift, service.pauseIncluded, segment, rates);
    if (!found) continue;
    const { counts, profile } = found;
    for (const period of periodIndexes) {
      const minutes = minutesOfPeriod(period, counts.starts, counts.next, profile);
      const lostMinutes = minutesOfPeriod(period, counts.lostStarts, counts.lostNext, profile);
      own[period] += shift.employeeQuantity * minutes;
      lost[period] += shift.employeeQuantity * lostMinutes;
      subcontracted[period] += shift.subContractorQuantity * minutes;
    }
  }
  return { own, lost, subcontracted };
}

/** The duties of a shift in a segment, or null when the days of shift and segment do not meet. */
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

/** The kind of day of each period; the day and the night of a kind stand side by side. */
export const dayKindOf: PerPeriodTuple<DayKind> = [ordinary, ordinary, sunday, sunday, holiday, holiday];

/** Minutes that one duty has today and tomorrow, by day or by night as the period is. */
export function dutyMinutes(
  period: PeriodIndex,
  [todayDay, todayNight, tomorrowDay, tomorrowNight]: ShiftInSegment['profile'],
): readonly [today: number, tomorrow: number] {
  const isNight = period % 2 === 1;
  return isNight ? [todayNight, tomorrowNight] : [todayDay, tomorrowDay];
}

/**
 * Minutes of one period: duties starting on its kind of day bring their minutes of today, duties of the day before
 * their minutes of tomorrow.
 */
export function minutesOfPeriod(
  period: PeriodIndex,
  starts: Readonly<PerDayKind>,
  next: Readonly<PerDayKind>,
  profile: ShiftInSegment['profile'],
): number {
  const kind = dayKindOf[period];
  const [today, tomorrow] = dutyMinutes(period, profile);
  return starts[kind] * today + next[kind] * tomorrow;
}
