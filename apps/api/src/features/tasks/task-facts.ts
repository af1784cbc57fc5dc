import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { Actor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { type DueTask, openDays, openTasksDueOn, type TaskFacts, taskFactsOfChance } from './task-facts.store.ts';

export type { DueTask, TaskFacts };

/** The tasks on the board of a Chance, as far as they decide who is notified of what. */
export function taskFactsOf(tenant: TenantDb<Actor>, chanceId: string): Promise<TaskFacts[]> {
  return taskFactsOfChance(tenant, chanceId);
}

/** The days from today on at which open tasks with people are due: those of a Chance, or all of the tenant that are near. */
export function taskDays(
  work: UnitOfWork<Actor>,
  wish: { chanceId: string } | { withinDays: number },
): Promise<string[]> {
  const until = 'withinDays' in wish ? daysAfter(work.today, wish.withinDays) : null;
  return openDays(work, { chanceId: 'chanceId' in wish ? wish.chanceId : null, from: work.today, until });
}

/** Open tasks that are due on some days, once for each person who is to do them and may view the Chance. */
export function dueTasks(
  tenant: TenantDb<Actor>,
  wish: { days: readonly string[]; unchangedSince: Date },
): Promise<DueTask[]> {
  return openTasksDueOn(tenant, wish);
}
