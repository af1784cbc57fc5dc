import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { eventsOfAnswer, eventsWithoutAnswer, firstEvents } from './asking-events.ts';
import { answerOfAsking, askEventsAfter, askingById, type NumberedEvent, numberOf } from './askings.store.ts';

/**
 * What a question of the caller has led to behind an event.
 *
 * @param after the number of the event; 0 from the beginning
 * @returns `isOver` once nothing more can follow
 * @throws {DomainError} NOT_FOUND
 */
export async function followAsking(
  tenant: TenantDb<UserActor>,
  { id, after }: { id: string; after: number },
): Promise<{ events: NumberedEvent[]; isOver: boolean }> {
  const asking = await askingById(tenant, id);
  if (!asking) throw new DomainError('NOT_FOUND');
  await requireChance(tenant, asking.chanceId);
  const events = await askEventsAfter(tenant, id, after);
  if (!asking.endedAt || events.length > 0) return { events, isOver: asking.endedAt !== null };
  const answer = await answerOfAsking(tenant, id);
  const told = [...firstEvents, ...(answer ? eventsOfAnswer(answer) : eventsWithoutAnswer)];
  const numbered = told.map((event, index) => ({ number: numberOf(asking.sequence, index), event }));
  return { events: numbered.filter(({ number }) => number > after), isOver: true };
}
