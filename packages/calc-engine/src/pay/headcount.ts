/** Paid person-years (Vollzeitjahre); all amounts per head and year are multiplied by them. */
export function fullTimeYears(paidHours: number, factor: number, hoursPerMonth: number): number {
  return (factor * paidHours) / (12 * hoursPerMonth);
}

/** Average heads on the payroll during the contract, reserve included. */
export function payrollHeads(personYears: number, contractMonths: number): number {
  return (12 * personYears) / contractMonths;
}

/** Heads that fill the roster. Fractions are kept, because staff are shared between sites. */
export function rosterHeads(hours: number, lostHours: number, hoursPerMonth: number, contractMonths: number): number {
  return (hours + lostHours) / (hoursPerMonth * contractMonths);
}
