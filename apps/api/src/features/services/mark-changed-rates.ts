import type { Handler } from '../../events/handlers.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { asSystemWork, type Occasion } from '../../transaction.ts';
import { lockChance } from '../chance/find-chance.ts';
import { chancesWithChangedRates } from './changed-rates.ts';
import { markRates, type OpenChance, openChancesAfter, openStates } from './open-services.store.ts';

const PER_STEP = 100;

/** Rows came or went: looks at the Chances once that is committed. Several changes in a row are one look. */
export const lookForChangedRates: Handler<'ratesChanged'> = (work) =>
  addJob(work, 'mark-changed-rates', {}, { key: 'mark-changed-rates' });

/** Goes through the open Chances, marks those whose figures rest on other rows than count now, and clears the others. */
export async function markChangedRates(occasion: Occasion): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const chances: OpenChance[] = await asSystemWork(occasion, (work) => openChancesAfter(work, after, PER_STEP));
    await markStep(occasion, chances);
    after = chances.at(-1)?.id ?? null;
    if (chances.length < PER_STEP) return;
  }
}

async function markStep(occasion: Occasion, chances: readonly OpenChance[]): Promise<void> {
  const ids = chances.map(({ id }) => id);
  const changed = await asSystemWork(occasion, (work) => chancesWithChangedRates(work, ids));
  for (const { id, isMarked } of chances) {
    if (changed.has(id) !== isMarked) await markOne(occasion, id);
  }
}

/** Looked at again under its lock: somebody may have calculated or submitted it meanwhile. */
function markOne(occasion: Occasion, chanceId: string): Promise<void> {
  return asSystemWork(occasion, async (work) => {
    const chance = await lockChance(work, chanceId);
    if (!(openStates as readonly string[]).includes(chance.state)) return;
    const changed = await chancesWithChangedRates(work, [chanceId]);
    await markRates(work, chanceId, changed.has(chanceId) ? work.now : null);
    await work.announce({ kind: 'chanceChanged', chanceId, what: 'rates' });
  });
}
