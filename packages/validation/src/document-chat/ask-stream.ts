import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { text } from '../wire/text.ts';
import { messageSource } from './chat-messages.ts';
import { documentAnswer, LONGEST_QUESTION } from './document-chat.ts';

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

const phase = z.enum(['START', 'FINISHED']);

/** What a stream of an answer says. */
export const askEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('REASONING'), content: phase }),
  z.object({
    type: z.literal('TOOL_CALL'),
    tool: z.enum(['search_documents', 'answer_question']),
    id: z.string(),
    content: phase,
  }),
  /** thinking before the tool `answer_question` starts, and words of the answer from then on */
  z.object({ type: z.literal('CHUNK'), content: z.string() }),
  z.object({
    type: z.literal('DATA'),
    node: z.literal('finalize-answer'),
    /** the text, the marker, and the JSON of the sources */
    content: z.string(),
    sources: z.array(messageSource),
    answer: documentAnswer,
  }),
  z.object({ type: z.literal('PROGRESS'), content: z.literal('finished') }),
  z.object({ type: z.literal('ERROR'), content: z.enum(['KNOWLEDGE_BASE_EMPTY']) }),
]);
export type AskEvent = z.output<typeof askEvent>;
