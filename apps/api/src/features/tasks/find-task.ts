import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { lockChanceOf, lockChanceOfRun, requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { taskRules } from './tasks.policy.ts';
import { type StoredTask, taskById } from './tasks.store.ts';

/**
 * The Chance whose board is to change, locked until the transaction ends. A board goes on while services are calculated,
 * because no figure stands on it.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
 */
export async function openBoard(work: UnitOfWork, chanceId: string): Promise<StoredChance> {
  const chance = await lockChanceOfRun(work, chanceId);
  authorize(work.actor, taskRules.edit, chance);
  return chance;
}

/**
 * A task that is to change, with its Chance locked.
 *
 * @param right of the caller on the task
 * @throws {DomainError} NOT_FOUND, also for a removed task, NOT_PERMITTED, ARCHIVED
 */
export async function openTask(
  work: UnitOfWork,
  taskId: string,
  right: 'edit' | 'remove' = 'edit',
): Promise<{ chance: StoredChance; task: StoredTask }> {
  const opened = await openRemovedTask(work, taskId, right);
  if (opened.task.removedAt !== null) throw new DomainError('NOT_FOUND');
  return opened;
}

/** The same for a task that may be removed. @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED */
export async function openRemovedTask(
  work: UnitOfWork,
  taskId: string,
  right: 'edit' | 'remove',
): Promise<{ chance: StoredChance; task: StoredTask }> {
  const chanceId = await lockChanceOf(work, 'task', taskId);
  // Read under the lock: another call may have changed the task before this one got it.
  const [chance, task] = await Promise.all([requireChance(work, chanceId), taskById(work, taskId)]);
  if (!task) throw new DomainError('NOT_FOUND');
  authorize(work.actor, taskRules[right], chance);
  return { chance, task };
}
