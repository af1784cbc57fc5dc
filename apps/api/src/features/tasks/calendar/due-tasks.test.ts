import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { createTaskInput } from '@zuschlag/validation/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import type { CalendarScope } from '../../calendar-source.ts';
import { createTask, removeTask } from '../change-task.ts';
import { tasksDueInCalendar } from './due-tasks.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  tenant = await aTenant(database);
  const description = { name: 'Wache Nordhafen' };
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description });
  await add('Objekt besichtigen', { deadline: '2029-01-15' }, [tenant.people.nordEditor.userId]);
  await add('Nachweise beschaffen', { deadline: '2029-01-10' });
  await add('Ohne Tag');
  const removed = await add('Doppelt angelegt', { deadline: '2029-01-11' });
  await as(tenant, tenant.people.nordManager, (work) => removeTask(work, { taskId: removed.id }));
  await add('Unterlagen gelesen', { deadline: '2029-01-12', status: 'DONE' });
});
afterAll(() => database.close());

const add = (title: string, more: object = {}, userIds: number[] = []) =>
  as(tenant, tenant.people.nordManager, (work) =>
    createTask(work, createTaskInput.parse({ input: { chanceId, title, ...more }, userIds })),
  );
const entries = (who: PersonKey, scope: CalendarScope) =>
  as(tenant, tenant.people[who], (work) => tasksDueInCalendar(work, scope));
const titles = async (who: PersonKey, scope: CalendarScope) =>
  (await entries(who, scope)).map(({ day, title }) => `${day} ${title}`);

describe('the tasks in a calendar', () => {
  const both = ['2029-01-10 Aufgabe: Nachweise beschaffen', '2029-01-15 Aufgabe: Objekt besichtigen'];

  it('are the open ones with a deadline, as whole days that lead to their board', async () => {
    expect(await titles('nordEditor', { kind: 'chance', chanceId })).toEqual(both);
    const [entry] = await entries('nordEditor', { kind: 'chance', chanceId });
    expect(entry).toMatchObject({ clock: null, path: `/tender/${chanceId}/tasksboard`, isCancelled: false });
  });

  it('are those of a person in the calendar of own Chances, and all that the person may view in that of an organization', async () => {
    expect(await titles('nordEditor', { kind: 'mine' })).toEqual(both.slice(1));
    expect(await titles('nordManager', { kind: 'mine' })).toEqual([]);
    expect(await titles('nordManager', { kind: 'organization' })).toEqual(both);
    expect(await titles('suedManager', { kind: 'organization' })).toEqual([]);
    expect(await titles('suedManager', { kind: 'chance', chanceId })).toEqual([]);
  });

  it('leave with their Chance when it is archived', async () => {
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chance.update({ where: { id: chanceId }, data: { archivedAt: new Date() } }),
    );
    expect(await titles('nordEditor', { kind: 'chance', chanceId })).toEqual([]);
  });
});
