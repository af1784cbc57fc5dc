import { readFileSync } from 'node:fs';
import { calculateService, compileRateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import { testDatabase } from '@zuschlag/db/testing/database';
import { scenarioHeader } from '@zuschlag/validation/services/scenarios/scenario-header';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { everyField } from '../../testing/matrix/over-graphql.ts';
import { withRates } from '../../testing/rates.ts';
import { jobOrigin } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileServiceInput,
  aServiceInput,
  nightRound,
  nightShift,
  patrolCar,
  radios,
} from '../../testing/services.ts';
import { runRecalculation } from '../recalculations/run.ts';
import { engineInputOf } from './pricing/engine-input.ts';
import { serviceById } from './services.store.ts';

/** What a documented client does with a tender from its first service to its open calculation, by the documented names. */

const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'));
const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;
let tenderId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  tenderId = await aChanceToCalculate(tenant, ['nord'], { by: 'nordManager' });
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.nordManager);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

// biome-ignore lint/suspicious/noExplicitAny: a client reads what it asked for
type Answer = any;

/** Calls one operation with variables by the types of the schema, and asks for every field of its answer. */
async function call(name: string, variables: Record<string, unknown>, headers: object = {}): Promise<Answer> {
  const [kind, field] = [
    ['query', schema.getQueryType()?.getFields()[name]] as const,
    ['mutation', schema.getMutationType()?.getFields()[name]] as const,
  ].flatMap(([kind, field]) => (field ? [[kind, field] as const] : []))[0] as never as [
    string,
    { args: { name: string; type: unknown }[]; type: never },
  ];
  const args = field.args.filter((one) => one.name in variables);
  const query = `${kind} Call(${args.map((one) => `$${one.name}: ${one.type}`).join(', ')}) {
    ${name}(${args.map((one) => `${one.name}: $${one.name}`).join(', ')}) ${everyField(field.type)} }`;
  const answer = await app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query, variables } },
    headers: { ...bearing(token), 'apollo-require-preflight': 'true', ...headers },
  });
  const { data, errors } = answer.json();
  if (errors) throw Object.assign(new Error(errors[0].message), errors[0].extensions);
  return data[name];
}

/** What the engine alone makes of a stored service, for the figures of an answer. */
async function engineOf(serviceId: string) {
  const caller = await callerOf(database, tenant.people.nordEditor);
  const { chance, service } = await as(tenant, tenant.people.nordEditor, async (work) => {
    const found = await serviceById(work, serviceId);
    return {
      service: found,
      chance: { startDate: '2027-01-01', endDate: '2027-12-31', province: null, roundsUnitPrices: false },
    };
  });
  if (!service) throw new Error('no service');
  const place = {
    chanceId: tenderId,
    operationalOrganizationId: tenant.organizations.nord.id,
    province: 'DE-NW' as const,
  };
  const book = rateBookFromWire(await caller.services.rateBook(place));
  return calculateService(engineInputOf(service, chance), compileRateBook(book)).pricing;
}
const digits = (value: number) => Number(value.toPrecision(15));

describe('a tender calculated by the documented operations', () => {
  let desk: Answer;

  it('takes a permanent service with a flat way of pricing, and each change calculates it', async () => {
    const { revenue: _, ...fields } = aServiceInput(tenant);
    const flat = { revenueCalculationType: 'Flatrate', flatRate: 90_000, transferredEmployeePercentage: 0.25 };
    desk = await call('addPermanentService', { tenderId, input: { ...fields, ...flat } });
    expect(desk).toMatchObject({
      tenderId,
      type: 'PERMANENT',
      revenue: 90_000,
      flatRate: 90_000,
      margin: expect.anything(),
    });
    const serviceId = desk.id;
    desk = await call('addShift', { serviceId, shift: { ...nightShift, employeeQuantity: 2 } });
    const night = desk.shifts.find((shift: Answer) => shift.startTime === '22:00');
    desk = await call('editShift', { serviceId, shiftId: night.id, shift: nightShift });
    expect(desk.shifts.map(({ employeeQuantity }: Answer) => employeeQuantity)).toEqual([1, 1]);
    desk = await call('addCar', { serviceId, car: patrolCar });
    desk = await call('addPurchase', { serviceId, purchase: radios });
    expect(desk.costDetails[0].specialCosts.totalSpecialCosts).toBeGreaterThan(0);
    desk = await call('updatePauseIncluded', { serviceId, pauseIncluded: false });
    desk = await call('editPermanentService', {
      serviceId,
      input: { hourlyWage: 17.2, revenueCalculationType: 'Margin', margin: 0.08 },
    });
    expect(desk).toMatchObject({
      hourlyWage: 17.2,
      pauseIncluded: false,
      revenueCalculationType: 'Margin',
      margin: 0.08,
    });
    const { totalRevenue, pricePerHour } = await engineOf(serviceId);
    expect(desk.pricing).toMatchObject({ totalRevenue: digits(totalRevenue), pricePerHour: digits(pricePerHour ?? 0) });
    const hours = { day: 30, night: 0.25, sunday: 0.5, sundayNight: 0.75, holiday: 1, holidayNight: 1.25 };
    const input = { revenueCalculationType: 'Hourlyraterelative', hourlyRateRelative: hours };
    const priced = await call('updateRevenueCalculation', { serviceId, input });
    expect(priced).toMatchObject({ hourlyRateRelative: hours, flatRate: null });
    expect(priced.pricing.totalRevenue).toBe(digits((await engineOf(serviceId)).totalRevenue));
  });

  it('refuses a price without its type at the field, and keeps what is stored', async () => {
    await expect(call('editPermanentService', { serviceId: desk.id, input: { margin: 0.2 } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: expect.stringMatching(/^input\.revenue/) }],
    });
    expect((await call('fetchServiceById', { serviceId: desk.id })).revenueCalculationType).toBe('Hourlyraterelative');
  });

  it('takes a mobile service whose list of visits is sent as a whole, with the fluctuation as a percent', async () => {
    const added = await call('addMobileService', { tenderId, input: aMobileServiceInput(tenant) });
    const siteVisits = [nightRound, { ...nightRound, type: 'OPENING', mondayDay: 1, margin: 0.2 }];
    const input = { siteVisits, advancedCostParameters: { employeeFluctuation: 40 } };
    const edited = await call('editMobileService', { serviceId: added.id, input });
    expect(edited.siteVisits.map(({ type }: Answer) => type)).toEqual(['CONTROL', 'OPENING']);
    expect(edited.advancedCostParameters.employeeFluctuation).toBe(0.4);
    expect(edited.revenue).toBe(digits((await engineOf(added.id)).totalRevenue));
    const { services, tenderCostDetails } = await call('fetchServicesOnTender', { tenderId });
    const sum = services.reduce((total: number, { totalCost }: Answer) => total + totalCost, 0);
    expect(tenderCostDetails.totalCosts).toBeCloseTo(sum, 6);
    await call('removeService', { serviceId: added.id });
  });

  it('keeps what the customer ordered beside the shifts', async () => {
    const post = { name: 'Pforte', heads: 2, startTime: '06:00', endTime: '22:00', monday: true };
    await call('saveServiceOrder', { serviceId: desk.id, version: 0, posts: [post] });
    const stored = await call('fetchServiceOrder', { serviceId: desk.id });
    expect(stored).toMatchObject({ version: 1, posts: [{ ...post, tuesday: false }] });
    await expect(call('saveServiceOrder', { serviceId: desk.id, version: 0, posts: [] })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('tries a price in a scenario, which counts nowhere until it is adopted', async () => {
    const scenario = await call('createScenario', { tenderId, name: 'Zehn Prozent' });
    const inside = { [scenarioHeader]: scenario.id };
    const copy = scenario.sources.find(({ sourceId }: Answer) => sourceId === desk.id).serviceId;
    const input = { revenueCalculationType: 'Margin', margin: 0.1 };
    await call('updateRevenueCalculation', { serviceId: copy, input }, inside);
    expect((await call('fetchServiceById', { serviceId: desk.id })).revenueCalculationType).toBe('Hourlyraterelative');
    const { version, margin } = await call('fetchScenarioById', { scenarioId: scenario.id });
    expect(margin).toBeCloseTo(0.1, 9);
    await call('adoptScenario', { scenarioId: scenario.id, version });
    expect(await call('fetchServiceById', { serviceId: desk.id })).toMatchObject(input);
  });

  it('reads warnings, outdated rates, erosion and a recalculation, and has the open calculation written', async () => {
    expect(await call('fetchPriceWarnings', { tenderId })).toMatchObject({ tenderId });
    expect(await call('fetchOutdatedRates', { tenderId })).toEqual({ tenderId, organizations: [] });
    expect(await call('fetchMarginErosion', { tenderId, durationMonths: 24 })).toMatchObject({ tenderId, years: 2 });
    const organizationId = tenant.organizations.nord.id;
    expect((await call('recalculateServices', { tenderId, organizationId })).services).toHaveLength(1);
    const handout = await call('generateOpenCalc', { tenderId });
    expect(await call('fetchHandoutById', { id: handout.id })).toMatchObject({
      kind: 'openCalculation',
      format: 'xlsx',
    });
    const days = { startDate: '2027-02-01', endDate: '2028-01-31' };
    const moved = { tenderId, ...days, confirmsRecalculation: true };
    expect(await call('updateTenderContractDuration', moved)).toMatchObject({ startDate: '2027-01-01' });
    const { last } = await call('fetchRecalculation', { tenderId });
    expect(last).toMatchObject({ state: 'running', cause: 'contract', total: 1, ...days });
    await runRecalculation(jobOrigin(tenant), last.id);
    expect((await call('fetchRecalculation', { tenderId })).last).toMatchObject({ state: 'applied', percent: 100 });
    expect((await call('fetchTenderById', { id: tenderId })).contract).toMatchObject(days);
  });
});
