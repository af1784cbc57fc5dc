import type { AiChatMessage } from '@zuschlag/validation/document-chat/chat-messages';
import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import type { UnitOfWork } from '../../context.ts';
import { chanceOfImport } from '../ai-imports/ai-imports.ts';
import { listDocumentQuestions } from './document-chat.ts';

/**
 * The caller's questions to documents and their answers as a list of messages, the oldest first.
 *
 * @param aiImportId an import that became a Chance, or a Chance itself
 * @throws {DomainError} NOT_FOUND
 */
export async function listChatMessages(work: UnitOfWork, aiImportId: string): Promise<AiChatMessage[]> {
  const chanceId = (await chanceOfImport(work, aiImportId)) ?? aiImportId;
  const answers = await listDocumentQuestions(work, chanceId);
  const of = { userId: work.actor.userId, aiImportId };
  return answers.flatMap((answer): AiChatMessage[] => [
    { ...of, id: `${answer.id}-question`, qaSetId: answer.id, text: answer.question, type: 'Question', sources: [] },
    { ...of, id: answer.id, qaSetId: answer.id, ...messageOf(answer), type: 'Answer' },
  ]);
}

/** The text and the sources of an answer as a message. */
export function messageOf({ sentences, sources }: DocumentAnswer): Pick<AiChatMessage, 'text' | 'sources'> {
  return { text: sentences.map(({ text }) => text).join('\n'), sources: sources.map(toSource) };
}

function toSource({ documentId, place: { part, boxes } }: AnswerSource): AiChatMessage['sources'][number] {
  return {
    source: documentId,
    start_page: part,
    bboxes: boxes.map(({ left, right, top, bottom }) => ({
      page: part,
      ...{ bbox_left: left, bbox_right: right, bbox_top: top, bbox_bottom: bottom },
    })),
    bbox_coord_origin: 'TOPLEFT',
  };
}
