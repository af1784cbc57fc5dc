import { describe, expect, it } from 'vitest';
import { type ShiftFormValues, shiftInput } from './shift.ts';

const dayShift: ShiftFormValues = { employeeQuantity: 1, monday: true, startTime: '08:00', endTime: '16:00' };

/** @returns field and code of each problem of the day shift with these changes */
function problemsWith(changes: Partial<ShiftFormValues>): string[] {
  const { error } = shiftInput.safeParse({ ...dayShift, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('the pause of a shift', () => {
  it.each([
    ['08:00', '16:00', '12:00', '12:30', []],
    ['08:00', '16:00', '08:00', '16:00', []],
    ['08:00', '16:00', '12:00', null, ['pauseEndTime PAUSE_INCOMPLETE']],
    ['08:00', '16:00', null, '12:30', ['pauseStartTime PAUSE_INCOMPLETE']],
    ['08:00', '16:00', '07:30', '08:30', ['pauseStartTime PAUSE_START_INVALID']],
    ['08:00', '16:00', '16:00', '16:30', ['pauseStartTime PAUSE_START_INVALID']],
    ['08:00', '16:00', '15:30', '16:30', ['pauseEndTime PAUSE_END_INVALID']],
    ['08:00', '16:00', '12:30', '12:00', ['pauseEndTime PAUSE_ORDER_INVALID']],
    ['08:00', '16:00', '12:00', '12:00', ['pauseEndTime PAUSE_ORDER_INVALID']],
    // over midnight, and around the clock
    ['22:00', '06:00', '23:45', '00:30', []],
    ['22:00', '06:00', '00:30', '23:45', ['pauseEndTime PAUSE_ORDER_INVALID']],
    ['22:00', '06:00', '21:00', '23:00', ['pauseStartTime PAUSE_START_INVALID']],
    ['22:00', '06:00', '05:30', '06:30', ['pauseEndTime PAUSE_END_INVALID']],
    ['00:00', '00:00', '23:30', '00:00', []],
  ])('of %s to %s from %s to %s', (startTime, endTime, pauseStartTime, pauseEndTime, problems) => {
    expect(problemsWith({ startTime, endTime, pauseStartTime, pauseEndTime })).toEqual(problems);
  });
});

it('a shift says at its field what it lacks', () => {
  expect(problemsWith({ monday: false })).toEqual(['monday DAY_REQUIRED']);
  expect(problemsWith({ monday: false, holiday: true })).toEqual([]);
  expect(problemsWith({ holiday: true, applyHolidayPay: true })).toEqual(['applyHolidayPay HOLIDAY_OR_HOLIDAY_PAY']);
  expect(problemsWith({ employeeQuantity: 0 })).toEqual(['employeeQuantity GUARD_REQUIRED']);
  expect(problemsWith({ endTime: '08:00' })).toEqual(['endTime SAME_TIME']);
  expect(problemsWith({ startDate: '2027-05-02', endDate: '2027-05-01' })).toEqual(['endDate END_BEFORE_START']);
  expect(problemsWith({ startTime: '24:00' })).toHaveLength(1);
});
