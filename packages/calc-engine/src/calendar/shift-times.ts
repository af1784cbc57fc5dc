import type { Minutes, Shift, TariffRow } from '../model.ts';
import { minuteOfDay } from './dates.ts';

const day = 1440;

type Times = Pick<Shift, 'startTime' | 'endTime' | 'pauseStartTime' | 'pauseEndTime'>;

/** Minutes from start to end; equal times are a shift of 24 hours. */
export function shiftDuration(shift: Pick<Shift, 'startTime' | 'endTime'>): Minutes {
  return clockwise(minuteOfDay(shift.startTime), minuteOfDay(shift.endTime)) || day;
}

/** Minutes of the pause, 0 without one. */
export function pauseDuration(shift: Times): Minutes {
  const [from, to] = pauseWithin(shift);
  return to - from;
}

/** The pause in minutes after the start of the shift; `[0, 0]` without one. It may lie across midnight. */
export function pauseWithin(shift: Times): readonly [from: Minutes, to: Minutes] {
  if (shift.pauseStartTime === null || shift.pauseEndTime === null) return [0, 0];
  const start = minuteOfDay(shift.startTime);
  const end = clockwise(start, minuteOfDay(shift.pauseEndTime)) || day;
  return [clockwise(start, minuteOfDay(shift.pauseStartTime)), end];
}

/**
 * The minutes of one duty: today outside and inside the night window, tomorrow outside and inside it.
 *
 * @param deductPause the pause is neither paid nor billed, so its minutes leave the parts they lie in
 * @source docs/calculation.md, 2
 */
export function occurrenceProfile(
  shift: Times,
  tariff: Pick<TariffRow, 'startNight' | 'endNight'>,
  deductPause: boolean,
): readonly [todayDay: Minutes, todayNight: Minutes, tomorrowDay: Minutes, tomorrowNight: Minutes] {
  const start = minuteOfDay(shift.startTime);
  const end = start + shiftDuration(shift);
  const [pauseFrom, pauseTo] = deductPause ? pauseWithin(shift) : [0, 0];
  const worked = (from: Minutes, to: Minutes) =>
    overlap(start, end, from, to) - overlap(start + pauseFrom, start + pauseTo, from, to);

  const nightFrom = minuteOfDay(tariff.startNight);
  const nightTo = minuteOfDay(tariff.endNight);
  const nightWorked = (midnight: Minutes) =>
    nightFrom <= nightTo
      ? worked(midnight + nightFrom, midnight + nightTo)
      : worked(midnight, midnight + nightTo) + worked(midnight + nightFrom, midnight + day);

  const todayNight = nightWorked(0);
  const tomorrowNight = nightWorked(day);
  return [worked(0, day) - todayNight, todayNight, worked(day, 2 * day) - tomorrowNight, tomorrowNight];
}

function overlap(from: Minutes, to: Minutes, windowFrom: Minutes, windowTo: Minutes): Minutes {
  return Math.max(0, Math.min(to, windowTo) - Math.max(from, windowFrom));
}

function clockwise(from: Minutes, to: Minutes): Minutes {
  return (to - from + day) % day;
}
