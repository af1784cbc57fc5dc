import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import { aPlan, csv } from '../../../testing/imports.ts';
import { aTenantWithRates, aTenantWithService, impactOf } from '../../../testing/rate-impacts.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';

const database = await testDatabase();
afterAll(() => database.close());

describe('what a planned import would do', () => {
  const planned = (tenant: ScenarioTenant, state: 'planned' | 'committed' = 'planned') =>
    as(tenant, systemOf(tenant), async ({ db }) => {
      const { mainOrganizationId } = tenant;
      const present = await db.socialSecurity.findFirstOrThrow({ where: { mainOrganizationId } });
      const { id } = await db.configurationImport.create({
        data: {
          ...{ mainOrganizationId, organizationId: mainOrganizationId, table: 'socialSecurity', state },
          ...{ createdById: tenant.people.configAdmin.userId, fileId: present.id, fileName: 'sv.csv' },
        },
      });
      const row = { mainOrganizationId, importId: id, texts: {}, problems: [] };
      await db.configurationImportRow.createMany({
        data: [
          {
            ...row,
            row: 2,
            verdict: 'changed',
            values: { activeFrom: '2020-01-01', value: 0.22 },
            beforeId: present.id,
          },
          { ...row, row: 3, verdict: 'wrong', values: { activeFrom: '2027-01-01' } },
          { ...row, row: 4, verdict: 'duplicate', values: { activeFrom: '2027-02-01', value: 0.5 } },
        ],
      });
      return id;
    });

  it('counts its new and changed rows and no others', async () => {
    const { tenant } = await aTenantWithService(database);
    const { costBefore, costAfter, services } = await impactOf(tenant, { importId: await planned(tenant) });
    expect(services).toBe(1);
    expect(costAfter - costBefore).toBeCloseTo(386.587, 3);
  });

  it('counts the last of many rows as it counts the first', async () => {
    const { tenant } = await aTenantWithService(database);
    const lines = Array.from({ length: 1_201 }, (_, index) => {
      // From 2030 on, which touches nothing; the last row is the one from 2027.
      const day = new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10);
      return index === 1_200 ? '2027-01-01;22' : `${day};50`;
    });
    const plan = await aPlan(tenant, tenant.people.configAdmin, 'socialSecurity', csv('Gültig ab;Wert in %', ...lines));
    expect(plan.counts.new).toBe(1_201);
    const { costBefore, costAfter, services } = await impactOf(tenant, { importId: plan.id });
    expect(services).toBe(1);
    expect(costAfter - costBefore).toBeCloseTo(386.587, 3);
  });

  it('is refused when it is written already, and not found when it is nobody’s', async () => {
    const { tenant } = await aTenantWithService(database);
    await expect(impactOf(tenant, { importId: await planned(tenant, 'committed') })).rejects.toMatchObject({
      code: 'IMPORT_STATE',
    });
    const other = await aTenantWithRates(database);
    await expect(impactOf(other, { importId: await planned(tenant) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
