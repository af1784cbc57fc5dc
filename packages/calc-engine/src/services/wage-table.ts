import { exactMonths, lastDayAfterMonths } from '../calendar/contract-length.ts';
import { dayNumber, isoDate } from '../calendar/dates.ts';
import type { CostLines } from '../costs/cost-lines.ts';
import type { ServiceInput } from '../model.ts';
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
  // At a wage of 1 EUR the base wage is the number of hours, also where the table pays nothing.
  const counted = segments.map((segment) => ({
    ...segment,
    ...(segment.wage && { wage: { ...segment.wage, hourlyWage: 1 } }),
  }));
  const hours = costsOf(input, { ...rates, segments: some(counted) }, 0).costs.cumulated.baseWage;
  return { hours, baseWage: hours * wage };
}

function yearsOf(input: ServiceInput, rates: ContractRates, whole: CostLines): ContractYear[] {
  const { startDate, endDate } = input.contract;
  const years: ContractYear[] = [];
  for (let from = startDate; from <= endDate; ) {
    const lastDay = lastDayAfterMonths(startDate, 12 * (years.length + 1));
    const to = lastDay < endDate ? lastDay : endDate;
    const [first, last] = [dayNumber(from), dayNumber(to)];
    const segments = rates.segments
      .filter((segment) => segment.from <= last && segment.to >= first)
      .map((segment) => ({ ...segment, from: Math.max(segment.from, first), to: Math.min(segment.to, last) }));
    years.push({ from, to, ...priceOf(input, { ...rates, segments: some(segments) }, exactMonths(from, to), whole) });
    from = isoDate(last + 1);
  }
  return years;
}

function priceOf(input: ServiceInput, rates: ContractRates, months: number, whole: CostLines) {
  const { costs, revenue } = costsOf(input, rates, months, whole);
  const { minutes, totalCosts: cost } = costs.cumulated;
  return { minutes, cost, revenue, pricePerHour: ratio(revenue, minutes / 60) };
}

/** The costs and the revenue of a part of a contract; a flat rate is divided by cost, without cost by minutes or months. */
function costsOf(input: ServiceInput, rates: ContractRates, months: number, whole?: CostLines) {
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
