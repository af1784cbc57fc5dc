import { testDatabase } from '@zuschlag/db/testing/database';
import type { Entry, EntryInput } from '@zuschlag/validation/configuration/entry';
import { entrySchemas } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { plainEntries } from '../../../testing/entries.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addEntry, listEntries, removeEntry } from './entries.ts';

const database = await testDatabase();
const today = '2026-11-22';
const now = new Date('2026-11-22T09:00:00Z');
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const add = <Key extends TableKey>(who: PersonKey, table: Key, change: Partial<EntryInput<Key>> = {}) =>
  as(tenant, tenant.people[who], (work) => addEntry(work, table, { ...plainEntries[table], ...change }), now);
const remove = (who: PersonKey, table: TableKey, id: string) =>
  as(tenant, tenant.people[who], (work) => removeEntry(work, table, id), now);
async function list<Key extends TableKey>(who: PersonKey, table: Key, input: object = {}): Promise<Entry<Key>[]> {
  const wish = entrySchemas[table].list.parse({ first: 100, ...input });
  const page = await listEntries({ actor: tenant.people[who], database, today }, table, wish as never);
  return entrySchemas[table].page.parse(page).edges.map(({ node }) => node) as Entry<Key>[];
}

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('a row of each table', () => {
  const tables = tableKeys.map((table) => ({ table }));
  it.each(tables)('of $table comes back as it was typed, and goes', async ({ table }) => {
    const added = await add('configAdmin', table);
    const [found] = await list('nordViewer', table);
    expect(found).toEqual({ ...added, permissions: [] });
    expect(entrySchemas[table].entry.parse(added)).toMatchObject({
      ...plainEntries[table],
      organizationId: tenant.mainOrganizationId,
      organization: 'Treuwacht Holding',
      status: 'PENDING',
      createdBy: { lastname: 'Brandes', organization: 'Treuwacht Holding' },
      permissions: ['DELETE'],
    });
    expect(await remove('configAdmin', table, added.id)).toEqual({ id: added.id });
    expect(await list('configAdmin', table)).toEqual([]);
    expect(await code(remove('configAdmin', table, added.id))).toBe('NOT_FOUND');
  });

  it.each(tables)('of $table exists once per series and day', async ({ table }) => {
    await add('configAdmin', table);
    expect(await code(add('configAdmin', table))).toBe('DUPLICATE_ACTIVE_FROM');
    expect(await list('configAdmin', table)).toHaveLength(1);
  });

  it('added twice at the same instant is added once', async () => {
    const both = [add('configAdmin', 'christmasBonus'), add('configAdmin', 'christmasBonus')].map(code);
    expect((await Promise.all(both)).sort()).toEqual(['DUPLICATE_ACTIVE_FROM', 'done']);
    expect(await list('configAdmin', 'christmasBonus')).toHaveLength(1);
  });

  it('removed twice at the same instant is removed once', async () => {
    const { id } = await add('configAdmin', 'christmasBonus');
    const both = [remove('configAdmin', 'christmasBonus', id), remove('configAdmin', 'christmasBonus', id)].map(code);
    expect((await Promise.all(both)).sort()).toEqual(['NOT_FOUND', 'done']);
  });

  it('may begin on a day that is past', async () => {
    const { status } = await add('configAdmin', 'socialSecurity', { activeFrom: '2019-01-01' });
    expect(status).toBe('ACTIVE');
  });

  it.each(['x', '01890000-0000-7000-8000-000000000000'])('called %s is not there', async (id) => {
    expect(await code(remove('configAdmin', 'tariff', id))).toBe('NOT_FOUND');
  });
});

describe('who keeps the tables', () => {
  const flagged = (who: PersonKey) => ({ ...tenant.people[who], isConfigAdmin: true });
  const addAs = (actor: UserActor, table: TableKey) =>
    code(as(tenant, actor, (work) => addEntry(work, table, plainEntries[table]), now));

  it('whoever has the flag in the main organization, whatever the role', async () => {
    const people: PersonKey[] = ['holdingManager', 'holdingEditor', 'holdingViewer'];
    for (const who of people) {
      expect(await addAs(tenant.people[who], 'vacationDays'), who).toBe('NOT_PERMITTED');
      const { id } = await as(tenant, flagged(who), (work) =>
        addEntry(work, 'vacationDays', plainEntries.vacationDays),
      );
      expect(await code(remove(who, 'vacationDays', id)), who).toBe('NOT_PERMITTED');
      expect(await as(tenant, flagged(who), (work) => removeEntry(work, 'vacationDays', id))).toEqual({ id });
    }
  });

  it('elsewhere the flag is good for tariffs and wages only', async () => {
    const verdicts = await Promise.all(tableKeys.map((table) => addAs(flagged('nordViewer'), table)));
    expect(verdicts).toEqual(
      tableKeys.map((table) => (configurationTables[table].perOrganization ? 'done' : 'NOT_PERMITTED')),
    );
    expect(await addAs(tenant.people.nordManager, 'tariff')).toBe('NOT_PERMITTED');
  });
});

describe('the tariffs of an organization', () => {
  const nordKeeper = () => ({ ...tenant.people.nordEditor, isConfigAdmin: true });
  const ofNord = () => as(tenant, nordKeeper(), (work) => addEntry(work, 'tariff', plainEntries.tariff), now);
  const owners = async (who: PersonKey) => (await list(who, 'tariff')).map(({ organization }) => organization).sort();

  it('stand beside those of the main organization, for the same state and day', async () => {
    await add('configAdmin', 'tariff');
    expect(await ofNord()).toMatchObject({ organization: 'TW Nord', permissions: ['DELETE'] });
    expect(await owners('nordViewer')).toEqual(['TW Nord', 'Treuwacht Holding']);
    expect(await owners('holdingViewer')).toEqual(['TW Nord', 'Treuwacht Holding']);
    expect(await owners('suedManager')).toEqual(['Treuwacht Holding']);
  });

  it('are filtered by organization', async () => {
    await add('configAdmin', 'tariff');
    await ofNord();
    const found = (organizations: number[]) => list('holdingViewer', 'tariff', { filters: { organizations } });
    expect(await found([tenant.organizations.nord.id])).toMatchObject([{ organization: 'TW Nord' }]);
    expect(await found([])).toEqual([]);
    const foreign = { filters: { organizations: [tenant.organizations.nord.id] } };
    expect(await list('suedManager', 'tariff', foreign)).toEqual([]);
  });

  it('are removed by its own config administrator only, and do not exist for others', async () => {
    const { id } = await ofNord();
    const { id: mainId } = await add('configAdmin', 'tariff');
    expect(await code(remove('configAdmin', 'tariff', id))).toBe('NOT_PERMITTED');
    const suedKeeper = { ...tenant.people.suedEditor, isConfigAdmin: true };
    expect(await code(as(tenant, suedKeeper, (work) => removeEntry(work, 'tariff', id)))).toBe('NOT_FOUND');
    expect(await code(as(tenant, nordKeeper(), (work) => removeEntry(work, 'tariff', mainId)))).toBe('NOT_PERMITTED');
    expect(await as(tenant, nordKeeper(), (work) => removeEntry(work, 'tariff', id))).toEqual({ id });
  });
});

describe('the status of a row', () => {
  const statuses = async (table: TableKey) => (await list('configAdmin', table)).map(({ status }) => status);

  it('is told per series: what comes, what counts from today on, what was before', async () => {
    for (const activeFrom of ['2025-01-01', '2026-11-21', '2026-11-22', '2026-11-23']) {
      await add('configAdmin', 'vacationBonus', { activeFrom });
    }
    await add('configAdmin', 'vacationBonus', { activeFrom: '2020-01-01', province: 'DE-BY' });
    expect(await statuses('vacationBonus')).toEqual(['PENDING', 'ACTIVE', 'SUPERSEDED', 'SUPERSEDED', 'ACTIVE']);
  });

  it('counts the years in the firm as series of their own', async () => {
    await add('configAdmin', 'vacationDays', { activeFrom: '2024-01-01', lengthOfEmployment: 3 });
    await add('configAdmin', 'vacationDays', { activeFrom: '2025-01-01', lengthOfEmployment: 0 });
    expect(await statuses('vacationDays')).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('turns at midnight in Berlin', async () => {
    await add('configAdmin', 'socialSecurity', { activeFrom: '2026-11-23' });
    const at = (moment: string) =>
      as(tenant, tenant.people.configAdmin, ({ today: day }) => listAt(day), new Date(moment));
    const listAt = async (day: string) => {
      const reading = { actor: tenant.people.configAdmin, database, today: day };
      const { edges } = await listEntries(reading, 'socialSecurity', { first: 10 });
      return edges.map(({ node }) => node.status);
    };
    expect(await at('2026-11-22T22:59:59Z')).toEqual(['PENDING']);
    expect(await at('2026-11-22T23:00:00Z')).toEqual(['ACTIVE']);
  });

  it('of a holiday is pending until it is past', async () => {
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23']) await add('configAdmin', 'holiday', { date });
    expect(await statuses('holiday')).toEqual(['SUPERSEDED', 'PENDING', 'PENDING']);
  });

  it('is a filter: null means all, an empty list none', async () => {
    await add('configAdmin', 'socialSecurity', { activeFrom: '2020-01-01' });
    await add('configAdmin', 'socialSecurity', { activeFrom: '2021-01-01' });
    await add('configAdmin', 'socialSecurity', { activeFrom: '2027-01-01' });
    const count = async (status: string[] | null) =>
      (await list('nordViewer', 'socialSecurity', { filters: { status } })).length;
    expect([await count(null), await count([]), await count(['ACTIVE', 'PENDING'])]).toEqual([3, 0, 2]);
  });
});

describe('the filters', () => {
  const found = async (filters: object) =>
    (await list('nordViewer', 'christmasBonus', { filters })).map(({ province }) => province).sort();

  it('take ranges with both ends counted in, and states where null means all and empty means none', async () => {
    await add('configAdmin', 'christmasBonus', { province: 'DE-BY', activeFrom: '2026-01-01', bonusRelative: 0.06 });
    await add('configAdmin', 'christmasBonus', { province: 'DE-NW', activeFrom: '2027-01-01', bonusRelative: 0.1 });
    await add('configAdmin', 'christmasBonus', { province: 'DE-SN', activeFrom: '2028-01-01', bonusRelative: 0.2 });
    expect(await found({ provinces: null })).toHaveLength(3);
    expect(await found({ provinces: [] })).toEqual([]);
    expect(await found({ provinces: ['DE-SN', 'DE-NW'] })).toEqual(['DE-NW', 'DE-SN']);
    expect(await found({ bonusRelative: { gte: 0.06, lte: 0.1 } })).toEqual(['DE-BY', 'DE-NW']);
    expect(await found({ bonusRelative: { gte: 0.07 } })).toEqual(['DE-NW', 'DE-SN']);
    expect(await found({ activeFrom: { lte: '2027-01-01' }, bonusRelative: null })).toEqual(['DE-BY', 'DE-NW']);
    expect(await found({ activeFrom: { gte: '2027-01-01', lte: '2027-12-31' } })).toEqual(['DE-NW']);
  });

  it('of whole numbers take a bound between two of them', async () => {
    await add('configAdmin', 'vacationDays', { days: 27 });
    expect(await list('nordViewer', 'vacationDays', { filters: { days: { gte: 26.5, lte: 27.5 } } })).toHaveLength(1);
    expect(await list('nordViewer', 'vacationDays', { filters: { days: { gte: 27.5 } } })).toEqual([]);
  });
});

describe('the wages of an organization', () => {
  const nordKeeper = () => ({ ...tenant.people.nordEditor, isConfigAdmin: true });

  it('are seen by its own people and the main organization, those of the main organization by all', async () => {
    await add('configAdmin', 'wage', { province: 'DE' });
    await as(tenant, nordKeeper(), (work) => addEntry(work, 'wage', plainEntries.wage), now);
    const seen = async (who: PersonKey) => (await list(who, 'wage')).map(({ organization }) => organization).sort();
    expect(await seen('nordViewer')).toEqual(['TW Nord', 'Treuwacht Holding']);
    expect(await seen('holdingViewer')).toEqual(['TW Nord', 'Treuwacht Holding']);
    expect(await seen('suedManager')).toEqual(['Treuwacht Holding']);
  });

  it('have a series per state and pay group, and all states before the single ones', async () => {
    for (const province of ['DE-NW', 'DE', 'DE-BW'] as const) await add('configAdmin', 'wage', { province });
    await add('configAdmin', 'wage', { province: 'DE', payGroup: 'Gruppe 1' });
    expect(await code(add('configAdmin', 'wage', { province: 'DE' }))).toBe('DUPLICATE_ACTIVE_FROM');
    const rows = await list('configAdmin', 'wage');
    expect(rows.map((row) => [Reflect.get(row, 'province'), Reflect.get(row, 'payGroup')])).toEqual([
      ['DE', 'Gruppe 1'],
      ['DE', 'Gruppe 7'],
      ['DE-BW', 'Gruppe 7'],
      ['DE-NW', 'Gruppe 7'],
    ]);
    const filters = { provinces: ['DE', 'DE-BW'], hourlyWage: { gte: 16.4 } };
    expect(await list('nordViewer', 'wage', { filters })).toHaveLength(3);
  });
});
