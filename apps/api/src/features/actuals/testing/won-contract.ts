import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, type ServicePlan } from '../../../testing/services.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { transitionChance } from '../../chance/lifecycle/transition.ts';

/**
 * A contract of 2026, won by TW Nord with a post and by TW Mitte with a patrol.
 *
 * @param isSigned whether unit prices are rounded to cents, and 1 % more than calculated was offered
 * @returns the id of the Chance
 */
export async function aWonContract(tenant: ScenarioTenant, post: ServicePlan = {}, isSigned = false): Promise<string> {
  const contract = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract });
  const system = systemOf(tenant);
  const where = { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id: chanceId } };
  if (isSigned) await as(tenant, system, ({ db }) => db.chance.update({ where, data: { roundsUnitPrices: true } }));
  await aService(tenant, chanceId, post);
  await aService(tenant, chanceId, { additional: true });
  await aMobileService(tenant, chanceId, { operatedBy: 'mitte' });
  await as(tenant, system, async (work) => {
    const { revenue } = await requireChance(work, chanceId);
    const offer = { offeredRevenue: Math.round((revenue ?? 0) * 101) / 100, offeredReason: 'Verhandlung' };
    if (isSigned) await work.db.chance.update({ where, data: offer });
    for (const event of ['marginRequested', 'marginApproved', 'markedSubmitted', 'declaredWon'] as const)
      await transitionChance(work, { id: chanceId }, event, {});
  });
  return chanceId;
}

/** Actuals of TW Nord for January. */
export const ofJanuary = ({ organizations }: ScenarioTenant, chanceId: string) => ({
  ...{ chanceId, operationalOrganizationId: organizations.nord.id, month: '2026-01-01' },
  version: 0,
  times: { day: { hours: 160, absenceHours: 40, payCost: 5_000, income: null } },
});
