import type { TariffPeriod } from '@zuschlag/validation/vocabulary';

/** A stretch of one day; minutes from its midnight. */
export type DayPart = { start: number; end: number; isNight: boolean };

const dayMinutes = 1440;

/**
 * A day from midnight to midnight in stretches that are night or not.
 * @param startNight `HH:mm`; the same as `endNight` means that there is no night
 */
export function partsOfDay(startNight: string, endNight: string): DayPart[] {
  const [start, end] = [minuteOf(startNight), minuteOf(endNight)];
  if (start === end) return [{ start: 0, end: dayMinutes, isNight: false }];
  const wraps = start > end;
  const [low, high] = wraps ? [end, start] : [start, end];
  return [
    { start: 0, end: low, isNight: wraps },
    { start: low, end: high, isNight: !wraps },
    { start: high, end: dayMinutes, isNight: wraps },
  ].filter((part) => part.end > part.start);
}

/** The minutes of each period in a week without a holiday, and of a holiday in its two. */
export function weekMinutes(parts: readonly DayPart[]): Record<TariffPeriod, number> {
  const night = parts.filter(({ isNight }) => isNight).reduce((total, { start, end }) => total + end - start, 0);
  const day = dayMinutes - night;
  return { day: 6 * day, night: 6 * night, sunday: day, sundayNight: night, holiday: day, holidayNight: night };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
