import { CalcError, type Explanation } from '@zuschlag/calc-engine';
import { explain } from '@zuschlag/calc-engine/explain';
import { evaluate, namesIn, parseExpression } from '@zuschlag/calc-engine/expression';
import { hasOverheads } from '@zuschlag/calc-engine/revenue/overheads';
import type { CostType } from '@zuschlag/validation/vocabulary';
import type { ExplanationOwner, OwnedExplanation } from '../../explanation/explanation-nodes.ts';
import type { BlockFigure } from './figure-lines.ts';

/** Ratios of sums; every other line of a block is the sum of its services. */
const ratios: { readonly [key: string]: { formula: string; unit: string } } = {
  profit: { formula: 'revenue - totalCosts', unit: 'EUR' },
  netProfit: { formula: 'revenue - totalCosts - overheads - risk', unit: 'EUR' },
  netMargin: { formula: '(revenue - totalCosts - overheads - risk) / revenue', unit: 'fraction' },
  totalMargin: { formula: '(revenue - totalCosts) / revenue', unit: 'fraction' },
  surcharge: { formula: '(revenue - totalCosts) / totalCosts', unit: 'fraction' },
  pricePerHour: { formula: 'revenue / (minutes / 60)', unit: 'EUR/h' },
  costPerHour: { formula: 'totalCosts / (minutes / 60)', unit: 'EUR/h' },
};

/**
 * The derivation of a figure of several services: each sum opens to its services, and each service down to what was
 * entered, counted and read from tables.
 *
 * @param months started months of the contract
 * @returns null when the figure cannot be derived
 */
export function explainBlock(
  owners: readonly ExplanationOwner[],
  { key, kind, type, span }: BlockFigure,
  months: number,
): OwnedExplanation | null {
  try {
    const whole = figureOf(owners, key, type);
    const isScaled = span !== 'contract' && (kind === 'amount' || kind === 'time');
    const root = isScaled ? scaled(owners, whole, { type, span, isTime: kind === 'time' }, months) : whole;
    return Number.isFinite(root.value) ? root : null;
  } catch (error) {
    if (error instanceof CalcError) return null;
    throw error;
  }
}

function figureOf(owners: readonly ExplanationOwner[], key: string, type: CostType): OwnedExplanation {
  const ratio = ratios[key];
  if (!ratio) return sumOf(owners, key, type);
  return formulaNode(key, ratio, type, (name) => sumOf(owners, name, type));
}

function sumOf(owners: readonly ExplanationOwner[], key: string, type: CostType): OwnedExplanation {
  const isOfOverheads = key === 'overheads' || key === 'risk';
  const having = owners.filter(({ basis }) => !isOfOverheads || hasOverheads(basis.input.parameters));
  const parts = having.map((owner): OwnedExplanation => {
    const { input, book } = owner.basis;
    return { ...explain(input, book, { line: key, period: type }), owner };
  });
  const value = parts.reduce((total, part) => total + part.value, 0);
  return { key, value, unit: parts[0]?.unit ?? 'EUR', formula: 'sum', period: type, parts };
}

/** The same figure for a month, a year or an hour. */
function scaled(
  owners: readonly ExplanationOwner[],
  whole: OwnedExplanation,
  { type, span, isTime }: { type: CostType; span: BlockFigure['span']; isTime: boolean },
  months: number,
): OwnedExplanation {
  const { key } = whole;
  const amount = isTime ? `${key} / 60` : key;
  const formulas = {
    contract: key,
    month: `${amount} / durationMonths`,
    year: `12 * ${amount} / durationMonths`,
    hour: `${key} / (minutes / 60)`,
  };
  const units = { contract: whole.unit, month: 'EUR/month', year: 'EUR/year', hour: 'EUR/h' };
  const duration: Explanation = { key: 'durationMonths', value: months, unit: 'months', input: 'contract', parts: [] };
  return formulaNode(key, { formula: formulas[span], unit: isTime ? 'h' : units[span] }, type, (name) => {
    if (name === 'durationMonths') return duration;
    return name === key ? whole : sumOf(owners, name, type);
  });
}

function formulaNode(
  key: string,
  { formula, unit }: { formula: string; unit: string },
  period: CostType,
  partOf: (name: string) => OwnedExplanation,
): OwnedExplanation {
  const expression = parseExpression(formula);
  const parts = new Map(namesIn(expression).map((name) => [name, partOf(name)]));
  // Adding 0 turns -0 into 0.
  const value = evaluate(expression, (name) => parts.get(name)?.value ?? Number.NaN) + 0;
  return { key, value, unit, formula, period, parts: [...parts.values()] };
}
