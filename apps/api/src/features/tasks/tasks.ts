import { limits } from '@zuschlag/validation/limits';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { MyTasks, Task, TaskBoard, TaskCount } from '@zuschlag/validation/tasks/tasks';
import type { UserActor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { denialOf } from '../../policy/authorize.ts';
import { requireChance } from '../chance/find-chance.ts';
import { taskRules } from './tasks.policy.ts';
import { countOpen, tasksOfChance, tasksOfPerson } from './tasks.store.ts';
import { toTasks } from './to-task.ts';

const DAY_MS = 86_400_000;
/** For so long what is done stays in the list of a person. */
const DONE_DAYS = 14;
/** What is due within so many days is due soon. */
const SOON_DAYS = 7;

/** The tasks of a Chance, column by column, the highest first. @throws {DomainError} NOT_FOUND */
export async function listTasks(tenant: TenantDb<UserActor>, { chanceId }: { chanceId: string }): Promise<Task[]> {
  const chance = await requireChance(tenant, chanceId);
  return toTasks(tenant, await tasksOfChance(tenant, chance.id));
}

/** The board of a Chance, and why the caller may not change it. @throws {DomainError} NOT_FOUND */
export async function readBoard(tenant: TenantDb<UserActor>, { chanceId }: { chanceId: string }): Promise<TaskBoard> {
  const chance = await requireChance(tenant, chanceId);
  const denial = denialOf(tenant.actor, taskRules.edit, chance);
  return {
    tasks: await toTasks(tenant, await tasksOfChance(tenant, chance.id)),
    lock: denial && (denial.code === 'ARCHIVED' ? 'ARCHIVED' : 'NOT_PERMITTED'),
  };
}

/** The open tasks of a person in Chances that the caller may view, the earliest first. */
export async function listTasksOfUser(tenant: TenantDb<UserActor>, { userId }: { userId: number }): Promise<Task[]> {
  return toTasks(tenant, await tasksOfPerson(tenant, { userId, isDone: false, limit: limits.tasksOfPerson }));
}

/** The open tasks of the caller over all Chances, the earliest first, and those done lately. */
export async function listMyTasks(work: UnitOfWork): Promise<MyTasks> {
  const { userId } = work.actor;
  const doneSince = new Date(work.now.getTime() - DONE_DAYS * DAY_MS);
  const open = await tasksOfPerson(work, { userId, isDone: false, limit: limits.tasksOfPerson });
  const done = await tasksOfPerson(work, { userId, isDone: true, doneSince, limit: limits.doneTasksOfPerson });
  const shown = await toTasks(work, [...open, ...done]);
  return { open: shown.slice(0, open.length), done: shown.slice(open.length) };
}

/** How many open tasks wait for the caller, and by when. */
export function countMyTasks(work: UnitOfWork): Promise<TaskCount> {
  return countOpen(work, { today: work.today, soon: daysAfter(work.today, SOON_DAYS) });
}
