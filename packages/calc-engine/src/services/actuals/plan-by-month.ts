import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { exactMonths } from '../../calendar/contract-length.ts';
import { dayNumber, isoDate } from '../../calendar/dates.ts';
import type { PeriodCosts } from '../../costs/cost-lines.ts';
import type { Bonus, CompiledRateBook, ContractPeriod, IsoDate, Money, PerPeriod, ServiceInput } from '../../model.ts';
import { type PeriodIndex, type PerPeriodTuple, recordPerPeriod } from '../../periods.ts';
import type { ContractRates, Segment } from '../../rates/segment.ts';
import { permanentRevenue } from '../../revenue/permanent-revenue.ts';
import { ratio } from '../../revenue/ratios.ts';
import { ratesOf } from '../calculate-service.ts';
import { mobileCalculation } from '../mobile-service.ts';
import { permanentCosts } from '../permanent-service.ts';
import { ratesWithin } from '../wage-table.ts';

/** What a service plans for a kind of time in a month. */
export interface PlannedTime {
  /** Hours that own guards work. */
  readonly hours: number;
  /** Hours that are paid and not worked: vacation, sickness, training, duties lost to holidays. */
  readonly absenceHours: number;
  /** Wages with everything the payroll shows, the employer's social security included. */
  readonly payCost: Money;
  /** Material, insurances, cars, purchases and subcontractors. */
  readonly otherCost: Money;
  readonly income: Money;
  /** The part of the income that does not move with the hours. */
  readonly fixedIncome: Money;
}
export interface PlannedMonth {
  /** Its first day in the calendar; the first and the last month of a contract may be parts of one. */
  readonly month: IsoDate;
  readonly times: PerPeriod<PlannedTime>;
}

/** The calendar months of a contract, each cut to its days. */
export function contractMonths({ startDate, endDate }: ContractPeriod): ContractPeriod[] {
  const months: ContractPeriod[] = [];
  for (let from = startDate; from <= endDate; ) {
    const last = lastDayOfMonth(from);
    const to = last < endDate ? last : endDate;
    months.push({ startDate: from, endDate: to });
    from = isoDate(dayNumber(to) + 1);
  }
  return months;
}

export const monthOf = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;

/**
 * The plan of a service by month and kind of time; months add up to the contract, without the rounding of unit prices.
 *
 * @throws {CalcError} as `calculateService`
 * @source docs/calculation.md, Plan and actual
 */
export function planByMonth(input: ServiceInput, book: CompiledRateBook): PlannedMonth[] {
  const rates = ratesOf(input, book);
  const whole = timesOf(input, rates, rates.months);
  return contractMonths(input.contract).map((days) => {
    const ofMonth = ratesWithin(days, rates);
    const months = exactMonths(days.startDate, days.endDate);
    const { costs, revenue } = timesOf(input, ofMonth, months);
    const share = isFlatRate(input) ? (shareOf(costs, whole.costs) ?? months / rates.months) : null;
    const paid = atWageOfOne(input, ofMonth);
    const timeOf = (period: PeriodIndex): PlannedTime => {
      const { totalCosts, totalPayCosts: payCost } = costs[period];
      const { baseWage: hours, vacation, sickness, training, holidayPay } = paid[period];
      const income = revenue[period] * (share ?? 1);
      return {
        ...{ hours, absenceHours: vacation + sickness + training + holidayPay, payCost },
        ...{ otherCost: totalCosts - payCost, income, fixedIncome: share === null ? 0 : income },
      };
    };
    return { month: monthOf(days.startDate), times: recordPerPeriod(timeOf) };
  });
}

/**
 * The plan of a service with the income that its price brings: what rounds unit prices or was agreed in the offer moves
 * all of it alike. A plan without income has no part to scale and stays.
 *
 * @param price what the customer pays for the service over the contract
 * @source docs/calculation.md, Plan and actual
 */
export function atPrice(plan: readonly PlannedMonth[], price: Money): PlannedMonth[] {
  const times = plan.flatMap((month) => tariffPeriods.map((period) => month.times[period]));
  const factor = ratio(price, sumOfTimes(times).income) ?? 1;
  return plan.map((month) => ({
    ...month,
    times: recordPerPeriod((_, name) => {
      const { income, fixedIncome, ...time } = month.times[name];
      return { ...time, income: income * factor, fixedIncome: fixedIncome * factor };
    }),
  }));
}

function isFlatRate(input: ServiceInput): boolean {
  return input.type === 'PERMANENT' && input.revenue.type === 'FLATRATE';
}

/** A flat rate is divided by cost, without cost by minutes. @returns null without both */
function shareOf(ofMonth: PeriodCosts, ofContract: PeriodCosts): number | null {
  const sum = (costs: PeriodCosts, line: 'totalCosts' | 'minutes') =>
    costs.reduce((total, lines) => total + lines[line], 0);
  const share = (line: 'totalCosts' | 'minutes') => ratio(sum(ofMonth, line), sum(ofContract, line));
  return share('totalCosts') ?? share('minutes');
}

function timesOf(
  input: ServiceInput,
  rates: ContractRates,
  months: number,
): { costs: PeriodCosts; revenue: PerPeriodTuple<Money> } {
  if (input.type === 'MOBILE') {
    const { costs, revenue } = mobileCalculation(input, rates);
    return { costs: costs.periods, revenue: revenue.periods };
  }
  const { periods, cumulated } = permanentCosts(input, rates, months);
  return { costs: periods, revenue: permanentRevenue(input.revenue, periods, cumulated.totalCosts).periods };
}

const none: Bonus = { relative: 0, absolute: 0 };

/** At a wage of 1 EUR without allowance and supplements each line of pay is its number of hours. */
function atWageOfOne(input: ServiceInput, { segments, ...rates }: ContractRates): PeriodCosts {
  const plain = (segment: Segment): Segment => ({
    ...segment,
    tariff: {
      ...segment.tariff,
      bonuses: { night: none, sunday: none, sundayNight: none, holiday: none, holidayNight: none },
    },
    ...(segment.wage && { wage: { ...segment.wage, hourlyWage: 1 } }),
  });
  const [first, ...others] = segments;
  const plainRates = { ...rates, segments: [plain(first), ...others.map(plain)] as const };
  return timesOf({ ...input, hourlyWage: 1, nonTariffAllowance: 0 }, plainRates, 0).costs;
}

function lastDayOfMonth(day: IsoDate): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Adds plans of services up by month; months of all of them stand in order. */
export function sumOfPlans(plans: readonly (readonly PlannedMonth[])[]): PlannedMonth[] {
  const byMonth = Map.groupBy(plans.flat(), ({ month }) => month);
  return [...byMonth]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, all]) => ({
      month,
      times: recordPerPeriod((_, name) => sumOfTimes(all.map(({ times }) => times[name]))),
    }));
}

export function sumOfTimes(all: readonly PlannedTime[]): PlannedTime {
  const sum = (name: keyof PlannedTime) => all.reduce((total, time) => total + time[name], 0);
  return {
    hours: sum('hours'),
    absenceHours: sum('absenceHours'),
    payCost: sum('payCost'),
    otherCost: sum('otherCost'),
    income: sum('income'),
    fixedIncome: sum('fixedIncome'),
  };
}
