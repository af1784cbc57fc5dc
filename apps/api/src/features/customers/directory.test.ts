import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aQuickChance, bringTo } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { archiveChance } from '../chance/lifecycle/archive.ts';
import { listDirectory, readCustomer, renameFromDirectory } from './directory.ts';
import { findNearCustomers } from './near.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

type Story = { state: ChanceState; bidder?: 'nord' | 'mitte'; pricePerHour?: number; submittedAt?: string };

/** Chances of one customer in given states and at given prices. */
async function aCustomer(customerName: string, stories: readonly Story[]): Promise<string> {
  const { mainOrganizationId } = tenant;
  let customerId = '';
  for (const { state, bidder = 'nord', pricePerHour, submittedAt } of stories) {
    const id = await aQuickChance(tenant, { description: { customerName }, operatedBy: [bidder] });
    await bringTo(tenant, id, state, [bidder]);
    const stored = await inTenant(database, mainOrganizationId, (db) =>
      db.chance.update({
        where: { mainOrganizationId_id: { mainOrganizationId, id } },
        data: { pricePerHour, ...(submittedAt ? { submittedAt: new Date(submittedAt) } : {}) },
      }),
    );
    customerId = stored.customerId;
  }
  return customerId;
}

const read = (who: PersonKey, customerId: string) =>
  as(tenant, tenant.people[who], (work) => readCustomer(work, customerId));
const names = (input: Partial<Parameters<typeof listDirectory>[1]> = {}, of = tenant) =>
  as(of, of.people.nordViewer, (work) => listDirectory(work, { first: 10, ...input }));

describe('the figures of a customer', () => {
  it('count open, won and lost Chances and name the price of the latest submission', async () => {
    const id = await aCustomer('Klinikum Aartal', [
      { state: 'editing', pricePerHour: 40 },
      { state: 'submitted', pricePerHour: 27.5, submittedAt: '2026-10-01T10:00:00Z' },
      { state: 'won', pricePerHour: 31.2, submittedAt: '2026-11-30T23:30:00Z' },
      { state: 'lost', pricePerHour: 33, submittedAt: '2026-03-01T10:00:00Z' },
      { state: 'won', submittedAt: '2026-12-05T10:00:00Z' },
      { state: 'notbidding' },
    ]);
    const { figures, chances } = await read('holdingManager', id);
    expect(figures).toMatchObject({ open: 2, won: 2, lost: 1, total: 6, lastPricePerHour: 31.2 });
    expect(figures.winRate).toBeCloseTo(2 / 3);
    // Half past eleven in the evening, world time, is the next day in Berlin.
    expect(figures.lastPriceOn).toBe('2026-12-01');
    expect(chances.find((chance) => chance.id === figures.lastPriceChanceId)).toMatchObject({ state: 'won' });
  });

  it('count an archived Chance among all, and not as an open one', async () => {
    const id = await aCustomer('Klinikum Cellenau', [{ state: 'editing' }, { state: 'editing' }]);
    const [archived] = (await read('holdingManager', id)).chances;
    const chanceId = archived?.id ?? '';
    await as(tenant, tenant.people.holdingManager, (work) => archiveChance(work, { chanceId, reason: 'Aufgehoben' }));
    expect((await read('holdingManager', id)).figures).toMatchObject({ open: 1, total: 2 });
  });

  it('leave out the Chances that the reader may not view, in the list as in the details', async () => {
    const id = await aCustomer('Klinikum Bergaue', [
      { state: 'won', bidder: 'nord', pricePerHour: 30, submittedAt: '2026-10-01T10:00:00Z' },
      { state: 'lost', bidder: 'mitte', pricePerHour: 44, submittedAt: '2026-11-01T10:00:00Z' },
    ]);
    expect((await read('nordEditor', id)).figures).toMatchObject({ won: 1, lost: 0, winRate: 1, lastPricePerHour: 30 });
    expect((await read('mitteEditor', id)).figures).toMatchObject({
      won: 0,
      lost: 1,
      winRate: 0,
      lastPricePerHour: 44,
    });
    expect((await read('holdingViewer', id)).figures).toMatchObject({ total: 2, lastPricePerHour: 44 });
    const suedPage = await as(tenant, tenant.people.suedEditor, (work) =>
      listDirectory(work, { first: 10, name: 'Bergaue' }),
    );
    expect(suedPage.edges[0]?.node.figures).toMatchObject({ total: 0, winRate: null, lastPricePerHour: null });
    expect((await read('suedEditor', id)).chances).toEqual([]);
    expect((await read('nordEditor', id)).chances.map(({ state }) => state)).toEqual(['won']);
  });
});

describe('a name that is typed for a new Chance', () => {
  it('finds its customer, or those it may mean, but none by a legal form or a word such as Stadt', async () => {
    const own = await aTenant(database);
    for (const customerName of ['Stadt Eichstedt', 'Stadtwerke Rhein-Lippe GmbH', 'Hafenbetriebe Nordkai GmbH'])
      await aQuickChance(own, { description: { customerName } });
    const near = (name: string) =>
      as(own, own.people.nordViewer, async (work) => {
        const found = await findNearCustomers(work, name);
        return { exact: found.exact?.name ?? null, near: found.near.map((customer) => customer.name) };
      });
    expect(await near('stadt  EICHSTEDT')).toEqual({ exact: 'Stadt Eichstedt', near: [] });
    expect(await near('Stadt Eichsted')).toEqual({ exact: null, near: ['Stadt Eichstedt'] });
    expect(await near('Stadtwerke Rhein Lippe AG')).toEqual({ exact: null, near: ['Stadtwerke Rhein-Lippe GmbH'] });
    for (const name of ['DB Sicherheit GmbH', 'Flughafen Stuttgart GmbH', 'Stadt Musterau', 'GmbH'])
      expect(await near(name)).toEqual({ exact: null, near: [] });
  });
});

describe('the directory', () => {
  it('sorts Ä beside A, pages behind the last row in both directions, and finds by a part or a misspelling', async () => {
    const own = await aTenant(database);
    for (const customerName of [
      'Zweckverband Au',
      'Ärztehaus Lind',
      'Allgäu Milch AG',
      'bergbahn Nebelhorn',
      'Österland KG',
    ])
      await aQuickChance(own, { description: { customerName } });
    const sorted = ['Allgäu Milch AG', 'Ärztehaus Lind', 'bergbahn Nebelhorn', 'Österland KG', 'Zweckverband Au'];
    for (const order of ['ASC', 'DESC'] as const) {
      const first = await names({ first: 3, order }, own);
      const second = await names({ first: 3, order, after: first.pageInfo.endCursor }, own);
      const found = [...first.edges, ...second.edges].map(({ node }) => node.name);
      expect(found).toEqual(order === 'ASC' ? sorted : sorted.toReversed());
      expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    }
    const found = async (name: string) => (await names({ name }, own)).edges.map(({ node }) => node.name);
    expect(await found('arzte')).toEqual(['Ärztehaus Lind']);
    expect(await found('Bergban Nebelhorn')).toEqual(['bergbahn Nebelhorn']);
    expect(await found('%')).toEqual([]);
  });

  it('refuses a cursor of another list', async () => {
    await expect(names({ after: 'bm90IGEgY3Vyc29y' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('renaming from the directory', () => {
  const rename = (who: PersonKey, customerId: string, name: string) =>
    as(tenant, tenant.people[who], (work) => renameFromDirectory(work, { customerId, name }));

  it('is for owners of a Chance of the customer and for managers of the main organization', async () => {
    const chanceId = await aChance(tenant, { owner: 'nordEditor', description: { customerName: 'Stadtwerk Ilmtal' } });
    const { customerId } = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chance.findFirstOrThrow({ where: { id: chanceId } }),
    );
    for (const who of ['nordManager', 'holdingEditor', 'nordViewer'] as const) {
      await expect(rename(who, customerId, 'Anders')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
    expect(await rename('nordEditor', customerId, 'Stadtwerke Ilmtal GmbH')).toMatchObject({
      name: 'Stadtwerke Ilmtal GmbH',
      version: 2,
      permissions: ['ADD_SITE', 'EDIT_SITE', 'RENAME'],
    });
    expect(await rename('holdingManager', customerId, 'Ärzte Ilmtal')).toMatchObject({ name: 'Ärzte Ilmtal' });
    expect((await names({ name: 'Ilmtal' })).edges.map(({ node }) => node.name)).toEqual(['Ärzte Ilmtal']);
    expect((await read('nordViewer', customerId)).permissions).toEqual([]);
  });
});
