import { z } from 'zod';
import { numericId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { type LocalHolidayId, localHolidayIds, localHolidaysOfStates, type Province } from '../vocabulary.ts';

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

/** True, false, or no answer, for each local holiday. */
export type LocalHolidayChoices = { readonly [holiday in LocalHolidayId]: boolean | null };

export function choicesOf(answers: Partial<LocalHolidayAnswers>): LocalHolidayChoices {
  const { peaceFestival, assumption, corpusChristi } = answers;
  return {
    peaceFestival: peaceFestival?.holds ?? null,
    assumption: assumption?.holds ?? null,
    corpusChristi: corpusChristi?.holds ?? null,
  };
}

/** The local holidays that hold at a place of work: those confirmed with yes that its federal state knows. */
export function holidaysThatHold(province: Province | null, choices: LocalHolidayChoices): LocalHolidayId[] {
  const known = (province && localHolidaysOfStates[province]) || [];
  return known.filter((holiday) => choices[holiday] === true);
}

/** The local holidays of a stored place of work; none without one. */
export function holidaysOfSite(site: { province: string; localHolidays: unknown } | null): LocalHolidayId[] {
  if (!site) return [];
  return holidaysThatHold(site.province as Province, choicesOf((site.localHolidays ?? {}) as LocalHolidayAnswers));
}
