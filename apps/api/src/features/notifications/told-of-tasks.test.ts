import { testDatabase } from '@zuschlag/db/testing/database';
import { createTaskInput, type Task } from '@zuschlag/validation/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { addressOf, type PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { moveTask } from '../tasks/board/move-task.ts';
import { createTask, removeTask, updateTask } from '../tasks/change-task.ts';
import { remind } from './reminders/remind.ts';
import { notificationsOf } from './testing/mail-everybody.ts';

const database = await testDatabase();
const domain = 'tasks.example';
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database, { domain });
});
afterAll(() => database.close());

type Work = Parameters<typeof createTask>[0];
const by = <Result>(who: PersonKey, run: (work: Work) => Promise<Result>, at?: Date) =>
  as(tenant, tenant.people[who], run, at);
const idOf = (who: PersonKey) => tenant.people[who].userId;
const nameOf = (userId: number) =>
  (Object.keys(tenant.people) as PersonKey[]).find((key) => tenant.people[key].userId === userId);
const add = (chanceId: string, assigned: PersonKey[], more: object = {}, at?: Date) =>
  by(
    'nordManager',
    (work) =>
      createTask(
        work,
        createTaskInput.parse({
          input: { chanceId, title: 'Objekt besichtigen', ...more },
          userIds: assigned.map(idOf),
        }),
      ),
    at,
  );
const told = async (chanceId: string, kind: string) =>
  (await notificationsOf(tenant, { chanceId, kind }))
    .map(({ userId, closedAt }) => `${nameOf(userId)} ${closedAt ? 'closed' : 'open'}`)
    .sort();

describe('a person who is assigned', () => {
  it('is asked once, not by the own act, with the day on which the task is due', async () => {
    const chanceId = await aQuickChance(tenant);
    const { id } = await add(chanceId, ['nordManager', 'nordEditor'], { deadline: '2027-03-12' });
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor open']);
    const [asked] = await notificationsOf(tenant, { chanceId, kind: 'TASK_ASSIGNED' });
    expect(asked).toMatchObject({
      subjectId: id,
      isAction: true,
      values: { task: 'Objekt besichtigen', due: '2027-03-12', user: 'Heike Petersen' },
    });
  });

  it.each<[string, (task: Task) => Promise<unknown>]>([
    ['done', ({ id }) => by('nordEditor', (work) => moveTask(work, { taskId: id, status: 'DONE' }))],
    ['deleted', ({ id }) => by('holdingEditor', (work) => removeTask(work, { taskId: id }))],
    [
      'given to another person',
      ({ id }) => by('holdingEditor', (work) => updateTask(work, { input: { id }, userIds: [] })),
    ],
  ])('is no longer asked when the task is %s', async (_, act) => {
    const chanceId = await aQuickChance(tenant);
    const task = await add(chanceId, ['nordEditor']);
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor open']);
    await act(task);
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor closed']);
  });

  it('is asked again when a finished task is opened again', async () => {
    const chanceId = await aQuickChance(tenant);
    const { id: taskId } = await add(chanceId, ['nordEditor']);
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor open']);
    await by('nordEditor', (work) => moveTask(work, { taskId, status: 'DONE' }));
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor closed']);
    await by('nordManager', (work) => moveTask(work, { taskId, status: 'TODO' }));
    expect(await told(chanceId, 'TASK_ASSIGNED')).toEqual(['nordEditor closed', 'nordEditor open']);
  });
});

it('a finished task is told to its creator and to those who shared it', async () => {
  const chanceId = await aQuickChance(tenant);
  const { id: taskId } = await add(chanceId, ['nordEditor', 'holdingEditor']);
  await by('nordEditor', (work) => moveTask(work, { taskId, status: 'DONE' }));
  expect(await told(chanceId, 'TASK_COMPLETED')).toEqual(['holdingEditor open', 'nordManager open']);
});

describe('a reminder of tasks', () => {
  const remindAt = (at: Date) =>
    as(tenant, { kind: 'system', mainOrganizationId: tenant.mainOrganizationId } as const, remind, at);
  const mails = () =>
    as(tenant, systemOf(tenant), async ({ db }) => {
      const rows = await db.mail.findMany({ where: { kind: 'tasksDue' }, orderBy: [{ createdAt: 'asc' }] });
      return rows.map(({ recipient, parameters }) => ({
        recipient,
        tasks: (parameters as { tasks: { task: string; isToday: boolean }[] }).tasks.map(({ task, isToday }) => [
          task,
          isToday,
        ]),
      }));
    });

  // The clocks go forward in the night before 28 March 2027: eight in the morning is 07:00 UTC before, 06:00 after.
  it('comes at eight in Berlin on the day before and on the day, once and in one mail, over a change of the clocks', async () => {
    const before = new Date('2027-03-25T10:00:00Z');
    const chanceId = await aQuickChance(tenant);
    await add(chanceId, ['nordEditor'], { title: 'Schlüssel zählen', deadline: '2027-03-28' }, before);
    await add(chanceId, ['nordEditor'], { title: 'Fotos machen', deadline: '2027-03-28' }, before);
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.task.updateMany({ where: { chanceId }, data: { createdAt: before, updatedAt: before } }),
    );
    const both = (isToday: boolean) => ({
      recipient: addressOf('nordEditor', domain),
      tasks: [
        ['Fotos machen', isToday],
        ['Schlüssel zählen', isToday],
      ],
    });
    await remindAt(new Date('2027-03-27T06:45:00Z'));
    expect(await mails()).toEqual([]);
    for (const minute of ['00', '15']) await remindAt(new Date(`2027-03-27T07:${minute}:00Z`));
    expect(await mails()).toEqual([both(false)]);
    await remindAt(new Date('2027-03-28T05:45:00Z'));
    expect(await mails()).toHaveLength(1);
    for (const minute of ['00', '15']) await remindAt(new Date(`2027-03-28T06:${minute}:00Z`));
    expect(await mails()).toEqual([both(false), both(true)]);
  });
});
