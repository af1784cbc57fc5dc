import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { aFile, aPlan, commitAs, csv, refusalIn } from '../../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { undoImport } from './commit-import.ts';
import { discardImport, listImports, readImport, startImport } from './imports.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let admin: UserActor;

beforeAll(async () => {
  tenant = await aTenant(database);
  admin = tenant.people.configAdmin;
});
afterAll(() => database.close());

describe('who may import', () => {
  const file = csv('Gültig ab;Wert in %', '01.01.2070;19');

  it.each(['holdingManager', 'holdingEditor', 'holdingViewer', 'nordManager', 'nordEditor', 'nordViewer'] as const)(
    '%s may not: that takes the flag, not a role',
    async (key) => {
      const somebody = tenant.people[key];
      const fileId = await aFile(tenant, somebody, file);
      for (const table of ['socialSecurity', 'tariff'] as const) {
        expect(await refusalIn(as(tenant, somebody, (work) => startImport(work, { table, fileId })))).toBe(
          'NOT_PERMITTED',
        );
      }
      const plan = await aPlan(tenant, admin, 'socialSecurity', file);
      for (const doing of [readImport, discardImport, undoImport]) {
        expect(await refusalIn(as(tenant, somebody, (work) => doing(work, plan.id)))).toBe('NOT_FOUND');
      }
      expect(await refusalIn(commitAs(tenant, somebody, plan))).toBe('NOT_FOUND');
      const list = await as(tenant, somebody, (work) => listImports(work, { first: 10, after: null, table: null }));
      expect(list.edges).toEqual([]);
    },
  );

  it('a config admin of an operational organization imports its tariffs and no other table', async () => {
    const keeper: UserActor = { ...tenant.people.nordViewer, isConfigAdmin: true };
    const fileId = await aFile(tenant, keeper, file);
    expect(await refusalIn(as(tenant, keeper, (work) => startImport(work, { table: 'socialSecurity', fileId })))).toBe(
      'NOT_PERMITTED',
    );
    const own = await as(tenant, keeper, (work) => startImport(work, { table: 'tariff', fileId }));
    expect(own).toMatchObject({ state: 'reading', organizationId: tenant.organizations.nord.id });
    expect(await refusalIn(as(tenant, admin, (work) => readImport(work, own.id)))).toBe('NOT_FOUND');
    const list = await as(tenant, keeper, (work) => listImports(work, { first: 10, after: null, table: null }));
    expect(list.edges.map(({ node }) => node.id)).toEqual([own.id]);
  });

  it('nobody imports a file that somebody else sent in', async () => {
    const fileId = await aFile(tenant, tenant.people.nordManager, file);
    expect(await refusalIn(as(tenant, admin, (work) => startImport(work, { table: 'socialSecurity', fileId })))).toBe(
      'NOT_FOUND',
    );
  });

  it('nobody of another tenant sees an import', async () => {
    const plan = await aPlan(tenant, admin, 'socialSecurity', file);
    const other = await aTenant(database);
    expect(await refusalIn(as(other, other.people.configAdmin, (work) => readImport(work, plan.id)))).toBe('NOT_FOUND');
  });
});
