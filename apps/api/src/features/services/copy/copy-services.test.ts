import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { copyServicesInput } from '@zuschlag/validation/services/copy-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aService,
  dayShift,
  nightRound,
  nightShift,
  patrolCar,
  radios,
} from '../../../testing/services.ts';
import { updateServiceCostParameters } from '../cost-parameters/service-cost-parameters.ts';
import { listServices, readService } from '../service/list-services.ts';
import { copyServices } from './copy-services.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

type Call = Parameters<typeof copyServicesInput.parse>[0];
const copy = (call: Call, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => copyServices(work, copyServicesInput.parse(call)));
const read = (id: string | null | undefined, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => readService(work, id ?? ''));

/** Everything that a person entered, without ids and days of writing. */
function entered(service: Awaited<ReturnType<typeof read>>) {
  const { advancedCostParameters, payGroup, hourlyWage, info, additional, travelTime, revenueCalculationType } =
    service;
  const rows = (list: readonly object[]) => list.map((row) => ({ ...row, id: null, serviceId: null }));
  return {
    ...{ advancedCostParameters, payGroup, hourlyWage, info, additional, travelTime, revenueCalculationType },
    subcontractorHourlyRate: service.subcontractorHourlyRate,
    margin: service.margin,
    shifts: rows(service.shifts),
    siteVisits: rows(service.siteVisits),
    cars: rows(service.cars),
    purchases: rows(service.purchases),
    figures: [service.revenue, service.totalCost, service.minutesTotal],
  };
}

describe('the copy of a service', () => {
  it('has everything of it and the same figures in the same organization, with a number at its name', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const shifts = [{ ...dayShift, subContractorQuantity: 1 }, nightShift] as never;
    const plan = { shifts, subcontractorHourlyRate: 24.5, cars: [patrolCar], purchases: [radios], info: 'Mit Hund' };
    const made = await aService(tenant, chanceId, plan);
    await as(tenant, tenant.people.nordManager, (work) =>
      updateServiceCostParameters(work, { serviceId: made.id, acpFields: { sickDays: 27 } }),
    );
    const patrol = await aMobileService(tenant, chanceId, {
      siteVisits: [nightRound, { ...nightRound, type: 'OPENING' }],
    });
    const { services } = await copy({ serviceIds: [made.id, patrol.id], input: { chanceId } });
    expect(services).toMatchObject([
      { sourceId: made.id, name: 'Empfang Rathaus (2)', effect: 'recalculated', keepsCostParameters: true },
      { sourceId: patrol.id, name: 'Revier Rathaus (2)', effect: 'recalculated', siteName: 'Rathaus' },
    ]);
    for (const { sourceId, serviceId } of services) {
      const [source, copied] = [await read(sourceId), await read(serviceId)];
      expect(entered(copied)).toEqual(entered(source));
      expect(copied.siteId).toBe(source.siteId);
    }
  });

  it('counts in the totals of its Chance and stands in the trail with its source', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const made = await aService(tenant, chanceId);
    const { services } = await copy({ serviceIds: [made.id], input: { chanceId } });
    const { chanceCostDetails } = await as(tenant, tenant.people.nordEditor, (work) =>
      listServices(work, { chanceId }),
    );
    expect(chanceCostDetails?.totalCosts).toBeCloseTo(2 * (made.totalCost ?? 0), 6);
    const entries = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId, action: 'copyService' }, orderBy: { id: 'asc' } }),
    );
    expect(entries).toMatchObject([
      {
        entityId: services[0]?.serviceId,
        userId: tenant.people.nordEditor.userId,
        after: { name: 'Empfang Rathaus (2)' },
      },
    ]);
  });

  it('calculates with the parameters and tables of another organization, and keeps its name there', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const made = await aService(tenant, chanceId);
    await as(tenant, tenant.people.nordManager, (work) =>
      updateServiceCostParameters(work, { serviceId: made.id, acpFields: { sickDays: 27 } }),
    );
    const input = { chanceId, operationalOrganizationId: tenant.organizations.mitte.id };
    const { services } = await copy({ serviceIds: [made.id], input }, 'holdingManager');
    expect(services).toMatchObject([{ name: 'Empfang Rathaus', keepsCostParameters: false }]);
    const copied = await read(services[0]?.serviceId, 'holdingManager');
    expect(copied.operationalOrganizationId).toBe(tenant.organizations.mitte.id);
    expect(copied.advancedCostParameters).toEqual(copied.defaultCostParameters);
    const own = await aService(tenant, chanceId, { operatedBy: 'mitte', name: 'Eigene' });
    expect(copied.revenue).toBe(own.revenue);
  });

  it('is cut to the contract of another Chance, and keeps its days without a price where nothing is left', async () => {
    const source = await aChanceToCalculate(tenant);
    const spring = { ...dayShift, startDate: '2027-01-15', endDate: '2027-04-30' };
    const first = { ...nightShift, startDate: '2027-01-01', endDate: '2027-01-06' };
    const gate = await aService(tenant, source, { name: 'Pforte', shifts: [dayShift, spring, first] as never });
    const eve = await aService(tenant, source, { name: 'Silvester', shifts: [first] as never });
    const contract = { startDate: '2027-02-01', endDate: '2027-12-31' };
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract });
    const call = { serviceIds: [eve.id, gate.id], input: { chanceId } };
    const trial = await copy({ ...call, isTrial: true });
    const { services } = await copy(call);
    const withoutIds = ({ serviceId: _, ...rest }: (typeof services)[number]) => rest;
    expect(trial.services.map(withoutIds)).toEqual(services.map(withoutIds));
    expect(trial.services.map(({ serviceId }) => serviceId)).toEqual([null, null]);
    expect(services.map(({ sourceName, effect }) => [sourceName, effect])).toEqual([
      ['Silvester', 'fails'],
      ['Pforte', 'cut'],
    ]);
    expect(services[0]).toMatchObject({ problem: { code: 'OUTSIDE_CONTRACT' }, revenue: null });
    expect((await read(services[1]?.serviceId)).shifts.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, null],
      ['2027-02-01', '2027-04-30'],
    ]);
    expect((await read(services[0]?.serviceId)).shifts).toMatchObject([{ startDate: '2027-01-01' }]);
  });

  it('has no site at another customer unless one of that customer is chosen', async () => {
    const made = await aService(tenant, await aChanceToCalculate(tenant));
    const description = { customerName: 'Klinikum Ostufer' };
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { description });
    const place = await aService(tenant, chanceId, { name: 'Pforte' });
    const { services } = await copy({ serviceIds: [made.id], input: { chanceId } });
    expect(services).toMatchObject([{ siteId: null, siteName: null }]);
    const chosen = await copy({ serviceIds: [made.id], input: { chanceId, siteId: place.siteId } });
    expect(chosen.services).toMatchObject([{ siteId: place.siteId }]);
    const foreign = copy({ serviceIds: [made.id], input: { chanceId, siteId: made.siteId } });
    await expect(foreign).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'input.siteId', problem: 'UNKNOWN_SITE' }] },
    });
  });
});

describe('who may copy', () => {
  it('may calculate for the organization in the Chance that takes the copies', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const made = await aService(tenant, chanceId);
    const toMitte = { chanceId, operationalOrganizationId: tenant.organizations.mitte.id };
    await expect(copy({ serviceIds: [made.id], input: toMitte })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(copy({ serviceIds: [made.id], input: { chanceId } }, 'nordViewer')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const byNeighbour = await copy({ serviceIds: [made.id], input: toMitte }, 'mitteEditor');
    expect(byNeighbour.services).toHaveLength(1);
    const elsewhere = { chanceId, operationalOrganizationId: tenant.organizations.sued.id };
    await expect(copy({ serviceIds: [made.id], input: elsewhere })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('sees both Chances', async () => {
    const hidden = await aService(tenant, await aChanceToCalculate(tenant, ['nord']));
    const chanceId = await aChanceToCalculate(tenant, ['sued']);
    const toSued = { chanceId, operationalOrganizationId: tenant.organizations.sued.id };
    const byNord = copy({ serviceIds: [hidden.id], input: toSued }, 'suedEditor');
    await expect(byNord).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(copy({ serviceIds: [hidden.id], input: toSued })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the statements of a copy', () => {
  it('are as many for twelve services as for one', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await aService(tenant, chanceId, { name: `Posten ${at}` })).id);
    const target = await aChanceToCalculate(tenant);
    const count = async (serviceIds: string[]) =>
      (await withStatements(() => copy({ serviceIds, input: { chanceId: target } }))).statements.length;
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
    const { services } = await as(tenant, tenant.people.nordEditor, (work) => listServices(work, { chanceId: target }));
    expect(services.map(({ name }) => name).slice(0, 12)).toEqual(ids.map((_, at) => `Posten ${at}`));
  });
});
