import { expect, test } from 'vitest';
import { evaluate, parseExpression } from '../expression.ts';
import { analyzeMarginErosion, type ErosionInput, type Explanation } from '../index.ts';
import { explainErosion } from './erosion.ts';

/** 1,000 hours at a cost of 20 EUR, of which 18 follow the tariff; sold at a margin of 20 %, so at 25 EUR. */
const contract: ErosionInput = {
  minutes: 60_000,
  totalCosts: 20_000,
  totalPayCosts: 19_000,
  nonTariffAllowances: 1000,
  operativeMargin: 0.2,
  escalationClause: 0.5,
  yearlyTariffIncrease: 0.1,
  durationMonths: 30,
};
const result = analyzeMarginErosion(contract);
if (result.status !== 'OK') throw new Error('no analysis');

/** Every node recomputes from its parts. */
function check({ formula, value, parts, key }: Explanation): void {
  if (formula === undefined) return;
  const values = new Map(parts.map((part) => [part.key, part.value]));
  const computed =
    formula === 'sum'
      ? parts.reduce((total, part) => total + part.value, 0)
      : evaluate(parseExpression(formula), (name) => values.get(name) ?? Number.NaN);
  expect(computed, key).toBeCloseTo(value, 12);
  parts.forEach(check);
}

test('the figures of the analysis are derived as it computes them, each from its parts', () => {
  const lines = ['effectiveMargin', 'erosion', 'plannedProfit', 'expectedProfit', 'tariffBoundShare'] as const;
  for (const line of lines) {
    const node = explainErosion(contract, { line });
    expect(node.value, line).toBeCloseTo(result[line] ?? Number.NaN, 9);
    check(node);
  }
});

test.each([1, 2, 3])('price, cost, margin and erosion of year %i are those of the analysis', (year) => {
  const row = result.rows[year - 1];
  const figureOf = (line: 'yearPrice' | 'yearCost' | 'yearMargin' | 'yearErosion') => {
    const node = explainErosion(contract, { line, year });
    check(node);
    return node.value;
  };
  expect(figureOf('yearPrice')).toBeCloseTo(row?.pricePerHour ?? Number.NaN, 9);
  expect(figureOf('yearCost')).toBeCloseTo(row?.costPerHour ?? Number.NaN, 9);
  expect(figureOf('yearMargin')).toBeCloseTo(row?.margin ?? Number.NaN, 9);
  expect(figureOf('yearErosion')).toBeCloseTo(row?.erosion ?? Number.NaN, 9);
});

test('the third year follows from the second: 18 EUR × 1.1 × 1.1 = 21.78 EUR bound to the tariff', () => {
  const cost = explainErosion(contract, { line: 'yearCost', year: 3 });
  const bound = cost.parts.find(({ key }) => key === 'yearBound');
  expect(bound?.value).toBeCloseTo(21.78, 9);
  expect(bound?.parts[0]).toMatchObject({ key: 'boundBefore', formula: 'boundBefore * (1 + yearlyTariffIncrease)' });
  expect(bound?.parts[0]?.parts[0]).toMatchObject({ key: 'boundBefore', value: 18 });
});

test('the sums of the Chance open further where their derivation is given', () => {
  const totalCosts: Explanation = { key: 'totalCosts', value: 20_000, unit: 'EUR', formula: 'sum', parts: [] };
  const planned = explainErosion(contract, { line: 'plannedProfit' }, { totalCosts });
  expect(planned.parts.find(({ key }) => key === 'totalCosts')).toBe(totalCosts);
});

test('there is no figure without an analysis, nor of a year after the contract', () => {
  const refused = expect.objectContaining({ code: 'INVALID_INPUT', path: 'figure' });
  expect(() => explainErosion({ ...contract, durationMonths: 12 }, { line: 'erosion' })).toThrow(refused);
  expect(() => explainErosion(contract, { line: 'yearPrice', year: 4 })).toThrow(refused);
  expect(() => explainErosion({ ...contract, operativeMargin: 0 }, { line: 'erosion' })).toThrow(refused);
});
