import { z } from 'zod';
import { numericId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { localHolidayIds } from '../vocabulary.ts';

/** What people say of the local holidays of a place of work: true where one holds; null takes the answer back. */
export const localHolidaysInput = z
  .object({
    peaceFestival: z.boolean().nullish(),
    assumption: z.boolean().nullish(),
    corpusChristi: z.boolean().nullish(),
  })
  .meta({ id: 'LocalHolidaysInput' });
export type LocalHolidaysInput = z.output<typeof localHolidaysInput>;

const localHolidayAnswer = z
  .object({ holds: z.boolean(), confirmedById: numericId(), confirmedAt: sentMoment() })
  .meta({ id: 'LocalHolidayAnswer' });
export type LocalHolidayAnswer = z.output<typeof localHolidayAnswer>;

/** The answers as they are stored; null for a holiday without an answer. */
export const localHolidayAnswers = z
  .object({
    peaceFestival: localHolidayAnswer.nullable(),
    assumption: localHolidayAnswer.nullable(),
    corpusChristi: localHolidayAnswer.nullable(),
  })
  .meta({ id: 'LocalHolidayAnswers' });
export type LocalHolidayAnswers = z.output<typeof localHolidayAnswers>;

export const localHolidaySchema = z.enum(localHolidayIds).meta({ id: 'LocalHoliday' });
