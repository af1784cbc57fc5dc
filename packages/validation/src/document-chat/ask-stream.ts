import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { text } from '../wire/text.ts';
import type { AiChatMessage } from './chat-messages.ts';
import { type DocumentAnswer, LONGEST_QUESTION } from './document-chat.ts';

/** The longest selection that a question may be about, in characters. */
export const LONGEST_CONTEXT = 2_000;

const wholeNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(999_999_999));

/** What `/ask/stream` takes, in its address or as JSON. */
export const askStreamInput = z.object({
  question: text(1, LONGEST_QUESTION),
  /** an import that became a Chance, or a Chance that was created without one */
  aiImportId: opaqueId(),
  /** how many questions were asked before: the same question at the same place is the same question */
  questionIndex: wholeNumber,
  /** words of a document: only what stands in them answers the question */
  selectedContext: z.string().trim().max(LONGEST_CONTEXT, { error: 'TOO_LONG' }).default(''),
  /** the last event that was received; 0 from the first one */
  since: wholeNumber.default(0),
});
export type AskStreamInput = z.output<typeof askStreamInput>;

/** Stands between the text of an answer and the JSON of its sources. */
export const SOURCES_MARKER = '<<<SOURCES>>>';

/** What a stream of an answer says. */
export type AskEvent =
  | { type: 'REASONING'; content: 'START' | 'FINISHED' }
  | { type: 'TOOL_CALL'; tool: 'search_documents' | 'answer_question'; id: string; content: 'START' | 'FINISHED' }
  /** thinking before the tool `answer_question` starts, and words of the answer from then on */
  | { type: 'CHUNK'; content: string }
  | {
      type: 'DATA';
      node: 'finalize-answer';
      content: string;
      sources: AiChatMessage['sources'];
      answer: DocumentAnswer;
    }
  | { type: 'PROGRESS'; content: 'finished' }
  | { type: 'ERROR'; content: 'KNOWLEDGE_BASE_EMPTY' };
