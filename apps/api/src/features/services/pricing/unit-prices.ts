import { atUnitPrices, type ServiceResult, withoutUnitPrices } from '@zuschlag/calc-engine';
import type { Handler } from '../../../events/handler.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { resultsOfChance, servicesOfChances, storeCalculations } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { figuresOf, readRates, storedCalculation } from './calculate-services.ts';
import { refreshTotals } from './chance-totals.ts';
import { engineInputOf } from './engine-input.ts';

/**
 * Prices the services of a Chance at rounded unit prices, or without rounding again. Only prices move: costs, the table
 * rows behind them and the moment of the calculation stay, so that nothing else comes along.
 */
export const switchUnitPrices: Handler<'unitPricesSwitched'> = async (work, { chance }) => {
  const services = await servicesOfChances(work, [chance.id], null);
  const priced = services.filter(({ result }) => result !== null);
  if (priced.length === 0) return;
  const rates = await readRates(work, chance, priced);
  const moved = priced.map((service) => ({
    ...service,
    ...figuresOf({ result: resultOf(service, chance), problem: null }),
  }));
  await storeCalculations(work, moved.map(storedCalculation), work.now);
  const results = await resultsOfChance(work, chance.id);
  refreshTotals(work, chance, { results, rates: rates.rows });
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId: null, serviceId: null });
};

function resultOf(service: StoredService, chance: StoredChance): ServiceResult {
  const exact = withoutUnitPrices(service.result as ServiceResult);
  return chance.roundsUnitPrices ? atUnitPrices(engineInputOf(service, chance), exact) : exact;
}
