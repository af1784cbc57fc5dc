import { exactMonths, lastDayAfterMonths } from '../calendar/contract-length.ts';
import { dayNumber, isoDate } from '../calendar/dates.ts';
import type { CostLines } from '../costs/cost-lines.ts';
import type { ContractPeriod, IsoDate, ServiceInput } from '../model.ts';
import { minimumWagesIn } from '../pay/statutory-minimum-wage.ts';
import type { ContractRates, Segment } from '../rates/segment.ts';
import type { ContractYear, PaidStretch, WageTable } from '../results.ts';
import { permanentRevenue } from '../revenue/permanent-revenue.ts';
import { ratio } from '../revenue/ratios.ts';
import { mobileCalculation } from './mobile-service.ts';
import { permanentCosts } from './permanent-service.ts';
import { hasOwnGuards } from './warnings.ts';

/**
 * What the wage table pays in each stretch of a contract, and what each contract year costs and is worth.
 *
 * @param whole the costs of the contract
 * @source docs/calculation.md, 16
 */
export function wageTableOf(input: ServiceInput, rates: ContractRates, whole: CostLines): WageTable {
  const stretches = stretchesOf(input, rates);
  const hours = stretches.reduce((sum, stretch) => sum + stretch.hours, 0);
  return {
    assumedRise: (input.assumedWageRise ?? 0) + 0,
    averageWage: ratio(whole.baseWage, hours),
    stretches,
    years: yearsOf(input, rates, whole),
  };
}

function stretchesOf(input: ServiceInput, rates: ContractRates): PaidStretch[] {
  return [...Map.groupBy(rates.segments, ({ wage }) => wage).values()].flatMap((segments) => {
    const [first] = segments;
    const wage = first?.wage;
    if (!wage) return [];
    const [from, to] = [isoDate(first.from), isoDate(segments.at(-1)?.to ?? first.to)];
    const { baseWage, hours } = ownWork(input, rates, segments, wage.hourlyWage);
    const minimum = minimumWagesIn({ startDate: from, endDate: to }).at(-1)?.amount ?? 0;
    const { id, isOwn, province, activeFrom, hourlyWage: tableWage } = wage.row;
    return [
      {
        ...{ from, to, hourlyWage: wage.hourlyWage, assumedRises: wage.assumedRises, hours, baseWage },
        row: { id, isOwn, province, activeFrom, hourlyWage: tableWage + 0 },
        minimumWage: hasOwnGuards(input) && wage.hourlyWage < minimum ? minimum : null,
      },
    ];
  });
}

/** Hours of own guards: what is paid over the wage, which counts minutes once as the costs do. */
function ownWork(input: ServiceInput, rates: ContractRates, segments: readonly Segment[], wage: number) {
  const hours = ownHours(input, { ...rates, segments: some(segments) });
  return { hours, baseWage: hours * wage };
}

export function ownHours(input: ServiceInput, { segments, ...rates }: ContractRates): number {
  // At a wage of 1 EUR the base wage is the number of hours, also where the wage is 0.
  const counted = segments.map((segment) => ({
    ...segment,
    ...(segment.wage && { wage: { ...segment.wage, hourlyWage: 1 } }),
  }));
  return costsOf({ ...input, hourlyWage: 1 }, { ...rates, segments: some(counted) }, 0).costs.cumulated.baseWage;
}

function yearsOf(input: ServiceInput, rates: ContractRates, whole: CostLines): ContractYear[] {
  return yearParts(input.contract, rates).map(({ from, to, months, rates: ofYear }) => ({
    ...{ from, to },
    ...priceOf(input, ofYear, months, whole),
  }));
}

/** A year of a contract, counted from its first day, with the rates of its days. */
export interface YearPart {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly months: number;
  readonly rates: ContractRates;
}

export function yearParts(contract: ContractPeriod, rates: ContractRates): YearPart[] {
  return yearPeriods(contract).map(({ startDate: from, endDate: to }) => ({
    ...{ from, to, months: exactMonths(from, to) },
    rates: ratesWithin({ startDate: from, endDate: to }, rates),
  }));
}

/** The rates of some days of a contract. */
export function ratesWithin({ startDate, endDate }: ContractPeriod, rates: ContractRates): ContractRates {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  const segments = rates.segments
    .filter((segment) => segment.from <= last && segment.to >= first)
    .map((segment) => ({ ...segment, from: Math.max(segment.from, first), to: Math.min(segment.to, last) }));
  return { ...rates, segments: some(segments) };
}

/** The years of a contract, counted from its first day; the last one may be shorter. */
export function yearPeriods({ startDate, endDate }: ContractPeriod): ContractPeriod[] {
  const years: ContractPeriod[] = [];
  for (let from = startDate; from <= endDate; ) {
    const lastDay = lastDayAfterMonths(startDate, 12 * (years.length + 1));
    const to = lastDay < endDate ? lastDay : endDate;
    years.push({ startDate: from, endDate: to });
    from = isoDate(dayNumber(to) + 1);
  }
  return years;
}

function priceOf(input: ServiceInput, rates: ContractRates, months: number, whole: CostLines) {
  const { costs, revenue } = costsOf(input, rates, months, whole);
  const { minutes, totalCosts: cost } = costs.cumulated;
  return { minutes, cost, revenue, pricePerHour: ratio(revenue, minutes / 60) };
}

/** The costs and the revenue of a part of a contract, without rounding; a flat rate is divided by cost, without cost by minutes or months. */
export function costsOf(input: ServiceInput, rates: ContractRates, months: number, whole?: CostLines) {
  if (input.type === 'MOBILE') {
    const { costs, revenue } = mobileCalculation(input, rates);
    return { costs, revenue: revenue.total };
  }
  const costs = permanentCosts(input, rates, months);
  const { totalCosts, minutes } = costs.cumulated;
  if (input.revenue.type !== 'FLATRATE')
    return { costs, revenue: permanentRevenue(input.revenue, costs.periods, totalCosts).total };
  const share =
    ratio(totalCosts, whole?.totalCosts ?? 0) ?? ratio(minutes, whole?.minutes ?? 0) ?? months / rates.months;
  return { costs, revenue: input.revenue.flatRate * share + 0 };
}

function some(segments: readonly Segment[]): ContractRates['segments'] {
  const [first, ...others] = segments;
  if (!first) throw new RangeError('segments');
  return [first, ...others];
}
