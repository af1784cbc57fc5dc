import { type ShiftFormValues, type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import type { z } from 'zod';
import type { ContractDays } from './shift-values.ts';

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
