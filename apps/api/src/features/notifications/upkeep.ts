import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { deleteNotificationsBefore } from './write-notifications.store.ts';

const YEAR_MS = 366 * 86_400_000;

/** Deletes what is over for a year. */
export function forgetOldNotifications(work: UnitOfWork<SystemActor>): Promise<void> {
  return deleteNotificationsBefore(work, new Date(work.now.getTime() - YEAR_MS));
}
