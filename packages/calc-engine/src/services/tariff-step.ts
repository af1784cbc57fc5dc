import { exactMonths } from '../calendar/contract-length.ts';
import { dayNumber, isoDate } from '../calendar/dates.ts';
import type { CompiledRateBook, ContractPeriod, Fraction, IsoDate, Minutes, Money, ServiceInput } from '../model.ts';
import type { ContractRates } from '../rates/segment.ts';
import { type WageRow, wageStretches } from '../rates/wage-row.ts';
import { ratesOf } from './calculate-service.ts';
import { costsOf, ratesWithin } from './wage-table.ts';

/** A service with and without the rows of a draft. */
export interface SteppedService {
  readonly before: { readonly input: ServiceInput; readonly book: CompiledRateBook };
  readonly after: { readonly input: ServiceInput; readonly book: CompiledRateBook };
  /** What a bound price was calculated from, where that is not `before`: rises count against its wage. */
  readonly price?: { readonly input: ServiceInput; readonly book: CompiledRateBook };
  /** The first day of the draft; figures count from it on. */
  readonly from: IsoDate;
  /** The share of a rise that the price follows; null is a fixed price. */
  readonly clause: Fraction | null;
}
/** A service in a part of a calendar month in which its wages do not change. */
export interface StepPart {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly minutes: Minutes;
  readonly wageBefore: Money;
  readonly wageAfter: Money;
  /** The wage that the price was calculated from. */
  readonly wageInPrice: Money;
  /** How much more the wage is than without the draft, of the wage in the price. */
  readonly rise: Fraction;
  readonly costBefore: Money;
  readonly costAfter: Money;
  readonly revenue: Money;
  /** What the price would be if it were calculated anew; a flat rate stays what it is. */
  readonly newRevenue: Money;
  /** What the clause adds to the price. */
  readonly clauseIncome: Money;
}
export interface TariffStep {
  /** The costs of the whole contract. */
  readonly costBefore: Money;
  readonly costAfter: Money;
  /** The price of the whole contract, not rounded. */
  readonly revenue: Money;
  readonly parts: readonly StepPart[];
}

/**
 * What the rows of a draft do to a service, month by month from the first day of the draft on.
 *
 * @throws {CalcError} as `calculateService`
 * @source docs/calculation.md, 19
 */
export function tariffStep({ before, after, price, from, clause }: SteppedService): TariffStep {
  const without = wholeOf(before);
  const withRows = wholeOf(after);
  const priced = price ? wholeOf(price) : without;
  const all = [without.rates, withRows.rates, priced.rates];
  const parts = periodsOf(before.input.contract, from, all).map((period): StepPart => {
    const [old, now] = [figuresIn(before.input, without, period), figuresIn(after.input, withRows, period)];
    const { wage, revenue } = price ? figuresIn(price.input, priced, period) : old;
    const rise = wage > 0 ? (now.wage - old.wage) / wage : 0;
    const isFlat = before.input.type !== 'MOBILE' && before.input.revenue.type === 'FLATRATE';
    return {
      ...{
        from: period.startDate,
        to: period.endDate,
        minutes: old.minutes,
        wageBefore: old.wage,
        wageAfter: now.wage,
        wageInPrice: wage,
      },
      ...{ rise, costBefore: old.cost, costAfter: now.cost, revenue },
      newRevenue: isFlat ? revenue : now.revenue,
      clauseIncome: revenue * (clause ?? 0) * rise + 0,
    };
  });
  const [costBefore, costAfter] = [without.costs.totalCosts, withRows.costs.totalCosts];
  return { costBefore, costAfter, revenue: priced.revenue, parts };
}

/** The pay group of an entered wage; no person can enter a label with this character. */
export function enteredGroup(hourlyWage: Money, payGroup: string): string {
  return `\u0000${hourlyWage} ${payGroup.toLowerCase()}`;
}

/**
 * The wages of a service whose wage was entered: the entered wage, and from the day on which one of some rows is the one
 * that counts for its pay group the wage of that row, when it is more.
 *
 * @param rows of the table, with the draft or without it
 * @param raises whether a row raises an entered wage
 */
export function rowsOfEntered(
  { province, payGroup = '', contract, hourlyWage }: ServiceInput,
  rows: readonly WageRow[],
  raises: (row: WageRow) => boolean,
): WageRow[] {
  const own = { isOwn: true, province: 'DE', payGroup: enteredGroup(hourlyWage, payGroup) } as const;
  const steps: WageRow[] = [{ ...own, id: 'entered', activeFrom: contract.startDate, hourlyWage }];
  for (const { from, row } of wageStretches(rows, { province, payGroup }, contract)) {
    const last = steps.at(-1)?.hourlyWage ?? 0;
    if (!raises(row) || row.hourlyWage <= last) continue;
    if (from === steps.at(-1)?.activeFrom) steps.pop();
    steps.push({ ...own, id: row.id, activeFrom: from, hourlyWage: row.hourlyWage });
  }
  return steps;
}

/** The same service, paid by `rowsOfEntered`. */
export function paidBySteps(input: ServiceInput): ServiceInput {
  const payGroup = enteredGroup(input.hourlyWage, input.payGroup ?? '');
  return { ...input, wageFollowsTable: true, assumedWageRise: 0, payGroup };
}

function wholeOf({ input, book }: SteppedService['before']) {
  const rates = ratesOf(input, book);
  const { costs, revenue } = costsOf(input, rates, rates.months);
  return { rates, costs: costs.cumulated, revenue };
}

function figuresIn(input: ServiceInput, whole: ReturnType<typeof wholeOf>, period: ContractPeriod) {
  const { startDate, endDate } = period;
  const rates = ratesWithin(period, whole.rates);
  const { costs, revenue } = costsOf(input, rates, exactMonths(startDate, endDate), whole.costs);
  const { minutes, totalCosts: cost } = costs.cumulated;
  return { minutes, cost, revenue, wage: rates.segments[0].wage?.hourlyWage ?? input.hourlyWage };
}

/** The calendar months of a contract from a day on, cut where a wage changes. */
function periodsOf({ startDate, endDate }: ContractPeriod, from: IsoDate, rates: readonly ContractRates[]) {
  const first = from > startDate ? from : startDate;
  if (first > endDate) return [];
  const begins = new Set([first]);
  for (let day = monthAfter(first); day <= endDate; day = monthAfter(day)) begins.add(day);
  for (const { segments } of rates) {
    segments.forEach((segment, at) => {
      const day = isoDate(segment.from);
      const changes = segment.wage !== segments[at - 1]?.wage;
      if (at > 0 && changes && day > first && day <= endDate) begins.add(day);
    });
  }
  const days = [...begins].sort();
  return days.map((day, at): ContractPeriod => {
    const next = days[at + 1];
    return { startDate: day, endDate: next ? isoDate(dayNumber(next) - 1) : endDate };
  });
}

function monthAfter(day: IsoDate): IsoDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${day.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`;
}
