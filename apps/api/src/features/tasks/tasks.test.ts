import { testDatabase } from '@zuschlag/db/testing/database';
import { historyOfChance as historyInput } from '@zuschlag/validation/chance/history/history';
import { firstLabels } from '@zuschlag/validation/tasks/task-vocabulary';
import { createTaskInput, type Task, type UpdateTask } from '@zuschlag/validation/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance, bringTo } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { archiveChance } from '../chance/lifecycle/archive.ts';
import { historyOfChance } from '../history/history.ts';
import { arrangeTasks, moveTask } from './board/move-task.ts';
import { createTask, removeTask, restoreTask, updateTask } from './change-task.ts';
import { countMyTasks, listMyTasks, listTasks, listTasksOfUser, readBoard } from './tasks.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

type Work = Parameters<typeof createTask>[0];
const by = <Result>(who: PersonKey, run: (work: Work) => Promise<Result>, now?: Date) =>
  as(tenant, tenant.people[who], run, now);
const idOf = (who: PersonKey) => tenant.people[who].userId;
const add = (chanceId: string, title: string, more: object = {}, choices: object = {}, who: PersonKey = 'nordEditor') =>
  by(who, (work) => createTask(work, createTaskInput.parse({ input: { chanceId, title, ...more }, ...choices })));
const columnsOf = async (chanceId: string) => {
  const shown = await by('nordEditor', (work) => listTasks(work, { chanceId }));
  return Object.fromEntries(
    ['TODO', 'IN_PROGRESS', 'DONE'].map((status) => [
      status,
      shown.filter((one) => one.status === status).map(({ title, order }) => `${order} ${title}`),
    ]),
  );
};
const move = (who: PersonKey, { id: taskId, moves }: Task, to: object) =>
  by(who, (work) => moveTask(work, { taskId, moves, status: 'TODO', ...to }));
const edit = (who: PersonKey, { id, version }: Task, input: object, more: Partial<UpdateTask> = {}) =>
  by(who, (work) => updateTask(work, { input: { id, ...input }, version, ...more }));

describe('the task board of a Chance', () => {
  it('shows what everybody at the Chance added, the newest at the top and the highest order first', async () => {
    const chanceId = await aQuickChance(tenant);
    await add(chanceId, 'Unterlagen lesen');
    await add(chanceId, 'Objekt besichtigen', { deadline: '2027-01-15', description: '## Fragen\n- Schlüssel' });
    await add(chanceId, 'Referenzen sammeln', { status: 'DONE' }, {}, 'holdingManager');
    expect(await columnsOf(chanceId)).toEqual({
      TODO: ['1 Objekt besichtigen', '0 Unterlagen lesen'],
      IN_PROGRESS: [],
      DONE: ['0 Referenzen sammeln'],
    });
    const [first] = await by('holdingViewer', (work) => listTasks(work, { chanceId }));
    expect(first).toMatchObject({
      deadline: '2027-01-15',
      description: '## Fragen\n- Schlüssel',
      createdBy: { id: idOf('nordEditor') },
      permissions: ['VIEW'],
      denials: [
        { permission: 'EDIT', code: 'NOT_PERMITTED' },
        { permission: 'DELETE', code: 'NOT_PERMITTED' },
      ],
    });
  });

  it('is changed by Editors and Managers in every state, read by Viewers, and unknown to other organizations', async () => {
    const chanceId = await aQuickChance(tenant);
    await bringTo(tenant, chanceId, 'won');
    const task = await add(chanceId, 'Übergabe vorbereiten');
    await expect(add(chanceId, 'Nachfragen', {}, {}, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(add(chanceId, 'Nachfragen', {}, {}, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(move('suedManager', task, { status: 'DONE' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await by('nordViewer', (work) => readBoard(work, { chanceId }))).lock).toBe('NOT_PERMITTED');
    expect((await by('nordEditor', (work) => readBoard(work, { chanceId }))).lock).toBeNull();
  });

  it('of an archived Chance is only read, and says so', async () => {
    const chanceId = await aQuickChance(tenant);
    const task = await add(chanceId, 'Unterlagen lesen');
    await by('holdingManager', (work) => archiveChance(work, { chanceId, reason: 'Doppelt' }));
    expect((await by('nordEditor', (work) => readBoard(work, { chanceId }))).lock).toBe('ARCHIVED');
    for (const act of [
      () => move('nordEditor', task, { status: 'DONE' }),
      () => edit('nordEditor', task, { title: 'Anders' }),
      () => by('nordEditor', (work) => removeTask(work, { taskId: task.id })),
      () => add(chanceId, 'Noch eine'),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'ARCHIVED' });
  });

  it('refuses people who do not see the Chance and labels that are not offered, at the field', async () => {
    const chanceId = await aQuickChance(tenant);
    const [urgent] = firstLabels;
    const task = await add(chanceId, 'Kalkulieren', {}, { userIds: [idOf('nordViewer')], labelIds: [urgent?.id] });
    expect(task).toMatchObject({
      assignees: [{ id: idOf('nordViewer') }],
      labels: [{ name: 'Dringend', color: 'red' }],
    });
    const stranger = add(chanceId, 'Kalkulieren', {}, { userIds: [idOf('suedEditor')] });
    await expect(stranger).rejects.toMatchObject({
      details: { fields: [{ path: 'userIds', problem: 'UNKNOWN_ASSIGNEE' }] },
    });
    const unknown = add(chanceId, 'Kalkulieren', {}, { labelIds: ['00000000-0000-7000-8000-00000000000f'] });
    await expect(unknown).rejects.toMatchObject({
      details: { fields: [{ path: 'labelIds', problem: 'UNKNOWN_LABEL' }] },
    });
  });
});

describe('a move', () => {
  it('puts a card between its new neighbours, in its column or in another one', async () => {
    const chanceId = await aQuickChance(tenant);
    const [c, b, a] = [await add(chanceId, 'C'.repeat(2)), await add(chanceId, 'BB'), await add(chanceId, 'AA')];
    await move('nordEditor', a, { aboveId: b.id, belowId: c.id });
    expect((await columnsOf(chanceId)).TODO).toEqual(['2 BB', '1 AA', '0 CC']);
    await move('nordEditor', c, { status: 'IN_PROGRESS' });
    const done = await move('nordEditor', b, { status: 'IN_PROGRESS', belowId: c.id });
    expect(done).toMatchObject({ order: 1, moves: 1, version: 1, doneAt: null });
    expect(await columnsOf(chanceId)).toEqual({ TODO: ['0 AA'], IN_PROGRESS: ['1 BB', '0 CC'], DONE: [] });
  });

  it('of two people at one card counts for the first, and the second reads who was faster', async () => {
    const chanceId = await aQuickChance(tenant);
    const seen = await add(chanceId, 'Preise prüfen');
    const moved = await move('nordManager', seen, { status: 'IN_PROGRESS' });
    await expect(move('holdingEditor', seen, { status: 'DONE' })).rejects.toMatchObject({
      code: 'BOARD_CHANGED',
      details: { names: ['Heike Petersen'], status: 'IN_PROGRESS' },
    });
    expect((await columnsOf(chanceId)).IN_PROGRESS).toEqual(['0 Preise prüfen']);
    expect((await move('holdingEditor', moved, { status: 'DONE' })).doneAt).not.toBeNull();
  });

  it('of two people at the same moment is made one after the other, and no card is lost', async () => {
    const chanceId = await aQuickChance(tenant);
    const cards = [await add(chanceId, 'Eins'), await add(chanceId, 'Zwei'), await add(chanceId, 'Drei')];
    const [first] = cards as [Task];
    const results = await Promise.allSettled([
      move('nordManager', first, { status: 'IN_PROGRESS' }),
      move('holdingEditor', first, { status: 'DONE' }),
      move('nordEditor', cards[1] as Task, { status: 'DONE' }),
      move('holdingManager', cards[2] as Task, { status: 'DONE' }),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const titles = Object.values(await columnsOf(chanceId)).flat();
    expect(titles.map((text) => text.slice(2)).sort()).toEqual(['Drei', 'Eins', 'Zwei']);
  });

  it('does not hinder an edit, nor an edit a move', async () => {
    const chanceId = await aQuickChance(tenant);
    const seen = await add(chanceId, 'Preise prüfen');
    await edit('nordManager', seen, { title: 'Preise der Vorjahre prüfen' });
    expect(await move('holdingEditor', seen, { status: 'DONE' })).toMatchObject({
      title: 'Preise der Vorjahre prüfen',
    });
    const base = { 'input.deadline': null };
    const late = await edit('holdingEditor', seen, { deadline: '2027-02-01' }, { base });
    expect(late).toMatchObject({ status: 'DONE', title: 'Preise der Vorjahre prüfen' });
  });

  it('by the documented call names whole columns, and is refused with a card missing or of another board', async () => {
    const chanceId = await aQuickChance(tenant);
    const [b, a] = [await add(chanceId, 'BB'), await add(chanceId, 'AA')];
    const elsewhere = await add(await aQuickChance(tenant), 'Woanders');
    const arrange = (...list: [Task, number, 'TODO' | 'DONE'][]) =>
      by('nordEditor', (work) =>
        arrangeTasks(work, { tasks: list.map(([{ id }, order, status]) => ({ id, order, status })) }),
      );
    await arrange([b, 5, 'TODO'], [a, 0, 'TODO']);
    expect((await columnsOf(chanceId)).TODO).toEqual(['1 BB', '0 AA']);
    await expect(arrange([b, 0, 'DONE'])).rejects.toMatchObject({ code: 'BOARD_CHANGED' });
    await expect(arrange([a, 0, 'TODO'], [b, 1, 'TODO'], [elsewhere, 2, 'TODO'])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await arrange([a, 0, 'TODO'], [b, 0, 'DONE']);
    expect(await columnsOf(chanceId)).toEqual({ TODO: ['0 AA'], IN_PROGRESS: [], DONE: ['0 BB'] });
  });
});

describe('an edit of a task', () => {
  it('merges with that of another person, and asks about a field that both changed', async () => {
    const chanceId = await aQuickChance(tenant);
    const seen = await add(chanceId, 'Preise prüfen', {}, { userIds: [idOf('nordEditor')] });
    const base = { 'input.title': 'Preise prüfen', userIds: String(idOf('nordEditor')) };
    await edit('nordManager', seen, { title: 'Löhne prüfen' }, { base });
    const merged = await edit('nordEditor', seen, {}, { base, userIds: [idOf('nordManager'), idOf('nordEditor')] });
    expect(merged).toMatchObject({ title: 'Löhne prüfen', version: 3 });
    expect(merged.assignees.map(({ lastname }) => lastname)).toEqual(['Friedrichs', 'Petersen']);
    await expect(edit('nordEditor', seen, { title: 'Tarife prüfen' }, { base })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflicts: [{ path: 'input.title', mine: 'Tarife prüfen', theirs: 'Löhne prüfen' }] },
    });
  });

  it('keeps a person who was assigned before losing sight of the Chance', async () => {
    const chanceId = await aQuickChance(tenant);
    const task = await add(chanceId, 'Preise prüfen', {}, { userIds: [idOf('nordEditor')] });
    const { mainOrganizationId } = tenant;
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.chanceParticipation.deleteMany({
        where: { mainOrganizationId, chanceId, organizationId: tenant.organizations.nord.id },
      }),
    );
    const kept = await edit('holdingManager', task, { title: 'Preise' }, { userIds: [idOf('nordEditor')] });
    expect(kept.assignees).toHaveLength(1);
    expect((await by('nordEditor', listMyTasks)).open.map(({ id }) => id)).not.toContain(task.id);
  });

  it('that deletes can be undone, with the place that the card had', async () => {
    const chanceId = await aQuickChance(tenant);
    const [b, a] = [await add(chanceId, 'BB'), await add(chanceId, 'AA')];
    await by('nordEditor', (work) => removeTask(work, { taskId: b.id }));
    expect((await columnsOf(chanceId)).TODO).toEqual(['0 AA']);
    await expect(move('nordEditor', b, { status: 'DONE' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await by('nordManager', (work) => restoreTask(work, { taskId: b.id }));
    await by('nordManager', (work) => restoreTask(work, { taskId: a.id }));
    expect((await columnsOf(chanceId)).TODO).toEqual(['1 AA', '0 BB']);
  });

  it('and every change of state stand in the history of the Chance', async () => {
    const chanceId = await aQuickChance(tenant);
    const task = await add(chanceId, 'Preise prüfen');
    const named = await edit('nordEditor', task, { title: 'Löhne prüfen' });
    const dated = await edit('nordEditor', named, { deadline: '2026-12-01' });
    const started = await move('nordEditor', dated, { status: 'IN_PROGRESS' });
    const finished = await move('nordEditor', started, { status: 'DONE' });
    await move('nordEditor', finished, { status: 'TODO' });
    await by('nordEditor', (work) => removeTask(work, { taskId: task.id }));
    const asked = historyInput.parse({ chanceId, entities: ['task'], first: 100 });
    const { edges } = await by('nordEditor', (work) => historyOfChance(work, asked));
    expect(edges.map(({ node }) => [node.kind, node.about]).toReversed()).toEqual([
      ['task.createTask', 'Preise prüfen'],
      ['task.editTask', 'Löhne prüfen'],
      ['task.editTask', 'Löhne prüfen'],
      ['task.startTask', 'Löhne prüfen'],
      ['task.finishTask', 'Löhne prüfen'],
      ['task.reopenTask', 'Löhne prüfen'],
      ['task.removeTask', 'Löhne prüfen'],
    ]);
    expect(edges.flatMap(({ node }) => node.changes)).toEqual([
      { field: 'deadline', from: null, to: '2026-12-01' },
      { field: 'task', from: 'Preise prüfen', to: 'Löhne prüfen' },
    ]);
  });
});

describe('the tasks of a person', () => {
  it('come from all Chances, the earliest first, and count by the day in Berlin', async () => {
    const own = await aTenant(database);
    const day = new Date('2027-03-10T08:00:00Z');
    const person = own.people.nordEditor;
    const assign = (chanceId: string, title: string, deadline: string | null) =>
      as(own, own.people.holdingManager, (work) =>
        createTask(work, createTaskInput.parse({ input: { chanceId, title, deadline }, userIds: [person.userId] })),
      );
    const [one, other] = [await aQuickChance(own), await aQuickChance(own)];
    await assign(one, 'Ohne Termin', null);
    await assign(one, 'Heute', '2027-03-10');
    await assign(other, 'Überfällig', '2027-03-09');
    await assign(other, 'In einer Woche', '2027-03-17');
    await assign(other, 'Später', '2027-03-18');
    const finished = await assign(other, 'Fertig', '2027-03-01');
    await as(own, person, (work) => moveTask(work, { taskId: finished.id, status: 'DONE' }), day);
    const mine = await as(own, person, listMyTasks, day);
    expect(mine.open.map(({ title }) => title)).toEqual([
      'Überfällig',
      'Heute',
      'In einer Woche',
      'Später',
      'Ohne Termin',
    ]);
    expect(mine.done.map(({ title }) => title)).toEqual(['Fertig']);
    expect(await as(own, person, countMyTasks, day)).toEqual({ open: 5, overdue: 1, dueToday: 1, dueSoon: 1 });
    const asked = await as(own, own.people.suedManager, (work) => listTasksOfUser(work, { userId: person.userId }));
    expect(asked).toEqual([]);
  });
});
