import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { addMobileServiceInput, editMobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aMobileServiceInput,
  aService,
  nightRound,
} from '../../../testing/services.ts';
import { updateServiceCostParameters } from '../cost-parameters/service-cost-parameters.ts';
import { listServices, readService } from './list-services.ts';
import { editMobileService, recreateMobileService } from './mobile.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

type Edit = Parameters<typeof editMobileServiceInput.parse>[0];
const edit = (input: Edit, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => editMobileService(work, editMobileServiceInput.parse(input)));

describe('adding a mobile service', () => {
  it('has 730 visits of 23 minutes with the way in a year of two each night, and prices each with its margin', async () => {
    const service = await aMobileService(tenant, await aChanceToCalculate(tenant));
    expect(service).toMatchObject({ type: 'MOBILE', travelTime: 8, shifts: [], revenueCalculationType: null });
    expect(service.minutesTotal).toBe(730 * 23);
    const [visit] = service.siteVisits;
    expect(visit).toMatchObject({ visits: 730, margin: 0.1, serviceId: service.id });
    expect(visit?.cost).toBeCloseTo(service.totalCost ?? 0, 8);
    expect(visit?.revenue).toBeCloseTo((service.totalCost ?? 0) / 0.9, 8);
    expect(visit?.pricePerSiteVisit).toBeCloseTo((service.revenue ?? 0) / 730, 8);
    expect(service.margin).toBeCloseTo(0.1, 10);
    expect(service.costDetails[0]?.payCosts.baseWage).toBeCloseTo(((730 * 23) / 60) * 16, 8);
  });

  it('counts in the totals of its Chance like a permanent one', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const [one, other] = [await aService(tenant, chanceId), await aMobileService(tenant, chanceId)];
    const { chanceCostDetails } = await as(tenant, tenant.people.nordEditor, (work) =>
      listServices(work, { chanceId }),
    );
    expect(chanceCostDetails?.totalCosts).toBeCloseTo((one.totalCost ?? 0) + (other.totalCost ?? 0), 8);
  });

  it('needs a visit and a site', () => {
    const input = { ...aMobileServiceInput(tenant), siteVisits: [], siteInput: null };
    expect(addMobileServiceInput.safeParse({ chanceId: 'c', input }).error?.issues).toMatchObject([
      { path: ['input', 'siteVisits'], message: 'SITE_VISIT_REQUIRED' },
      { path: ['input', 'siteId'], message: 'SITE_MISSING' },
      { path: ['input', 'siteInput'], message: 'SITE_MISSING' },
    ]);
  });
});

describe('editing a mobile service', () => {
  it('takes only what is sent, and site visits as a whole list', async () => {
    const before = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const longer = await edit({ serviceId: before.id, input: { travelTime: 15 } });
    expect(longer.minutesTotal).toBe(730 * 30);
    const visits = [
      { type: 'OPENING' as const, duration: 5, margin: 0.2, mondayDay: 1 },
      { type: 'CLOSING' as const, duration: 7, margin: 0.3, mondayNight: 1, holidayNight: 1 },
    ];
    const after = await edit({ serviceId: before.id, input: { name: 'Revier Nord', siteVisits: visits } });
    expect(after).toMatchObject({ name: 'Revier Nord', travelTime: 15, siteVisits: visits });
    expect(after.siteVisits).toHaveLength(2);
  });

  it('reads the fluctuation in percent, and leaves changed cost parameters to managers', async () => {
    const before = await aMobileService(tenant, await aChanceToCalculate(tenant));
    const input = { name: 'Anders', advancedCostParameters: { employeeFluctuation: 12.5 } };
    await expect(edit({ serviceId: before.id, input })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const after = await edit({ serviceId: before.id, input }, 'nordManager');
    expect(after.advancedCostParameters).toEqual({ ...before.advancedCostParameters, employeeFluctuation: 0.125 });
    const unchanged = await edit({ serviceId: before.id, input: { ...input, name: 'Noch anders' } });
    expect(unchanged.name).toBe('Noch anders');
  });

  it('refuses a list of visits on an older version: a whole list cannot be merged', async () => {
    const before = await aMobileService(tenant, await aChanceToCalculate(tenant));
    await edit({ serviceId: before.id, input: { travelTime: 9 } });
    const late = { serviceId: before.id, version: before.version, input: { siteVisits: [nightRound] } };
    await expect(edit(late)).rejects.toMatchObject({ code: 'CONFLICT', details: { currentVersion: 2 } });
  });

  it('refuses another kind of service', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant));
    await expect(edit({ serviceId: id, input: { travelTime: 9 } })).rejects.toMatchObject({
      code: 'INVALID_SERVICE_TYPE',
    });
  });
});

describe('creating a mobile service anew', () => {
  it('puts it into the hands of another organization and removes the old one', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const before = await aMobileService(tenant, chanceId);
    const input = addMobileServiceInput.shape.input.parse(
      aMobileServiceInput(tenant, { operatedBy: 'mitte', siteId: before.siteId }),
    );
    const anew = await as(tenant, tenant.people.holdingManager, (work) =>
      recreateMobileService(work, { serviceId: before.id, input }),
    );
    expect(anew.operationalOrganizationId).toBe(tenant.organizations.mitte.id);
    const { services } = await as(tenant, tenant.people.holdingManager, (work) => listServices(work, { chanceId }));
    expect(services.map(({ id }) => id)).toEqual([anew.id]);
  });

  it('is for mobile services only', async () => {
    const { id } = await aService(tenant, await aChanceToCalculate(tenant));
    const input = addMobileServiceInput.shape.input.parse(aMobileServiceInput(tenant));
    const recreating = as(tenant, tenant.people.nordEditor, (work) =>
      recreateMobileService(work, { serviceId: id, input }),
    );
    await expect(recreating).rejects.toMatchObject({ code: 'INVALID_SERVICE_TYPE' });
  });
});

describe('the cost parameters of a service', () => {
  it('are a copy: a changed one moves this service only, and the defaults stand beside it', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const [mine, other] = [await aService(tenant, chanceId), await aService(tenant, chanceId)];
    expect(mine.defaultCostParameters).toEqual(mine.advancedCostParameters);
    const change = { serviceId: mine.id, acpFields: { sickDays: mine.advancedCostParameters.sickDays + 5 } };
    await expect(
      as(tenant, tenant.people.nordEditor, (work) => updateServiceCostParameters(work, change)),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const after = await as(tenant, tenant.people.nordManager, (work) => updateServiceCostParameters(work, change));
    expect(after.totalCost).toBeGreaterThan(mine.totalCost ?? 0);
    expect(after.defaultCostParameters?.sickDays).toBe(mine.advancedCostParameters.sickDays);
    const untouched = await as(tenant, tenant.people.nordEditor, (work) => readService(work, other.id));
    expect(untouched.totalCost).toBe(other.totalCost);
  });
});
