import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { addTariffStepRows, createTariffStep } from '../tariff-steps.ts';

/** One for all, so that the step of one letter would move the price of another; the step stays a draft. */
const payGroup = 'Gruppe der Anschreiben';

/** A tariff step, and a won contract whose price it moves by the clause. The tenant has rates. */
export async function aLetter(tenant: ScenarioTenant): Promise<{ stepId: string; chanceId: string }> {
  const chanceId = await aChanceToCalculate(tenant);
  await aService(tenant, chanceId, { payGroup, hourlyWage: 16 });
  await as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.chance.updateMany({ where: { id: chanceId }, data: { state: 'won', escalationClause: 0.7 } }),
  );
  return as(tenant, tenant.people.configAdmin, async (work) => {
    const { id: stepId } = await createTariffStep(work, { name: 'Lohnrunde Juli' });
    const row = { province: 'DE', payGroup, activeFrom: '2027-07-01', hourlyWage: 16.6 } as const;
    await addTariffStepRows(work, { id: stepId, rows: [row] });
    return { stepId, chanceId };
  });
}
