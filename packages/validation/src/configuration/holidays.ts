import { z } from 'zod';
import { isoDay } from '../measures/dates.ts';
import { provinces } from '../vocabulary.ts';
import { provinceInput } from '../wire/aliases.ts';

/** The number of years of a recurring holiday, the first one included. */
export const recurrenceYears = 10;
export const mostHolidaysAtOnce = 100;

/** Several days of one federal state; with `recurring` each also in the nine years that follow. */
export const addHolidays = z.object({
  input: z
    .object({
      province: provinceInput(),
      dates: z.array(isoDay()).min(1).max(mostHolidaysAtOnce),
      recurring: z.boolean().default(false),
    })
    .meta({ id: 'AddHolidaysInput' }),
});
export type AddHolidays = z.output<typeof addHolidays>['input'];

/** The future legal holidays of states and years. */
export const takeOverHolidays = z.object({
  provinces: z.array(provinceInput()).min(1).max(provinces.length),
  years: z.array(z.int().min(2000).max(2100)).min(1).max(recurrenceYears),
});

/** The number of new rows; 0 means that all of them existed already. */
export const addedHolidays = z.object({ count: z.int() }).meta({ id: 'AddedHolidays' });

/** @returns the days of the recurrence, in order; 29 February only in leap years */
export function recurringDays(day: string): string[] {
  const first = Number(day.slice(0, 4));
  return Array.from({ length: recurrenceYears }, (_, index) => `${first + index}${day.slice(4)}`).filter(isCalendarDay);
}

function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
