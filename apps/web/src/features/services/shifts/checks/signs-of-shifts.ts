import { MOST_MONTHLY_HOURS, type WorkingTimeSign, workingTimeSigns } from '@zuschlag/calc-engine/calendar/post-staff';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { StaffingBasis } from './staffing-basis.ts';

/** One sign, and the times of the shifts that have it; a sign of the whole calculation names no shift. */
export type SignOfShifts = {
  code: WorkingTimeSign['code'] | 'MONTH_TOO_LONG';
  hours: number;
  times: readonly string[];
};

/** What working-time law says about the shifts of a service; shifts of which it says the same stand together. */
export function signsOfShifts(shifts: readonly ShiftInput[], basis: StaffingBasis): SignOfShifts[] {
  const found = new Map<string, SignOfShifts>();
  for (const shift of shifts) {
    const times = `${shift.startTime} – ${shift.endTime}`;
    for (const { code, hours } of workingTimeSigns(shift, basis.pauseIncluded)) {
      const before = found.get(`${code} ${hours}`)?.times ?? [];
      found.set(`${code} ${hours}`, { code, hours, times: before.includes(times) ? before : [...before, times] });
    }
  }
  const isMonthTooLong = basis.hoursPerMonth > MOST_MONTHLY_HOURS;
  return [
    ...found.values(),
    ...(isMonthTooLong ? [{ code: 'MONTH_TOO_LONG', hours: basis.hoursPerMonth, times: [] } as const] : []),
  ];
}
