import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addConfigAdmin, configAdminCandidates, listConfigAdmins, removeConfigAdmin } from './config-admins.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const idOf = (who: PersonKey) => tenant.people[who].userId;
const withFlag = (who: PersonKey): UserActor => ({ ...tenant.people[who], isConfigAdmin: true });
const keeper = () => tenant.people.configAdmin;
const add = (actor: UserActor, who: PersonKey) => as(tenant, actor, (work) => addConfigAdmin(work, idOf(who)));
const remove = (actor: UserActor, who: PersonKey) => as(tenant, actor, (work) => removeConfigAdmin(work, idOf(who)));
const list = (actor: UserActor, page: { first: number; after?: string | null } = { first: 100 }) =>
  as(tenant, actor, (work) => listConfigAdmins(work, page));
const names = async (actor: UserActor = keeper()) => (await list(actor)).edges.map(({ node }) => node.lastname);
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('config administrators', () => {
  it('come, are listed by name for everybody, and go', async () => {
    expect(await add(keeper(), 'nordManager')).toMatchObject({ lastname: 'Petersen', permissions: ['REMOVE'] });
    expect(await names(tenant.people.suedManager)).toEqual(['Brandes', 'Petersen']);
    expect(await remove(keeper(), 'nordManager')).toMatchObject({ lastname: 'Petersen' });
    expect(await names()).toEqual(['Brandes']);
  });

  it('are gone through page by page', async () => {
    for (const who of ['nordManager', 'nordEditor', 'mitteEditor'] as const) await add(keeper(), who);
    const one = await list(keeper(), { first: 3 });
    const two = await list(keeper(), { first: 3, after: one.pageInfo.endCursor });
    expect(one.edges.map(({ node }) => node.lastname)).toEqual(['Brandes', 'Demir', 'Friedrichs']);
    expect(two.edges.map(({ node }) => node.lastname)).toEqual(['Petersen']);
  });

  it('see what they may do: not remove themselves; others see nothing to do', async () => {
    await add(keeper(), 'nordManager');
    const permissions = async (actor: UserActor) => {
      const page = await list(actor);
      return [page.permissions, ...page.edges.map(({ node }) => node.permissions)];
    };
    expect(await permissions(keeper())).toEqual([['ADD'], [], ['REMOVE']]);
    expect(await permissions(withFlag('nordManager'))).toEqual([[], [], []]);
    expect(await permissions(tenant.people.holdingManager)).toEqual([[], [], []]);
  });

  it.each([
    { who: 'holdingManager', flag: false },
    { who: 'nordManager', flag: false },
    { who: 'nordManager', flag: true },
  ] as const)('are not changed by $who with the flag $flag', async ({ who, flag }) => {
    const actor = flag ? withFlag(who) : tenant.people[who];
    expect(await code(add(actor, 'suedEditor'))).toBe('NOT_PERMITTED');
    expect(await code(remove(actor, 'configAdmin'))).toBe('NOT_PERMITTED');
    expect(await code(as(tenant, actor, (work) => configAdminCandidates(work, { first: 10 })))).toBe('NOT_PERMITTED');
  });

  it('are changed by a Viewer too, if he has the flag in the main organization', async () => {
    await add(keeper(), 'holdingViewer');
    expect(await code(add(withFlag('holdingViewer'), 'suedEditor'))).toBe('done');
  });

  it('do not come twice, nor out of nowhere, nor from another tenant', async () => {
    expect(await code(add(keeper(), 'configAdmin'))).toBe('ALREADY_CONFIG_ADMIN');
    const stranger = (await aTenant(database)).people.holdingManager.userId;
    expect(await code(as(tenant, keeper(), (work) => addConfigAdmin(work, stranger)))).toBe('NOT_FOUND');
    expect(await code(remove(keeper(), 'nordEditor'))).toBe('NOT_FOUND');
  });

  it('come once when two add the same person at the same instant', async () => {
    const both = await Promise.all([add(keeper(), 'nordEditor'), add(keeper(), 'nordEditor')].map(code));
    expect(both.sort()).toEqual(['ALREADY_CONFIG_ADMIN', 'done']);
  });

  it('never remove themselves, and the last one never goes', async () => {
    expect(await code(remove(keeper(), 'configAdmin'))).toBe('LAST_CONFIG_ADMIN');
    await add(keeper(), 'holdingEditor');
    expect(await code(remove(keeper(), 'configAdmin'))).toBe('CANNOT_REMOVE_YOURSELF');
  });

  it('who remove each other at the same instant leave one behind', async () => {
    await add(keeper(), 'holdingEditor');
    const both = [remove(keeper(), 'holdingEditor'), remove(withFlag('holdingEditor'), 'configAdmin')].map(code);
    expect((await Promise.all(both)).sort()).toEqual(['NOT_PERMITTED', 'done']);
    expect(await names()).toHaveLength(1);
  });

  it('leave a trail', async () => {
    await add(keeper(), 'nordManager');
    const entityId = String(idOf('nordManager'));
    const lines = await as(tenant, keeper(), ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'user', entityId }, orderBy: { id: 'asc' } }),
    );
    expect(lines).toMatchObject([
      {
        action: 'addConfigAdmin',
        userId: idOf('configAdmin'),
        before: { isConfigAdmin: false },
        after: { isConfigAdmin: true },
      },
    ]);
  });
});

describe('who could become one', () => {
  const candidates = async (name?: string) =>
    (await as(tenant, keeper(), (work) => configAdminCandidates(work, { first: 100, name }))).map(
      ({ lastname }) => lastname,
    );

  it('everybody who is none yet, found by a part of the name without regard to accents', async () => {
    expect(await candidates()).toHaveLength(10);
    expect(await candidates()).not.toContain('Brandes');
    expect(await candidates('kuhnel')).toEqual(['Kühnel']);
  });
});
