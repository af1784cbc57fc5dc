import { weekdays } from '@zuschlag/validation/vocabulary';
import type { Shift } from '../model.ts';
import { pauseDuration, shiftDuration } from './shift-times.ts';

/** Hours a week that a person may work on average (§ 3 ArbZG: eight hours on six working days). */
export const MOST_WEEKLY_HOURS = 48;
/** Duties of a head in a calendar week: one day of seven is free (§ 11 ArbZG). */
export const MOST_WEEKLY_DUTIES = 6;
/** Hours that a duty may last without a collective agreement (§ 3 ArbZG). */
export const MOST_DUTY_HOURS = 10;
/** Hours between two duties of a person (§ 5 ArbZG). */
export const LEAST_REST_HOURS = 11;

/** Weeks of an average month. */
export const WEEKS_PER_MONTH = 365.25 / 7 / 12;

/** Paid hours a month of a person who works 48 hours in each week. */
export const MOST_MONTHLY_HOURS = MOST_WEEKLY_HOURS * WEEKS_PER_MONTH;

/** What one post of a shift asks of people in an ordinary week without public holidays. */
export interface PostStaff {
  readonly hoursPerWeek: number;
  /** Full-time people that fill the post; fractions are kept, because staff are shared between posts and sites. */
  readonly people: number;
  /** Whole people: so many that each works at most 48 hours a week on average and has a day of rest. */
  readonly leastPeople: number;
}

/** Something that the law forbids, or allows only under conditions, with the hours concerned. */
export interface WorkingTimeSign {
  readonly code: 'DUTY_TOO_LONG' | 'REST_TOO_SHORT';
  readonly hours: number;
}

type Duty = Pick<Shift, 'startTime' | 'endTime' | 'pauseStartTime' | 'pauseEndTime' | (typeof weekdays)[number]>;

/**
 * @param pauseIncluded a paid pause counts as working time, because a guard who is paid through it mostly stays at hand
 * @param hoursPerMonth paid hours of a full-time head per month, above 0
 * @returns null for a shift that runs on public holidays only
 * @source docs/calculation.md, 12
 */
export function postStaff(duty: Duty, pauseIncluded: boolean, hoursPerMonth: number): PostStaff | null {
  const days = weekdays.filter((day) => duty[day]).length;
  if (days === 0) return null;
  const hoursPerWeek = days * dutyHours(duty, pauseIncluded);
  const needsRelief = days === 7 || restBetween(duty) < LEAST_REST_HOURS;
  return {
    hoursPerWeek,
    people: (hoursPerWeek * WEEKS_PER_MONTH) / hoursPerMonth,
    leastPeople: Math.max(needsRelief ? 2 : 1, Math.ceil(hoursPerWeek / MOST_WEEKLY_HOURS)),
  };
}

/** What working-time law says about the duties of a shift, each fact once. @source docs/calculation.md, 12 */
export function workingTimeSigns(duty: Duty, pauseIncluded: boolean): WorkingTimeSign[] {
  const [hours, rest] = [dutyHours(duty, pauseIncluded), restBetween(duty)];
  return [
    ...(hours > MOST_DUTY_HOURS ? [{ code: 'DUTY_TOO_LONG', hours } as const] : []),
    ...(rest < LEAST_REST_HOURS ? [{ code: 'REST_TOO_SHORT', hours: rest } as const] : []),
  ];
}

/** Hours that one duty works. */
function dutyHours(duty: Duty, pauseIncluded: boolean): number {
  return (shiftDuration(duty) - (pauseIncluded ? 0 : pauseDuration(duty))) / 60;
}

/** Hours from the end of a duty to the start of the one on the next day; Infinity when no two days follow each other. */
function restBetween(duty: Duty): number {
  const followEachOther = weekdays.some((day, at) => duty[day] && duty[weekdays[(at + 1) % weekdays.length] ?? day]);
  return followEachOther ? 24 - shiftDuration(duty) / 60 : Number.POSITIVE_INFINITY;
}
