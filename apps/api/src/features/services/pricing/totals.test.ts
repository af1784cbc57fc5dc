import { type Database, inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { shiftInput } from '@zuschlag/validation/services/shift';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { decideBids, marginGroup, requestMargins } from '../../../testing/decisions.ts';
import type { OrganizationKey } from '../../../testing/people.ts';
import { withRates, withTariff } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift, nightShift, townHall } from '../../../testing/services.ts';
import { updateCostParameters } from '../../organizations/cost-parameters.ts';
import { aRule, removeRule } from '../../rules/testing/a-rule.ts';
import { updateServiceCostParameters } from '../cost-parameters/service-cost-parameters.ts';
import { removeService } from '../service/remove-service.ts';
import { addShift } from '../shifts/shifts.ts';
import { offersOfChances } from './offers.ts';
import { organizationTotals } from './organization-totals.ts';
import { recalculateOrganization } from './recalculate.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const storedChance = (id: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) => db.chance.findFirstOrThrow({ where: { id } }));
const recalculationsOf = (chanceId: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.trailEntry.findMany({ where: { chanceId, action: 'recalculate' }, orderBy: { id: 'asc' } }),
  );
const figures = (chanceId: string, organization: OrganizationKey) =>
  as(tenant, tenant.people.nordEditor, (work) =>
    organizationTotals(work, chanceId, tenant.organizations[organization].id),
  );

describe('the totals of a Chance', () => {
  it('are the sums over the regular services of everybody who bids; margin and price are formed from the sums', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const day = await aService(tenant, chanceId);
    const night = await aService(tenant, chanceId, {
      operatedBy: 'mitte',
      shifts: [nightShift],
      revenue: { revenueCalculationType: 'Margin', margin: 0.1 },
    });
    const revenue = (day.revenue ?? 0) + (night.revenue ?? 0);
    const totalCost = (day.totalCost ?? 0) + (night.totalCost ?? 0);
    const chance = await storedChance(chanceId);
    expect(chance).toMatchObject({ serviceCount: 2, revenue, totalCost, minutes: BigInt(254 * 480 + 365 * 480) });
    expect(chance.margin).toBeCloseTo((revenue - totalCost) / revenue, 12);
    expect(chance.pricePerHour).toBeCloseTo(revenue / (619 * 8), 9);
    expect(chance.socialSecurity).toBe(0.21);
  });

  it('leave additional services out and keep them apart', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const regular = await aService(tenant, chanceId);
    const additional = await aService(tenant, chanceId, { additional: true, shifts: [nightShift] });
    const chance = await storedChance(chanceId);
    expect(chance).toMatchObject({ serviceCount: 1, additionalServiceCount: 1, revenue: regular.revenue });
    expect(chance.additionalTotals).toMatchObject({ count: 1, revenue: additional.revenue });
    expect(await figures(chanceId, 'nord')).toMatchObject({
      serviceCount: 2,
      regularCount: 1,
      revenue: regular.revenue,
      margin: expect.closeTo(0.06, 12),
    });
  });

  it('are null again when the last regular service is gone, and the estimate stands in', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id } = await aService(tenant, chanceId);
    await as(tenant, tenant.people.nordEditor, (work) => removeService(work, id));
    const chance = await storedChance(chanceId);
    expect(chance).toMatchObject({ serviceCount: 0, revenue: null, margin: null, costDetails: null });
    expect(chance.effectiveRevenue).toBe(480_000);
  });

  it('do not count a service without a price', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { revenue } = await aService(tenant, chanceId);
    await aService(tenant, chanceId, { siteInput: { ...townHall, province: 'DE-HE' } });
    expect(await storedChance(chanceId)).toMatchObject({ serviceCount: 1, revenue });
    const { problems } = await figures(chanceId, 'nord');
    expect(problems.map(({ problem }) => problem.code)).toEqual(['TARIFF_MISSING']);
  });

  it('are the sum of what two organizations do at the same moment', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const [nord, mitte] = await Promise.all([
      aService(tenant, chanceId),
      aService(tenant, chanceId, { operatedBy: 'mitte' }),
    ]);
    const shift = shiftInput.parse({ ...nightShift, employeeQuantity: 2 });
    const [one, other] = await Promise.all([
      as(tenant, tenant.people.nordEditor, (work) => addShift(work, { serviceId: nord.id, shift })),
      as(tenant, tenant.people.mitteEditor, (work) => addShift(work, { serviceId: mitte.id, shift })),
    ]);
    const chance = await storedChance(chanceId);
    expect(chance.serviceCount).toBe(2);
    expect(chance.revenue).toBeCloseTo((one.revenue ?? 0) + (other.revenue ?? 0), 6);
    expect(Number(chance.minutes)).toBe((one.minutesTotal ?? 0) + (other.minutesTotal ?? 0));
  });
});

describe('tariffs of an organization of its own', () => {
  it('count from their first day on, the main organization’s until then', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'sued']);
    await withTariff(tenant, tenant.organizations.sued.id, { activeFrom: '2027-07-01', nightBonus: 0.2 });
    const nord = await aService(tenant, chanceId, { shifts: [nightShift] });
    const sued = await aService(tenant, chanceId, { shifts: [nightShift], operatedBy: 'sued' });
    const bonus = (service: typeof nord) => service.costDetails.find(({ type }) => type === 'night')?.payCosts;
    const hours = bonus(nord)?.baseWage ?? 0;
    expect(bonus(nord)?.bonusPay).toBeCloseTo(0.1 * hours, 6);
    expect(bonus(sued)?.bonusPay).toBeGreaterThan(0.1 * hours);
    expect(bonus(sued)?.bonusPay).toBeLessThan(0.2 * hours);
    const tariffs = sued.rateRows.filter(({ table }) => table === 'tariff').map(({ activeFrom }) => activeFrom);
    expect(tariffs).toEqual(['2020-01-01', '2027-07-01']);
  });

  it('change a stored figure only when the organization calculates anew', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['mitte']);
    const before = await aService(tenant, chanceId, { operatedBy: 'mitte', shifts: [nightShift] });
    await withTariff(tenant, tenant.organizations.mitte.id, { activeFrom: '2027-01-01', nightBonus: 0.3 });
    expect((await storedChance(chanceId)).revenue).toBe(before.revenue);
    const { services } = await as(tenant, tenant.people.mitteEditor, (work) =>
      recalculateOrganization(work, { chanceId, organizationId: tenant.organizations.mitte.id }),
    );
    expect(services[0]?.revenue ?? 0).toBeGreaterThan(before.revenue ?? 0);
    expect((await storedChance(chanceId)).revenue).toBe(services[0]?.revenue);
    const [noted, ...others] = await recalculationsOf(chanceId);
    expect(others).toEqual([]);
    expect(noted).toMatchObject({
      userId: tenant.people.mitteEditor.userId,
      before: { revenue: before.revenue },
      after: { organizationId: tenant.organizations.mitte.id, revenue: services[0]?.revenue },
    });
  });

  it('are not calculated anew for an organization that takes no part in the Chance', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    const { holdingManager } = tenant.people;
    const anew = as(tenant, holdingManager, (work) =>
      recalculateOrganization(work, { chanceId, organizationId: tenant.organizations.sued.id }),
    );
    await expect(anew).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'organizationId', problem: 'UNKNOWN_ORGANIZATION' }] },
    });
    expect(await recalculationsOf(chanceId)).toEqual([]);
  });
});

describe('the fingerprint of an organization’s services', () => {
  it('stays when a shift is replaced by its equal, and changes with any other change', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    const { id } = await aService(tenant, chanceId, { shifts: [dayShift] });
    const { fingerprint } = await figures(chanceId, 'nord');
    const twin = await aService(tenant, chanceId);
    expect((await figures(chanceId, 'nord')).fingerprint).not.toBe(fingerprint);
    await as(tenant, tenant.people.nordEditor, (work) => removeService(work, twin.id));
    expect((await figures(chanceId, 'nord')).fingerprint).toBe(fingerprint);
    const added = await as(tenant, tenant.people.nordEditor, (work) =>
      addShift(work, { serviceId: id, shift: shiftInput.parse(dayShift) }),
    );
    expect(added.shifts).toHaveLength(2);
    expect((await figures(chanceId, 'nord')).fingerprint).not.toBe(fingerprint);
  });
});

describe('overheads and risk', () => {
  const change = (serviceId: string, acpFields: Partial<CostParameters>) =>
    as(tenant, tenant.people.nordManager, (work) => updateServiceCostParameters(work, { serviceId, acpFields }));

  it('of a service are its own, move no price, and count in its Chance and its offer until they are off again', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const before = await aService(tenant, chanceId);
    const chanceBefore = await storedChance(chanceId);
    const { fingerprint } = await figures(chanceId, 'nord');
    expect([before.profitAfterOverheads, chanceBefore.profitAfterOverheads]).toEqual([null, null]);

    const on = await change(before.id, { overheadsShare: 0.04, riskPerHour: 0.25 });
    const { pricing, minutesTotal } = before;
    const [overheads, risk] = [(pricing?.totalCost ?? 0) * 0.04, ((minutesTotal ?? 0) / 60) * 0.25];
    expect(on.pricing).toEqual(pricing);
    expect(on.profitAfterOverheads).toMatchObject({
      contributionMargin: { amount: pricing?.profit, ofRevenue: pricing?.totalMargin },
      overheads: { amount: expect.closeTo(overheads, 6) },
      risk: { amount: expect.closeTo(risk, 6), perHour: expect.closeTo(0.25, 9) },
      profit: { amount: expect.closeTo((pricing?.profit ?? 0) - overheads - risk, 6) },
    });
    const { profitAfterOverheads: sum, ...others } = await storedChance(chanceId);
    expect(sum).toEqual(on.profitAfterOverheads);
    expect(others).toMatchObject({ revenue: chanceBefore.revenue, margin: chanceBefore.margin });
    const offer = await figures(chanceId, 'nord');
    expect(offer.profitMargin).toBeCloseTo(on.profitAfterOverheads?.profit.ofRevenue ?? 0, 12);
    const judged = await as(tenant, tenant.people.nordEditor, async (work) =>
      (await offersOfChances(work, [chanceId]))(chanceId, tenant.organizations.nord.id),
    );
    expect(judged?.profitMargin).toBeCloseTo(offer.profitMargin ?? 0, 12);
    expect(offer.fingerprint).not.toBe(fingerprint);

    const off = await change(before.id, { overheadsShare: 0, riskPerHour: 0 });
    expect([off.profitAfterOverheads, off.pricing]).toEqual([null, pricing]);
    expect((await storedChance(chanceId)).profitAfterOverheads).toBeNull();
    expect(await figures(chanceId, 'nord')).toMatchObject({ profitMargin: null, fingerprint });
  });

  it('are what a rule may ask for, and what a request shows beside the margin', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    await decideBids(tenant, chanceId, { nord: 'Bid' });
    const { id } = await aService(tenant, chanceId);
    const { profitAfterOverheads } = await change(id, { overheadsShare: 0.04 });
    const profit = profitAfterOverheads?.profit;
    const rules = [
      await aRule(tenant, 'nord', 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', 5]], 'Deckungsbeitrag'),
      await aRule(tenant, 'nord', 'MARGIN_DECISION', [['PROFIT_MARGIN', 'LESS_THAN', 5]], 'Gewinn'),
    ];
    await requestMargins(tenant, chanceId, 'nordEditor');
    const group = await marginGroup(tenant, chanceId, 'nord', 'nordManager');
    expect(group).toMatchObject({
      currentDecision: 'open',
      margin: expect.closeTo(0.06, 12),
      netProfit: profit?.amount,
    });
    const held = group.ruleFindings.filter(({ holds }) => holds);
    expect(held).toMatchObject([
      { name: 'Gewinn', reasons: [{ computationType: 'PROFIT_MARGIN', limit: 5, value: expect.any(Number) }] },
    ]);
    expect(held[0]?.reasons[0]?.value).toBeCloseTo((profit?.ofRevenue ?? 0) * 100, 1);
    for (const rule of rules) await removeRule(tenant, rule);
  });

  it('are taken over from the organization by what is created afterwards', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const earlier = await aService(tenant, chanceId);
    await as(tenant, tenant.people.nordManager, (work) =>
      updateCostParameters(work, {
        acpFields: { overheadsPerHour: 0.9 },
        organizationId: tenant.organizations.nord.id,
      }),
    );
    const later = await aService(tenant, chanceId, { additional: true });
    expect(later.profitAfterOverheads?.overheads.perHour).toBeCloseTo(0.9, 9);
    expect(later.defaultCostParameters).toMatchObject({ overheadsPerHour: 0.9 });
    expect(earlier.advancedCostParameters.overheadsPerHour).toBe(0);
    const { profitAfterOverheads, additionalTotals } = await storedChance(chanceId);
    expect(profitAfterOverheads).toBeNull();
    expect(additionalTotals).toMatchObject({ profitAfterOverheads: later.profitAfterOverheads });
  });
});
