import type { VacationDaysRow } from '../model.ts';

/** The steps in force on a day, ascending by length of employment. */
export type VacationSteps = readonly [VacationDaysRow, ...VacationDaysRow[]];

/**
 * The step of vacation days for a length of employment: the highest one reached, else the lowest.
 */
export function vacationStep(steps: VacationSteps, lengthOfEmployment: number): VacationDaysRow {
  const reached = steps.filter((step) => step.lengthOfEmployment <= lengthOfEmployment);
  return reached.at(-1) ?? steps[0];
}
