import { testDatabase } from '@zuschlag/db/testing/database';
import type { RateChanges } from '@zuschlag/validation/services/rates/rate-impact';
import { afterAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../../database/date-columns.ts';
import { publish } from '../../../events/publish.ts';
import { copiesOfService } from '../../../testing/bulk/many-services.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { aTenantWithRates, aTenantWithService, impactOf, socialSecurity } from '../../../testing/rate-impacts.ts';
import { withTariff } from '../../../testing/rates.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { computeRateImpact, deleteOldRateImpacts, readRateImpact, startRateImpact } from './rate-impact.ts';

const database = await testDatabase();
afterAll(() => database.close());

const tariffFrom = (activeFrom: string, province: 'DE-NW' | 'DE-HE' = 'DE-NW') => ({
  ...{ activeFrom, province, workdaysPerYear: 250, startNight: '22:00', endNight: '06:00' },
  ...{ basisForBonusCalculation: 'BASEWAGE' as const, nightBonusRelative: 0.1, nightBonusAbsolute: 0 },
  ...{ sundayBonusRelative: 0.25, sundayBonusAbsolute: 0, sundayNightBonusRelative: 0.35, sundayNightBonusAbsolute: 0 },
  ...{
    holidayBonusRelative: 0.5,
    holidayBonusAbsolute: 0,
    holidayNightBonusRelative: 0.6,
    holidayNightBonusAbsolute: 0,
  },
});

const rowOf = (tenant: ScenarioTenant, table: 'socialSecurity' | 'vacationBonus' | 'holiday') =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const where = { mainOrganizationId: tenant.mainOrganizationId };
    if (table === 'socialSecurity') return (await db.socialSecurity.findFirstOrThrow({ where })).id;
    if (table === 'holiday')
      return (await db.holiday.findFirstOrThrow({ where: { ...where, province: 'DE-NW', date: dateOf('2027-10-01') } }))
        .id;
    return (await db.vacationBonus.findFirstOrThrow({ where: { ...where, province: 'DE-NW' } })).id;
  });

describe('what a new row would do', () => {
  it('one per cent more social security is 1 % of 38 658.71 EUR gross pay, which is 386.59 EUR', async () => {
    const { tenant, chanceId } = await aTenantWithService(database);
    // 2 032 h × 16.00 = 32 512.00; of 220 days at work 28 on vacation, 10 sick, 2 trained: 5 911.27; 1.177184 heads are
    // briefed for ten hours, a quarter of them anew: 235.44. Together 38 658.71.
    const impact = await impactOf(tenant, socialSecurity('2027-01-01'));
    expect(impact).toMatchObject({ state: 'done', done: 1, total: 1, chances: 1, services: 1, unpriced: 0 });
    expect(impact.costBefore).toBeCloseTo(48_225.28, 2);
    expect(impact.costAfter - impact.costBefore).toBeCloseTo(386.587, 3);
    expect(impact.touched).toMatchObject([
      {
        chanceId,
        name: 'Objektschutz Rathaus Eichstedt',
        state: 'editing',
        organization: 'TW Nord',
        organizationId: tenant.organizations.nord.id,
        services: 1,
      },
    ]);
  });

  it('writes nothing: the stored figures and the tables stay', async () => {
    const { tenant, chanceId, service } = await aTenantWithService(database);
    await impactOf(tenant, socialSecurity('2027-01-01'));
    await as(tenant, systemOf(tenant), async ({ db }) => {
      expect(await db.socialSecurity.count()).toBe(1);
      expect((await db.service.findFirstOrThrow({ where: { chanceId } })).totalCost).toBe(service.totalCost);
    });
  });

  it('counts from its own day: from October on a quarter of the shifts cost more', async () => {
    const { tenant } = await aTenantWithService(database);
    const { costBefore, costAfter } = await impactOf(tenant, socialSecurity('2027-10-01'));
    expect(costAfter - costBefore).toBeGreaterThan(386.587 * 0.24);
    expect(costAfter - costBefore).toBeLessThan(386.587 * 0.27);
  });

  it.each([
    { when: 'it starts after the contract', changes: socialSecurity('2028-01-01') },
    { when: 'a later row replaces it before the contract begins', changes: socialSecurity('2019-06-01') },
    { when: 'it is for another state', changes: { add: { tariff: [tariffFrom('2027-01-01', 'DE-HE')] } } },
    {
      when: 'the holiday is there already',
      changes: { add: { holiday: [{ date: '2027-10-03', province: 'DE-NW' as const }] } },
    },
    {
      when: 'the holiday lies after the contract',
      changes: { add: { holiday: [{ date: '2028-05-01', province: 'DE-NW' as const }] } },
    },
    { when: 'nothing changes', changes: {} },
  ])('touches nothing when $when', async ({ changes }) => {
    const { tenant } = await aTenantWithService(database);
    expect(await impactOf(tenant, changes)).toMatchObject({ state: 'done', total: 0, chances: 0, touched: [] });
  });

  it('of the main organization passes by an organization with a tariff of its own', async () => {
    const { tenant } = await aTenantWithService(database);
    expect(await impactOf(tenant, { add: { tariff: [tariffFrom('2027-01-01')] } })).toMatchObject({ services: 1 });
    await withTariff(tenant, tenant.organizations.nord.id, { activeFrom: '2026-01-01' });
    expect(await impactOf(tenant, { add: { tariff: [tariffFrom('2027-01-01')] } })).toMatchObject({ services: 0 });
  });

  it('leaves submitted Chances and those of organizations that do not bid alone', async () => {
    const { tenant, chanceId } = await aTenantWithService(database);
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.chanceParticipation.updateMany({ where: { chanceId }, data: { isBidding: false } }),
    );
    expect(await impactOf(tenant, socialSecurity('2027-01-01'))).toMatchObject({ chances: 0 });
    const other = await aChanceToCalculate(tenant);
    await aService(tenant, other);
    expect(await impactOf(tenant, socialSecurity('2027-01-01'))).toMatchObject({ chances: 1 });
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.chance.update({ where: { id: other }, data: { state: 'submitted' } }),
    );
    expect(await impactOf(tenant, socialSecurity('2027-01-01'))).toMatchObject({ chances: 0 });
  });

  it('names the most touched Chance first', async () => {
    const { tenant, chanceId } = await aTenantWithService(database);
    const large = await aChanceToCalculate(tenant);
    await aService(tenant, large, { hourlyWage: 32 });
    const { touched } = await impactOf(tenant, socialSecurity('2027-01-01'));
    expect(touched.map((one) => one.chanceId)).toEqual([large, chanceId]);
  });
});

describe('what taking a row away would do', () => {
  it('leaves a gap when it is the last of its series: no price, and the extra warning', async () => {
    const { tenant, chanceId } = await aTenantWithService(database);
    const remove = [{ table: 'socialSecurity' as const, id: await rowOf(tenant, 'socialSecurity') }];
    const impact = await impactOf(tenant, { remove });
    expect(impact).toMatchObject({ services: 1, unpriced: 1, orphanedSeries: 1, costBefore: 0, costAfter: 0 });
    expect(impact.touched).toMatchObject([{ chanceId, costAfter: null }]);
    // With another one in its place there is neither.
    const replaced = await impactOf(tenant, { remove, ...socialSecurity('2020-01-01', 0.21) });
    expect(replaced).toMatchObject({ unpriced: 0, orphanedSeries: 0 });
    expect(replaced.costAfter).toBeCloseTo(replaced.costBefore, 6);
  });

  it('of an own tariff brings the main organization’s back, which is no gap', async () => {
    const { tenant } = await aTenantWithService(database);
    const organizationId = tenant.organizations.nord.id;
    await withTariff(tenant, organizationId, { activeFrom: '2026-01-01', workdaysPerYear: 250 });
    const id = await as(tenant, systemOf(tenant), async ({ db }) => {
      await db.user.updateMany({
        where: { id: tenant.people.nordManager.userId },
        data: { isConfigAdmin: true },
      });
      return (await db.tariff.findFirstOrThrow({ where: { organizationId } })).id;
    });
    const nordAdmin = { ...tenant.people.nordManager, isConfigAdmin: true };
    const impact = await as(tenant, nordAdmin, (work) => startRateImpact(work, { remove: [{ table: 'tariff', id }] }));
    expect(impact).toMatchObject({ services: 1, unpriced: 0, orphanedSeries: 0 });
    expect(impact.costAfter).toBeCloseTo(48_225.28, 2);
    // 250 paid days instead of 260 mean 210 at work instead of 220: each absence weighs more.
    expect(impact.costBefore).toBeGreaterThan(impact.costAfter);
  });

  it('of a holiday on a weekday adds a day of work', async () => {
    const { tenant } = await aTenantWithService(database);
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.holiday.create({
        data: { mainOrganizationId: tenant.mainOrganizationId, province: 'DE-NW', date: dateOf('2027-10-01') },
      }),
    );
    const remove = [{ table: 'holiday' as const, id: await rowOf(tenant, 'holiday') }];
    const { costBefore, costAfter, orphanedSeries } = await impactOf(tenant, { remove });
    // 254 days of work cost 48 225.28; 253 of them with the holiday.
    expect(costAfter / costBefore).toBeCloseTo(254 / 253, 4);
    expect(orphanedSeries).toBe(0);
  });
});

describe('more than 60 services', () => {
  it('are left to a job, which says how far it is and comes to the same sum', async () => {
    const { tenant, service } = await aTenantWithService(database);
    await copiesOfService(tenant, service.id, 300);
    const started = await impactOf(tenant, socialSecurity('2027-01-01'));
    expect(started).toMatchObject({ state: 'running', done: 0, total: 301 });
    const read = () => as(tenant, tenant.people.configAdmin, (work) => readRateImpact(work, started.id));
    expect(await read()).toMatchObject({ state: 'running', total: 301 });
    const { mainOrganizationId } = tenant;
    await computeRateImpact({ database, publish, mainOrganizationId, now: new Date(), requestId: 'job' }, started.id);
    const impact = await read();
    expect(impact).toMatchObject({ state: 'done', done: 301, total: 301, chances: 1, services: 301 });
    expect(impact.costAfter - impact.costBefore).toBeCloseTo(301 * 386.587, 0);
  });

  it('fail once and for all when the row to go is gone meanwhile', async () => {
    const { tenant, service } = await aTenantWithService(database);
    await copiesOfService(tenant, service.id, 300);
    const id = await rowOf(tenant, 'vacationBonus');
    const started = await impactOf(tenant, { remove: [{ table: 'vacationBonus', id }] });
    await as(tenant, systemOf(tenant), ({ db }) => db.vacationBonus.delete({ where: { id } }));
    const origin = {
      database,
      publish,
      mainOrganizationId: tenant.mainOrganizationId,
      now: new Date(),
      requestId: 'job',
    };
    await expect(computeRateImpact(origin, started.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(computeRateImpact(origin, started.id)).resolves.toBeUndefined();
    const read = await as(tenant, tenant.people.configAdmin, (work) => readRateImpact(work, started.id));
    expect(read).toMatchObject({ state: 'failed' });
  });
});

describe('who may ask', () => {
  it.each(['holdingManager', 'nordManager', 'holdingViewer'] as const)('not %s, without the flag', async (by) => {
    const tenant = await aTenantWithRates(database);
    await expect(impactOf(tenant, socialSecurity('2027-01-01'), by)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it.each([{}, { add: null }, { add: {} }, { add: { tariff: [] } }, { remove: [] }] satisfies RateChanges[])(
    'nobody without the flag, also not for nothing: %j',
    async (changes) => {
      const tenant = await aTenantWithRates(database);
      const call = impactOf(tenant, changes, 'nordViewer');
      await expect(call).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    },
  );

  it('a config admin of another organization for its own tariffs only, a Viewer with the flag too', async () => {
    const { tenant } = await aTenantWithService(database);
    const admin = { ...tenant.people.nordViewer, isConfigAdmin: true };
    const asks = (changes: RateChanges) => as(tenant, admin, (work) => startRateImpact(work, changes));
    expect(await asks({ add: { tariff: [tariffFrom('2027-01-01')] } })).toMatchObject({ services: 1 });
    await expect(asks(socialSecurity('2027-01-01'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const tariffOf = (organizationId: number) =>
      as(
        tenant,
        systemOf(tenant),
        async ({ db }) => (await db.tariff.findFirstOrThrow({ where: { organizationId } })).id,
      );
    const ofMain = { table: 'tariff' as const, id: await tariffOf(tenant.mainOrganizationId) };
    await expect(asks({ remove: [ofMain] })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await withTariff(tenant, tenant.organizations.mitte.id, {});
    const ofMitte = { table: 'tariff' as const, id: await tariffOf(tenant.organizations.mitte.id) };
    await expect(asks({ remove: [ofMitte] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('rows of another tenant, and rows that are not there, do not exist', async () => {
    const [tenant, other] = [await aTenantWithRates(database), await aTenantWithRates(database)];
    const id = await rowOf(other, 'socialSecurity');
    for (const wanted of [id, '01890000-0000-7000-8000-000000000000', 'x']) {
      const remove = [{ table: 'socialSecurity' as const, id: wanted }];
      await expect(impactOf(tenant, { remove })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('the answer is for whoever asked, for a day', async () => {
    const { tenant } = await aTenantWithService(database);
    const { id } = await impactOf(tenant, socialSecurity('2027-01-01'));
    const read = (by: PersonKey) => as(tenant, tenant.people[by], (work) => readRateImpact(work, id));
    expect(await read('configAdmin')).toMatchObject({ id, services: 1 });
    await expect(read('holdingManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await as(tenant, systemOf(tenant), (work) => deleteOldRateImpacts(work, later(23)));
    expect(await read('configAdmin')).toMatchObject({ id });
    await as(tenant, systemOf(tenant), (work) => deleteOldRateImpacts(work, later(25)));
    await expect(read('configAdmin')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
