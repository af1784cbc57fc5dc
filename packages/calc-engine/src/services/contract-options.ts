import { exactMonths, lastDayAfterMonths } from '../calendar/contract-length.ts';
import { dayNumber, isoDate } from '../calendar/dates.ts';
import type {
  CompiledRateBook,
  ContractPeriod,
  Fraction,
  IsoDate,
  Minutes,
  Money,
  RateBook,
  ServiceInput,
  WageRow,
} from '../model.ts';
import { openRateBook } from '../rates/rate-book.ts';
import type { ContractRates, TableWage } from '../rates/segment.ts';
import { wageStretches } from '../rates/wage-row.ts';
import type { ServiceResult } from '../results.ts';
import { calculateService, ratesOf } from './calculate-service.ts';
import { costsOf, ownHours, yearParts } from './wage-table.ts';

/** The customer may extend the contract so many times by so many months. */
export interface Extension {
  readonly count: number;
  readonly months: number;
}
/**
 * What a wage rests on: the wage that was entered, a known row of the wage table, one of these carried on for more than a
 * year without a known successor, or an assumed rise. The last two are assumptions.
 */
export type WageBasis = 'ENTERED' | 'ROW' | 'CARRIED' | 'RISE';
/** What an hour is paid in some days of a contract year or an option. */
export interface PartWage {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly hourlyWage: Money;
  readonly basis: WageBasis;
  /** Years for each of which the rise is assumed. */
  readonly assumedRises: number;
  /** Null where the wage was entered. */
  readonly row: WageRow | null;
}
/** A contract year or an option: its work, cost and price, and the wages behind them. */
export interface ContractPart extends PartSums {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly wages: readonly PartWage[];
}
export interface PartSums {
  /** Billed minutes. */
  readonly minutes: Minutes;
  /** Hours of own guards, and what the base wage of these is. */
  readonly hours: number;
  readonly baseWage: Money;
  readonly cost: Money;
  readonly revenue: Money;
}

/** The days of the options, one after the other; each begins on the day after the one before. */
export function optionPeriods({ endDate }: ContractPeriod, { count, months }: Extension): ContractPeriod[] {
  const first = dayAfter(endDate);
  const ends = Array.from({ length: count }, (_, at) => lastDayAfterMonths(first, months * (at + 1)));
  return ends.map((end, at) => ({ startDate: at === 0 ? first : dayAfter(ends[at - 1] ?? end), endDate: end }));
}

/**
 * Cost and price of each year of a contract, without the rounding of unit prices; they add up to the contract.
 *
 * @throws {CalcError} as `calculateService`
 * @source docs/calculation.md, 18
 */
export function contractYears(input: ServiceInput, book: CompiledRateBook): ContractPart[] {
  const rates = ratesOf(input, book);
  const whole = costsOf(input, rates, rates.months).costs.cumulated;
  return yearParts(input.contract, rates).map(({ from, to, months, rates: ofYear }) => {
    const { costs, revenue } = costsOf(input, ofYear, months, whole);
    const { minutes, baseWage, totalCosts: cost } = costs.cumulated;
    const hours = ownHours(input, ofYear);
    return { from, to, minutes, hours, baseWage, cost, revenue, wages: wagesIn(input, ofYear, book) };
  });
}

/**
 * The service as it runs on in an option: duties and visits that last until the end of the contract run on, the staff know
 * the site, and a wage that was entered rises each year after the first day of the contract.
 *
 * @param rise the assumed rise per year, unless the service assumes one of its own
 * @returns null when no duty and no visit runs on
 * @source docs/calculation.md, 18
 */
export function inOption(input: ServiceInput, contract: ContractPeriod, rise: Fraction): ServiceInput | null {
  const own = input.wageFollowsTable ? (input.assumedWageRise ?? 0) : 0;
  const running = {
    ...{ contract, wageFollowsTable: true, staffIsBriefed: true, assumedWageRise: own > 0 ? own : rise },
    payGroup: input.wageFollowsTable ? (input.payGroup ?? '') : enteredWage,
  };
  if (input.type === 'MOBILE') {
    const siteVisits = runningOn(input.siteVisits, input.contract);
    return siteVisits.length === 0 ? null : { ...input, ...running, siteVisits };
  }
  const shifts = runningOn(input.shifts, input.contract);
  if (shifts.length === 0) return null;
  const months = exactMonths(contract.startDate, contract.endDate);
  const share = months / exactMonths(input.contract.startDate, input.contract.endDate);
  const { revenue } = input;
  return {
    ...{ ...input, ...running, shifts },
    revenue: revenue.type === 'FLATRATE' ? { ...revenue, flatRate: revenue.flatRate * share } : revenue,
  };
}

/** The tables for the options of a service: an entered wage is the one row of its own pay group. */
export function bookOfOptions({ wageFollowsTable, contract, hourlyWage }: ServiceInput, book: RateBook): RateBook {
  if (wageFollowsTable) return book;
  const group = { isOwn: true, province: 'DE', payGroup: enteredWage } as const;
  return { ...book, wages: [{ ...group, activeFrom: contract.startDate, hourlyWage }] };
}

/**
 * Cost and price of an option.
 *
 * @param option of `inOption`
 * @param book of `bookOfOptions`
 * @throws {CalcError} as `calculateService`
 */
export function contractOption(
  option: ServiceInput,
  book: CompiledRateBook,
): ContractPart & Pick<ServiceResult, 'warnings'> {
  const { minutesTotal: minutes, costDetails, pricing, warnings, wageTable } = calculateService(option, book);
  const hours = (wageTable?.stretches ?? []).reduce((sum, stretch) => sum + stretch.hours, 0);
  const { baseWage } = costDetails.cumulated.payCosts;
  const { startDate: from, endDate: to } = option.contract;
  const figures = { minutes, hours, baseWage, cost: pricing.totalCost, revenue: pricing.totalRevenue };
  return { from, to, ...figures, warnings, wages: wagesIn(option, ratesOf(option, book), book) };
}

/** No person can enter a label with this character. */
const enteredWage = '\u0000';

function runningOn<Row extends { readonly startDate: IsoDate | null; readonly endDate: IsoDate | null }>(
  rows: readonly Row[],
  { endDate: last }: ContractPeriod,
): Row[] {
  return rows
    .filter(({ endDate }) => endDate === null || endDate >= last)
    .map((row) => ({ ...row, startDate: null, endDate: null }));
}

function wagesIn(input: ServiceInput, { segments }: ContractRates, book: CompiledRateBook): PartWage[] {
  const days = { from: isoDate(segments[0].from), to: isoDate(segments.at(-1)?.to ?? segments[0].to) };
  const { province, payGroup = '', contract } = input;
  const known = wageStretches(openRateBook(book).wages, { province, payGroup }, { ...contract, endDate: '9999-12-31' });
  const paid = [...Map.groupBy(segments, ({ wage }) => wage)];
  return paid.map(([wage, [first, ...others]]) => {
    if (!wage || !first) {
      return { ...days, hourlyWage: input.hourlyWage + 0, basis: 'ENTERED', assumedRises: 0, row: null };
    }
    const to = isoDate((others.at(-1) ?? first).to);
    return {
      ...{ from: isoDate(first.from), to, hourlyWage: wage.hourlyWage, assumedRises: wage.assumedRises },
      basis: basisOf(wage, to, known.at(-1)?.row ?? null),
      row: wage.row.payGroup === enteredWage ? null : wage.row,
    };
  });
}

function basisOf({ assumedRises, row }: TableWage, to: IsoDate, lastKnown: WageRow | null): WageBasis {
  if (assumedRises > 0) return 'RISE';
  if (row === lastKnown && to > lastDayAfterMonths(row.activeFrom, 12)) return 'CARRIED';
  return row.payGroup === enteredWage ? 'ENTERED' : 'ROW';
}

function dayAfter(day: IsoDate): IsoDate {
  return isoDate(dayNumber(day) + 1);
}
