import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';

/** What the people of a post are counted by. */
export type StaffingBasis = {
  pauseIncluded: boolean;
  /** paid hours of a full-time head per month */
  hoursPerMonth: number;
  /** heads on the payroll for one on the roster, because of absence; null while no figures are known */
  reserve: number | null;
};

/** @param costs the figures of the service, of which the cumulated ones count; null before they are known */
export function staffingBasis(
  pauseIncluded: boolean,
  { averageHoursWorkedPerMonth }: { averageHoursWorkedPerMonth: number },
  costs: readonly CostDetails[] | null,
): StaffingBasis {
  const heads = costs?.find(({ type }) => type === 'cumulated')?.payCosts;
  const reserve = heads && heads.employeeCount > 0 ? 1 + heads.reserveEmployeeCount / heads.employeeCount : null;
  return { pauseIncluded, hoursPerMonth: averageHoursWorkedPerMonth, reserve };
}
