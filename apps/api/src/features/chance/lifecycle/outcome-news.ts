import { limits } from '@zuschlag/validation/limits';
import type { Actor, SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { insertFanOut } from '../../../jobs/fan-out.store.ts';
import { chanceById } from '../chance.store.ts';

/** Holds the news of an outcome back as long as its author may undo it. The row waits in the database, so a restart keeps it. */
export async function holdNewsOfOutcome(work: UnitOfWork<Actor>, { chanceId }: { chanceId: string }): Promise<void> {
  const notBefore = new Date(work.now.getTime() + limits.outcomeNewsSeconds * 1_000);
  insertFanOut(work, { topic: 'outcome-known', chanceId, notBefore });
}

/** Tells the screens of the others and the people around the Chance how it ended. */
export async function tellOutcome(
  work: UnitOfWork<SystemActor>,
  { chanceId, causedById }: { chanceId: string; causedById: number | null },
): Promise<void> {
  const chance = await chanceById(work, chanceId);
  if (!chance || (chance.state !== 'won' && chance.state !== 'lost')) return;
  await work.publish({ kind: 'outcomeKnown', chanceId, causedById });
}
