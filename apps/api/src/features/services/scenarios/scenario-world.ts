import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { newUnitOfWork } from '../../../transaction.ts';
import { seeScenario } from './scenario-world.store.ts';

/**
 * Runs a part of a transaction inside a scenario: every statement sees and writes the services of that scenario only. The
 * rest of the transaction sees the real ones again.
 */
export async function inScenario<Who extends Actor, Result>(
  work: UnitOfWork<Who>,
  scenarioId: string,
  run: (work: UnitOfWork<Who>) => Promise<Result>,
): Promise<Result> {
  await seeScenario(work, scenarioId);
  const { actor, db, now, requestId } = work;
  const publish = (_: UnitOfWork<Actor>, event: Parameters<UnitOfWork['publish']>[0]) => work.publish(event);
  const result = await run(newUnitOfWork({ actor, db, now, requestId, publish, scenarioId }));
  await seeScenario(work, null);
  return result;
}
