import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { requireChance } from '../chance/find-chance.ts';
import { findAnswer } from './answering/find-answer.ts';
import { isFollowUp } from './answering/question-words.ts';
import { deleteQuestions, insertQuestion, knowledgeBaseOf, questionsOf } from './document-chat.store.ts';

/** The caller's questions to the documents of a Chance, the oldest first. @throws {DomainError} NOT_FOUND */
export async function listDocumentQuestions(work: UnitOfWork, chanceId: string): Promise<DocumentAnswer[]> {
  const chance = await requireChance(work, chanceId);
  return (await questionsOf(work, chance.id, limits.shownQuestions)).toReversed();
}

/**
 * Answers a question by sentences of the documents in the knowledge base, each with the place where it stands. Nothing is
 * worded anew: the answer to what no document says is empty.
 *
 * @param id of the answer; left out, a new one
 * @param context words that were selected in a document: then only what stands in them answers
 * @throws {DomainError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
 */
export async function askDocuments(
  work: UnitOfWork,
  { id, chanceId, question, context = '' }: { id?: string; chanceId: string; question: string; context?: string },
): Promise<DocumentAnswer> {
  const chance = await requireChance(work, chanceId);
  const documents = await knowledgeBaseOf(work, chance.id);
  if (documents.length === 0) throw new DomainError('KNOWLEDGE_BASE_EMPTY');
  const [before] = isFollowUp(question) ? await questionsOf(work, chance.id, 1) : [];
  const answer = await findAnswer(work, chance.id, { question, before: before?.question ?? null, documents, context });
  return insertQuestion(work, {
    ...{ id, chanceId: chance.id, question, ...answer, searchedDocuments: documents.length },
    unreadPages: documents.reduce((sum, { unreadParts }) => sum + unreadParts, 0),
  });
}

/** Forgets the caller's questions to the documents of a Chance. @throws {DomainError} NOT_FOUND */
export async function clearDocumentQuestions(work: UnitOfWork, chanceId: string): Promise<DocumentAnswer[]> {
  const chance = await requireChance(work, chanceId);
  await deleteQuestions(work, chance.id);
  return [];
}
