import { CalcError } from '../calc-error.ts';
import { evaluate, namesIn, parseExpression } from '../expression.ts';
import type { ErosionInput, Explanation } from '../results.ts';
import { analyzeMarginErosion } from '../revenue/margin-erosion.ts';
import type { Unit } from '../scheme/formula-line.ts';

/** The figures of an analysis that open; those of a year need its number. */
export type ErosionFigure =
  | { readonly line: ErosionLine }
  | { readonly line: 'yearPrice' | 'yearCost' | 'yearMargin' | 'yearErosion'; readonly year: number };
export type ErosionLine = 'effectiveMargin' | 'erosion' | 'plannedProfit' | 'expectedProfit' | 'tariffBoundShare';

/** The formulas of the analysis. `...Before` is the same figure of the year before. */
const formulas: { readonly [key: string]: readonly [unit: Unit, formula: string] } = {
  costPerHour: ['EUR/h', 'totalCosts / (minutes / 60)'],
  tariffBoundPerHour: ['EUR/h', '(totalPayCosts - nonTariffAllowances) / (minutes / 60)'],
  fixedPerHour: ['EUR/h', 'costPerHour - tariffBoundPerHour'],
  firstPrice: ['EUR/h', 'costPerHour / (1 - operativeMargin)'],
  tariffBoundShare: ['fraction', 'tariffBoundPerHour / costPerHour'],
  yearBound: ['EUR/h', 'boundBefore * (1 + yearlyTariffIncrease)'],
  yearCost: ['EUR/h', 'fixedPerHour + yearBound'],
  yearPrice: ['EUR/h', 'priceBefore * (1 + escalationClause * yearlyTariffIncrease)'],
  yearMargin: ['fraction', '(yearPrice - yearCost) / yearPrice'],
  yearErosion: ['fraction', '(operativeMargin - yearMargin) / operativeMargin'],
  weightedPrice: ['EUR/h', 'yearPrice * yearWeight'],
  weightedCost: ['EUR/h', 'yearCost * yearWeight'],
  effectiveMargin: ['fraction', '(sumOfPrices - sumOfCosts) / sumOfPrices'],
  erosion: ['fraction', '(operativeMargin - effectiveMargin) / operativeMargin'],
  plannedProfit: ['EUR', 'totalCosts / (1 - operativeMargin) - totalCosts'],
  expectedProfit: ['EUR', '(sumOfPrices - sumOfCosts) / sumOfWeights * (minutes / 60)'],
};

const inputUnits: { readonly [key: string]: Unit } = {
  minutes: 'min',
  totalCosts: 'EUR',
  totalPayCosts: 'EUR',
  nonTariffAllowances: 'EUR',
  operativeMargin: 'fraction',
  escalationClause: 'fraction',
  yearlyTariffIncrease: 'fraction',
};

/** The names of the figures of an analysis. */
export const erosionNames: Readonly<Record<string, readonly [de: string, en: string]>> = {
  costPerHour: ['Kosten je Stunde', 'Cost per hour'],
  tariffBoundPerHour: ['Tarifgebundener Teil je Stunde', 'Tariff-bound part per hour'],
  fixedPerHour: ['Fester Teil je Stunde', 'Fixed part per hour'],
  firstPrice: ['Preis je Stunde im ersten Jahr', 'Price per hour in the first year'],
  tariffBoundShare: ['Tarifgebundener Anteil der Kosten', 'Tariff-bound share of the cost'],
  yearBound: ['Tarifgebundener Teil im Jahr', 'Tariff-bound part in the year'],
  boundBefore: ['Tarifgebundener Teil im Vorjahr', 'Tariff-bound part in the year before'],
  yearCost: ['Kosten je Stunde im Jahr', 'Cost per hour in the year'],
  yearPrice: ['Preis je Stunde im Jahr', 'Price per hour in the year'],
  priceBefore: ['Preis je Stunde im Vorjahr', 'Price per hour in the year before'],
  yearMargin: ['Marge im Jahr', 'Margin in the year'],
  yearErosion: ['Erosion im Jahr', 'Erosion in the year'],
  yearWeight: ['Anteil des Jahres', 'Share of the year'],
  weightedPrice: ['Preis nach Monaten des Jahres', 'Price by the months of the year'],
  weightedCost: ['Kosten nach Monaten des Jahres', 'Cost by the months of the year'],
  sumOfPrices: ['Preise aller Jahre', 'Prices of all years'],
  sumOfCosts: ['Kosten aller Jahre', 'Costs of all years'],
  sumOfWeights: ['Jahre des Vertrags', 'Years of the contract'],
  effectiveMargin: ['Verbleibende Marge', 'Remaining margin'],
  erosion: ['Erosion der Marge', 'Erosion of the margin'],
  plannedProfit: ['Geplanter Deckungsbeitrag', 'Planned contribution margin'],
  expectedProfit: ['Erwarteter Deckungsbeitrag', 'Expected contribution margin'],
  operativeMargin: ['Operative Marge', 'Operative margin'],
  escalationClause: ['Preisgleitklausel', 'Escalation clause'],
  yearlyTariffIncrease: ['Tariferhöhung je Jahr', 'Yearly tariff increase'],
};

/**
 * The derivation of a figure of the erosion analysis, down to the sums of the Chance and what is assumed.
 *
 * @param sums derivations of the sums of the Chance, where they are to open further; keys as in the input
 * @throws {CalcError} as `analyzeMarginErosion`; INVALID_INPUT `figure` when there is no such figure
 * @source docs/calculation.md, section 7
 */
export function explainErosion(
  input: ErosionInput,
  figure: ErosionFigure,
  sums: Readonly<Record<string, Explanation>> = {},
): Explanation {
  const result = analyzeMarginErosion(input);
  const year = 'year' in figure ? figure.year : 1;
  if (result.status !== 'OK' || !result.rows[year - 1]) throw new CalcError('INVALID_INPUT', { path: 'figure' });
  const weights = result.rows.map(({ weight }) => weight);

  const entered = (key: string): Explanation => {
    const value = input[key as keyof ErosionInput] ?? 0;
    return sums[key] ?? { key, value, unit: inputUnits[key] ?? 'number', input: `erosion.${key}`, parts: [] };
  };
  const weightOf = (at: number): Explanation => ({
    ...{ key: 'yearWeight', value: weights[at - 1] ?? 0, unit: 'years', input: 'erosion.durationMonths', parts: [] },
  });
  const overYears = (key: string, line: (at: number) => Explanation, unit: Unit): Explanation => {
    const parts = weights.map((_, at) => line(at + 1));
    return { key, value: parts.reduce((total, part) => total + part.value, 0), unit, formula: 'sum', parts };
  };
  const partOf = (name: string, at: number): Explanation => {
    switch (name) {
      case 'boundBefore':
        return { ...(at === 2 ? line('tariffBoundPerHour', 1) : line('yearBound', at - 1)), key: name };
      case 'priceBefore':
        return { ...(at === 2 ? line('firstPrice', 1) : line('yearPrice', at - 1)), key: name };
      case 'yearWeight':
        return weightOf(at);
      case 'sumOfPrices':
        return overYears(name, (each) => line('weightedPrice', each), 'EUR/h');
      case 'sumOfCosts':
        return overYears(name, (each) => line('weightedCost', each), 'EUR/h');
      case 'sumOfWeights':
        return overYears(name, weightOf, 'years');
    }
    // The first year has no year before it.
    if (at === 1 && name === 'yearBound') return { ...line('tariffBoundPerHour', 1), key: name };
    if (at === 1 && name === 'yearPrice') return { ...line('firstPrice', 1), key: name };
    return formulas[name] ? line(name, at) : entered(name);
  };
  const line = (key: string, at: number): Explanation => {
    const [unit, formula] = formulas[key] ?? ['number', '0'];
    const expression = parseExpression(formula);
    const parts = new Map(namesIn(expression).map((name) => [name, partOf(name, at)]));
    // Adding 0 turns -0 into 0.
    const value = evaluate(expression, (name) => parts.get(name)?.value ?? Number.NaN) + 0;
    // Of the lines in a sum over the years the path says which year it is.
    const year = key.startsWith('weighted') ? { input: `years.${at - 1}` } : {};
    return { key, value, unit, formula, ...year, parts: [...parts.values()] };
  };
  const root = partOf(figure.line, year);
  if (!Number.isFinite(root.value)) throw new CalcError('INVALID_INPUT', { path: 'figure' });
  return { ...root, key: figure.line };
}
