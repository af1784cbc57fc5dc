import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { documentPlace } from '../reading/place.ts';
import { text } from '../wire/text.ts';

/** The longest question, in characters. */
export const LONGEST_QUESTION = 500;

export const documentChatByChance = z.object({ chanceId: opaqueId() });
export const documentQuestion = documentChatByChance.extend({ question: text(1, LONGEST_QUESTION) });

/** What an answer rests on: words of a document, found there when the answer was given. */
export const answerSource = z
  .object({
    /** from 1, as the answer names it */
    number: z.int(),
    documentId: opaqueId(),
    versionId: opaqueId(),
    fileName: z.string(),
    /** the headings above the words, from the highest one; empty without one */
    heading: z.string(),
    /** the words as they stand in the document */
    quote: z.string(),
    place: documentPlace,
  })
  .meta({ id: 'AnswerSource' });
export type AnswerSource = z.output<typeof answerSource>;

const answerSentence = z.object({ text: z.string(), sources: z.array(z.int()) }).meta({ id: 'AnswerSentence' });

/** Whose words an answer is in. */
export const wordings = ['DOCUMENTS', 'MODEL'] as const;

/** Why an answer is in the words of the documents. */
export const wordingReasons = [
  /** the operator has set up no model, or the tenant has not switched it on */
  'OFF',
  /** a model is asked about what was found, never about nothing */
  'NOTHING_FOUND',
  /** a call without a stream does not wait for a model */
  'NOT_STREAMED',
  'BUDGET_USED_UP',
  /** the model has too much to do */
  'BUSY',
  'UNAVAILABLE',
  'TOO_SLOW',
  /** the answer of the model was cut, or something else than sentences */
  'UNREADABLE',
  /** the passages do not say what the model wrote */
  'NOT_SUPPORTED',
  /** the process ended while the model was asked, or the documents changed */
  'INTERRUPTED',
] as const;
export type WordingReason = (typeof wordingReasons)[number];

/** The model that was asked, and what it took; also when its words were not used. */
const answerModel = z
  .object({
    host: z.string(),
    name: z.string(),
    promptVersion: z.string(),
    /** null: the endpoint did not say */
    promptTokens: z.int().nullable(),
    answerTokens: z.int().nullable(),
    milliseconds: z.int(),
  })
  .meta({ id: 'AnswerModel' });
export type AnswerModel = z.output<typeof answerModel>;

/** A question to the documents of a Chance with its answer; only its author sees it. */
export const documentAnswer = z
  .object({
    id: opaqueId(),
    question: z.string(),
    askedAt: sentMoment(),
    /** none: the documents do not say it */
    sentences: z.array(answerSentence),
    sources: z.array(answerSource),
    /** documents of the knowledge base that were searched */
    searchedDocuments: z.int(),
    /** their pages that are pictures, which were not read */
    unreadPages: z.int(),
    wording: z.enum(wordings).meta({ id: 'AnswerWording' }),
    /** null: a model worded it */
    wordingReason: z.enum(wordingReasons).meta({ id: 'AnswerWordingReason' }).nullable(),
    /** null: no model was asked */
    model: answerModel.nullable(),
    /** sentences of the model that their passages do not say */
    droppedSentences: z.int(),
  })
  .meta({ id: 'DocumentAnswer' });
export type DocumentAnswer = z.output<typeof documentAnswer>;
