import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { type PlanCircumstances, runsOn } from '../week-plan.ts';

/** The holidays inside a contract on which no shift runs although one would on an ordinary day of that name, ascending. */
export function unguardedHolidays(shifts: readonly ShiftInput[], circumstances: PlanCircumstances): string[] {
  const ordinary = { ...circumstances, holidays: new Set<string>() };
  return [...circumstances.holidays]
    .filter((day) => !shifts.some((shift) => runsOn(shift, day, circumstances)))
    .filter((day) => shifts.some((shift) => runsOn(shift, day, ordinary)))
    .sort();
}
