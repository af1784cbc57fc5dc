import { atUnitPrices, type ServiceResult, withoutUnitPrices } from '@zuschlag/calc-engine';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { Handler } from '../../../events/handler.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { scenariosToPrice, storeScenarioSums } from '../scenarios/scenario-world.store.ts';
import { inScenario } from '../scenarios/scenario-world.ts';
import { resultsOfChance, servicesOfChances, storeCalculations } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { figuresOf, readRates, storedCalculation } from './calculate-services.ts';
import { refreshTotals } from './chance-totals.ts';
import { type ContractAndProvince, engineInputOf } from './engine-input.ts';

/**
 * Prices the services of a Chance and of its scenarios at rounded unit prices, or without rounding again. Only prices
 * move: costs, the table rows behind them and the moment of the calculation stay, so that nothing else comes along.
 */
export const switchUnitPrices: Handler<'unitPricesSwitched'> = async (work, { chance }) => {
  await repriceChance(work, chance);
  for (const { id, province } of await scenariosToPrice(work, chance.id)) {
    // The Chance may have lost the federal state that the services of the scenario were calculated in.
    const contract = { ...chance, province: chance.province ?? province };
    await inScenario(work, id, (inside) => repriceScenario(inside, contract));
  }
};

async function repriceChance(work: UnitOfWork<Actor>, chance: StoredChance): Promise<void> {
  const priced = await reprice(work, chance);
  if (priced.length === 0) return;
  const rates = await readRates(work, chance, priced);
  const results = await resultsOfChance(work, chance.id);
  refreshTotals(work, chance, { results, rates: rates.rows });
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId: null, serviceId: null });
}

/** Inside the scenario: its sums stand on it, and the event tells of the scenario. */
async function repriceScenario(work: UnitOfWork<Actor>, chance: ChanceToPrice): Promise<void> {
  const priced = await reprice(work, chance);
  if (priced.length === 0) return;
  await storeScenarioSums(work, chance.id);
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId: null, serviceId: null });
}

type ChanceToPrice = ContractAndProvince & Pick<StoredChance, 'id'>;

/** @returns the services with a price, as they are stored now */
async function reprice(work: UnitOfWork<Actor>, chance: ChanceToPrice): Promise<StoredService[]> {
  const services = await servicesOfChances(work, [chance.id], null);
  const priced = services
    .filter(({ result }) => result !== null)
    .map((service) => ({ ...service, ...figuresOf({ result: resultOf(service, chance), problem: null }) }));
  await storeCalculations(work, priced.map(storedCalculation), work.now);
  return priced;
}

function resultOf(service: StoredService, chance: ChanceToPrice): ServiceResult {
  const exact = withoutUnitPrices(service.result as ServiceResult);
  return chance.roundsUnitPrices ? atUnitPrices(engineInputOf(service, chance), exact) : exact;
}
