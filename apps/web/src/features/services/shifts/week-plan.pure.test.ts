import { compileRateBook, countShiftMinutes } from '@zuschlag/calc-engine';
import { permanentServiceFromWire } from '@zuschlag/calc-engine/from-wire';
import type { RateBook } from '@zuschlag/validation/services/service';
import { type ShiftInput, shiftInput } from '@zuschlag/validation/services/shift';
import { type TariffPeriod, tariffPeriods, weekdays } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { calendarWeek, mondayOf, plusDays } from './calendar-week.ts';
import { unguardedHolidays } from './checks/unguarded-holidays.ts';
import { weekPlan } from './week-plan.ts';

const everyDay = Object.fromEntries(weekdays.map((day) => [day, true]));
const shift = (plan: object): ShiftInput =>
  shiftInput.parse({ employeeQuantity: 1, startTime: '22:00', endTime: '06:00', ...everyDay, ...plan });

const bonus = { relative: 0, absolute: 0 };
const tariff = {
  id: 't',
  province: 'DE-BE' as const,
  activeFrom: '2020-01-01',
  workdaysPerYear: 260,
  startNight: '23:00',
  endNight: '06:00',
  basisForBonusCalculation: 'BASEWAGE' as const,
  bonuses: { night: bonus, sunday: bonus, sundayNight: bonus, holiday: bonus, holidayNight: bonus },
};
// Monday, 8 March 2027, is a holiday in Berlin.
const monday = '2027-03-08';
const book: RateBook = {
  tariffs: [tariff],
  socialSecurity: [{ id: 's', activeFrom: '2020-01-01', value: 0.2 }],
  insurances: [{ id: 'i', activeFrom: '2020-01-01', liabilityInsurance: 0.01, professionalAssociation: 0.01 }],
  vacationBonus: [],
  christmasBonus: [],
  vacationDays: [{ id: 'v', province: 'DE-BE', activeFrom: '2020-01-01', lengthOfEmployment: 0, days: 26 }],
  wages: [],
  holidays: [{ id: 'h', province: 'DE-BE', date: monday }],
};
const circumstances = (contract: { startDate: string; endDate: string }, pauseIncluded = true) => ({
  contract,
  pauseIncluded,
  holidays: new Set([monday]),
  tariffs: book.tariffs,
});

function minutesOf(pieces: ReturnType<typeof weekPlan>) {
  return Object.fromEntries(
    tariffPeriods.map((period) => [
      period,
      pieces.filter((piece) => piece.period === period).reduce((sum, { start, end }) => sum + (end - start), 0),
    ]),
  ) as Record<TariffPeriod, number>;
}

describe('a shift in a week of the planner', () => {
  it('is cut at midnight, where night begins and ends, and where a holiday ends', () => {
    const contract = { startDate: monday, endDate: monday };
    expect(weekPlan(shift({ holiday: true }), monday, circumstances(contract))).toEqual([
      { start: 22 * 60, end: 23 * 60, period: 'holiday' },
      { start: 23 * 60, end: 24 * 60, period: 'holidayNight' },
      { start: 24 * 60, end: 30 * 60, period: 'night' },
    ]);
  });

  it('does not run on a holiday without the holiday flag', () => {
    const pieces = weekPlan(
      shift({ startTime: '08:00', endTime: '16:00' }),
      monday,
      circumstances({ startDate: '2027-01-01', endDate: '2027-12-31' }),
    );
    expect(pieces.filter(({ start }) => start < 1440)).toEqual([]);
    expect(pieces).toHaveLength(6);
  });

  it('shows the hours that reach in from the Sunday before', () => {
    const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
    const [first] = weekPlan(shift({ holiday: true }), monday, circumstances(contract));
    expect(first).toEqual({ start: 0, end: 360, period: 'holidayNight' });
  });

  // A contract of one week that nothing reaches into or out of: the engine must count the same minutes.
  it.each([
    { name: 'a day shift', plan: { startTime: '06:00', endTime: '14:00' } },
    { name: 'a day shift on holidays too', plan: { startTime: '06:00', endTime: '14:00', holiday: true } },
    { name: 'a late shift into the night', plan: { startTime: '15:30', endTime: '23:45', holiday: true } },
    { name: 'an early shift out of the night', plan: { startTime: '04:15', endTime: '12:00' } },
    { name: 'twenty-four hours', plan: { startTime: '00:00', endTime: '00:00', holiday: true } },
    {
      name: 'an unpaid pause across the start of the night',
      plan: { startTime: '16:00', endTime: '00:00', pauseStartTime: '22:30', pauseEndTime: '23:15' },
    },
    {
      name: 'only on holidays',
      plan: {
        ...Object.fromEntries(weekdays.map((day) => [day, false])),
        holiday: true,
        startTime: '08:00',
        endTime: '20:00',
      },
    },
  ])('$name takes the minutes per period that the engine counts', ({ plan }) => {
    const contract = { startDate: monday, endDate: plusDays(monday, 6) };
    const one = shift(plan);
    const pieces = weekPlan(one, monday, circumstances(contract, false));
    const input = permanentServiceFromWire(
      {
        additional: false,
        hourlyWage: 15,
        nonTariffAllowance: 0,
        hoursBriefingPerEmployee: 0,
        transferredEmployeePercentage: 0,
        pauseIncluded: false,
        subcontractorHourlyRate: null,
        cars: [],
        purchases: [],
        shifts: [one],
        revenue: { revenueCalculationType: 'Margin', margin: 0.1 },
      },
      {
        province: 'DE-BE',
        roundsUnitPrices: false,
        contract,
        parameters: {
          averageHoursWorkedPerMonth: 170,
          trainingDays: 0,
          yearlyTrainingCosts: 0,
          sickDays: 0,
          employeeFluctuation: 0,
          yearlyUniformCosts: 0,
          otherMaterialCosts: 0,
          averageLengthOfEmployment: 0,
        },
      },
    );
    expect(minutesOf(pieces)).toEqual(countShiftMinutes(input, compileRateBook(book)).worked);
  });
});

describe('calendar weeks', () => {
  it.each([
    { day: '2027-01-01', monday: '2026-12-28', week: 53, year: 2026 },
    { day: '2027-03-08', monday: '2027-03-08', week: 10, year: 2027 },
    { day: '2024-12-31', monday: '2024-12-30', week: 1, year: 2025 },
  ])('$day lies in week $week of $year', ({ day, monday, week, year }) => {
    expect(mondayOf(day)).toBe(monday);
    expect(calendarWeek(mondayOf(day))).toEqual({ week, year });
  });
});

describe('holidays without a shift', () => {
  const year = circumstances({ startDate: '2027-01-01', endDate: '2027-12-31' });
  const onMondays = (plan: object) =>
    shift({ ...Object.fromEntries(weekdays.map((day) => [day, false])), monday: true, ...plan });

  it('are those on which a shift would run on an ordinary day, and no other shift does', () => {
    expect(unguardedHolidays([onMondays({})], year)).toEqual([monday]);
    expect(unguardedHolidays([onMondays({}), onMondays({ monday: false, holiday: true })], year)).toEqual([]);
    expect(unguardedHolidays([onMondays({ holiday: true })], year)).toEqual([]);
  });

  it('are not those of days on which nothing is ordered, or outside of the shift', () => {
    expect(unguardedHolidays([onMondays({ monday: false, tuesday: true })], year)).toEqual([]);
    expect(unguardedHolidays([onMondays({ startDate: '2027-04-01' })], year)).toEqual([]);
  });
});
