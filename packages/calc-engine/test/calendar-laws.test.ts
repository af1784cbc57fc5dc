import { weekdays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { dayNumber, isoDate } from '../src/calendar/dates.ts';
import { permanentCase, serviceCase } from '../src/examples/random-services.ts';
import type { PermanentServiceInput, RateBook, ServiceResult, Shift } from '../src/index.ts';
import { close, cumulated, holds, numbersIn, run } from './laws.ts';

/** A shift on all days and holidays, for laws about calendars. */
function aroundTheClock(input: PermanentServiceInput, changes: Partial<Shift> = {}): PermanentServiceInput {
  const [shift] = input.shifts as [Shift];
  const days = Object.fromEntries(weekdays.map((weekday) => [weekday, true])) as Record<'monday', boolean>;
  const whole = { ...shift, ...days, holiday: true, applyHolidayPay: false, startDate: null, endDate: null };
  return { ...input, shifts: [{ ...whole, ...changes }] };
}

describe('the calendar', () => {
  test('a post at all hours of all days has 1,440 minutes a day', () =>
    holds(permanentCase, ({ input, book }) => {
      const always = aroundTheClock(input, {
        employeeQuantity: 1,
        subContractorQuantity: 0,
        startTime: '00:00',
        endTime: '00:00',
        pauseStartTime: null,
        pauseEndTime: null,
      });
      const days = dayNumber(input.contract.endDate) - dayNumber(input.contract.startDate) + 1;
      return run(always, book).minutesTotal === 1440 * days;
    }));

  test('another holiday leaves the minutes of a shift on all days, takes some of one that closes, and moves some to lost', () =>
    holds(permanentCase, ({ input, book }) => {
      const more = {
        ...book,
        holidays: [...book.holidays, { province: input.province, date: input.contract.startDate }],
      };
      const minutes = (service: PermanentServiceInput, rates: RateBook) => {
        const { minutesTotal, lostHolidayMinutes } = run(service, rates);
        return [minutesTotal, numbersIn(lostHolidayMinutes).reduce((total, part) => total + part, 0)] as const;
      };
      const open = aroundTheClock(input, { subContractorQuantity: 0 });
      const closed = aroundTheClock(input, { subContractorQuantity: 0, holiday: false });
      const paid = aroundTheClock(input, { subContractorQuantity: 0, holiday: false, applyHolidayPay: true });
      const [worked, lost] = minutes(paid, book);
      const [workedLess, lostMore] = minutes(paid, more);
      return (
        minutes(open, book)[0] === minutes(open, more)[0] &&
        minutes(closed, book)[0] >= minutes(closed, more)[0] &&
        worked + lost === workedLess + lostMore
      );
    }));

  test('a contract cut in two gives the same minutes and, without briefing, the same costs', () =>
    holds(fc.tuple(serviceCase, fc.nat()), ([{ input, book }, at]) => {
      const { startDate, endDate } = input.contract;
      const days = dayNumber(endDate) - dayNumber(startDate);
      if (days === 0) return;
      const cut = dayNumber(startDate) + (at % days);
      const part = (from: string, to: string): ServiceResult | null => {
        const within = <R extends { startDate: string | null; endDate: string | null }>(entries: readonly R[]) =>
          entries.flatMap((entry) => {
            const start = [entry.startDate ?? startDate, from].sort()[1] as string;
            const end = [entry.endDate ?? endDate, to].sort()[0] as string;
            return start <= end ? [{ ...entry, startDate: start, endDate: end }] : [];
          });
        const contract = { startDate: from, endDate: to };
        const base = { ...input, contract, hoursBriefingPerEmployee: 0 };
        // Cars run on in a part without shifts, so a shift without heads replaces a missing one.
        const cutInput =
          base.type === 'PERMANENT'
            ? {
                ...base,
                shifts: [
                  ...within(base.shifts),
                  { ...aroundTheClock(base).shifts[0], employeeQuantity: 0, subContractorQuantity: 0 } as Shift,
                ],
              }
            : { ...base, siteVisits: within(base.siteVisits) };
        if (cutInput.type === 'MOBILE' && cutInput.siteVisits.length === 0) return null;
        return run(cutInput, book);
      };
      const whole = run({ ...input, hoursBriefingPerEmployee: 0 }, book);
      const parts = [part(startDate, isoDate(cut)), part(isoDate(cut + 1), endDate)];
      const sum = (of: (result: ServiceResult) => number) =>
        parts.reduce((total, result) => total + (result ? of(result) : 0), 0);
      const headMonths = (result: ServiceResult) => cumulated(result).employeeCount * result.months;
      return (
        sum((result) => result.minutesTotal) === whole.minutesTotal &&
        close(
          sum((result) => cumulated(result).totalCosts),
          cumulated(whole).totalCosts,
        ) &&
        close(
          sum((result) => cumulated(result).totalPayCosts),
          cumulated(whole).totalPayCosts,
        ) &&
        close(sum(headMonths), headMonths(whole)) &&
        (parts.includes(null) ||
          close(
            sum((result) => result.months),
            whole.months,
          ))
      );
    }));
});
