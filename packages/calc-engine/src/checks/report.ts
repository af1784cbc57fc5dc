import type { InputProblem } from '../calc-error.ts';
import { dayNumber, minuteOfDay } from '../calendar/dates.ts';
import { largestShare } from './limits.ts';

/** Checks of single values that arrive as `unknown`. A path is built only for a problem. */
export type Problems = InputProblem[];
type Params = InputProblem['params'];

export function report(problems: Problems, code: string, at: string, field: string, params?: Params): void {
  const path = at === '' || field === '' ? at + field : `${at}.${field}`;
  problems.push(params ? { code, path, params } : { code, path });
}

/** The value as a record, or null with a problem. */
export function record(
  problems: Problems,
  at: string,
  field: string,
  value: unknown,
): Readonly<Record<string, unknown>> | null {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  report(problems, 'NOT_AN_OBJECT', at, field);
  return null;
}

/** The value as a list of a bounded length, or null with a problem. */
export function list(
  problems: Problems,
  at: string,
  field: string,
  value: unknown,
  most: number,
): readonly unknown[] | null {
  if (!Array.isArray(value)) report(problems, 'NOT_A_LIST', at, field);
  else if (value.length > most) report(problems, 'TOO_MANY', at, field, { most });
  else return value;
  return null;
}

/** True when the value is a finite number within both bounds. */
export function number(
  problems: Problems,
  at: string,
  field: string,
  value: unknown,
  least: number,
  most: number,
): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) report(problems, 'NOT_A_NUMBER', at, field);
  else if (value < least) report(problems, 'TOO_SMALL', at, field, { least });
  else if (value > most) report(problems, 'TOO_LARGE', at, field, { most });
  else return true;
  return false;
}

/** A margin on revenue; at 1 no price would be high enough. */
export function margin(problems: Problems, at: string, field: string, value: unknown): void {
  if (number(problems, at, field, value, -largestShare, 1) && value === 1) {
    report(problems, 'TOO_LARGE', at, field, { below: 1 });
  }
}

/** True when the value is a whole number within both bounds. */
export function wholeNumber(
  problems: Problems,
  at: string,
  field: string,
  value: unknown,
  least: number,
  most: number,
): value is number {
  if (!number(problems, at, field, value, least, most)) return false;
  if (Number.isInteger(value)) return true;
  report(problems, 'NOT_WHOLE', at, field);
  return false;
}

export function flag(problems: Problems, at: string, field: string, value: unknown): value is boolean {
  if (typeof value === 'boolean') return true;
  report(problems, 'NOT_A_FLAG', at, field);
  return false;
}

/** The day number of a date, or null with a problem. */
export function date(problems: Problems, at: string, field: string, value: unknown): number | null {
  const day = typeof value === 'string' ? dayNumber(value) : Number.NaN;
  if (!Number.isNaN(day)) return day;
  report(problems, 'NOT_A_DATE', at, field);
  return null;
}

/** True when the value is a time of day. */
export function time(problems: Problems, at: string, field: string, value: unknown): value is string {
  if (typeof value === 'string' && !Number.isNaN(minuteOfDay(value))) return true;
  report(problems, 'NOT_A_TIME', at, field);
  return false;
}

export function oneOf(
  problems: Problems,
  at: string,
  field: string,
  value: unknown,
  choices: readonly string[],
): boolean {
  if (choices.some((choice) => choice === value)) return true;
  report(problems, 'NOT_A_CHOICE', at, field);
  return false;
}
