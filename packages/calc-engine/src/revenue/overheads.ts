import type { AdvancedCostParameters, Minutes, Money } from '../model.ts';
import type { ProfitAfterOverheads, ServiceResult } from '../results.ts';
import { ratio } from './ratios.ts';

/** The cost parameters of overheads and risk; all of them 0 is off. */
export const overheadParameters = ['overheadsShare', 'overheadsPerHour', 'riskShare', 'riskPerHour'] as const;

/** Whether overheads or risk are entered. */
export function hasOverheads(parameters: AdvancedCostParameters): boolean {
  return overheadParameters.some((name) => (parameters[name] ?? 0) !== 0);
}

/** Overheads and risk of a cost and its billed minutes, of the whole contract or of one kind of time. */
export function overheadsOf(
  { overheadsShare = 0, overheadsPerHour = 0, riskShare = 0, riskPerHour = 0 }: AdvancedCostParameters,
  { cost, minutes }: { readonly cost: Money; readonly minutes: Minutes },
): { overheads: Money; risk: Money } {
  const hours = minutes / 60;
  const overheads = cost * overheadsShare + hours * overheadsPerHour;
  return { overheads, risk: (cost + overheads) * riskShare + hours * riskPerHour };
}

type Priced = { readonly revenue: Money; readonly cost: Money; readonly minutes: Minutes };

/**
 * What overheads and risk leave of the price of a service. They take from the price and do not raise it.
 *
 * @returns no field without overheads and risk, so that the result stays as it is
 * @source docs/calculation.md, 15
 */
export function afterOverheads(
  parameters: AdvancedCostParameters,
  { totalRevenue: revenue, totalCost: cost }: { readonly totalRevenue: Money; readonly totalCost: Money },
  minutes: Minutes,
): Pick<ServiceResult, 'profitAfterOverheads'> {
  if (!hasOverheads(parameters)) return {};
  const { overheads, risk } = overheadsOf(parameters, { cost, minutes });
  return { profitAfterOverheads: profitOf({ revenue, cost, minutes }, overheads, risk) };
}

/** The same of several services, out of their sums. A service without overheads adds none. */
export function afterOverheadsOfAll(
  results: readonly ServiceResult[],
  priced: Priced,
): Pick<ServiceResult, 'profitAfterOverheads'> {
  const known = results.flatMap(({ profitAfterOverheads }) => profitAfterOverheads ?? []);
  if (known.length === 0) return {};
  const sumOf = (line: 'overheads' | 'risk') => known.reduce((sum, each) => sum + each[line].amount, 0);
  return { profitAfterOverheads: profitOf(priced, sumOf('overheads'), sumOf('risk')) };
}

function profitOf({ revenue, cost, minutes }: Priced, overheads: Money, risk: Money): ProfitAfterOverheads {
  const share = (amount: Money) => ({
    amount: amount + 0,
    perHour: ratio(amount, minutes / 60),
    ofRevenue: ratio(amount, revenue),
  });
  return {
    contributionMargin: share(revenue - cost),
    overheads: share(overheads),
    risk: share(risk),
    profit: share(revenue - cost - overheads - risk),
  };
}
