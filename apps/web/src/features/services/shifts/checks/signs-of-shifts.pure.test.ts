import { expect, it } from 'vitest';
import { emptyShift } from '../shift-values.ts';
import { signsOfShifts } from './signs-of-shifts.ts';

const shift = (startTime: string, endTime: string, sunday = false) => ({
  ...emptyShift,
  startTime,
  endTime,
  monday: true,
  sunday,
});
const basis = { pauseIncluded: true, hoursPerMonth: 173, reserve: null };

it('names shifts of which the law says the same together, each time of day once', () => {
  const shifts = [shift('07:00', '19:00'), shift('19:00', '07:00'), shift('07:00', '19:00'), shift('08:00', '16:00')];
  expect(signsOfShifts(shifts, basis)).toEqual([
    { code: 'DUTY_TOO_LONG', hours: 12, times: ['07:00 – 19:00', '19:00 – 07:00'] },
  ]);
});

it('keeps duties of other lengths and missing rest apart', () => {
  const shifts = [shift('07:00', '19:00'), shift('06:00', '20:00', true)];
  expect(signsOfShifts(shifts, basis).map(({ code, hours }) => [code, hours])).toEqual([
    ['DUTY_TOO_LONG', 12],
    ['DUTY_TOO_LONG', 14],
    ['REST_TOO_SHORT', 10],
  ]);
});

it('says once that the calculation has people work more than 48 hours a week', () => {
  expect(signsOfShifts([], { ...basis, hoursPerMonth: 208 })).toEqual([]);
  expect(signsOfShifts([], { ...basis, hoursPerMonth: 209 })).toEqual([
    { code: 'MONTH_TOO_LONG', hours: 209, times: [] },
  ]);
});
