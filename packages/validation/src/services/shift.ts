import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime, ownDay, sentDay } from '../measures/dates.ts';
import { weekdays } from '../vocabulary.ts';
import { after, shiftLength } from './shift-length.ts';

const flags = {
  monday: z.boolean().default(false),
  tuesday: z.boolean().default(false),
  wednesday: z.boolean().default(false),
  thursday: z.boolean().default(false),
  friday: z.boolean().default(false),
  saturday: z.boolean().default(false),
  sunday: z.boolean().default(false),
  holiday: z.boolean().default(false),
  applyHolidayPay: z.boolean().default(false),
};

/**
 * A guard's duty on chosen days. Equal times of 00:00 mean 24 hours, other equal times are an error; a shift over midnight
 * belongs to its start day. Dates inside the contract are checked by the verb.
 */
export const shiftInput = z
  .object({
    /** 0 only where a subcontractor sends guards */
    employeeQuantity: z.int().nonnegative().max(limits.quantity),
    /** refused while the service has no rate of its subcontractors: their hours would be free */
    subContractorQuantity: z.int().nonnegative().max(limits.quantity).default(0),
    startTime: clockTime(),
    endTime: clockTime(),
    pauseStartTime: clockTime()
      .nullish()
      .transform((value) => value ?? null),
    pauseEndTime: clockTime()
      .nullish()
      .transform((value) => value ?? null),
    ...flags,
    startDate: ownDay(),
    endDate: ownDay(),
  })
  .superRefine((shift, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (shift.employeeQuantity + shift.subContractorQuantity === 0) problem('employeeQuantity', 'GUARD_REQUIRED');
    if (!shift.holiday && !weekdays.some((day) => shift[day])) problem('monday', 'DAY_REQUIRED');
    if (shift.holiday && shift.applyHolidayPay) problem('applyHolidayPay', 'HOLIDAY_OR_HOLIDAY_PAY');
    if (shift.startTime === shift.endTime && shift.startTime !== '00:00') problem('endTime', 'SAME_TIME');
    if (shift.startDate && shift.endDate && shift.endDate < shift.startDate) problem('endDate', 'END_BEFORE_START');
    checkPause(shift, problem);
  })
  .meta({ id: 'ShiftInput' });
export type ShiftInput = z.output<typeof shiftInput>;
export type ShiftFormValues = z.input<typeof shiftInput>;

/** A stored shift with its derived lengths in minutes. */
export const shift = z
  .object({
    id: opaqueId(),
    /** ids of the shifts that this one replaced, the oldest first */
    replacedIds: z.array(opaqueId()),
    employeeQuantity: z.int(),
    subContractorQuantity: z.int(),
    startTime: z.string(),
    endTime: z.string(),
    pauseStartTime: z.string().nullable(),
    pauseEndTime: z.string().nullable(),
    monday: z.boolean(),
    tuesday: z.boolean(),
    wednesday: z.boolean(),
    thursday: z.boolean(),
    friday: z.boolean(),
    saturday: z.boolean(),
    sunday: z.boolean(),
    holiday: z.boolean(),
    applyHolidayPay: z.boolean(),
    startDate: sentDay().nullable(),
    endDate: sentDay().nullable(),
    duration: z.int(),
    pauseDuration: z.int(),
  })
  .meta({ id: 'Shift' });
export type Shift = z.output<typeof shift>;

export const addShiftInput = z.object({ serviceId: opaqueId(), shift: shiftInput });
export type AddShift = z.output<typeof addShiftInput>;
/** `version` is that of the service. With it, `shiftId` may name a shift that an edit has replaced since. */
export const editShiftInput = z.object({
  serviceId: opaqueId(),
  shiftId: opaqueId(),
  ...editedFrom(),
  shift: shiftInput,
});
export type EditShift = z.output<typeof editShiftInput>;
export const removeShiftInput = z.object({ serviceId: opaqueId(), shiftId: opaqueId() });
export type RemoveShift = z.output<typeof removeShiftInput>;

function checkPause(
  shift: { startTime: string; endTime: string; pauseStartTime: string | null; pauseEndTime: string | null },
  problem: (path: string, message: string) => void,
) {
  if (!shift.pauseStartTime && !shift.pauseEndTime) return;
  if (!shift.pauseStartTime) return problem('pauseStartTime', 'PAUSE_INCOMPLETE');
  if (!shift.pauseEndTime) return problem('pauseEndTime', 'PAUSE_INCOMPLETE');
  const length = shiftLength(shift);
  const start = after(shift.startTime, shift.pauseStartTime);
  const end = after(shift.startTime, shift.pauseEndTime) || 1440;
  if (start >= length) problem('pauseStartTime', 'PAUSE_START_INVALID');
  else if (end > length) problem('pauseEndTime', 'PAUSE_END_INVALID');
  else if (start >= end) problem('pauseEndTime', 'PAUSE_ORDER_INVALID');
}
