import type { AskStreamInput } from '@zuschlag/validation/document-chat/ask-stream';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { chanceOfImport } from '../../ai-imports/ai-imports.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { knowledgeBaseOf } from '../document-chat.store.ts';
import { firstEvents } from './asking-events.ts';
import {
  type Asking,
  answerOfAsking,
  appendAskEvents,
  deleteOldLogs,
  insertAsking,
  sameAsking,
  takeTurn,
} from './askings.store.ts';

/** How long the log of an answer is kept; later its events follow from the stored answer. */
const KEPT_MS = 15 * 60_000;

/**
 * Begins a question to the documents of a Chance, or joins the same one that was begun before. One that ended without an
 * answer is asked anew, except by a stream that goes on behind one of its events.
 *
 * @returns its id
 * @throws {DomainError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
 */
export async function beginAsking(
  work: UnitOfWork,
  { aiImportId, question, questionIndex, selectedContext, since }: AskStreamInput,
): Promise<string> {
  const { id: chanceId } = await requireChance(work, (await chanceOfImport(work, aiImportId)) ?? aiImportId);
  await takeTurn(work, chanceId);
  const asked = { chanceId, question, questionIndex, context: selectedContext };
  const same = await sameAsking(work, asked);
  if (same && (since > 0 || !(await endedWithoutAnswer(work, same)))) return same.id;
  if ((await knowledgeBaseOf(work, chanceId)).length === 0) throw new DomainError('KNOWLEDGE_BASE_EMPTY');
  await deleteOldLogs(work, new Date(work.now.getTime() - KEPT_MS));
  const asking = await insertAsking(work, asked);
  await appendAskEvents(work, asking, firstEvents, 0);
  return asking.id;
}

async function endedWithoutAnswer(work: UnitOfWork, { id, endedAt }: Asking): Promise<boolean> {
  return endedAt !== null && (await answerOfAsking(work, id)) === null;
}
