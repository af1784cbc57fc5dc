import type { CostAndRevenue, SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import { calculationWith, type RatesOfServices } from '../pricing/calculate-services.ts';
import type { ContractAndProvince } from '../pricing/engine-input.ts';
import type { StoredService } from '../stored-service.ts';
import { isSame } from './contract-rates.ts';

type WithFigures = Pick<StoredService, 'totalCost' | 'revenue'>;

/**
 * How much of a change of a service comes from newer table rows: the service as it was, calculated with the rows of now.
 * Another place of work is part of the change itself, so the rows of the earlier place count.
 *
 * @param rates with the rows of the place before the change and of that after it
 * @returns null when the stored figures rest on the rows of now, or without them
 */
export function splitChange(
  rates: RatesOfServices,
  { before, after }: { before: StoredService; after: WithFigures },
  chance: ContractAndProvince,
): SplitChange | null {
  const stored = figuresOf(before);
  if (stored === null) return null;
  const unchanged = calculationWith(rates, before, chance);
  if (isSame(before.rateRows, unchanged.rateRows)) return null;
  const now = figuresOf(unchanged);
  const then = figuresOf(after);
  return {
    before: stored,
    tables: now && difference(stored, now),
    own: now && then && difference(now, then),
    after: then,
  };
}

function figuresOf({ totalCost, revenue }: WithFigures): CostAndRevenue | null {
  return totalCost === null ? null : { cost: totalCost, revenue: revenue ?? 0 };
}

function difference(from: CostAndRevenue, to: CostAndRevenue): CostAndRevenue {
  return { cost: to.cost - from.cost, revenue: to.revenue - from.revenue };
}
