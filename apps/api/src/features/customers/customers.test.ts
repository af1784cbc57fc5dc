import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { listCustomers } from './customers.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  const names = [
    'Klinikum Werratal',
    'Klinikum Werratal',
    'Klinikum Werratal',
    'Stadt Talheim',
    'Stadt Talheim',
    'Müller & Söhne KG',
  ];
  for (const customerName of names) await aQuickChance(tenant, { description: { customerName } });
});
afterAll(() => database.close());

const list = (name?: string, first = 100) =>
  as(tenant, tenant.people.nordViewer, async (work) =>
    (await listCustomers(work, { first, name })).map((customer) => `${customer.chanceCount} ${customer.name}`),
  );

describe('customers', () => {
  it('come in the order of use', async () => {
    expect(await list()).toEqual(['3 Klinikum Werratal', '2 Stadt Talheim', '1 Müller & Söhne KG']);
    expect(await list(undefined, 1)).toEqual(['3 Klinikum Werratal']);
  });

  it.each([
    ['tal', ['3 Klinikum Werratal', '2 Stadt Talheim']],
    ['SOHNE', ['1 Müller & Söhne KG']],
    ['Kilnikum Werathal', ['3 Klinikum Werratal']],
    ['%', []],
  ])('%j finds %j', async (typed, expected) => {
    expect(await list(typed)).toEqual(expected);
  });

  it('belong to their tenant', async () => {
    const other = await aTenant(database);
    expect(await as(other, other.people.holdingManager, (work) => listCustomers(work, { first: 100 }))).toEqual([]);
  });
});
