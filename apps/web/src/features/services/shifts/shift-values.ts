/** First and last day of a contract. */
export type ContractDays = { startDate: string; endDate: string };

/** An empty shift: one guard, the whole contract, no day chosen yet. */
export const emptyShift = {
  employeeQuantity: 1,
  subContractorQuantity: 0,
  startTime: null,
  endTime: null,
  pauseStartTime: null,
  pauseEndTime: null,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
  holiday: false,
  applyHolidayPay: false,
  startDate: null,
  endDate: null,
};

/** Shifts as every list shows them: by start, then by end. */
export function inOrder<Shift extends { startTime: string; endTime: string }>(shifts: readonly Shift[]): Shift[] {
  const key = ({ startTime, endTime }: Shift) => `${startTime} ${endTime}`;
  return shifts.toSorted((first, second) => key(first).localeCompare(key(second)));
}
