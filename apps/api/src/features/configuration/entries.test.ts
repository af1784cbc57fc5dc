import { testDatabase } from '@zuschlag/db/testing/database';
import type { Entry, EntryInput } from '@zuschlag/validation/configuration/entry';
import { entrySchemas } from '@zuschlag/validation/configuration/entry';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { plainEntries } from '../../testing/entries.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
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
  });
});
