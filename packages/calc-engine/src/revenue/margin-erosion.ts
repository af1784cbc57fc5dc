import { type InputProblem, refuse } from '../calc-error.ts';
import { longestContract, mostMinutes, mostMoney } from '../checks/limits.ts';
import { margin, number, record, wholeNumber } from '../checks/report.ts';
import type { Fraction, Money } from '../model.ts';
import type { ErosionInput, ErosionResult, ErosionRow } from '../results.ts';
import { ratio } from './ratios.ts';

/** Above this share of the offered margin the loss is high. */
const highErosion: Fraction = 0.25;

/**
 * The margin that remains of an offered one when the tariff raises wages every year and the price follows only as far as
 * the escalation clause (Lohngleitklausel) allows.
 *
 * @throws {CalcError} INVALID_INPUT when a figure is missing or out of its range
 * @source docs/calculation.md, 7
 */
export function analyzeMarginErosion(input: ErosionInput): ErosionResult {
  check(input);
  const { operativeMargin, durationMonths } = input;
  if (input.minutes === 0) return { status: 'NO_DATA' };
  const years = Math.ceil(durationMonths / 12);
  if (durationMonths <= 12) return { status: 'NOT_APPLICABLE', years };

  const hours = input.minutes / 60;
  const costPerHour = input.totalCosts / hours;
  // Wages and the costs computed on them rise with the tariff; allowances, material and vehicles do not.
  const tariffBound = (input.totalPayCosts - input.nonTariffAllowances) / hours;
  const rows = yearlyRows(input, years, costPerHour, tariffBound);

  let cost = 0;
  let price = 0;
  let weights = 0;
  for (const row of rows) {
    cost += row.weight * row.costPerHour;
    price += row.weight * row.pricePerHour;
    weights += row.weight;
  }
  const effectiveMargin = ratio(price - cost, price) ?? 0;
  const erosion = lostShare(operativeMargin, effectiveMargin);
  return {
    status: 'OK',
    years,
    effectiveMargin,
    erosion,
    level: level(erosion),
    plannedProfit: input.totalCosts / (1 - operativeMargin) - input.totalCosts,
    expectedProfit: ((price - cost) / weights) * hours,
    tariffBoundShare: ratio(tariffBound, costPerHour) ?? 0,
    rows,
  };
}

/** Cost, price and margin of an hour in each year of the contract. */
function yearlyRows(input: ErosionInput, years: number, costPerHour: Money, tariffBound: Money): ErosionRow[] {
  const { operativeMargin, durationMonths, yearlyTariffIncrease: increase } = input;
  const fixed = costPerHour - tariffBound;
  const firstPrice = costPerHour / (1 - operativeMargin);
  const clause = input.escalationClause ?? 0;
  return Array.from({ length: years }, (_, at) => {
    const costOfYear = fixed + tariffBound * (1 + increase) ** at;
    const priceOfYear = firstPrice * (1 + clause * increase) ** at;
    const margin = ratio(priceOfYear - costOfYear, priceOfYear) ?? 0;
    return {
      year: at + 1,
      weight: Math.min(12, durationMonths - 12 * at) / 12,
      pricePerHour: priceOfYear,
      costPerHour: costOfYear,
      margin,
      erosion: lostShare(operativeMargin, margin),
    };
  });
}

function lostShare(offered: Fraction, kept: Fraction): Fraction | null {
  const lost = offered - kept;
  if (!(offered > 0)) return null;
  // A residue of rounding is neither a loss nor a gain.
  return Math.abs(lost) < 1e-14 ? 0 : ratio(lost, offered);
}

function level(erosion: Fraction | null): 'GAIN' | 'NORMAL' | 'HIGH' | null {
  if (erosion === null) return null;
  if (erosion < 0) return 'GAIN';
  return erosion > highErosion ? 'HIGH' : 'NORMAL';
}

const bounds: {
  [field in keyof Omit<ErosionInput, 'operativeMargin' | 'durationMonths'>]: readonly [least: number, most: number];
} = {
  minutes: [0, mostMinutes],
  totalCosts: [0, mostMoney],
  totalPayCosts: [0, mostMoney],
  nonTariffAllowances: [0, mostMoney],
  escalationClause: [0, 10],
  yearlyTariffIncrease: [-0.5, 1],
};

function check(input: ErosionInput): void {
  const problems: InputProblem[] = [];
  const at = record(problems, '', '', input);
  if (at) {
    for (const [field, [least, most]] of Object.entries(bounds)) {
      if (field === 'escalationClause' && at[field] === null) continue;
      number(problems, '', field, at[field], least, most);
    }
    wholeNumber(problems, '', 'durationMonths', at.durationMonths, 1, longestContract);
    margin(problems, '', 'operativeMargin', at.operativeMargin);
  }
  if (problems.length > 0) refuse(problems);
}
