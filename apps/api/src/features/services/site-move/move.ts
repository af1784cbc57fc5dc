import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { Handler } from '../../../events/handler.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { lockChance } from '../../chance/find-chance.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { markChances } from '../rates/mark-outdated-rates.ts';
import { publishServiceChange } from '../service/save-service-change.ts';
import { effectOf, readMoved, requireConfirmedMove } from './preview.ts';
import { servicesAtSite } from './site-move.store.ts';

/** Another federal state changes prices, so that the person who saves it must have seen which. */
export const askBeforeMove: Handler<'siteMoving'> = async (work, { siteId, isConfirmed }) => {
  if (!isConfirmed) await requireConfirmedMove(asUser(work), siteId);
};

/**
 * Calculates the services that the caller may calculate with the tables of the new state, and marks the other open
 * Chances, whose figures stay until their people calculate again.
 */
export const moveServices: Handler<'siteMoved'> = async (unit, { siteId }) => {
  const work = asUser(unit);
  const { seen, openIds } = await readMoved(work, siteId);
  const ids = [...new Set(seen.flatMap(({ chance, effect }) => (effect === 'recalculated' ? [chance.id] : [])))];
  for (const chanceId of ids) await moveIn(work, chanceId, siteId);
  await markChances(work, [...openIds]);
  // A service that was added at the same moment was calculated for the old state.
  await addJob(work, 'mark-outdated-rates', {}, { key: 'mark-outdated-rates' });
};

/** The moved services of one Chance, read again under its lock. */
async function moveIn(work: UnitOfWork, chanceId: string, siteId: string): Promise<void> {
  const chance = await lockChance(work, chanceId);
  const here = (await servicesAtSite(work, siteId)).filter((service) => service.chanceId === chanceId);
  const before = here.filter((service) => effectOf(work.actor, service, chance, true) === 'recalculated');
  if (before.length === 0) return;
  const { services } = await recalculate(work, chance, before);
  for (const [at, after] of services.entries()) {
    const earlier = before[at] ?? after;
    await publishServiceChange(work, { chance, service: after, action: 'moveSite', before: earlier, after });
  }
}

function asUser(work: Parameters<Handler<'siteMoved'>>[0]): UnitOfWork {
  if (work.actor.kind === 'user') return work as UnitOfWork<UserActor>;
  throw new DomainError('INTERNAL');
}
