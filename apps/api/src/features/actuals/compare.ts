import {
  contractMonths,
  monthOf,
  type PlannedMonth,
  type PlannedTime,
} from '@zuschlag/calc-engine/services/actuals/plan-by-month';
import {
  type ActualTime,
  type ComparedTime as ComparedOfEngine,
  incomesOf,
  type Outcome,
  outcomeOf,
  plannedOutcome,
  plannedRates,
  sumOfOutcomes,
  sumOfVariances,
  variancesOf,
} from '@zuschlag/calc-engine/services/actuals/variances';
import type { ComparedMonth, ComparedSoFar, ComparedTime } from '@zuschlag/validation/actuals/actuals';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { StoredMonth, StoredTimes } from './actuals.store.ts';

const unplanned: PlannedTime = { hours: 0, absenceHours: 0, payCost: 0, otherCost: 0, income: 0, fixedIncome: 0 };
const nothing: ActualTime = { hours: 0, absenceHours: 0, payCost: 0, income: null };

/** Each month of the contract, with what came of it where that is known. */
export function comparedMonths(
  contract: { startDate: string; endDate: string },
  plan: readonly PlannedMonth[],
  stored: readonly StoredMonth[],
): ComparedMonth[] {
  const planned = new Map(plan.map((month) => [month.month, month]));
  const known = new Map(stored.map((month) => [month.month, month]));
  const rates = plannedRates(plan);
  const ofContract = contractMonths(contract).map(({ startDate }) => monthOf(startDate));
  const months = [...new Set([...ofContract, ...known.keys()])].toSorted();
  return months.map((month) => {
    const actual = known.get(month);
    const times = compared(planned.get(month), actual?.times ?? []);
    const incomes = actual ? incomesOf(times) : null;
    return {
      month,
      version: actual?.version ?? 0,
      changedBy: actual?.changedBy ?? null,
      changedAt: actual?.changedAt.toISOString() ?? null,
      times: times.map((time, at) => toTime(time, at, incomes?.[at] ?? null)),
      planned: plannedOutcome(times.map((time) => time.planned)),
      actual: actual ? outcomeOf(times) : null,
      variances: actual ? variancesOf(times, rates) : null,
    };
  });
}

function compared(plan: PlannedMonth | undefined, actual: StoredTimes): ComparedOfEngine[] {
  return tariffPeriods.map((kind) => {
    const { hours, absenceHours, payCost, income } = actual.find(({ kindOfTime }) => kindOfTime === kind) ?? nothing;
    return { planned: plan?.times[kind] ?? unplanned, actual: { hours, absenceHours, payCost, income } };
  });
}

/** @param income null without actuals */
function toTime(time: ComparedOfEngine, at: number, income: number | null): ComparedTime {
  const { fixedIncome: _, ...planned } = time.planned;
  const { income: invoiced, ...actual } = time.actual;
  return {
    kindOfTime: tariffPeriods[at] ?? 'day',
    planned,
    actual: income === null ? null : { ...actual, income, isInvoiced: invoiced !== null },
  };
}

/** The months that have actuals, added up; null without one. */
export function soFarOf(months: readonly ComparedMonth[]): ComparedSoFar | null {
  const known = months.flatMap(({ times, planned, actual, variances }) =>
    actual && variances ? [{ times, planned, actual, variances }] : [],
  );
  if (known.length === 0) return null;
  return {
    months: known.length,
    times: tariffPeriods.map((kind, at) =>
      sumOfTimes(
        known.flatMap(({ times }) => times[at] ?? []),
        kind,
      ),
    ),
    planned: sumOfOutcomes(known.map(({ planned }) => planned)),
    actual: sumOfOutcomes(known.map(({ actual }) => actual)),
    variances: sumOfVariances(known.map(({ variances }) => variances)),
  };
}

function sumOfTimes(all: readonly ComparedTime[], kindOfTime: ComparedTime['kindOfTime']): ComparedTime {
  const plans = all.map(({ planned }) => planned);
  const actuals = all.flatMap(({ actual }) => actual ?? []);
  const add = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    kindOfTime,
    planned: {
      hours: add(plans, ({ hours }) => hours),
      absenceHours: add(plans, ({ absenceHours }) => absenceHours),
      payCost: add(plans, ({ payCost }) => payCost),
      otherCost: add(plans, ({ otherCost }) => otherCost),
      income: add(plans, ({ income }) => income),
    },
    actual: {
      hours: add(actuals, ({ hours }) => hours),
      absenceHours: add(actuals, ({ absenceHours }) => absenceHours),
      payCost: add(actuals, ({ payCost }) => payCost),
      income: add(actuals, ({ income }) => income),
      isInvoiced: actuals.every(({ isInvoiced }) => isInvoiced),
    },
  };
}

// The margins of a calculation are sums of floats.
const TOLERANCE = 1e-9;

/**
 * Whether a margin to date lies below the approved one, and below what the same months plan: one with holidays may plan
 * less than the contract. A cost without income that the plan does not foresee does.
 *
 * @source docs/calculation.md, Plan and actual
 */
export function isBelow(actual: Outcome, planned: Outcome, approvedMargin: number | null): boolean {
  return approvedMargin !== null && isUnder(actual, approvedMargin) && isUnderPlan(actual, planned);
}

function isUnderPlan(actual: Outcome, planned: Outcome): boolean {
  if (planned.margin !== null) return isUnder(actual, planned.margin);
  return actual.margin === null ? actual.cost > planned.cost + TOLERANCE : planned.cost <= 0;
}

const isUnder = ({ margin, cost }: Outcome, wanted: number) =>
  margin === null ? cost > 0 : margin < wanted - TOLERANCE;
