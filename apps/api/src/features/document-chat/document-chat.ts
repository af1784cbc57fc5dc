import type { AnswerSource, DocumentAnswer, WordingReason } from '@zuschlag/validation/document-chat/document-chat';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { requireChance } from '../chance/find-chance.ts';
import { findAnswer } from './answering/find-answer.ts';
import { isFollowUp } from './answering/question-words.ts';
import {
  deleteQuestions,
  insertQuestion,
  knowledgeBaseOf,
  type NewQuestion,
  questionsOf,
} from './document-chat.store.ts';
import type { LanguageModel } from './model/language-model.ts';
import { mayAskModel } from './model/settings/model-settings.store.ts';

/** The caller's questions to the documents of a Chance, the oldest first. @throws {DomainError} NOT_FOUND */
export async function listDocumentQuestions(work: UnitOfWork, chanceId: string): Promise<DocumentAnswer[]> {
  const chance = await requireChance(work, chanceId);
  return (await questionsOf(work, chance.id, limits.shownQuestions)).toReversed();
}

export type AskedDocuments = { id?: string | undefined; chanceId: string; question: string; context?: string };

/** An answer in the words of the documents, and what a model may word it from. */
export type Prepared = { answer: NewQuestion; passages: AnswerSource[] };

/**
 * Answers a question by sentences of the documents in the knowledge base, each with the place where it stands. Nothing is
 * worded anew: the answer to what no document says is empty.
 *
 * @param reason why it is not
 * @throws {DomainError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
 */
export async function askDocuments(
  work: UnitOfWork,
  asked: AskedDocuments,
  reason: WordingReason = 'OFF',
): Promise<DocumentAnswer> {
  return insertQuestion(work, (await prepareAnswer(work, asked, { reason, withPassages: false })).answer);
}

/**
 * The same for a call that waits for no model; the answer says so where one would have been asked.
 *
 * @throws {DomainError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
 */
export async function askWithoutStream(
  work: UnitOfWork,
  asked: AskedDocuments,
  model: LanguageModel | undefined,
): Promise<DocumentAnswer> {
  return askDocuments(work, asked, model && (await mayAskModel(work)) ? 'NOT_STREAMED' : 'OFF');
}

/**
 * Finds the answer to a question without storing it.
 *
 * @param id of the answer; left out, a new one
 * @param context words that were selected in a document: then only what stands in them answers
 * @throws {DomainError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
 */
export async function prepareAnswer(
  work: UnitOfWork,
  { id, chanceId, question, context = '' }: AskedDocuments,
  { reason, withPassages }: { reason: WordingReason; withPassages: boolean },
): Promise<Prepared> {
  const chance = await requireChance(work, chanceId);
  const documents = await knowledgeBaseOf(work, chance.id);
  if (documents.length === 0) throw new DomainError('KNOWLEDGE_BASE_EMPTY');
  const [last] = isFollowUp(question) ? await questionsOf(work, chance.id, 1) : [];
  const asked = { question, before: last?.question ?? null, documents, context, withPassages };
  const { found, passages } = await findAnswer(work, chance.id, asked);
  const answer: NewQuestion = {
    ...{ id, chanceId: chance.id, question, ...found, searchedDocuments: documents.length },
    unreadPages: documents.reduce((sum, { unreadParts }) => sum + unreadParts, 0),
    ...{ wording: 'DOCUMENTS', model: null, droppedSentences: 0 },
    wordingReason: found.sentences.length === 0 && reason !== 'OFF' ? 'NOTHING_FOUND' : reason,
  };
  return { answer, passages };
}

/** Forgets the caller's questions to the documents of a Chance. @throws {DomainError} NOT_FOUND */
export async function clearDocumentQuestions(work: UnitOfWork, chanceId: string): Promise<DocumentAnswer[]> {
  const chance = await requireChance(work, chanceId);
  await deleteQuestions(work, chance.id);
  return [];
}
