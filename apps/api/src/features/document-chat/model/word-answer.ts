import { isInstruction } from '@zuschlag/extraction/documents/instructions';
import type { AnswerSource, WordingReason } from '@zuschlag/validation/document-chat/document-chat';
import type { UnitOfWork } from '../../../context.ts';
import type { NewQuestion } from '../document-chat.store.ts';
import type { Prepared } from '../document-chat.ts';
import { monthOf, reserveTokens, settleTokens } from './budget.store.ts';
import { checkReply } from './check-reply.ts';
import type { LanguageModel, ModelReply, Prompt } from './language-model.ts';
import { promptOf, tokensAtMost } from './prompt.ts';

/** The longest text of all passages together, in characters. */
const LONGEST_TEXT = 8_000;

/** A call of a model that is to be made outside of any transaction. */
export type WaitingCall = {
  /** what answers when the model does not */
  answer: NewQuestion;
  /** as the model knows them */
  passages: AnswerSource[];
  prompt: Prompt;
  month: string;
  reserved: number;
};

/**
 * Decides whether a model is asked, and reserves its tokens. About nothing it is not asked.
 *
 * @returns the answer without a model when it is not
 */
export async function prepareCall(
  work: UnitOfWork,
  { answer, passages }: Prepared,
  model: LanguageModel,
): Promise<WaitingCall | { answer: NewQuestion }> {
  const given = fitting(passages.filter(({ heading, quote }) => !isInstruction(heading) && !isInstruction(quote)));
  if (answer.sentences.length === 0 || given.length === 0)
    return { answer: { ...answer, wordingReason: 'NOTHING_FOUND' } };
  const prompt = promptOf(answer.question, given);
  const [month, reserved] = [monthOf(work), tokensAtMost(prompt)];
  const isReserved = await reserveTokens(work, { month, tokens: reserved, atMost: model.tokensPerMonth });
  if (!isReserved) return { answer: { ...answer, wordingReason: 'BUDGET_USED_UP' } };
  return { answer, passages: given, prompt, month, reserved };
}

/** The answer in the words of the model, as far as its passages say them; else in those of the documents, with the reason. */
export async function wordAnswer(
  work: UnitOfWork,
  { answer, passages, prompt, month, reserved }: WaitingCall,
  { reply, model }: { reply: ModelReply; model: LanguageModel },
): Promise<NewQuestion> {
  const { tokens, milliseconds } = reply;
  const used = tokens ? tokens.prompt + tokens.answer : reserved;
  await settleTokens(work, { month, reserved, used });
  const asked: NewQuestion = {
    ...answer,
    model: {
      ...{ host: model.host, name: model.name, promptVersion: prompt.version, milliseconds },
      ...{ promptTokens: tokens?.prompt ?? null, answerTokens: tokens?.answer ?? null },
    },
  };
  const without = (wordingReason: WordingReason, droppedSentences = 0) => ({
    ...asked,
    wordingReason,
    droppedSentences,
  });
  if ('failure' in reply) return without(reply.failure);
  const checked = checkReply(reply.content, answer.question, passages);
  if (!checked) return without('UNREADABLE');
  const { sentences, sources, dropped } = checked;
  if (sentences.length === 0) return without('NOT_SUPPORTED', dropped);
  return { ...asked, sentences, sources, wording: 'MODEL', wordingReason: null, droppedSentences: dropped };
}

/** The best passages that fit. */
function fitting(passages: readonly AnswerSource[]): AnswerSource[] {
  let length = 0;
  return passages.filter(({ heading, quote }) => {
    length += heading.length + quote.length;
    return length <= LONGEST_TEXT;
  });
}
