import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { aFile, csv } from '../../../testing/imports.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { readImport, startImport } from './imports.ts';
import { planImport } from './plan-import.ts';

const database = await testDatabase();
afterAll(() => database.close());

it('a fault while a file is read ends the waiting, goes on to the log, and is not met again', async () => {
  const tenant = await aTenant(database);
  const admin = tenant.people.configAdmin;
  const fileId = await aFile(tenant, admin, csv('Gültig ab;Wert in %', '01.01.2040;20'));
  const { id } = await as(tenant, admin, (work) => startImport(work, { table: 'socialSecurity', fileId }));
  const { mainOrganizationId } = tenant;
  const failing = () => Promise.reject(new Error('a fault of ours'));
  const origin = { database, publish, mainOrganizationId, now: new Date(), requestId: 'x' };
  const plan = () => planImport(origin, id, failing);
  await expect(plan()).rejects.toThrow('a fault of ours');
  const shown = await as(tenant, admin, (work) => readImport(work, id));
  expect(shown).toMatchObject({ state: 'refused', problem: { code: 'DAMAGED', names: [] } });
  await plan();
});
