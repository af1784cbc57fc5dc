import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { Handler } from '../../../events/handler.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { lockOpenChances, markRates, type OpenChance, openChancesAfter } from './open-services.store.ts';
import { chancesWithOutdatedRates } from './outdated-rates.ts';

const PER_STEP = 100;

/** Rows came or went: looks at the Chances once that is committed. Several changes in a row are one look. */
export const lookForOutdatedRates: Handler<'ratesChanged'> = (work) =>
  addJob(work, 'mark-outdated-rates', {}, { key: 'mark-outdated-rates' });

/** A new federal state requires other rows at once; the figures stay until the next calculation. The Chance is locked. */
export const markAfterMove: Handler<'provinceMoved'> = async (work, { chance: { id } }) => {
  const changed = await chancesWithOutdatedRates(work, [id]);
  await markRates(work, [id], changed.has(id) ? work.now : null);
};

/** Goes through the open Chances, marks those whose figures rest on other rows than count now, and clears the others. */
export async function markOutdatedRates(origin: CallOrigin): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const chances: OpenChance[] = await runAsSystem(origin, (work) => openChancesAfter(work, after, PER_STEP));
    await markStep(origin, chances);
    after = chances.at(-1)?.id ?? null;
    if (chances.length < PER_STEP) return;
  }
}

async function markStep(origin: CallOrigin, chances: readonly OpenChance[]): Promise<void> {
  const changed = await runAsSystem(origin, (work) =>
    chancesWithOutdatedRates(
      work,
      chances.map(({ id }) => id),
    ),
  );
  const different = chances.filter(({ id, isMarked }) => changed.has(id) !== isMarked).map(({ id }) => id);
  if (different.length > 0) await runAsSystem(origin, (work) => markChances(work, different));
}

/**
 * Marks the open ones among Chances whose figures rest on other rows than count now, and clears the others. Checked under
 * the locks, because another user may have calculated or submitted one since.
 */
export async function markChances(work: UnitOfWork<Actor>, chanceIds: readonly string[]): Promise<void> {
  const locked = await lockOpenChances(work, chanceIds);
  const changed = await chancesWithOutdatedRates(work, locked);
  await markRates(work, [...changed], work.now);
  await markRates(
    work,
    locked.filter((id) => !changed.has(id)),
    null,
  );
  for (const chanceId of locked) await work.publish({ kind: 'chanceChanged', chanceId, what: 'rates' });
}
