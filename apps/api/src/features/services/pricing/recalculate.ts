import type { ServicesOfChance } from '@zuschlag/validation/services/service';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { clearMarkWhenEqual } from '../rates/outdated-rates.ts';
import { storeScenarioSums } from '../scenarios/scenario-world.store.ts';
import { viewOf } from '../service/load-service.ts';
import { toService } from '../service/present-service.ts';
import { serviceRules } from '../services.policy.ts';
import { resultsOfChance, servicesOfChances, storeCalculations } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { calculationWith, type RatesOfServices, readRates, storedCalculation } from './calculate-services.ts';
import { refreshTotals } from './chance-totals.ts';
import { totalsOfServices } from './organization-totals.ts';

/**
 * Calculates every service of an organization anew, from the table rows in force now.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `serviceRules.edit` lets the caller
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 * @throws {DomainError} BID_WITHDRAWN for an organization that bids no longer
 * @throws {DomainError} INVALID_INPUT for an organization that takes no part in the Chance
 */
export async function recalculateOrganization(
  work: UnitOfWork,
  { chanceId, organizationId }: { chanceId: string; organizationId: number },
): Promise<ServicesOfChance> {
  const chance = await lockChance(work, chanceId);
  // Before the right: its denial speaks of an organization that bids no longer, which one outside the Chance never did.
  if (!chance.participations.some((one) => one.organizationId === organizationId)) {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'organizationId', problem: 'UNKNOWN_ORGANIZATION' }] });
  }
  authorize(work.actor, serviceRules.edit, viewOf({ operationalOrganizationId: organizationId }, chance));
  const before = await servicesOfChances(work, [chanceId], organizationId);
  const { services, costDetails } = await recalculate(work, chance, before);
  await noteRecalculation(work, { chanceId, organizationId, before, after: services });
  await work.publish({ kind: 'servicesChanged', chanceId, organizationId, serviceId: null });
  return {
    services: services.map((service) => toService(work.actor, service, chance)),
    chanceCostDetails: costDetails,
  };
}

/** Records a recalculation even without changed figures, because a new request for approval depends on it. */
async function noteRecalculation(
  work: UnitOfWork,
  { chanceId, organizationId, ...services }: Recalculation,
): Promise<void> {
  const { revenue, totalCost, margin, minutes } = totalsOfServices(services.before);
  const after = totalsOfServices(services.after);
  await work.audit({
    entity: 'chance',
    entityId: chanceId,
    chanceId,
    action: 'recalculate',
    before: { revenue, totalCost, margin, minutes },
    after: {
      organizationId,
      recalculatedAt: after.lastRecalculatedAt,
      revenue: after.revenue,
      totalCost: after.totalCost,
      margin: after.margin,
      minutes: after.minutes,
    },
  });
}

type Recalculation = {
  chanceId: string;
  organizationId: number;
  before: readonly StoredService[];
  after: readonly StoredService[];
};

/**
 * Calculates services, stores their figures with the rows behind them, and the Chance's totals. Ends every change to a
 * service, and an empty list of services after one is gone.
 *
 * @param before the services as they were, whose rows are read as well
 * @returns the services with their new figures, the table rows, and what the Chance costs now
 */
export async function recalculate(
  work: UnitOfWork<Actor>,
  chance: StoredChance,
  services: readonly StoredService[],
  before: readonly StoredService[] = [],
): Promise<{ services: StoredService[]; rates: RatesOfServices; costDetails: StoredChance['costDetails'] }> {
  const rates = await readRates(work, chance, [...services, ...before]);
  const calculated = services.map((service) => ({
    ...service,
    ...calculationWith(rates, service, chance),
    recalculatedAt: work.now,
  }));
  const stored = storeCalculations(work, calculated.map(storedCalculation), work.now);
  const costDetails = work.scenarioId
    ? await addUpScenario(work, chance, stored)
    : await addUpChance(work, chance, stored, rates);
  return { services: calculated.map((service) => ({ ...service, updatedAt: work.now })), rates, costDetails };
}

async function addUpChance(
  work: UnitOfWork<Actor>,
  chance: StoredChance,
  stored: Promise<void>,
  rates: RatesOfServices,
): Promise<StoredChance['costDetails']> {
  const [, results] = await Promise.all([stored, resultsOfChance(work, chance.id)]);
  const costDetails = refreshTotals(work, chance, { results, rates: rates.rows });
  await clearMarkWhenEqual(work, chance);
  return costDetails;
}

/**
 * The sums of a scenario stand on the scenario; the Chance offers what it did before.
 *
 * @throws {DomainError} NOT_FOUND for services of another Chance than that of the scenario
 */
async function addUpScenario(work: UnitOfWork<Actor>, chance: StoredChance, stored: Promise<void>): Promise<null> {
  await stored;
  if (!(await storeScenarioSums(work, chance.id))) throw new DomainError('NOT_FOUND');
  return null;
}
