import type { StrangerIds } from '../permissions/expected-verdicts.ts';
import { aFullInput, aQuickInput } from './chances.ts';
import { as, type ScenarioTenant, systemOf } from './scenario.ts';
import { aChanceToCalculate, aService, aServiceInput, dayShift } from './services.ts';

/**
 * A Chance that Nord calculates, with a service and both kinds of groups. Süd has nothing to do with it. The tenant
 * must have its rates.
 */
export async function strangerIds(tenant: ScenarioTenant, name: string): Promise<StrangerIds> {
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { description: { name } });
  const service = await aService(tenant, chanceId);
  const [bidGroup, marginGroup] = await as(tenant, systemOf(tenant), async (work) => {
    await work.announce({ kind: 'stateChanged', chanceId, from: 'pendingbiddecision', to: 'editing' });
    const where = { chanceId };
    return [await work.db.bidGroup.findFirstOrThrow({ where }), await work.db.marginGroup.findFirstOrThrow({ where })];
  });
  return {
    chanceId,
    bidGroupId: bidGroup?.id ?? '',
    marginGroupId: marginGroup?.id ?? '',
    serviceId: service.id,
    shiftId: service.shifts[0]?.id ?? '',
    organizationId: tenant.organizations.nord.id,
    userId: tenant.people.nordManager.userId,
    fullChance: aFullInput(tenant, { owner: 'nordManager' }),
    quickChance: aQuickInput(tenant, { owner: 'nordManager' }),
    service: aServiceInput(tenant),
    shift: dayShift,
  };
}
