import type { DocumentAnswer, WordingReason } from '@zuschlag/validation/document-chat/document-chat';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { insertQuestion, knowledgeBaseOf } from '../document-chat.store.ts';
import { askDocuments, prepareAnswer } from '../document-chat.ts';
import type { LanguageModel, ModelReply } from '../model/language-model.ts';
import { mayAskModel } from '../model/settings/model-settings.store.ts';
import { prepareCall, type WaitingCall, wordAnswer } from '../model/word-answer.ts';
import { eventsOfAnswer, eventsWithoutAnswer, firstEvents } from './asking-events.ts';
import {
  type Asking,
  appendAskEvents,
  askingById,
  endAsking,
  keepForModel,
  lockOpenAsking,
  lockWaitingAsking,
} from './askings.store.ts';

/** How long after the time limit of a model another process takes a question for left behind. */
const LEFT_BEHIND_MS = 10_000;

/**
 * Answers a question that was begun, unless it has ended or another process is at it. If this process dies on the way, the
 * next one that looks begins again: no event of the answer was written before the commit.
 *
 * @returns the call of a model that is to word the answer; null when it is there. A second try asks no model: the first may
 * have been paid for
 * @throws {DomainError} NOT_FOUND
 */
export async function answerAsking(
  work: UnitOfWork,
  id: string,
  model: LanguageModel | undefined,
): Promise<WaitingCall | null> {
  const open = await lockOpenAsking(work, id);
  if (!open) return null;
  const asking = await askingById(work, id);
  if (!asking) return null;
  const isAllowed = model !== undefined && (await mayAskModel(work));
  if (!isAllowed || open.wasLeft) {
    await end(work, asking, () => askDocuments(work, asking, open.wasLeft ? 'INTERRUPTED' : 'OFF'));
    return null;
  }
  const found = await orEmptied(prepareAnswer(work, asking, { reason: 'INTERRUPTED', withPassages: true }));
  const call = found && (await prepareCall(work, found, model));
  if (call && 'prompt' in call) {
    await keepForModel(work, id, model.timeLimitMs + LEFT_BEHIND_MS);
    return call;
  }
  await end(work, asking, async () => (call ? insertQuestion(work, call.answer) : null));
  return null;
}

/**
 * Ends a question with what a model made of its passages, unless another process has ended it. When a document that it
 * cites has left the knowledge base in between, the answer is looked for once more, without it.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function finishAsking(
  work: UnitOfWork,
  id: string,
  { call, reply, model }: { call: WaitingCall; reply: ModelReply; model: LanguageModel },
): Promise<void> {
  const isOpen = await lockWaitingAsking(work, id);
  const answer = await wordAnswer(work, call, { reply, model });
  const asking = isOpen ? await askingById(work, id) : null;
  if (!asking) return;
  await end(work, asking, async () => {
    const known = new Set((await knowledgeBaseOf(work, asking.chanceId)).map(({ versionId }) => versionId));
    const reason: WordingReason = 'INTERRUPTED';
    return answer.sources.every(({ versionId }) => known.has(versionId))
      ? insertQuestion(work, answer)
      : askDocuments(work, asking, reason);
  });
}

async function end(work: UnitOfWork, asking: Asking, answerOf: () => Promise<DocumentAnswer | null>): Promise<void> {
  const answer = await orEmptied(answerOf());
  const events = answer ? eventsOfAnswer(answer) : eventsWithoutAnswer;
  await appendAskEvents(work, asking, events, firstEvents.length);
  await endAsking(work, asking.id, work.now);
}

/** @returns null when the last document has left the knowledge base */
async function orEmptied<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'KNOWLEDGE_BASE_EMPTY') return null;
    throw error;
  }
}
