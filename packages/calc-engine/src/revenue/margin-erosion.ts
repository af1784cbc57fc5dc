import { type InputProblem, refuse } from '../calc-error.ts';
import { longestContract, mostMinutes, mostMoney } from '../checks/limits.ts';
import { margin, number, record, wholeNumber } from '../checks/report.ts';
import type { Fraction } from '../model.ts';
import type { ErosionInput, ErosionResult, ErosionRow } from '../results.ts';
import { ratio } from './ratios.ts';

/** Above this share of the offered margin the loss is high. */
const highErosion: Fraction = 0.25;

/**
 * What is left of an offered margin when wages rise by the tariff every year and the price follows only as far as the
 * escalation clause (Lohngleitklausel) lets it.
 *
 * @throws {CalcError} INVALID_INPUT when a figure is missing or out of its range
 * @source docs/calculation.md, 7
 */
export function analyzeMarginErosion(input: ErosionInput): ErosionResult {
  check(input);
  const { operativeMargin, durationMonths, yearlyTariffIncrease: increase } = input;
  if (input.minutes === 0) return { status: 'NO_DATA' };
  const years = Math.ceil(durationMonths / 12);
  if (durationMonths <= 12) return { status: 'NOT_APPLICABLE', years };

  const hours = input.minutes / 60;
  const costPerHour = input.totalCosts / hours;
  // Wages and all that is computed on them rise with the tariff; allowances, material and vehicles do not.
  const tariffBound = (input.totalPayCosts - input.nonTariffAllowances) / hours;
  const fixed = costPerHour - tariffBound;
  const firstPrice = costPerHour / (1 - operativeMargin);
  const clause = input.escalationClause ?? 0;

  const rows: ErosionRow[] = [];
  let cost = 0;
  let price = 0;
  let weights = 0;
  for (let year = 1; year <= years; year++) {
    const weight = Math.min(12, durationMonths - 12 * (year - 1)) / 12;
    const costOfYear = fixed + tariffBound * (1 + increase) ** (year - 1);
    const priceOfYear = firstPrice * (1 + clause * increase) ** (year - 1);
    const margin = ratio(priceOfYear - costOfYear, priceOfYear) ?? 0;
    rows.push({
      year,
      weight,
      pricePerHour: priceOfYear,
      costPerHour: costOfYear,
      margin,
      erosion: lostShare(operativeMargin, margin),
    });
    cost += weight * costOfYear;
    price += weight * priceOfYear;
    weights += weight;
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
