import { tariffPeriods, weekdays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { dayNumber, isoDate } from '../src/calendar/dates.ts';
import {
  calculateService,
  compileRateBook,
  type PermanentServiceInput,
  type RateBook,
  type ServiceInput,
  type ServiceResult,
  type Shift,
  shiftDuration,
} from '../src/index.ts';
import { allTypes, type Case, mobileCase, permanentCase, serviceCase } from './services.ts';

const close = (one: number, other: number, share = 1e-9) =>
  Math.abs(one - other) <= share * Math.max(1, Math.abs(one), Math.abs(other));
const run = (input: ServiceInput, book: RateBook) => calculateService(input, compileRateBook(book));
const cumulated = (result: ServiceResult) => linesOf(result.costDetails.cumulated);
const holds = <T>(cases: fc.Arbitrary<T>, law: (one: T) => boolean | undefined, numRuns = 150) =>
  fc.assert(
    fc.property(cases, (one) => law(one) !== false),
    { numRuns },
  );

function sameFigures(one: ServiceResult, other: ServiceResult): boolean {
  const isSame = allTypes.every((type) => {
    const lines = linesOf(other.costDetails[type]);
    return Object.entries(linesOf(one.costDetails[type])).every(([line, value]) =>
      close(value, lines[line as keyof typeof lines]),
    );
  });
  return isSame && close(one.pricing.totalRevenue, other.pricing.totalRevenue);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('figures add up', () => {
  test('cumulated is the sum of the six periods, in every line', () =>
    holds(serviceCase, ({ input, book }) => {
      const { costDetails, pricing, minutes, minutesTotal } = run(input, book);
      const sums = tariffPeriods.map((period) => linesOf(costDetails[period]));
      const revenue = tariffPeriods.reduce((total, period) => total + pricing.priceDetails[period].revenue, 0);
      return (
        Object.entries(linesOf(costDetails.cumulated)).every(([line, value]) =>
          close(
            value,
            sums.reduce((total, lines) => total + lines[line as keyof typeof lines], 0),
          ),
        ) &&
        close(pricing.totalRevenue, revenue) &&
        numbersIn(minutes).reduce((total, part) => total + part, 0) === minutesTotal
      );
    }));

  test('subtotals and totals are the sums of their lines, profit is revenue less cost', () =>
    holds(serviceCase, ({ input, book }) => {
      const { costDetails, pricing } = run(input, book);
      return allTypes.every((type) => {
        const { payCosts: pay, materialCosts: material, specialCosts: special, ...rest } = costDetails[type];
        const gross = pay.wage + pay.bonusPay + pay.training + pay.briefing + pay.fluctuationBriefing + pay.sickness;
        const absent = pay.vacation + pay.vacationBonus + pay.christmasBonus + pay.holidayPay;
        const { totalMaterialCosts, ...materials } = material;
        return (
          close(pay.wage, pay.baseWage + pay.nonTariffAllowances) &&
          close(pay.totalPayCosts, gross + absent + pay.socialSecurity) &&
          close(
            totalMaterialCosts,
            numbersIn(materials).reduce((total, part) => total + part, 0),
          ) &&
          close(special.totalSpecialCosts, special.car + special.purchase) &&
          close(
            rest.totalCosts,
            pay.totalPayCosts + totalMaterialCosts + special.totalSpecialCosts + rest.subcontractorCosts,
          ) &&
          close(pricing.profit, pricing.totalRevenue - pricing.totalCost)
        );
      });
    }));

  test('minutes are whole and not negative; nothing is NaN, infinite or -0; inputs stay as they are', () =>
    holds(serviceCase, ({ input, book }) => {
      const before = JSON.stringify([input, book]);
      const result = run(input, book);
      return (
        numbersIn(result.minutes).every((minutes) => Number.isInteger(minutes) && minutes >= 0) &&
        numbersIn(result).every((value) => Number.isFinite(value) && !Object.is(value, -0)) &&
        JSON.stringify([input, book]) === before &&
        JSON.stringify(run(input, book)) === JSON.stringify(result)
      );
    }));
});

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
        // Cars run on in a part without shifts, so an idle shift of no heads stands for none.
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

describe('order and grouping', () => {
  test('the order of shifts, visits, cars and purchases changes nothing', () =>
    holds(serviceCase, ({ input, book }) => {
      const turned =
        input.type === 'PERMANENT'
          ? {
              ...input,
              shifts: input.shifts.toReversed(),
              cars: input.cars.toReversed(),
              purchases: input.purchases.toReversed(),
            }
          : { ...input, siteVisits: input.siteVisits.toReversed() };
      return sameFigures(run(input, book), run(turned, book));
    }));

  test('the order of rows of different days changes nothing', () =>
    holds(serviceCase, ({ input, book }) => {
      const days = new Set(book.tariffs.map((row) => row.activeFrom));
      if (days.size < book.tariffs.length) return;
      const turned = { ...book, tariffs: book.tariffs.toReversed(), holidays: book.holidays.toReversed() };
      return JSON.stringify(run(input, book)) === JSON.stringify(run(input, turned));
    }));

  test('two equal shifts are one with both quantities', () =>
    holds(permanentCase, ({ input, book }) => {
      const [shift] = input.shifts as [Shift];
      const twice = {
        ...shift,
        employeeQuantity: shift.employeeQuantity * 2,
        subContractorQuantity: shift.subContractorQuantity * 2,
      };
      return sameFigures(run({ ...input, shifts: [shift, shift] }, book), run({ ...input, shifts: [twice] }, book));
    }));

  test('a shift cut at a time of its first day gives the same minutes', () =>
    holds(fc.tuple(permanentCase, fc.nat()), ([{ input, book }, at]) => {
      const [shift] = input.shifts as [Shift];
      const start = Number(shift.startTime.slice(0, 2)) * 60 + Number(shift.startTime.slice(3));
      const duration = shiftDuration(shift);
      const cut = start + 1 + (at % Math.max(1, duration - 1));
      if (cut >= 1440 || cut >= start + duration) return;
      const time = `${String(Math.floor(cut / 60)).padStart(2, '0')}:${String(cut % 60).padStart(2, '0')}`;
      const whole = { ...shift, pauseStartTime: null, pauseEndTime: null };
      const halves = [
        { ...whole, endTime: time },
        { ...whole, startTime: time },
      ];
      return sameMinutes(run({ ...input, shifts: [whole] }, book), run({ ...input, shifts: halves }, book));
    }));

  test('only rows of the own state matter', () =>
    holds(serviceCase, ({ input, book }) => {
      const province = input.province === 'DE-BE' ? 'DE-NW' : 'DE-BE';
      const [tariff] = book.tariffs;
      const [vacation] = book.vacationDays;
      if (!tariff || !vacation) return false;
      const more: RateBook = {
        ...book,
        tariffs: [...book.tariffs, { ...tariff, province, workdaysPerYear: 300 }],
        vacationDays: [...book.vacationDays, { ...vacation, province, days: 50 }],
        holidays: [...book.holidays, { province, date: input.contract.startDate }],
      };
      return JSON.stringify(run(input, book)) === JSON.stringify(run(input, more));
    }));
});

function sameMinutes(one: ServiceResult, other: ServiceResult): boolean {
  return (
    JSON.stringify([one.minutes, one.lostHolidayMinutes]) === JSON.stringify([other.minutes, other.lostHolidayMinutes])
  );
}

describe('rates over time', () => {
  test('a rate from the first day on is the same as one from earlier; one after the end changes nothing', () =>
    holds(serviceCase, ({ input, book }) => {
      const later = { activeFrom: isoDate(dayNumber(input.contract.endDate) + 1), value: 0.9 };
      const afterEnd = { ...book, socialSecurity: [...book.socialSecurity, later] };
      const from = (activeFrom: string) => ({ ...book, socialSecurity: [{ activeFrom, value: 0.33 }] });
      return (
        sameFigures(run(input, book), run(input, afterEnd)) &&
        sameFigures(run(input, from('2023-01-01')), run(input, from(input.contract.startDate)))
      );
    }));

  test('the same row twice in a row is the same as once', () =>
    holds(serviceCase, ({ input, book }) => {
      const [tariff] = book.tariffs;
      if (!tariff) return false;
      const once = { ...book, tariffs: [tariff] };
      const middle = Math.floor((dayNumber(input.contract.startDate) + dayNumber(input.contract.endDate)) / 2);
      const twice = { ...book, tariffs: [tariff, { ...tariff, activeFrom: isoDate(middle) }] };
      return sameFigures(run(input, once), run(input, twice));
    }));
});

describe('mobile services', () => {
  test('cost the sum of their visits, and have one margin when the visits have', () =>
    holds(mobileCase, ({ input, book }) => {
      const equal = { ...input, siteVisits: input.siteVisits.map((visit) => ({ ...visit, margin: 0.07 })) };
      const { siteVisits, pricing } = run(equal, book);
      const cost = siteVisits.reduce((total, visit) => total + visit.cost, 0);
      const hasMargin = pricing.totalMargin === null || close(pricing.totalMargin, 0.07);
      return close(cost, pricing.totalCost) && hasMargin;
    }));

  test('cost the same for time on the way and on site', () =>
    holds(mobileCase, ({ input, book }) => {
      const times = input.siteVisits.map((visit) => ({ ...visit, duration: 30 }));
      const none = input.siteVisits.map((visit) => ({ ...visit, duration: 0 }));
      const onSite = run({ ...input, siteVisits: times, travelTime: 0 }, book);
      return sameFigures(onSite, run({ ...input, siteVisits: none, travelTime: 30 }, book));
    }));
});

test('every law above was checked on services that really have minutes', () => {
  const cases = fc.sample(permanentCase, { numRuns: 100, seed: 7 }) as Case<ServiceInput>[];
  const working = cases.filter(({ input, book }) => run(input, book).minutesTotal > 0);
  expect(working.length).toBeGreaterThan(60);
});
