import type { AdoptedScenario, AdoptScenario } from '@zuschlag/validation/services/scenarios/scenarios';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { totalsOfServices } from '../services/pricing/organization-totals.ts';
import { adoptServices, planAdoption } from '../services/scenarios/adopt-services.ts';
import { lockScenario, requireVersion } from './scenarios.ts';

/**
 * Makes a scenario real in one act: its services take the place of those they were copied from. Approvals of changed
 * figures become stale, as after any edit. The scenario ends with it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as for a change of each service
 * @throws {DomainError} CONFLICT when others changed the scenario since that version
 * @throws {DomainError} SCENARIO_OVERTAKEN with the names of services that have changed since they were copied, unless
 * that is confirmed
 * @throws {DomainError} BID_WITHDRAWN for services of an organization that bids no longer
 */
export async function adoptScenario(
  work: UnitOfWork,
  { scenarioId, version, confirmsOvertaken }: AdoptScenario,
): Promise<AdoptedScenario> {
  const { scenario, chance } = await lockScenario(work, scenarioId);
  requireVersion(scenario, version);
  const plan = await planAdoption(work, chance, { scenarioId: scenario.id, sources: scenario.sources });
  if (plan.overtaken.length > 0 && !confirmsOvertaken) {
    throw new DomainError('SCENARIO_OVERTAKEN', { names: plan.overtaken });
  }
  const before = totalsOfServices(plan.real);
  const services = await adoptServices(work, chance, { ...plan, scenarioId: scenario.id }, (real) => {
    const { revenue, totalCost } = totalsOfServices(real);
    return {
      entity: 'scenario',
      entityId: scenario.id,
      chanceId: chance.id,
      action: 'adoptScenario',
      before: { revenue: before.revenue, totalCost: before.totalCost },
      after: { name: scenario.name, revenue, totalCost },
    };
  });
  const after = totalsOfServices(services);
  await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId: null, serviceId: null });
  const added = plan.adopted.filter(({ real }) => real === null).length;
  return {
    chanceId: chance.id,
    ...{ changed: plan.adopted.length - added, added, removed: plan.removed.length },
    ...{ revenue: after.revenue, totalCost: after.totalCost },
  };
}
