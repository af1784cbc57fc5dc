import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { FanOutRow } from '../../../jobs/fan-out.store.ts';
import { lockChanceOfRun } from '../../chance/find-chance.ts';
import { plan } from './plan-tasks.ts';
import { storedTemplates } from './templates.store.ts';

/** Plans the tasks of every template that is meant for Chances of its type into a new Chance. */
export async function planNewChance(
  work: UnitOfWork<SystemActor>,
  { chanceId, causedById }: Omit<FanOutRow, 'id' | 'topic'>,
): Promise<void> {
  const templates = await storedTemplates(work);
  if (templates.every(({ plannedFor }) => plannedFor.length === 0)) return;
  const chance = await lockChanceOfRun(work, chanceId);
  const meant = templates.filter(({ plannedFor }) => plannedFor.includes(chance.type));
  if (meant.length > 0) await plan(work, chance, meant, causedById ?? chance.ownerId);
}
