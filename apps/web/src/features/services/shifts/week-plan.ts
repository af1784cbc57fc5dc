import type { RateBook } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { shiftLength } from '@zuschlag/validation/services/shift-length';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { plusDays, weekdayOf } from './calendar-week.ts';

/** A stretch of one shift in one tariff period; minutes from the week's Monday 00:00. */
export type PlanPiece = { start: number; end: number; period: TariffPeriod };

export type PlanCircumstances = {
  contract: { startDate: string; endDate: string };
  pauseIncluded: boolean;
  holidays: ReadonlySet<string>;
  /** night windows in order of their first day; without any there is no night */
  tariffs: readonly Pick<RateBook['tariffs'][number], 'activeFrom' | 'startNight' | 'endNight'>[];
};

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;

/**
 * What one shift does in a week: when it runs and in which tariff period, for the picture. The engine counts the same
 * minutes without walking through days.
 */
export function weekPlan(shift: ShiftInput, monday: string, circumstances: PlanCircumstances): PlanPiece[] {
  // A shift that began the evening before the week runs into it.
  const offsets = [-1, 0, 1, 2, 3, 4, 5, 6];
  return offsets
    .filter((offset) => runsOn(shift, plusDays(monday, offset), circumstances))
    .flatMap((offset) => workOf(shift, circumstances.pauseIncluded).map((work) => shifted(work, offset * dayMinutes)))
    .flatMap((work) => cutByPeriod(work, monday, circumstances))
    .filter(({ start, end }) => end > 0 && start < weekMinutes)
    .map(({ start, end, period }) => ({ start: Math.max(start, 0), end: Math.min(end, weekMinutes), period }));
}

/** @returns whether the shift begins on the day: on a holiday its holiday flag decides, and no longer the weekday's */
export function runsOn(shift: ShiftInput, day: string, { contract, holidays }: PlanCircumstances): boolean {
  const from = shift.startDate ?? contract.startDate;
  const until = shift.endDate ?? contract.endDate;
  if (day < from || day > until) return false;
  return holidays.has(day) ? shift.holiday : shift[weekdayOf(day)];
}

type Stretch = { start: number; end: number };

/** Minutes from the shift's midnight; two stretches when an unpaid pause lies between them. */
function workOf(shift: ShiftInput, pauseIncluded: boolean): Stretch[] {
  const start = minuteOf(shift.startTime);
  const end = start + shiftLength(shift);
  if (pauseIncluded || !shift.pauseStartTime || !shift.pauseEndTime) return [{ start, end }];
  const pauseStart = start + after(start, minuteOf(shift.pauseStartTime));
  const pauseEnd = start + (after(start, minuteOf(shift.pauseEndTime)) || dayMinutes);
  return [
    { start, end: pauseStart },
    { start: pauseEnd, end },
  ].filter((stretch) => stretch.end > stretch.start);
}

function cutByPeriod(work: Stretch, monday: string, circumstances: PlanCircumstances): PlanPiece[] {
  const firstDay = Math.floor(work.start / dayMinutes);
  const lastDay = Math.floor((work.end - 1) / dayMinutes);
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  // The shift's first day chooses the tariff for all of it.
  const night = nightOf(plusDays(monday, firstDay), circumstances.tariffs);
  return days.flatMap((offset) =>
    partsOfDay(night).flatMap((part) => {
      const start = Math.max(work.start, offset * dayMinutes + part.start);
      const end = Math.min(work.end, offset * dayMinutes + part.end);
      const period = periodOf(plusDays(monday, offset), part.isNight, circumstances.holidays);
      return end > start ? [{ start, end, period }] : [];
    }),
  );
}

function periodOf(day: string, isNight: boolean, holidays: ReadonlySet<string>): TariffPeriod {
  if (holidays.has(day)) return isNight ? 'holidayNight' : 'holiday';
  if (weekdayOf(day) === 'sunday') return isNight ? 'sundayNight' : 'sunday';
  return isNight ? 'night' : 'day';
}

function nightOf(day: string, tariffs: PlanCircumstances['tariffs']): Stretch | null {
  const inForce = tariffs.filter(({ activeFrom }) => activeFrom <= day);
  const tariff = inForce.reduce<(typeof tariffs)[number] | null>(
    (latest, row) => (latest && latest.activeFrom > row.activeFrom ? latest : row),
    null,
  );
  if (!tariff || tariff.startNight === tariff.endNight) return null;
  return { start: minuteOf(tariff.startNight), end: minuteOf(tariff.endNight) };
}

/** A day from midnight to midnight in stretches that are night or not. */
function partsOfDay(night: Stretch | null): (Stretch & { isNight: boolean })[] {
  const whole = { start: 0, end: dayMinutes };
  if (!night) return [{ ...whole, isNight: false }];
  const { start, end } = night;
  const wraps = start > end;
  const [low, high] = wraps ? [end, start] : [start, end];
  return [
    { start: 0, end: low, isNight: wraps },
    { start: low, end: high, isNight: !wraps },
    { start: high, end: dayMinutes, isNight: wraps },
  ].filter((part) => part.end > part.start);
}

function shifted({ start, end }: Stretch, by: number): Stretch {
  return { start: start + by, end: end + by };
}

function after(from: number, to: number): number {
  return (to - from + dayMinutes) % dayMinutes;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
