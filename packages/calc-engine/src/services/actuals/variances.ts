import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { Fraction, Money } from '../../model.ts';
import { ratio } from '../../revenue/ratios.ts';
import { type PlannedMonth, type PlannedTime, sumOfTimes } from './plan-by-month.ts';

/** What payroll and time sheets show for a kind of time in a month. */
export interface ActualTime {
  /** Hours that own guards worked. */
  readonly hours: number;
  /** Hours that were paid and not worked. */
  readonly absenceHours: number;
  readonly payCost: Money;
  /** What was invoiced, for this kind of time or in one of them for all; null where it is not known. */
  readonly income: Money | null;
}
/** A kind of time in a month: what was planned, and what came of it. */
export interface ComparedTime {
  readonly planned: PlannedTime;
  readonly actual: ActualTime;
}
/** Why pay costs differ from the plan. The four causes add up to `payCost`. */
export interface Variances {
  readonly payCost: Money;
  /** More or fewer hours, in the planned mix of kinds of time, with the planned absence. */
  readonly hours: Money;
  /** Other kinds of time than planned. */
  readonly kindOfTime: Money;
  /** More or less absence than planned for the hours that were worked. */
  readonly absence: Money;
  /** Other pay for an hour of the same kind: pay groups, supplements, overtime. */
  readonly wage: Money;
  /** What the income differs by. */
  readonly income: Money;
  /** Income less pay cost: by how much the contribution margin differs. */
  readonly profit: Money;
}
/** What an hour of work is planned to cost, the absence that comes with it included, and that absence. */
interface PlannedRate {
  readonly pay: Money;
  /** Hours of absence for an hour of work. */
  readonly absence: number;
}
/** Planned rates over a whole contract, for what a month does not plan. */
export interface PlannedRates {
  /** Null without planned hours. */
  readonly all: PlannedRate | null;
  /** In the order of the kinds of time; null for one without planned hours. */
  readonly times: readonly (PlannedRate | null)[];
  /** Planned pay for a paid hour, worked or absent. */
  readonly paidHour: Money;
}

/**
 * The income of each kind of time of a month: what was invoiced, and where one of them has an invoice, 0 for those
 * without, because it may stand for the whole month. Without any invoice the planned income for the hours that were
 * worked, at most the planned one, because a customer pays for what was ordered.
 *
 * @param times all kinds of time of the month
 */
export function incomesOf(times: readonly ComparedTime[]): Money[] {
  const isInvoiced = times.some(({ actual }) => actual.income !== null);
  return times.map((time) => (isInvoiced ? (time.actual.income ?? 0) : orderedIncomeOf(time)));
}

function orderedIncomeOf({ planned, actual }: ComparedTime): Money {
  const moving = planned.income - planned.fixedIncome;
  const done = planned.hours > 0 ? Math.min(1, actual.hours / planned.hours) : 1;
  return planned.fixedIncome + moving * done;
}

/** What is planned for an hour over a whole contract. */
export function plannedRates(plan: readonly PlannedMonth[]): PlannedRates {
  return ratesOfTimes(tariffPeriods.map((period) => sumOfTimes(plan.map((month) => month.times[period]))));
}

function ratesOfTimes(times: readonly PlannedTime[]): PlannedRates {
  // Duties that a holiday cancels may be paid in a kind of time without hours; they move with no hour.
  const { hours, absenceHours, payCost } = sumOfTimes(times);
  return {
    all: rateOf(sumOfTimes(times.filter((time) => time.hours > 0))),
    times: times.map(rateOf),
    paidHour: ratio(payCost, hours + absenceHours) ?? 0,
  };
}

function rateOf({ hours, absenceHours, payCost }: PlannedTime): PlannedRate | null {
  return hours > 0 ? { pay: payCost / hours, absence: absenceHours / hours } : null;
}

const nothing: PlannedRate = { pay: 0, absence: 0 };

/**
 * The causes behind the pay costs of a month.
 *
 * @param times all kinds of time, in their order
 * @param contract what the contract plans, for kinds of time that the month does not
 * @source docs/calculation.md, Plan and actual
 */
export function variancesOf(times: readonly ComparedTime[], contract: PlannedRates): Variances {
  const month = ratesOfTimes(times.map(({ planned }) => planned));
  const planned = sumOfTimes(times.map((time) => time.planned));
  const actual = (name: 'hours' | 'absenceHours' | 'payCost') => total(times.map((time) => time.actual[name]));
  const average = month.all ?? contract.all ?? nothing;
  const rates = times.map((_, at) => month.times[at] ?? contract.times[at] ?? average);
  const atRates = (name: keyof PlannedRate) =>
    total(times.map((time, at) => time.actual.hours * (rates[at]?.[name] ?? 0)));
  const fixed = times.filter((time) => time.planned.hours === 0).map((time) => time.planned);
  const expectedAbsence = atRates('absence') + total(fixed.map(({ absenceHours }) => absenceHours));
  const worked = actual('hours');
  const parts = {
    hours: (worked - planned.hours) * average.pay,
    kindOfTime: atRates('pay') - worked * average.pay,
    absence: (actual('absenceHours') - expectedAbsence) * (month.paidHour || contract.paidHour),
  };
  const payCost = actual('payCost') - planned.payCost;
  const income = total(incomesOf(times)) - planned.income;
  const wage = payCost - parts.hours - parts.kindOfTime - parts.absence;
  return { payCost, ...parts, wage, income, profit: income - payCost };
}

export function sumOfVariances(all: readonly Variances[]): Variances {
  const sum = (name: keyof Variances) => total(all.map((variances) => variances[name]));
  return {
    payCost: sum('payCost'),
    hours: sum('hours'),
    kindOfTime: sum('kindOfTime'),
    absence: sum('absence'),
    wage: sum('wage'),
    income: sum('income'),
    profit: sum('profit'),
  };
}

/** Income, cost and margin of what was planned, or of what came of it. */
export interface Outcome {
  readonly income: Money;
  readonly cost: Money;
  readonly profit: Money;
  readonly margin: Fraction | null;
}

/** What is not pay costs as planned: material, cars and subcontractors are no part of payroll and time sheets. */
export function outcomeOf(times: readonly ComparedTime[]): Outcome {
  return outcome(
    total(incomesOf(times)),
    total(times.map(({ planned, actual }) => actual.payCost + planned.otherCost)),
  );
}

export function plannedOutcome(times: readonly PlannedTime[]): Outcome {
  return outcome(
    total(times.map(({ income }) => income)),
    total(times.map(({ payCost, otherCost }) => payCost + otherCost)),
  );
}

export function sumOfOutcomes(all: readonly Outcome[]): Outcome {
  return outcome(total(all.map(({ income }) => income)), total(all.map(({ cost }) => cost)));
}

function outcome(income: Money, cost: Money): Outcome {
  return { income, cost, profit: income - cost, margin: ratio(income - cost, income) };
}

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
