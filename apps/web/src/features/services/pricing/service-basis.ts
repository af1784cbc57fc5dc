import { compileRateBook } from '@zuschlag/calc-engine';
import { permanentServiceFromWire, rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import { rowsBehind } from '../rates/rows-behind.ts';
import { revenueSchema } from '../revenue/revenue-schema.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';

/**
 * What the figures of a stored service are calculated from: the rows behind them, or those of today where these are
 * gone.
 * @returns null without a federal state or a complete pricing
 */
export function basisOfService(service: Service, chance: Chance, today: RateBook): CalculationBasis | null {
  const province = service.site?.province ?? chance.description.province;
  const revenue = revenueSchema.safeParse(revenueValuesOf(service));
  if (!province || !revenue.success) return null;
  const behind = service.rateRows.length === 0 ? null : rowsBehind(today, service.rateRows);
  const rows = behind ?? today;
  return {
    input: permanentServiceFromWire(
      { ...service, revenue: revenue.data },
      { province, contract: chance.contract, parameters: service.advancedCostParameters },
    ),
    book: compileRateBook(rateBookFromWire(rows)),
    rows,
  };
}
