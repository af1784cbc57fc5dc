import { type ShiftFormValues, type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import type { z } from 'zod';

export type ContractDays = { startDate: string; endDate: string };

/** A shift inside a contract: what the server checks too, and that its own days lie within the contract. */
export function shiftSchema({ startDate, endDate }: ContractDays): z.ZodType<ShiftInput, ShiftFormValues> {
  return shiftInput.superRefine((shift, context) => {
    for (const field of ['startDate', 'endDate'] as const) {
      const day = shift[field];
      if (day !== null && (day < startDate || day > endDate)) {
        context.addIssue({ code: 'custom', path: [field], message: 'OUTSIDE_CONTRACT' });
      }
    }
  });
}

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
  return shifts.toSorted((one, other) => key(one).localeCompare(key(other)));
}
