/** Which local holidays hold. Without zod, because pages that only calculate need no schemas. */

import { type LocalHolidayId, localHolidaysOfStates, type Province } from '../vocabulary.ts';
import type { LocalHolidayAnswers } from './local-holidays.ts';

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
