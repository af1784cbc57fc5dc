import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { berlinDaysLater, berlinMoment, daysAfter } from '@zuschlag/validation/measures/berlin-moment';

export type Deadline = {
  kind: 'submission' | 'questions';
  /** ISO day */
  day: string;
  /** Berlin wall clock, `HH:mm`; null: the day alone */
  clock: string | null;
};
export type Step = { name: '7d' | '3d' | '1d' | '4h'; at: Date };

const HOUR_MS = 3_600_000;
/** When people are reminded of a day without a time. */
const MORNING = '08:00';
const END_OF_DAY = '23:59';
/** A reminder that could not go out for so long is left out. */
const LATE_MS = 12 * HOUR_MS;

/** The instant at which a deadline is over. */
export function endOf({ day, clock }: Deadline): Date {
  return berlinMoment(day, clock ?? END_OF_DAY);
}

/** When people are reminded of a deadline: 7, 3 and 1 days before at the same wall clock, and 4 hours before a time. */
export function stepsOf(deadline: Deadline): Step[] {
  const { day, clock } = deadline;
  const days = ([7, 3, 1] as const).map(
    (count): Step => ({ name: `${count}d`, at: berlinMoment(daysAfter(day, -count), clock ?? MORNING) }),
  );
  return clock === null ? days : [...days, { name: '4h', at: new Date(endOf(deadline).getTime() - 4 * HOUR_MS) }];
}

/**
 * The reminder that is due at a moment: the last step before it, unless the Chance was not there yet then, the deadline is
 * over, or it is too late for the step.
 */
export function dueStep(deadline: Deadline, { now, since }: { now: Date; since: Date }): Step | null {
  if (endOf(deadline) <= now) return null;
  const step = stepsOf(deadline).findLast(({ at }) => at <= now);
  return step && step.at > since && now.getTime() - step.at.getTime() < LATE_MS ? step : null;
}

/** How far away a deadline is, as people say it: whole hours on the last day of a time, else days of the calendar. */
export function leftUntil(deadline: Deadline, now: Date): { unit: 'hours' | 'days'; count: number } {
  const days = daysBetween(berlinDayOf(now), deadline.day);
  if (days > 0 || deadline.clock === null) return { unit: 'days', count: days };
  return { unit: 'hours', count: Math.max(1, Math.round((endOf(deadline).getTime() - now.getTime()) / HOUR_MS)) };
}

/** When people are reminded of a task: in the morning of the day before, and of the day on which it is due. @param day ISO day */
export function taskReminders(day: string): Date[] {
  return [berlinMoment(daysAfter(day, -1), MORNING), berlinMoment(day, MORNING)];
}

/** When the people who are awaited are reminded, one and two days after they were asked; a day later the owner hears of it. */
export function decisionReminders(askedAt: Date): Date[] {
  return [1, 2, 3].map((days) => berlinDaysLater(askedAt, days));
}
