import { setTimeout as pause } from 'node:timers/promises';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../context.ts';
import type { OrganizationKey, PersonKey } from '../../testing/people.ts';
import { plainParameters, withRates } from '../../testing/rates.ts';
import { jobOrigin, lastRunOf, runUntilDeath } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../testing/services.ts';
import { updateCostParameters } from '../organizations/cost-parameters.ts';
import { updateServiceCostParameters } from '../services/cost-parameters/service-cost-parameters.ts';
import { listServices } from '../services/service/list-services.ts';
import { previewRecalculations } from './effects.ts';
import { runRecalculation } from './run.ts';
import { readChangedChances, startRecalculations } from './start-many.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const cause = 'defaults';
const by = <Result>(who: PersonKey, act: (work: UnitOfWork) => Promise<Result>) => as(tenant, tenant.people[who], act);
const setDefaults = (acpFields: Partial<CostParameters>, of: OrganizationKey = 'nord') =>
  by(of === 'nord' ? 'nordManager' : 'mitteManager', (work) =>
    updateCostParameters(work, { acpFields, organizationId: tenant.organizations[of].id }),
  );
const changed = (who: PersonKey) => by(who, (work) => readChangedChances(work, { cause }));
const effectOn = (chanceId: string) =>
  by('nordManager', async (work) => {
    const { chances } = await previewRecalculations(work, { chanceIds: [chanceId], cause });
    return chances[0];
  });
const start = (who: PersonKey, chanceId: string) =>
  by(who, (work) => startRecalculations(work, { chanceIds: [chanceId], cause }));
const runOn = async (chanceId: string) =>
  runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, chanceId))?.id ?? '');
const servicesOf = async (chanceId: string) =>
  (await by('holdingManager', (work) => listServices(work, { chanceId }))).services;
const figures = (services: Awaited<ReturnType<typeof servicesOf>>) =>
  services.map(({ name, revenue, totalCost, advancedCostParameters }) => ({
    ...{ name, revenue, totalCost },
    parameters: advancedCostParameters,
  }));

/** A desk that was set to twelve sick days by hand, a gate that follows the defaults, and a patrol of another organization. */
async function aChanceOfThree() {
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  const desk = await aService(tenant, chanceId, { name: 'Empfang' });
  await by('nordManager', (work) =>
    updateServiceCostParameters(work, { serviceId: desk.id, acpFields: { sickDays: 12 } }),
  );
  await aService(tenant, chanceId, { name: 'Pforte' });
  await aMobileService(tenant, chanceId, { operatedBy: 'mitte', name: 'Streife' });
  return chanceId;
}

describe('changed defaults of an organization', () => {
  it('are taken over by the services that follow them, with the figures that were shown before', async () => {
    const chanceId = await aChanceOfThree();
    const before = figures(await servicesOf(chanceId));
    expect((await changed('nordManager')).chances).toEqual([]);
    await setDefaults({ sickDays: 25 });
    expect((await changed('nordManager')).chances).toMatchObject([{ chanceId, code: null, services: 1, leftOut: [] }]);
    const shown = await effectOn(chanceId);
    expect(shown).toMatchObject({
      ...{ services: 1, costByTables: 0, revenueByTables: 0, failing: [] },
      costBefore: before[1]?.totalCost,
      takesOver: [{ parameter: 'sickDays', from: 10, to: 25, services: 1 }],
    });
    expect(figures(await servicesOf(chanceId))).toEqual(before);

    expect((await start('nordManager', chanceId)).chances).toMatchObject([{ code: null, services: 1 }]);
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ cause, total: 1, startDate: null, isCopy: false });
    await runOn(chanceId);
    const [desk, gate, patrol] = figures(await servicesOf(chanceId));
    expect([desk, patrol]).toEqual([before[0], before[2]]);
    expect(gate).toMatchObject({ totalCost: shown?.costAfter, revenue: shown?.revenueAfter });
    expect(gate?.totalCost).toBeGreaterThan(before[1]?.totalCost ?? 0);
    expect(gate?.parameters).toEqual({ ...before[1]?.parameters, sickDays: 25 });
    const twin = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, twin, { name: 'Pforte' });
    expect(figures(await servicesOf(twin))).toEqual([gate]);
    expect((await changed('nordManager')).chances).toEqual([]);
  });

  it('stand in the trail of each service that takes them over, under the name of the person', async () => {
    const chanceId = await aChanceOfThree();
    await setDefaults({ sickDays: 25 });
    await start('nordManager', chanceId);
    await runOn(chanceId);
    const gate = (await servicesOf(chanceId)).find(({ name }) => name === 'Pforte');
    const last = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.trailEntry.findFirstOrThrow({ where: { entityId: gate?.id ?? '' }, orderBy: { id: 'desc' } }),
    );
    expect(last).toMatchObject({
      ...{ action: 'updateCostParameters', userId: tenant.people.nordManager.userId, chanceId },
      before: { costParameters: { sickDays: 10 } },
      after: { costParameters: { sickDays: 25 }, totalCost: gate?.totalCost },
    });
    expect(gate?.version).toBe(2);
  });

  it('say how much of the difference comes from rows that changed as well', async () => {
    const chanceId = await aChanceOfThree();
    await setDefaults({ yearlyUniformCosts: 400 });
    const alone = await effectOn(chanceId);
    const { mainOrganizationId } = tenant;
    await inTenant(database, mainOrganizationId, async (db) => {
      const { value } = await db.socialSecurity.findFirstOrThrow({ where: { mainOrganizationId } });
      await db.socialSecurity.create({
        data: { mainOrganizationId, activeFrom: new Date('2027-07-01T00:00:00Z'), value: Number(value) + 0.01 },
      });
    });
    const both = await effectOn(chanceId);
    expect(both?.costByTables).toBeGreaterThan(0);
    const own = (both?.costAfter ?? 0) - (both?.costBefore ?? 0) - (both?.costByTables ?? 0);
    expect(own).toBeCloseTo((alone?.costAfter ?? 0) - (alone?.costBefore ?? 0), 6);
  });

  it('are taken over by Managers who may change the parameters of a service, and the others see why not', async () => {
    const chanceId = await aChanceOfThree();
    await setDefaults({ sickDays: 25 });
    await setDefaults({ sickDays: 20 }, 'mitte');
    expect((await changed('nordEditor')).chances).toMatchObject([{ chanceId, code: 'NOT_PERMITTED' }]);
    expect((await start('nordEditor', chanceId)).chances).toMatchObject([{ code: 'NOT_PERMITTED' }]);
    expect((await changed('nordManager')).chances).toMatchObject([{ services: 1, leftOut: ['TW Mitte'] }]);
    expect(await lastRunOf(tenant, chanceId)).toBeNull();
    await start('nordManager', chanceId);
    const role = (to: 'Editor' | 'Manager') =>
      inTenant(database, tenant.mainOrganizationId, (db) =>
        db.user.updateMany({ where: { id: tenant.people.nordManager.userId }, data: { role: to } }),
      );
    const before = figures(await servicesOf(chanceId));
    await role('Editor');
    await runOn(chanceId);
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ state: 'undone' });
    expect(figures(await servicesOf(chanceId))).toEqual(before);
  });

  it('of the main organization reach an organization without own ones', async () => {
    tenant = await aTenant(database);
    await withRates(tenant, { withoutDefaults: ['nord'] });
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, chanceId);
    const organizationId = tenant.mainOrganizationId;
    await by('holdingManager', (work) => updateCostParameters(work, { acpFields: { sickDays: 25 }, organizationId }));
    const taken = { takesOver: [{ parameter: 'sickDays', from: 10, to: 25 }] };
    expect(await effectOn(chanceId)).toMatchObject(taken);
    // Own ones that begin with those of the main organization take over from them.
    await setDefaults({ ...plainParameters, sickDays: 25 });
    expect(await effectOn(chanceId)).toMatchObject(taken);
  });

  it('are in force for all services or none, also when the process is killed at any point', async () => {
    const chanceId = await aChanceOfThree();
    await setDefaults({ sickDays: 25, yearlyUniformCosts: 400 });
    const before = figures(await servicesOf(chanceId));
    const shown = await effectOn(chanceId);
    await start('nordManager', chanceId);
    const runId = (await lastRunOf(tenant, chanceId))?.id ?? '';
    let deaths = 0;
    for (let at = 1; ; at += 1) {
      await pause(3);
      const pace = { heldMs: 1, shownEveryMs: 0, mostAttempts: 99 };
      if ((await runUntilDeath(tenant, runId, { ...pace, at })) === 'ended') break;
      deaths += 1;
      expect(figures(await servicesOf(chanceId))).toEqual(before);
    }
    expect(deaths).toBeGreaterThanOrEqual(4);
    const [desk, gate] = figures(await servicesOf(chanceId));
    expect((desk?.totalCost ?? 0) + (gate?.totalCost ?? 0)).toBe(shown?.costAfter);
    expect(gate?.parameters).toMatchObject({ sickDays: 25, yearlyUniformCosts: 400 });
    expect(desk?.parameters).toMatchObject({ sickDays: 12, yearlyUniformCosts: 400 });
  });
});
