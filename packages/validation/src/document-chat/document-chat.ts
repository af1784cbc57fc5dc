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
  })
  .meta({ id: 'DocumentAnswer' });
export type DocumentAnswer = z.output<typeof documentAnswer>;
