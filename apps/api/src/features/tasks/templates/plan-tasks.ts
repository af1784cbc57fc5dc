import { limits } from '@zuschlag/validation/limits';
import type { FollowPlan, MovedPlan, PlanInput, TaskPlan } from '@zuschlag/validation/tasks/task-templates';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import type { Actor, UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { orderedIds } from '../../../database/ordered-ids.ts';
import { DomainError } from '../../../errors.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { requireChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { isWriterOf } from '../../users/users.ts';
import { ranksBelow } from '../board/board-order.ts';
import { openBoard } from '../find-task.ts';
import { taskRules } from '../tasks.policy.ts';
import { insertTasks, type StoredTask, tasksOfChance } from '../tasks.store.ts';
import { showBoard, writeTrail } from '../tell.ts';
import { toTasks } from '../to-task.ts';
import { internalDeadline, plannedDay } from './plan-days.ts';
import { movePlanned } from './planned-tasks.store.ts';
import type { StoredTemplate } from './templates.store.ts';
import { requireTemplate } from './templates.ts';

type Place = Pick<StoredChance, 'submission' | 'province'>;

/** The day of a planned task in a Chance: not before today, because no task is due before it exists. */
function dayIn(chance: Place, daysBefore: number, today: string): { deadline: string; isLate: boolean } {
  const planned = plannedDay(chance, daysBefore);
  return planned < today ? { deadline: today, isLate: true } : { deadline: planned, isLate: false };
}

/** The days that a template has in a Chance, before its tasks are planned. @throws {DomainError} NOT_FOUND */
export async function previewPlan(work: UnitOfWork, { chanceId, templateId }: PlanInput): Promise<TaskPlan> {
  const chance = await requireChance(work, chanceId);
  const template = await requireTemplate(work, templateId);
  return {
    submission: chance.submission,
    internalDeadline: internalDeadline(chance),
    tasks: inTime(template).map(({ title, daysBefore }) => ({
      ...{ title, daysBefore },
      ...dayIn(chance, daysBefore, work.today),
    })),
  };
}

/**
 * Puts the tasks of a template on the board of a Chance, below those that are there, the earliest at the top.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
 */
export async function planTasks(work: UnitOfWork, { chanceId, templateId }: PlanInput): Promise<Task[]> {
  const chance = await openBoard(work, chanceId);
  const template = await requireTemplate(work, templateId);
  await plan(work, chance, [template], work.actor.userId);
  return toTasks(work, await tasksOfChance(work, chance.id));
}

/** Plans templates into a Chance that the caller has locked, for the person who asked for it. */
export async function plan(
  work: UnitOfWork<Actor>,
  chance: StoredChance,
  templates: readonly StoredTemplate[],
  createdById: number,
): Promise<void> {
  const known = await tasksOfChance(work, chance.id);
  const planned = templates.flatMap(inTime);
  if (known.length + planned.length > limits.tasksPerChance) throw new DomainError('TOO_MANY_TASKS');
  const last = known.filter(({ status }) => status === 'TODO').at(-1)?.rank ?? null;
  const ranks = ranksBelow(last, planned.length);
  const ids = orderedIds(planned.length, work.now);
  const hasOwner = await isWriterOf(work, chance.ownerId, [chance.owner.organizationId]);
  const tasks = planned.map(({ title, description, daysBefore, labelIds, assignsOwner }, at) => ({
    ...{ id: ids[at] ?? '', chanceId: chance.id, title, description, labelIds, createdById },
    ...{ status: 'TODO' as const, rank: ranks[at] ?? '', doneAt: null },
    deadline: dayIn(chance, daysBefore, work.today).deadline,
    userIds: assignsOwner && hasOwner ? [chance.ownerId] : [],
    plannedBefore: daysBefore,
    plannedFor: chance.submission,
  }));
  await insertTasks(work, tasks);
  await writeTrail(work, chance.id, {
    ...{ entityId: chance.id, action: 'planTasks' },
    after: { name: templates.map(({ name }) => name).join(', ') },
  });
  for (const { id, userIds } of tasks.filter((task) => task.userIds.length > 0))
    await work.publish({ kind: 'taskAssigned', chanceId: chance.id, taskId: id, userIds, causedById: createdById });
  await showBoard(work, chance.id);
}

/** Open tasks whose days were planned from another submission than that of the Chance. @throws {DomainError} NOT_FOUND */
export async function readMovedPlan(
  tenant: UnitOfWork<UserActor>,
  { chanceId }: { chanceId: string },
): Promise<MovedPlan> {
  const chance = await requireChance(tenant, chanceId);
  const moved = movedTasks(chance, await tasksOfChance(tenant, chance.id), tenant.today);
  return {
    submission: chance.submission,
    tasks: moved.map(({ id, title, from, to }) => ({ taskId: id, title, from, to })),
    mayChange: denialOf(tenant.actor, taskRules.edit, chance) === null,
  };
}

/**
 * Answers a moved submission: planned tasks get the days that follow from it, or keep theirs. Both ends the question.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
 */
export async function followPlan(work: UnitOfWork, { chanceId, isMoved }: FollowPlan): Promise<MovedPlan> {
  const chance = await openBoard(work, chanceId);
  const moved = movedTasks(chance, await tasksOfChance(work, chance.id), work.today);
  if (moved.length > 0) {
    movePlanned(work, {
      plannedFor: chance.submission,
      tasks: moved.map(({ id, from, to }) => ({ id, deadline: isMoved ? to : from, isMoved: isMoved && from !== to })),
    });
    if (isMoved)
      await writeTrail(work, chance.id, {
        ...{ entityId: chance.id, action: 'replanTasks' },
        after: { task: moved.map(({ title }) => title).join(', ') },
      });
    await showBoard(work, chance.id);
  }
  return { submission: chance.submission, tasks: [], mayChange: true };
}

function movedTasks(chance: Place, tasks: readonly StoredTask[], today: string) {
  return tasks.flatMap(({ id, title, status, deadline, plannedBefore, plannedFor }) => {
    if (status === 'DONE' || plannedBefore === null || deadline === null || plannedFor === chance.submission) return [];
    return [{ id, title, from: deadline, to: dayIn(chance, plannedBefore, today).deadline }];
  });
}

/** The tasks of a template, the earliest first. */
function inTime({ tasks }: StoredTemplate) {
  return tasks.toSorted((one, other) => other.daysBefore - one.daysBefore);
}
