import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { askDocuments } from '../document-chat.ts';
import { eventsOfAnswer, eventsWithoutAnswer, firstEvents } from './asking-events.ts';
import { appendAskEvents, askingById, endAsking, lockOpenAsking } from './askings.store.ts';

/**
 * Answers a question that was begun, unless it has ended or another process is at it. If this process dies on the way, the
 * next one that looks begins again: no event of the answer was written before the commit.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function answerAsking(work: UnitOfWork, id: string): Promise<void> {
  if (!(await lockOpenAsking(work, id))) return;
  const asking = await askingById(work, id);
  if (!asking) return;
  await appendAskEvents(work, asking, await eventsOfEnd(work, asking), firstEvents.length);
  await endAsking(work, id, work.now);
}

async function eventsOfEnd(
  work: UnitOfWork,
  asking: { id: string; chanceId: string; question: string; context: string },
) {
  try {
    return eventsOfAnswer(await askDocuments(work, asking));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'KNOWLEDGE_BASE_EMPTY') return eventsWithoutAnswer;
    throw error;
  }
}
