import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/aggregate-chance.ts';
import { dayNumber, isoDate } from '../src/calendar/dates.ts';
import { allTypes, type Case, mobileCase, permanentCase, serviceCase } from '../src/examples/random-services.ts';
import { type RateBook, type ServiceInput, type ServiceResult, type Shift, shiftDuration } from '../src/index.ts';
import { close, holds, numbersIn, run, sameFigures } from './laws.ts';

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
