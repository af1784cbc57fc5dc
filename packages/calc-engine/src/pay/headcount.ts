/** The time to be paid for some hours of duty, and the people behind it. */
export interface Staffing {
  /** Hours of duty and the hours that holidays cancel, with the reserve for the latter. */
  readonly paidHours: number;
  /** Paid person-years (Vollzeitjahre); all amounts per head and year are multiplied by them. */
  readonly fullTimeYears: number;
  /** Average heads on the payroll during the contract, reserve included. */
  readonly payrollHeads: number;
  /** Heads that fill the roster. Fractions are kept, because staff are shared between sites. */
  readonly rosterHeads: number;
}

/**
 * The staff that some hours need.
 *
 * @param factor attendance factor: paid hours that one attended hour causes
 * @param hoursPerMonth paid hours of a full-time head per month
 * @source docs/calculation.md, 4
 */
export function staffing(
  { hours, lostHours }: { readonly hours: number; readonly lostHours: number },
  factor: number,
  hoursPerMonth: number,
  contractMonths: number,
): Staffing {
  const paidHours = hours + factor * lostHours;
  const fullTimeYears = (factor * paidHours) / (12 * hoursPerMonth);
  return {
    paidHours,
    fullTimeYears,
    payrollHeads: (12 * fullTimeYears) / contractMonths,
    rosterHeads: (hours + lostHours) / (hoursPerMonth * contractMonths),
  };
}
