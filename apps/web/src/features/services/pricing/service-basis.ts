import { compileRateBook, type ServiceInput } from '@zuschlag/calc-engine';
import {
  type Circumstances,
  mobileServiceFromWire,
  permanentServiceFromWire,
  rateBookFromWire,
} from '@zuschlag/calc-engine/from-wire';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import { revenueSchema } from '../revenue/revenue-schema.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';

/**
 * What the figures of a stored service are calculated from: the rows behind them, or those of today where these are
 * gone.
 * @returns null without a federal state or a complete pricing
 */
export function basisOfService(service: Service, chance: Chance, today: RateBook): CalculationBasis | null {
  const province = service.site?.province ?? chance.description.province;
  if (!province) return null;
  const input = inputOf(service, {
    province,
    contract: chance.contract,
    parameters: service.advancedCostParameters,
    roundsUnitPrices: chance.roundsUnitPrices,
  });
  const behind = service.rateRows.length === 0 ? null : rowsBehind(today, service.rateRows);
  const rows = behind ?? today;
  const answers = service.site?.localHolidays;
  return input && { input, book: compileRateBook(rateBookFromWire(rows)), rows, answers };
}

function inputOf(service: Service, circumstances: Circumstances): ServiceInput | null {
  if (service.type === 'MOBILE') return mobileServiceFromWire(service, circumstances);
  const revenue = revenueSchema.safeParse(revenueValuesOf(service));
  return revenue.success ? permanentServiceFromWire({ ...service, revenue: revenue.data }, circumstances) : null;
}
