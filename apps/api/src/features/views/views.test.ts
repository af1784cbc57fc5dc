import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { createView, rememberChoice, removeView, saveView, viewsOfList } from './views.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const definition = { filters: { customerName: 'Stadt' }, sort: { field: 'revenue', order: 'DESC' } } as const;
const aView = (who: PersonKey, isShared: boolean, name = 'Was brennt') =>
  as(tenant, tenant.people[who], (work) => createView(work, { name, isShared, definition }));
const seenBy = async (who: PersonKey) =>
  (await as(tenant, tenant.people[who], viewsOfList)).views.map(({ id, mayChange }) => ({ id, mayChange }));

describe('a saved view', () => {
  it('that is private is seen by its owner alone', async () => {
    const { id } = await aView('nordEditor', false);
    expect(await seenBy('nordEditor')).toContainEqual({ id, mayChange: true });
    for (const other of ['nordManager', 'holdingManager'] as const) {
      expect((await seenBy(other)).map((view) => view.id)).not.toContain(id);
      await expect(as(tenant, tenant.people[other], (work) => removeView(work, id))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('that is private is told to the other browsers of its owner, a shared one to the organization', async () => {
    const heard = () =>
      as(tenant, tenant.people.mitteEditor, ({ db }) =>
        db.streamEvent.findMany({
          where: { kind: { in: ['viewsChanged', 'ownViewsChanged'] } },
          orderBy: { id: 'asc' },
        }),
      );
    const before = (await heard()).length;
    const { id } = await aView('mitteEditor', false);
    await as(tenant, tenant.people.mitteEditor, (work) => saveView(work, { id, name: 'Meine Woche', isShared: true }));
    const { userId, organizationId } = tenant.people.mitteEditor;
    expect((await heard()).slice(before)).toMatchObject([
      { kind: 'ownViewsChanged', audienceId: String(userId) },
      { kind: 'viewsChanged', audienceId: String(organizationId) },
    ]);
  });

  it('that is shared is seen by the organization, and changed by its owner and the Manager', async () => {
    const { id } = await aView('nordEditor', true);
    expect(await seenBy('nordViewer')).toContainEqual({ id, mayChange: false });
    expect(await seenBy('nordManager')).toContainEqual({ id, mayChange: true });
    expect((await seenBy('suedManager')).map((view) => view.id)).not.toContain(id);
    const rename = (who: PersonKey) =>
      as(tenant, tenant.people[who], (work) => saveView(work, { id, name: 'Diese Woche' }));
    await expect(rename('nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await rename('nordManager')).toMatchObject({ name: 'Diese Woche', version: 2, definition });
    await as(tenant, tenant.people.nordManager, (work) => removeView(work, id));
    expect((await seenBy('nordEditor')).map((view) => view.id)).not.toContain(id);
  });

  it('of an older product, which this one no longer understands, can be renamed and deleted', async () => {
    const { id } = await aView('nordEditor', false);
    await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.listView.updateMany({ where: { id }, data: { definition: { filters: { state: ['gone'] } } } }),
    );
    const renamed = as(tenant, tenant.people.nordEditor, (work) => saveView(work, { id, name: 'Von früher' }));
    expect(await renamed).toMatchObject({ name: 'Von früher', definition: {} });
    await as(tenant, tenant.people.nordEditor, (work) => removeView(work, id));
    expect((await seenBy('nordEditor')).map((view) => view.id)).not.toContain(id);
  });

  it('is not shared by a person who may only read', async () => {
    await expect(aView('nordViewer', true)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const { id } = await aView('nordViewer', false);
    const share = as(tenant, tenant.people.nordViewer, (work) => saveView(work, { id, isShared: true }));
    await expect(share).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('keeps what two people change in different fields, and refuses the second change of the same field', async () => {
    const { id, version } = await aView('nordEditor', true);
    const base = { name: 'Was brennt', isShared: true };
    await as(tenant, tenant.people.nordManager, (work) => saveView(work, { id, version, base, name: 'Dringend' }));
    const narrowed = { filters: { dueThisWeek: true } };
    const merged = await as(tenant, tenant.people.nordEditor, (work) =>
      saveView(work, { id, version, base: { definition: JSON.stringify(definitionAsRead()) }, definition: narrowed }),
    );
    expect(merged).toMatchObject({ name: 'Dringend', definition: narrowed, version: 3 });
    const late = as(tenant, tenant.people.nordEditor, (work) => saveView(work, { id, version, base, name: 'Heute' }));
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { currentVersion: 3, conflicts: [{ path: 'name', mine: 'Heute', theirs: 'Dringend' }] },
    });
  });
});

/** As a client that read the view sends it: the fields in the order of the schema. */
function definitionAsRead() {
  const { sort, filters } = definition;
  return { sort, filters };
}

describe('how a person left the list', () => {
  it('is there again in another browser, and is of this person alone', async () => {
    const choice = { sort: { field: 'totalCost', order: 'ASC' }, columns: ['name', 'submission'] } as const;
    await as(tenant, tenant.people.suedEditor, (work) =>
      rememberChoice(work, { ...choice, columns: [...choice.columns] }),
    );
    expect((await as(tenant, tenant.people.suedEditor, viewsOfList)).choice).toEqual(choice);
    expect((await as(tenant, tenant.people.suedManager, viewsOfList)).choice).toBeNull();
  });
});
