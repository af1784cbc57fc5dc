import { limits } from '@zuschlag/validation/limits';
import type { CreateTask, Task, UpdateTask } from '@zuschlag/validation/tasks/tasks';
import type { UnitOfWork } from '../../context.ts';
import { orderedIds } from '../../database/ordered-ids.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { rankAt, ranksBelow } from './board/board-order.ts';
import { place } from './board/move-task.ts';
import { checkedChoices } from './check-choices.ts';
import { openBoard, openRemovedTask, openTask } from './find-task.ts';
import {
  assignTask,
  changeTask,
  insertTasks,
  rankTasks,
  type StoredTask,
  setRemoved,
  taskById,
  tasksOfChance,
} from './tasks.store.ts';
import { showBoard, writeTrail } from './tell.ts';
import { toTasks } from './to-task.ts';

/**
 * Adds a task at the top of its column.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
 * @throws {DomainError} INVALID_INPUT for people who may not view the Chance and for labels that are not offered
 */
export async function createTask(work: UnitOfWork, { input, ...choices }: CreateTask): Promise<Task> {
  const chance = await openBoard(work, input.chanceId);
  const { labelIds, userIds } = await checkedChoices(work, chance, choices);
  const known = await tasksOfChance(work, chance.id);
  if (known.length >= limits.tasksPerChance) throw new DomainError('TOO_MANY_TASKS');
  const { title, description, deadline, status } = input;
  const [id] = orderedIds(1, work.now) as [string];
  const column = known.filter((one) => one.status === status);
  await insertTasks(work, [
    {
      ...{ id, chanceId: chance.id, title, description, deadline, status, labelIds, userIds },
      rank: topRank(work, column),
      createdById: work.actor.userId,
      doneAt: status === 'DONE' ? work.now : null,
    },
  ]);
  await writeTrail(work, chance.id, {
    ...{ entityId: id, action: 'createTask' },
    after: { task: title, ...(deadline ? { deadline } : {}) },
  });
  if (userIds.length > 0) await work.publish({ kind: 'taskAssigned', chanceId: chance.id, taskId: id, userIds });
  await showBoard(work, chance.id);
  return shown(work, id);
}

/** The rank above all cards of a column, which is ranked anew where none fits. */
function topRank(work: UnitOfWork, column: readonly StoredTask[]): string {
  const rank = rankAt(column, 0);
  if (rank !== null) return rank;
  const [first, ...ranks] = ranksBelow(null, column.length + 1) as [string, ...string[]];
  rankTasks(
    work,
    column.map(({ id }, at) => ({ id, rank: ranks[at] ?? first })),
  );
  return first;
}

/**
 * Changes what a task says, who does it and its labels; a status moves it to the top of that column.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
 * @throws {DomainError} CONFLICT with both values of each field that changed since the version of the edit
 * @throws {DomainError} INVALID_INPUT for people who may not view the Chance and for labels that are not offered
 */
export async function updateTask(work: UnitOfWork, { input, labelIds, userIds, ...from }: UpdateTask): Promise<Task> {
  const { chance, task } = await openTask(work, input.id);
  const stored = {
    'input.title': task.title,
    'input.description': task.description,
    'input.deadline': task.deadline,
    labelIds: listText(task.labelIds),
    userIds: listText(task.assignees.map(({ id }) => id)),
  };
  const known = { labelIds: task.labelIds, userIds: task.assignees.map(({ id }) => id) };
  const choices = await checkedChoices(work, chance, { labelIds, userIds }, known);
  const sent = {
    ...(input.title === undefined ? {} : { 'input.title': input.title }),
    ...(input.description === undefined ? {} : { 'input.description': input.description }),
    ...(input.deadline === undefined ? {} : { 'input.deadline': input.deadline }),
    ...(labelIds === undefined ? {} : { labelIds: listText(choices.labelIds) }),
    ...(userIds === undefined ? {} : { userIds: listText(choices.userIds) }),
  };
  const changed = new Set(mergeEdit('task', sent, { fields: stored, version: task.version }, from));
  if (changed.size > 0) {
    changeTask(work, task.id, {
      ...(changed.has('input.title') && input.title !== undefined ? { title: input.title } : {}),
      ...(changed.has('input.description') ? { description: input.description ?? null } : {}),
      ...(changed.has('input.deadline') ? { deadline: input.deadline ?? null } : {}),
      ...(changed.has('labelIds') ? { labelIds: choices.labelIds } : {}),
    });
    if (changed.has('userIds')) assignTask(work, task.id, choices.userIds);
    const after = await requireTask(work, task.id);
    await writeTrail(work, chance.id, {
      ...{ entityId: task.id, action: 'editTask' },
      before: trailFields(task),
      after: trailFields(after),
    });
    const added = choices.userIds.filter((id) => changed.has('userIds') && !known.userIds.includes(id));
    if (changed.has('userIds') || changed.has('input.deadline'))
      await work.publish({ kind: 'taskAssigned', chanceId: chance.id, taskId: task.id, userIds: added });
  }
  if (input.status !== undefined && input.status !== task.status)
    await place(work, chance.id, task, { status: input.status });
  else if (changed.size > 0) await showBoard(work, chance.id);
  return shown(work, task.id);
}

/**
 * Takes a task off the board; `restoreTask` brings it back.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
 */
export async function removeTask(work: UnitOfWork, { taskId }: { taskId: string }): Promise<{ id: string }> {
  const { chance, task } = await openTask(work, taskId, 'remove');
  setRemoved(work, task.id, work.now);
  await writeTrail(work, chance.id, { entityId: task.id, action: 'removeTask', before: { task: task.title } });
  await work.publish({ kind: 'taskEnded', chanceId: chance.id, taskId: task.id, isDone: false });
  await showBoard(work, chance.id);
  return { id: task.id };
}

/**
 * Brings a removed task back to the place that it had; one that is on the board stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
 */
export async function restoreTask(work: UnitOfWork, { taskId }: { taskId: string }): Promise<Task> {
  const { chance, task } = await openRemovedTask(work, taskId, 'remove');
  if (task.removedAt === null) return shown(work, task.id);
  const known = await tasksOfChance(work, chance.id);
  if (known.length >= limits.tasksPerChance) throw new DomainError('TOO_MANY_TASKS');
  setRemoved(work, task.id, null);
  await writeTrail(work, chance.id, { entityId: task.id, action: 'restoreTask', after: { task: task.title } });
  const userIds = task.assignees.map(({ id }) => id);
  if (task.status !== 'DONE' && userIds.length > 0)
    await work.publish({ kind: 'taskAssigned', chanceId: chance.id, taskId: task.id, userIds });
  await showBoard(work, chance.id);
  return shown(work, task.id);
}

/** A task as it is now, for the answer of its change. */
export async function shown(work: UnitOfWork, taskId: string): Promise<Task> {
  const [task] = await toTasks(work, [await requireTask(work, taskId)]);
  if (!task) throw new DomainError('NOT_FOUND');
  return task;
}

async function requireTask(work: UnitOfWork, taskId: string): Promise<StoredTask> {
  const task = await taskById(work, taskId);
  if (!task) throw new DomainError('NOT_FOUND');
  return task;
}

/** A list as the one value by which edits compare it. */
function listText(ids: readonly (string | number)[]): string {
  return ids.map(String).toSorted().join(' ');
}

function trailFields({ title, description, deadline, assignees }: StoredTask) {
  return {
    ...{ task: title, details: description, deadline },
    assigneeIds: assignees.map(({ id }) => id),
  };
}
