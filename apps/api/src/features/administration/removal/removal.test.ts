import { testDatabase } from '@zuschlag/db/testing/database';
import type { RemovePerson } from '@zuschlag/validation/administration/removal';
import { createTaskInput } from '@zuschlag/validation/tasks/tasks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { createDeputy, deputyOverview } from '../../deputies/deputies.ts';
import { createTask } from '../../tasks/change-task.ts';
import { listTasks } from '../../tasks/tasks.ts';
import { changeRole } from '../people/role.ts';
import { findSuccessors, planRemoval, removePerson } from './removal.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp | undefined;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(async () => {
  await app?.close();
  await database.close();
});

const idOf = (who: PersonKey) => tenant.people[who].userId;
const remove = (by: PersonKey, who: PersonKey, successors: RemovePerson['successors'] = {}) =>
  as(tenant, tenant.people[by], (work) => removePerson(work, { userId: idOf(who), successors }));
const plan = (by: PersonKey, who: PersonKey) => as(tenant, tenant.people[by], (work) => planRemoval(work, idOf(who)));
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const ownerOf = (chanceId: string) =>
  as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.chance.findFirstOrThrow({ where: { id: chanceId }, select: { ownerId: true } }),
  ).then(({ ownerId }) => ownerId);
const aTask = (chanceId: string, by: PersonKey, title: string, ...people: PersonKey[]) =>
  as(tenant, tenant.people[by], (work) =>
    createTask(work, createTaskInput.parse({ input: { chanceId, title }, userIds: people.map(idOf) })),
  );

/** The Editor of Nord owns a Chance, has tasks, stands in for a colleague and has a token. */
async function inTheMiddleOfWork() {
  const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
  await aTask(chanceId, 'nordManager', 'Objekt besichtigen', 'nordEditor');
  await aTask(chanceId, 'nordEditor', 'Referenzen sammeln', 'nordEditor');
  await aTask(chanceId, 'nordEditor', 'Unterlagen lesen', 'nordEditor', 'nordViewer');
  await as(tenant, tenant.people.nordManager, (work) =>
    createDeputy(work, {
      ...{ userId: idOf('nordManager'), deputyId: idOf('nordEditor'), from: work.today, to: work.today },
      ...{ isForBids: true, isForMargins: true },
    }),
  );
  await anApiToken(database, tenant.people.nordEditor);
  return chanceId;
}

describe('a plan of a removal', () => {
  it('names what hangs on the person, and changes nothing', async () => {
    const chanceId = await inTheMiddleOfWork();
    const shown = await plan('nordManager', 'nordEditor');
    expect(shown.chances).toMatchObject({ count: 1, first: [{ id: chanceId }] });
    expect(shown.votes).toMatchObject({ count: 1, first: [{ id: chanceId }] });
    expect(shown.tasks.count).toBe(3);
    expect(shown.deputyFor.first).toMatchObject([{ absent: { id: idOf('nordManager') } }]);
    expect(shown).toMatchObject({ hasOtherDeciders: true, absences: 0, calendarLinks: 0, isLastManager: false });
    expect(shown.tokens).toHaveLength(1);
    expect(await ownerOf(chanceId)).toBe(idOf('nordEditor'));
    expect(await plan('holdingManager', 'nordManager')).toMatchObject({
      isLastManager: true,
      isLastConfigAdmin: false,
    });
    expect(await plan('holdingManager', 'configAdmin')).toMatchObject({ isLastConfigAdmin: true });
  });

  it.each([
    { by: 'nordManager', who: 'mitteEditor', verdict: 'NOT_PERMITTED' },
    { by: 'nordEditor', who: 'nordViewer', verdict: 'NOT_PERMITTED' },
    { by: 'holdingEditor', who: 'nordViewer', verdict: 'NOT_PERMITTED' },
    { by: 'nordManager', who: 'nordManager', verdict: 'CANNOT_REMOVE_YOURSELF' },
    { by: 'holdingManager', who: 'nordManager', verdict: 'done' },
  ] as const)('of $who for $by: $verdict', async ({ by, who, verdict }) => {
    expect(await code(plan(by, who))).toBe(verdict);
    if (verdict !== 'done') expect(await code(remove(by, who))).toBe(verdict);
  });
});

describe('a removal', () => {
  it('hands over to the caller and back to those who made the tasks when no successor is named', async () => {
    const chanceId = await inTheMiddleOfWork();
    const removed = await remove('nordManager', 'nordEditor');
    expect(removed).toMatchObject({ chances: 1, tasks: 3, tokens: 1, person: { state: 'left', permissions: [] } });
    expect(await ownerOf(chanceId)).toBe(idOf('nordManager'));
    const tasks = await as(tenant, tenant.people.nordManager, (work) => listTasks(work, { chanceId }));
    const people = Object.fromEntries(
      tasks.map(({ title, assignees }) => [title, assignees.map(({ lastname }) => lastname)]),
    );
    expect(people).toEqual({
      'Objekt besichtigen': ['Petersen'],
      'Referenzen sammeln': ['Petersen'],
      'Unterlagen lesen': ['Ahrens'],
    });
    const { deputies } = await as(tenant, tenant.people.nordManager, deputyOverview);
    expect(deputies).toEqual([]);
    expect(await code(remove('nordManager', 'nordEditor'))).toBe('NOT_FOUND');
  });

  it('gives each kind to its successor', async () => {
    const chanceId = await inTheMiddleOfWork();
    await remove('holdingManager', 'nordEditor', {
      ...{ chances: idOf('nordManager'), tasks: idOf('holdingViewer'), deputies: idOf('nordViewer') },
    });
    expect(await ownerOf(chanceId)).toBe(idOf('nordManager'));
    const tasks = await as(tenant, tenant.people.nordManager, (work) => listTasks(work, { chanceId }));
    expect(tasks.flatMap(({ assignees }) => assignees.map(({ lastname }) => lastname)).toSorted()).toEqual([
      ...['Ahrens', 'Lindner', 'Lindner', 'Lindner'],
    ]);
    const { deputies } = await as(tenant, tenant.people.nordManager, deputyOverview);
    expect(deputies).toMatchObject([{ user: { lastname: 'Petersen' }, deputy: { lastname: 'Ahrens' } }]);
  });

  it('changes nothing when a successor may not take over', async () => {
    const chanceId = await inTheMiddleOfWork();
    for (const successors of [
      { chances: idOf('suedEditor') },
      { chances: idOf('holdingViewer') },
      { tasks: idOf('suedEditor') },
      { deputies: idOf('mitteEditor') },
      { manager: idOf('mitteEditor') },
      { chances: idOf('nordEditor') },
    ]) {
      expect(await code(remove('holdingManager', 'nordEditor', successors))).toBe('SUCCESSOR_UNFIT');
    }
    expect(await ownerOf(chanceId)).toBe(idOf('nordEditor'));
    const offered = (kind: 'chances' | 'manager') =>
      as(tenant, tenant.people.holdingManager, (work) => findSuccessors(work, { userId: idOf('nordEditor'), kind }));
    expect((await offered('manager')).map(({ lastname }) => lastname)).toEqual(['Ahrens']);
    expect((await offered('chances')).map(({ lastname }) => lastname)).not.toContain('Friedrichs');
  });

  it('ends every way in at once, and the address can come again', async () => {
    app ??= await testApp(database);
    const token = await tokenOf(database, tenant.people.nordEditor);
    const me = () => app?.inject({ url: '/trpc/accounts.me', headers: bearing(token) });
    expect((await me())?.statusCode).toBe(200);
    await remove('nordManager', 'nordEditor');
    expect((await me())?.statusCode).toBe(401);
    const { mainOrganizationId } = tenant;
    const again = () =>
      as(tenant, tenant.people.nordManager, async ({ db }) => {
        const { email, organizationId } = await db.user.findFirstOrThrow({ where: { id: idOf('nordEditor') } });
        const person = { email, organizationId, mainOrganizationId, firstname: 'Malte', lastname: 'Friedrichs' };
        await db.user.create({ data: { ...person, role: 'Viewer' } });
      });
    await again();
    await expect(again()).rejects.toThrow();
  });

  it('keeps the last who maintains the tables, unless another takes over', async () => {
    expect(await code(remove('holdingManager', 'configAdmin'))).toBe('LAST_CONFIG_ADMIN');
    await remove('holdingManager', 'configAdmin', { configAdmin: idOf('holdingViewer') });
    const after = await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.user.findFirstOrThrow({ where: { id: idOf('holdingViewer') } }),
    );
    expect(after.isConfigAdmin).toBe(true);
  });

  it('takes one of two Managers who remove each other at the same moment', async () => {
    await as(tenant, tenant.people.holdingManager, (work) =>
      changeRole(work, { userId: idOf('holdingEditor'), role: 'Manager' }),
    );
    const second = { ...tenant.people.holdingEditor, role: 'Manager' as const };
    const byFirst = remove('holdingManager', 'holdingEditor');
    const bySecond = as(tenant, second, (work) => removePerson(work, { userId: idOf('holdingManager') }));
    const both = await Promise.all([byFirst, bySecond].map(code));
    expect(both.filter((verdict) => verdict === 'done')).toHaveLength(1);
  });
});

describe('a change of role', () => {
  const change = (by: PersonKey, who: PersonKey, role: 'Viewer' | 'Editor' | 'Manager', newOwnerId?: number) =>
    as(tenant, tenant.people[by], (work) => changeRole(work, { userId: idOf(who), role, newOwnerId }));

  it('acts from the next call on, and stands in the trail', async () => {
    app ??= await testApp(database);
    const token = await tokenOf(database, tenant.people.nordEditor);
    const role = async () => {
      const answer = await app?.inject({ url: '/trpc/accounts.me', headers: bearing(token) });
      return answer?.json<{ result: { data: { role: string } } }>().result.data.role;
    };
    expect(await role()).toBe('Editor');
    expect(await change('holdingManager', 'nordEditor', 'Viewer')).toMatchObject({ role: 'Viewer' });
    expect(await role()).toBe('Viewer');
    const [entry] = await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.trailEntry.findMany({ where: { action: 'changeRole' } }),
    );
    expect(entry).toMatchObject({
      ...{ entity: 'user', entityId: String(idOf('nordEditor')), userId: idOf('holdingManager') },
      ...{ before: { role: 'Editor' }, after: { role: 'Viewer' } },
    });
  });

  it('to Viewer hands open Chances over', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    expect(await code(change('holdingManager', 'nordEditor', 'Viewer', idOf('suedEditor')))).toBe('SUCCESSOR_UNFIT');
    await change('holdingManager', 'nordEditor', 'Viewer', idOf('nordManager'));
    expect(await ownerOf(chanceId)).toBe(idOf('nordManager'));
  });

  it.each([
    { by: 'nordManager', who: 'nordEditor', verdict: 'NOT_PERMITTED' },
    { by: 'holdingManager', who: 'holdingManager', verdict: 'OWN_ROLE' },
    { by: 'holdingManager', who: 'nordEditor', verdict: 'done' },
  ] as const)('of $who by $by: $verdict', async ({ by, who, verdict }) => {
    expect(await code(change(by, who, 'Manager'))).toBe(verdict);
  });
});
