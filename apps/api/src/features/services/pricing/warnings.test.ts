import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, townHall } from '../../../testing/services.ts';
import { readWarnings } from './warnings.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const warningsOf = (chanceId: string) =>
  as(tenant, tenant.people.nordEditor, (work) => readWarnings(work, chanceId)).then(({ warnings }) => warnings);

it('the warnings of a Chance are named once, with year, federal state and the services they concern', async () => {
  const contract = { startDate: '2040-01-01', endDate: '2040-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract });
  const loss = { revenueCalculationType: 'Margin', margin: -0.1 } as const;
  const pforte = await aService(tenant, chanceId, { name: 'Pforte' });
  const empfang = await aService(tenant, chanceId, { name: 'Empfang', operatedBy: 'mitte', revenue: loss });
  const warnings = await warningsOf(chanceId);
  const holidays = warnings.find(({ code }) => code === 'HOLIDAYS_MISSING_FOR_YEAR');
  expect(holidays).toMatchObject({ detail: '2040', province: townHall.province });
  expect(holidays?.services.map(({ id, name, organization }) => ({ id, name, organization }))).toEqual([
    { id: pforte.id, name: 'Pforte', organization: pforte.operationalOrganizationShortName },
    { id: empfang.id, name: 'Empfang', organization: empfang.operationalOrganizationShortName },
  ]);
  expect(warnings.find(({ code }) => code === 'NEGATIVE_MARGIN')?.services).toMatchObject([{ id: empfang.id }]);
});

it('a Chance whose tables are complete has no warnings', async () => {
  const chanceId = await aChanceToCalculate(tenant);
  await aService(tenant, chanceId);
  expect(await warningsOf(chanceId)).toEqual([]);
});
