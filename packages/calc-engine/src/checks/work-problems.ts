import { weekdays } from '@zuschlag/validation/vocabulary';
import { pauseWithin, shiftDuration } from '../calendar/shift-times.ts';
import { longestVisit, mostHeads, mostVisits } from './limits.ts';
import { date, flag, margin, oneOf, type Problems, record, report, time, wholeNumber } from './report.ts';

/** First and last day of a contract as day numbers. */
export interface Days {
  readonly start: number;
  readonly end: number;
}

export function shiftProblems(problems: Problems, at: string, value: unknown, contract: Days | null): void {
  const shift = record(problems, at, '', value);
  if (!shift) return;
  wholeNumber(problems, at, 'employeeQuantity', shift.employeeQuantity, 0, mostHeads);
  wholeNumber(problems, at, 'subContractorQuantity', shift.subContractorQuantity, 0, mostHeads);
  timeProblems(problems, at, shift);
  let isAnyDay = false;
  for (const day of weekdays) if (flag(problems, at, day, shift[day]) && shift[day]) isAnyDay = true;
  flag(problems, at, 'holiday', shift.holiday);
  flag(problems, at, 'applyHolidayPay', shift.applyHolidayPay);
  if (!isAnyDay && shift.holiday === false) report(problems, 'NO_DAY', at, '');
  if (shift.holiday === true && shift.applyHolidayPay === true) {
    report(problems, 'HOLIDAY_AND_HOLIDAY_PAY', at, 'applyHolidayPay');
  }
  rangeProblems(problems, at, shift, contract);
}

function timeProblems(problems: Problems, at: string, shift: Readonly<Record<string, unknown>>): void {
  const { startTime, endTime, pauseStartTime, pauseEndTime } = shift;
  const isStart = time(problems, at, 'startTime', startTime);
  const isEnd = time(problems, at, 'endTime', endTime);
  if (pauseStartTime === null && pauseEndTime === null) return;
  if (pauseStartTime === null || pauseEndTime === null) {
    report(problems, 'PAUSE_INCOMPLETE', at, pauseStartTime === null ? 'pauseStartTime' : 'pauseEndTime');
    return;
  }
  const isPauseStart = time(problems, at, 'pauseStartTime', pauseStartTime);
  const isPauseEnd = time(problems, at, 'pauseEndTime', pauseEndTime);
  if (!(isStart && isEnd && isPauseStart && isPauseEnd)) return;
  const times = { startTime, endTime, pauseStartTime, pauseEndTime };
  const [from, to] = pauseWithin(times);
  if (from >= to || to > shiftDuration(times)) report(problems, 'PAUSE_OUTSIDE_SHIFT', at, 'pauseStartTime');
}

const visitCountFields = [...weekdays, 'holiday'].flatMap((day) => [`${day}Day`, `${day}Night`]);

export function visitProblems(problems: Problems, at: string, value: unknown, contract: Days | null): void {
  const visit = record(problems, at, '', value);
  if (!visit) return;
  oneOf(problems, at, 'type', visit.type, ['OPENING', 'CONTROL', 'CLOSING']);
  wholeNumber(problems, at, 'duration', visit.duration, 0, longestVisit);
  margin(problems, at, 'margin', visit.margin);
  let isAnyVisit = false;
  for (const field of visitCountFields) {
    if (!wholeNumber(problems, at, field, visit[field], 0, mostVisits) || visit[field] !== 0) isAnyVisit = true;
  }
  if (!isAnyVisit) report(problems, 'NO_VISITS', at, '');
  rangeProblems(problems, at, visit, contract);
}

function rangeProblems(
  problems: Problems,
  at: string,
  { startDate, endDate }: Readonly<Record<string, unknown>>,
  contract: Days | null,
): void {
  const start = startDate === null ? contract?.start : date(problems, at, 'startDate', startDate);
  const end = endDate === null ? contract?.end : date(problems, at, 'endDate', endDate);
  if (typeof start !== 'number' || typeof end !== 'number') return;
  if (contract && (start < contract.start || start > contract.end))
    report(problems, 'OUTSIDE_CONTRACT', at, 'startDate');
  else if (contract && (end < contract.start || end > contract.end))
    report(problems, 'OUTSIDE_CONTRACT', at, 'endDate');
  else if (end < start) report(problems, 'END_BEFORE_START', at, 'endDate');
}
