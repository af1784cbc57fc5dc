import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, nightRound, nightShift } from '../../../testing/services.ts';
import { updateChance } from '../../chance/details/update-chance.ts';
import { getChance } from '../../chance/view/get-chance.ts';
import { createScenario, readScenario } from '../../scenarios/scenarios.ts';
import { addRow } from '../rows/rows.ts';
import { inScenario } from '../scenarios/scenario-world.ts';
import { listServices } from '../service/list-services.ts';
import { editPermanentService } from '../service/permanent.ts';
import { removeService } from '../service/remove-service.ts';
import { organizationTotals } from './organization-totals.ts';
import { recalculateOrganization } from './recalculate.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const owner = () => tenant.people.holdingEditor;
const show = (id: string) => as(tenant, owner(), (work) => getChance(work, id));
const turn = (chanceId: string, roundsUnitPrices: boolean, from: { version?: number; by?: PersonKey } = {}) =>
  as(tenant, tenant.people[from.by ?? 'holdingEditor'], (work) =>
    updateChance(work, updateChanceInput.parse({ chanceId, version: from.version, input: { roundsUnitPrices } })),
  );
const servicesOf = (chanceId: string) => as(tenant, owner(), (work) => listServices(work, { chanceId }));
const totalsOf = (chanceId: string, organization: 'nord' | 'mitte' = 'nord') =>
  as(tenant, owner(), (work) => organizationTotals(work, chanceId, tenant.organizations[organization].id));
/** Every figure of the services, real ones or those of a scenario, and of the Chance as text of the database. */
const storedText = (chanceId: string, scenarioId?: string) =>
  inTenant(
    database,
    tenant.mainOrganizationId,
    (db) =>
      db.$queryRaw<{ text: string }[]>`
      select (to_jsonb(s) - 'updatedAt')::text as text from service s where s."chanceId" = ${chanceId}::uuid
      union all
      select jsonb_build_object('revenue', c.revenue, 'cost', c."totalCost", 'margin', c.margin,
        'minutes', c.minutes, 'additional', c."additionalTotals", 'costs', c."costDetails")::text
      from chance c where c.id = ${chanceId}::uuid order by text`,
    { scenarioId },
  );

/** A post, a round of visits and an additional post of TW Nord, and a post of TW Mitte. */
async function aCalculatedChance(): Promise<string> {
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  await aService(tenant, chanceId, { shifts: [nightShift] });
  const patrol = await aMobileService(tenant, chanceId);
  const row = siteVisitInput.parse(nightRound);
  await as(tenant, tenant.people.nordEditor, (work) => addRow(work, 'siteVisits', { serviceId: patrol.id, row }));
  await aService(tenant, chanceId, { additional: true });
  await aService(tenant, chanceId, { operatedBy: 'mitte' });
  return chanceId;
}

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

describe('the switch that rounds unit prices', () => {
  it('leaves every stored figure as it was while it is off, and gives them back byte for byte', async () => {
    const chanceId = await aCalculatedChance();
    const before = await storedText(chanceId);
    const { services } = await servicesOf(chanceId);
    expect(services.map(({ unitPrices }) => unitPrices)).toEqual([null, null, null, null]);
    for (const key of ['nord', 'mitte'] as const)
      await as(tenant, owner(), (work) =>
        recalculateOrganization(work, { chanceId, organizationId: tenant.organizations[key].id }),
      );
    const withoutMoments = (rows: { text: string }[]) =>
      rows.map(({ text }) => text.replace(/"recalculatedAt": "[^"]*"/, '')).sort();
    expect(withoutMoments(await storedText(chanceId))).toEqual(withoutMoments(before));

    const calculated = await storedText(chanceId);
    await turn(chanceId, true);
    expect(await storedText(chanceId)).not.toEqual(calculated);
    await turn(chanceId, false);
    expect(await storedText(chanceId)).toEqual(calculated);
  });

  it('makes every price the sum of its positions, and the price of the Chance the sum of those', async () => {
    const chanceId = await aCalculatedChance();
    const before = await servicesOf(chanceId);
    await turn(chanceId, true);
    const { services } = await servicesOf(chanceId);
    for (const [at, { unitPrices, revenue, totalCost, pricing }] of services.entries()) {
      const positions = unitPrices?.positions ?? [];
      expect(positions.length).toBeGreaterThan(0);
      expect(revenue).toBe(cents(positions.map(({ amount }) => amount)) / 100);
      expect(unitPrices?.exactRevenue).toBe(before.services[at]?.revenue);
      expect(unitPrices?.difference).toBeCloseTo((revenue ?? 0) - (before.services[at]?.revenue ?? 0), 9);
      expect(totalCost).toBe(before.services[at]?.totalCost);
      expect(pricing?.totalMargin).toBeCloseTo(1 - (totalCost ?? 0) / (revenue ?? 1), 12);
    }
    const patrol = services.find(({ type }) => type === 'MOBILE');
    const visits = patrol?.siteVisits.map(({ id }) => ({ unit: 'VISIT', siteVisitId: id }));
    expect(visits).toHaveLength(2);
    expect(patrol?.unitPrices?.positions).toMatchObject(visits ?? []);
    const regular = services.filter(({ additional }) => !additional).map(({ revenue }) => revenue ?? 0);
    expect(await show(chanceId)).toMatchObject({ roundsUnitPrices: true, revenue: cents(regular) / 100 });
  });

  it('makes an approval stale, because the price that is signed is another one', async () => {
    const chanceId = await aCalculatedChance();
    const before = await totalsOf(chanceId);
    await turn(chanceId, true);
    const after = await totalsOf(chanceId);
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(after.revenue).not.toBe(before.revenue);
    expect(after.margin).toBeCloseTo((after.revenue - after.totalCost) / after.revenue, 12);
    // It is no calculation: who owes one after a rejection still owes it.
    expect(after.lastRecalculatedAt).toEqual(before.lastRecalculatedAt);
    await turn(chanceId, false);
    expect((await totalsOf(chanceId)).fingerprint).toBe(before.fingerprint);
  });

  it('prices what is calculated later alike', async () => {
    const chanceId = await aCalculatedChance();
    await turn(chanceId, true);
    const { services } = await servicesOf(chanceId);
    const [post] = services;
    const edited = await as(tenant, tenant.people.nordEditor, (work) =>
      editPermanentService(work, { serviceId: post?.id ?? '', input: { hourlyWage: 17 } }),
    );
    expect(edited.revenue).toBe(cents((edited.unitPrices?.positions ?? []).map(({ amount }) => amount)) / 100);
    expect(edited.unitPrices?.exactRevenue).not.toBe(post?.unitPrices?.exactRevenue);
  });

  it('prices scenarios alike, and gives their figures back byte for byte', async () => {
    const chanceId = await aCalculatedChance();
    const { id } = await as(tenant, tenant.people.nordEditor, (work) => createScenario(work, { chanceId, name: 'A' }));
    const figuresOfScenario = () =>
      as(tenant, owner(), async (work) => ({
        sums: await readScenario(work, id),
        list: await inScenario(work, id, (inside) => listServices(inside, { chanceId })),
      }));
    const before = await figuresOfScenario();
    const stored = await storedText(chanceId, id);
    expect(stored.length).toBe(5);
    await turn(chanceId, true);
    const real = await servicesOf(chanceId);
    const { sums, list } = await figuresOfScenario();
    expect(list.services.map(({ revenue }) => revenue)).toEqual(real.services.map(({ revenue }) => revenue));
    expect(list.services.map(({ totalCost }) => totalCost)).toEqual(real.services.map(({ totalCost }) => totalCost));
    expect(sums.revenue).toBeCloseTo((await show(chanceId)).revenue ?? 0, 6);
    expect(sums.revenue).not.toBe(before.sums.revenue);
    await turn(chanceId, false);
    expect(await storedText(chanceId, id)).toEqual(stored);
    expect((await figuresOfScenario()).sums.revenue).toBeCloseTo(before.sums.revenue, 6);
  });

  it('prices scenarios of a Chance whose own services are gone', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const post = await aService(tenant, chanceId);
    const { id } = await as(tenant, tenant.people.nordEditor, (work) => createScenario(work, { chanceId, name: 'A' }));
    await as(tenant, tenant.people.nordEditor, (work) => removeService(work, post.id));
    await turn(chanceId, true);
    const { services } = await as(tenant, owner(), (work) =>
      inScenario(work, id, (inside) => listServices(inside, { chanceId })),
    );
    expect(services.map(({ unitPrices }) => unitPrices?.exactRevenue)).toEqual([post.revenue]);
  });

  it('is moved by the owner, and by two at once as every field of the details', async () => {
    const chanceId = await aCalculatedChance();
    await expect(turn(chanceId, true, { by: 'nordManager' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const { version } = await show(chanceId);
    // The same answer twice is one change.
    await Promise.all([turn(chanceId, true, { version }), turn(chanceId, true, { version })]);
    expect(await show(chanceId)).toMatchObject({ version: version + 1, roundsUnitPrices: true });
    await expect(turn(chanceId, false, { version })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await show(chanceId)).toMatchObject({ version: version + 1, roundsUnitPrices: true });
  });
});
