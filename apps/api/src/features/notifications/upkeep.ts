import type { Actor, SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { deleteNotificationsBefore, lookForCalculated } from './write-notifications.store.ts';

const YEAR_MS = 366 * 86_400_000;

/** An organization calculated: what asked it to do so may be done. */
export async function lookAtCalculations(work: UnitOfWork<Actor>, { chanceId }: { chanceId: string }): Promise<void> {
  lookForCalculated(work, chanceId);
}

/** Deletes what is over for a year. */
export function forgetOldNotifications(work: UnitOfWork<SystemActor>): Promise<void> {
  return deleteNotificationsBefore(work, new Date(work.now.getTime() - YEAR_MS));
}
