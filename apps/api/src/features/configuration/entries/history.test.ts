import { testDatabase } from '@zuschlag/db/testing/database';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { plainEntries } from '../../../testing/entries.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addEntry, removeEntry } from './entries.ts';
import { tableHistoryOf } from './history.ts';
import { overview } from './overview.ts';

const database = await testDatabase();
const today = '2026-11-22';
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const reading = (actor: UserActor) => ({ actor, database, today });
const history = (who: PersonKey, table: TableKey, page: { first: number; after?: string | null } = { first: 50 }) =>
  tableHistoryOf(reading(tenant.people[who]), { table, ...page });
const add = (actor: UserActor, table: TableKey, change: object = {}) =>
  as(tenant, actor, (work) => addEntry(work, table, { ...plainEntries[table], ...change }));
const keeper = () => tenant.people.configAdmin;
const nordKeeper = () => ({ ...tenant.people.nordEditor, isConfigAdmin: true });

describe('the history of a table', () => {
  it('tells who added and who removed which row, and keeps the removed one', async () => {
    const { id } = await add(keeper(), 'christmasBonus');
    const other = { ...tenant.people.holdingManager, isConfigAdmin: true };
    await as(tenant, other, (work) => removeEntry(work, 'christmasBonus', id));
    const { edges } = await history('nordViewer', 'christmasBonus');
    const row = plainEntries.christmasBonus;
    expect(edges.map(({ node }) => node)).toMatchObject([
      { action: 'remove', by: { lastname: 'Sommerfeld' }, added: 0, removed: 1, importId: null, row },
      { action: 'add', by: { lastname: 'Brandes' }, added: 1, removed: 0, fileName: null, row },
    ]);
    expect((await history('nordViewer', 'vacationBonus')).edges).toEqual([]);
  });

  it('tells what the row replaced: the one of its series before it, of its own organization', async () => {
    for (const [activeFrom, province, days] of [
      ['2026-01-01', 'DE-BY', 27],
      ['2027-01-01', 'DE-BY', 28],
      ['2026-06-01', 'DE-SN', 30],
    ] as const)
      await add(keeper(), 'vacationDays', { activeFrom, province, days });
    await add(keeper(), 'tariff', { activeFrom: '2026-01-01' });
    await add(nordKeeper(), 'tariff', { activeFrom: '2027-01-01' });
    const befores = async (table: TableKey) =>
      (await history('nordViewer', table)).edges.map(({ node: { before } }) => before);
    const [saxony, later, first] = await befores('vacationDays');
    expect([saxony, first]).toEqual([null, null]);
    expect(later).toEqual({
      activeFrom: '2026-01-01',
      province: 'DE-BY',
      lengthOfEmployment: plainEntries.vacationDays.lengthOfEmployment,
      days: 27,
    });
    expect(await befores('tariff')).toEqual([null, null]);
    await add(keeper(), 'tariff', { activeFrom: '2027-03-01' });
    expect((await befores('tariff'))[0]).toMatchObject({
      activeFrom: '2026-01-01',
      nightBonusRelative: expect.any(Number),
    });
  });

  it('is gone through page by page, the newest first', async () => {
    for (const activeFrom of ['2027-01-01', '2028-01-01', '2029-01-01']) {
      await add(keeper(), 'socialSecurity', { activeFrom });
    }
    const one = await history('nordViewer', 'socialSecurity', { first: 2 });
    const two = await history('nordViewer', 'socialSecurity', { first: 2, after: one.pageInfo.endCursor });
    const seen = [...one.edges, ...two.edges].map(({ node }) => node.row?.activeFrom);
    expect(seen).toEqual(['2029-01-01', '2028-01-01', '2027-01-01']);
    expect(two.pageInfo.hasNextPage).toBe(false);
  });

  it('shows an import as one line, without its rows', async () => {
    const importId = '01890000-0000-7000-8000-000000000001';
    await as(tenant, keeper(), async (work) => {
      const row = { ...plainEntries.vacationDays, importId };
      await work.auditAll([
        { entity: 'vacationDays', entityId: 'a', action: 'add', after: row },
        { entity: 'vacationDays', entityId: 'b', action: 'remove', before: row },
      ]);
      const after = { table: 'vacationDays', fileName: 'urlaub.xlsx', added: 1, removed: 1 };
      await work.audit({ entity: 'configurationImport', entityId: importId, action: 'import', after });
    });
    const { edges } = await history('nordViewer', 'vacationDays');
    expect(edges.map(({ node }) => node)).toMatchObject([
      { action: 'import', importId, fileName: 'urlaub.xlsx', added: 1, removed: 1, row: null },
    ]);
    expect((await history('nordViewer', 'holiday')).edges).toEqual([]);
  });

  it('of tariffs shows the changes of other organizations to the main organization only', async () => {
    await add(nordKeeper(), 'tariff');
    await add(keeper(), 'tariff');
    const authors = async (who: PersonKey) =>
      (await history(who, 'tariff')).edges.map(({ node }) => node.by?.organization);
    expect(await authors('holdingViewer')).toEqual(['Treuwacht Holding', 'TW Nord']);
    expect(await authors('nordViewer')).toEqual(['Treuwacht Holding', 'TW Nord']);
    expect(await authors('suedManager')).toEqual(['Treuwacht Holding']);
  });
});

describe('the overview', () => {
  const summary = async (actor: UserActor, wanted: TableKey) =>
    (await overview(reading(actor))).tables.find(({ table }) => table === wanted);

  it('counts what is in force and what is to come, and names the nearest change', async () => {
    for (const activeFrom of ['2020-01-01', '2026-11-22', '2027-07-01', '2027-01-01']) {
      await add(keeper(), 'socialSecurity', { activeFrom });
    }
    expect(await summary(tenant.people.nordViewer, 'socialSecurity')).toEqual({
      table: 'socialSecurity',
      active: 1,
      pending: 2,
      nextChange: '2027-01-01',
      permissions: [],
    });
    expect(await summary(tenant.people.nordViewer, 'holiday')).toMatchObject({
      active: 0,
      pending: 0,
      nextChange: null,
    });
  });

  it('counts the tariffs that one sees', async () => {
    await add(nordKeeper(), 'tariff');
    const pending = async (who: PersonKey) => (await summary(tenant.people[who], 'tariff'))?.pending;
    expect([await pending('holdingViewer'), await pending('nordViewer'), await pending('suedManager')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('says what one may do: keepers of the main organization everything, others their tariffs', async () => {
    const all = ['ADD', 'DELETE', 'IMPORT'];
    expect(await summary(keeper(), 'holiday')).toMatchObject({ permissions: all });
    expect(await summary(nordKeeper(), 'tariff')).toMatchObject({ permissions: all });
    expect(await summary(nordKeeper(), 'holiday')).toMatchObject({ permissions: [] });
    expect(await summary(tenant.people.holdingManager, 'tariff')).toMatchObject({ permissions: [] });
  });
});
