import { type ShiftFormValues, type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import type { z } from 'zod';
import { withinContract } from './contract-span.ts';
import type { ContractDays } from './shift-values.ts';

/** A shift inside a contract. */
export function shiftSchema(contract: ContractDays): z.ZodType<ShiftInput, ShiftFormValues> {
  return withinContract(shiftInput, contract);
}
