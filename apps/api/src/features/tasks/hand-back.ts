import type { UnitOfWork } from '../../context.ts';
import { organizationsThatSee } from '../../policy/visibility.ts';
import { requireChance } from '../chance/find-chance.ts';
import { assignTask, type StoredTask, taskById } from './tasks.store.ts';
import { showBoard, writeTrail } from './tell.ts';

type HandBack = {
  taskIds: readonly string[];
  /** the person who leaves */
  userId: number;
  /** who takes over all of them; null: no person in particular */
  successor: { id: number; organizationId: number } | null;
  /** who gets a task that would be left without a person */
  fallbackId: number;
  /** whether a person has not left */
  isThere: (userId: number) => boolean;
};

/**
 * Takes open tasks from a person who leaves: they go to the successor, else back to the people who made them where no one
 * else does them. The administration has asked the right to remove the person.
 *
 * @returns the titles of tasks whose Chance the successor may not view; then nothing was changed
 */
export async function handBackTasks(work: UnitOfWork, { taskIds, successor, ...leaving }: HandBack): Promise<string[]> {
  const tasks = [];
  for (const id of [...taskIds].sort()) {
    const task = await taskById(work, id);
    if (task) tasks.push(task);
  }
  const unseen = successor === null ? [] : await notSeenBy(work, tasks, successor.organizationId);
  if (unseen.length > 0) return unseen;
  for (const task of tasks) await giveTo(work, task, nextPeople(task, successor?.id ?? null, leaving));
  return [];
}

async function notSeenBy(work: UnitOfWork, tasks: readonly StoredTask[], organizationId: number): Promise<string[]> {
  const titles: string[] = [];
  for (const task of tasks) {
    const chance = await requireChance(
      { ...work, actor: { kind: 'system', mainOrganizationId: work.actor.mainOrganizationId } },
      task.chanceId,
    );
    if (!organizationsThatSee(work.actor, chance).includes(organizationId)) titles.push(task.title);
  }
  return titles;
}

function nextPeople(
  task: StoredTask,
  successorId: number | null,
  { userId, fallbackId, isThere }: Pick<HandBack, 'userId' | 'fallbackId' | 'isThere'>,
): number[] {
  const others = task.assignees.map(({ id }) => id).filter((id) => id !== userId);
  if (successorId !== null) return [...new Set([...others, successorId])];
  if (others.length > 0) return others;
  return [task.createdBy.id !== userId && isThere(task.createdBy.id) ? task.createdBy.id : fallbackId];
}

async function giveTo(work: UnitOfWork, task: StoredTask, userIds: readonly number[]): Promise<void> {
  assignTask(work, task.id, userIds);
  const after = await taskById(work, task.id);
  await writeTrail(work, task.chanceId, {
    ...{ entityId: task.id, action: 'editTask' },
    before: { assigneeIds: idsOf(task) },
    after: { assigneeIds: idsOf(after) },
  });
  const added = userIds.filter((id) => !task.assignees.some((one) => one.id === id));
  await work.publish({ kind: 'taskAssigned', chanceId: task.chanceId, taskId: task.id, userIds: added });
  await showBoard(work, task.chanceId);
}

function idsOf(task: StoredTask | null): number[] {
  return task?.assignees.map(({ id }) => id) ?? [];
}
