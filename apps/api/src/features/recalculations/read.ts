import { percentOf } from '@zuschlag/validation/recalculations/progress';
import type { Recalculation } from '@zuschlag/validation/recalculations/recalculations';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { dayOf } from '../../database/date-columns.ts';
import { requireChance } from '../chance/find-chance.ts';
import { deleteRunsEndedBefore, lastRun } from './recalculations.store.ts';

const KEPT_MS = 30 * 86_400_000;

/**
 * The last run on a Chance, running or over.
 *
 * @returns null before the first one, and once the last one is a month old
 * @throws {DomainError} NOT_FOUND
 */
export async function readLastRecalculation(
  work: UnitOfWork,
  chanceId: string,
): Promise<{ chanceId: string; last: Recalculation | null }> {
  await requireChance(work, chanceId);
  const run = await lastRun(work, chanceId);
  if (!run) return { chanceId, last: null };
  const { id, state, step, done, total, failed, user } = run;
  const last = {
    ...{ id, chanceId, state, step, percent: percentOf(run), done, total, failed },
    startDate: dayOf(run.startDate),
    // Runs that began before causes were kept say theirs by what they have.
    cause: run.startDate !== null ? ('contract' as const) : run.copiesFromId !== null ? ('copy' as const) : run.cause,
    isCopy: run.copiesFromId !== null,
    endDate: dayOf(run.endDate),
    startedById: run.userId,
    startedByName: `${user.firstname} ${user.lastname}`,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
  return { chanceId, last };
}

/** Deletes the runs that ended a month ago; what they did stands in the trail. */
export function forgetOldRecalculations(work: UnitOfWork<SystemActor>): Promise<void> {
  return deleteRunsEndedBefore(work, new Date(work.now.getTime() - KEPT_MS));
}
