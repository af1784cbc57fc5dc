import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { lockChanceOfRun } from '../../chance/find-chance.ts';
import { markChances } from '../rates/mark-outdated-rates.ts';
import { recalculate } from './recalculate.ts';

/** A Chance that was copied with its services has some before it is known who bids: then a job adds up what bidders offer. */
export async function askForTotals(
  work: UnitOfWork<Actor>,
  { id: chanceId, services }: { id: string; services: readonly object[] },
): Promise<void> {
  if (services.length > 0) await addJob(work, 'total-bidders', { chanceId }, { key: `total-bidders ${chanceId}` });
}

/** Stores what the services of the bidders add up to, and whether they rest on earlier table rows. */
export function totalBidders(origin: CallOrigin, chanceId: string): Promise<void> {
  return runAsSystem(origin, async (work) => {
    const chance = await lockChanceOfRun(work, chanceId);
    // A run that goes on ends with the totals.
    if (chance.recalculation !== null) return;
    await recalculate(work, chance, []);
    await markChances(work, [chanceId]);
    await work.publish({ kind: 'servicesChanged', chanceId, organizationId: null, serviceId: null });
  });
}
