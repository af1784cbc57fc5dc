import type { VacationDaysRow } from '../model.ts';

/**
 * The step of vacation days for a length of employment: the highest one reached, else the lowest.
 *
 * @param steps ascending by length of employment, at least one
 */
export function vacationStep(steps: readonly VacationDaysRow[], lengthOfEmployment: number): VacationDaysRow {
  const reached = steps.filter((step) => step.lengthOfEmployment <= lengthOfEmployment);
  return (reached.at(-1) ?? steps[0]) as VacationDaysRow;
}
