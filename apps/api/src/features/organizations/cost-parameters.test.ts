import { testDatabase } from '@zuschlag/db/testing/database';
import { updateCostParameters as schema } from '@zuschlag/validation/organizations/organizations';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrganizationKey, PersonKey } from '../../testing/people.ts';
import { plainParameters, withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { readService } from '../services/service/list-services.ts';
import { updateCostParameters } from './cost-parameters.ts';
import { findOrganization } from './organizations.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const update = (who: PersonKey, of: OrganizationKey | null, change: object = {}) =>
  as(tenant, tenant.people[who], (work) =>
    updateCostParameters(work, {
      acpFields: { ...plainParameters, ...change },
      organizationId: of && tenant.organizations[of].id,
    }),
  );
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('the default cost parameters', () => {
  it('are stored as they were sent, a fluctuation of 30 % as 0.3, and every colleague reads them', async () => {
    const changed = await update('nordManager', null, { employeeFluctuation: 0.3, carCostsPerMinute: 0.1234 });
    const expected = { ...plainParameters, employeeFluctuation: 0.3, carCostsPerMinute: 0.1234 };
    expect(changed).toMatchObject({ id: tenant.organizations.nord.id, advancedCostParameters: expected });
    const id = tenant.organizations.nord.id;
    const read = await as(tenant, tenant.people.nordViewer, (work) => findOrganization(work, id));
    expect(read.advancedCostParameters).toEqual(expected);
  });

  it.each([
    { who: 'holdingManager', of: 'nord', verdict: 'NOT_PERMITTED' },
    { who: 'holdingManager', of: 'holding', verdict: 'done' },
    { who: 'nordManager', of: 'nord', verdict: 'done' },
    { who: 'nordManager', of: 'sued', verdict: 'NOT_PERMITTED' },
    { who: 'nordManager', of: 'holding', verdict: 'NOT_PERMITTED' },
    { who: 'nordEditor', of: 'nord', verdict: 'NOT_PERMITTED' },
    { who: 'nordViewer', of: 'nord', verdict: 'NOT_PERMITTED' },
    { who: 'holdingEditor', of: 'nord', verdict: 'NOT_PERMITTED' },
    { who: 'configAdmin', of: 'nord', verdict: 'NOT_PERMITTED' },
  ] as const)('of $of, changed by $who: $verdict', async ({ who, of, verdict }) => {
    expect(await code(update(who, of))).toBe(verdict);
  });

  it('of an organization of another tenant do not exist', async () => {
    const other = (await aTenant(database)).organizations.nord.id;
    const input = { acpFields: plainParameters, organizationId: other };
    const call = as(tenant, tenant.people.holdingManager, (work) => updateCostParameters(work, input));
    expect(await code(call)).toBe('NOT_FOUND');
  });

  it('leave the copies of existing services alone', async () => {
    await withRates(tenant);
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    const { id } = await aService(tenant, chanceId);
    await update('nordManager', 'nord', { sickDays: 25 });
    const existing = await as(tenant, tenant.people.nordEditor, (work) => readService(work, id));
    const added = await aService(tenant, chanceId, { name: 'Streife' });
    expect(existing.advancedCostParameters.sickDays).toBe(10);
    expect(added.advancedCostParameters.sickDays).toBe(25);
  });

  it('are recorded with what changed, and not at all when nothing did', async () => {
    await update('nordManager', 'nord');
    await update('nordManager', 'nord', { sickDays: 12 });
    await update('nordManager', 'nord', { sickDays: 12 });
    const lines = await as(tenant, tenant.people.nordManager, ({ db }) =>
      db.trailEntry.findMany({ where: { action: 'updateCostParameters' }, orderBy: { id: 'asc' } }),
    );
    expect(lines.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: null, after: plainParameters },
      { before: { sickDays: 10 }, after: { sickDays: 12 } },
    ]);
  });

  it.each([
    { field: 'employeeFluctuation', value: 25, problem: 'FRACTION_EXPECTED' },
    { field: 'sickDays', value: 10.5 },
    { field: 'trainingDays', value: -1 },
    { field: 'averageHoursWorkedPerMonth', value: 0 },
    { field: 'yearlyTrainingCosts', value: 120.005, problem: 'TOO_PRECISE' },
    { field: 'otherMaterialCosts', value: 1e12 },
    { field: 'carCostsPerMinute', value: 0.12345, problem: 'TOO_PRECISE' },
  ])('refuse $value as $field', ({ field, value, problem }) => {
    const { error } = schema.safeParse({ acpFields: { ...plainParameters, [field]: value } });
    expect(error?.issues).toMatchObject([{ path: ['acpFields', field], ...(problem ? { message: problem } : {}) }]);
  });
});
