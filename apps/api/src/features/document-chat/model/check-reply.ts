import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { isSupported } from './check/is-supported.ts';
import { sentencesIn } from './prompt.ts';

const MOST_SENTENCES = 6;
const MOST_SOURCES = 4;

export type Checked = Pick<DocumentAnswer, 'sentences' | 'sources'> & { dropped: number };

/**
 * What of a model's answer its passages say. The sources are those that are cited, numbered anew.
 *
 * @param passages as the model knows them, from 1; each was found on its page
 * @returns null when the model wrote something else than sentences
 */
export function checkReply(content: string, question: string, passages: readonly AnswerSource[]): Checked | null {
  let written: ReturnType<typeof sentencesIn>;
  try {
    written = sentencesIn(content);
  } catch {
    return null;
  }
  const kept = new Map<string, AnswerSource[]>();
  for (const sentence of written.slice(0, MOST_SENTENCES)) {
    const cited = sentence ? citedBy(sentence.passages, passages) : null;
    const text = sentence?.text.trim() ?? '';
    const quotes = cited?.map(({ quote }) => quote) ?? [];
    if (cited && isSupported(text, quotes, question)) kept.set(text, cited);
  }
  const used = [...new Set([...kept.values()].flat())];
  const sources = used.map((source, index) => ({ ...source, number: index + 1 }));
  const sentences = [...kept].map(([text, cited]) => ({ text, sources: cited.map((one) => used.indexOf(one) + 1) }));
  return { sentences, sources, dropped: written.length - sentences.length };
}

/** @returns null when one of the numbers was never given out: then nothing of the sentence is believed */
function citedBy(numbers: readonly number[], passages: readonly AnswerSource[]): AnswerSource[] | null {
  const wanted = [...new Set(numbers)];
  const cited = wanted.flatMap((number) => passages[number - 1] ?? []);
  return wanted.length > 0 && wanted.length <= MOST_SOURCES && cited.length === wanted.length ? cited : null;
}
