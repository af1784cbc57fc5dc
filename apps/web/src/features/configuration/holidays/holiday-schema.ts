import type { AddHolidays } from '@zuschlag/validation/configuration/holidays';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { z } from 'zod';
import { today } from '../entries/today.ts';
import { dayProblems } from './holiday-days.ts';

/** The form: days are ISO days, or the typed text of an invalid day. */
export type HolidayValues = { province: Province | null; dates: string[]; recurring: boolean };

/** The schema of the server, and the checks of the list: past and double days. */
export async function holidaySchema(): Promise<z.ZodType<AddHolidays, HolidayValues>> {
  const { addHolidays, recurringDays } = await import('@zuschlag/validation/configuration/holidays');
  const schema = addHolidays.shape.input.superRefine(({ dates, recurring }, context) => {
    dayProblems(dates, { today: today(), recur: recurring ? recurringDays : null }).forEach((problem, index) => {
      if (problem === null) return;
      const message = problem === 'PAST' ? 'IN_THE_PAST' : 'DUPLICATE_DATE';
      context.addIssue({ code: 'custom', path: ['dates', index], message });
    });
  });
  // An empty province is what the schema is there to refuse.
  return schema as unknown as z.ZodType<AddHolidays, HolidayValues>;
}
