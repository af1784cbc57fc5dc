import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { Handler } from '../../../events/handler.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { markChances } from '../rates/mark-outdated-rates.ts';
import { requireConfirmedMove } from './preview.ts';
import { openAmong, servicesAtSite } from './site-move.store.ts';

/** Another federal state or local holiday changes prices, so that the person who saves it must have seen which. */
export const askBeforeMove: Handler<'siteMoving'> = async (work, { siteId, localHolidays, isConfirmed }) => {
  if (work.actor.kind !== 'user') throw new DomainError('INTERNAL');
  if (!isConfirmed) await requireConfirmedMove(work as UnitOfWork<UserActor>, { siteId, localHolidays });
};

/** Locks and marks the open Chances with services at the place of work; their figures stay until they are calculated. */
export const markMovedChances: Handler<'siteMoved'> = async (work, { siteId }) => {
  const services = await servicesAtSite(work, siteId);
  await markChances(work, [...(await openAmong(work, [...new Set(services.map(({ chanceId }) => chanceId))]))]);
  // A service that was added at the same moment was calculated for the old state.
  await addJob(work, 'mark-outdated-rates', {}, { key: 'mark-outdated-rates' });
};
