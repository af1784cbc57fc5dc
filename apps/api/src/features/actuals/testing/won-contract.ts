import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../../testing/services.ts';
import { transitionChance } from '../../chance/lifecycle/transition.ts';

/** A contract of 2026, won by TW Nord with a post and by TW Mitte with a patrol. @returns the id of the Chance */
export async function aWonContract(tenant: ScenarioTenant): Promise<string> {
  const contract = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract });
  await aService(tenant, chanceId);
  await aService(tenant, chanceId, { additional: true });
  await aMobileService(tenant, chanceId, { operatedBy: 'mitte' });
  await as(tenant, systemOf(tenant), async (work) => {
    for (const event of ['marginRequested', 'marginApproved', 'markedSubmitted', 'declaredWon'] as const)
      await transitionChance(work, { id: chanceId }, event, {});
  });
  return chanceId;
}

/** Actuals of TW Nord for January. */
export const ofJanuary = ({ organizations }: ScenarioTenant, chanceId: string) => ({
  ...{ chanceId, operationalOrganizationId: organizations.nord.id, month: '2026-01-01' },
  version: null,
  times: [{ kindOfTime: 'day' as const, hours: 160, absenceHours: 40, payCost: 5_000, income: null }],
});
