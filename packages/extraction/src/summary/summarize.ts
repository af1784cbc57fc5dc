import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { evidenceOf } from '../documents/evidence.ts';
import { passagesOf } from '../documents/passages.ts';
import type { Evidence } from '../extracted.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type Topic, topics } from './topics.ts';

/** A sentence of a document that says something of a topic; the more it says the higher its weight. */
export type SummaryCandidate = { topic: Topic; text: string; weight: number; evidence: Evidence };

/** How many sentences one document offers for each topic, and how many a summary has of it. */
const offered = 4;
const taken = 2;
const mostSentences = 14;

/**
 * The sentences of one document that say most of each topic.
 *
 * @param document the place of the document in its list
 * @param rarityOf how much a word tells the documents apart, from 0
 */
export function candidatesIn(
  text: TextWithPlaces,
  document: number,
  rarityOf: (word: string) => number,
): SummaryCandidate[] {
  const sentences = sentencesOf(passagesOf([text])).map((sentence) => ({
    ...sentence,
    ...weighed(sentence, rarityOf),
  }));
  return topics.flatMap(({ name }) =>
    sentences
      .flatMap((sentence) => {
        const weight = sentence.weights[name] ?? 0;
        return weight > 0 ? [{ sentence, weight }] : [];
      })
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, offered)
      .map(({ sentence: { passage, text: said, start, end }, weight }) => ({
        ...{ topic: name, text: said, weight },
        evidence: { ...evidenceOf(passage, start, end), document },
      })),
  );
}

/** The best sentences of all documents, topic by topic; one that another repeats is left out. */
export function summaryOf(candidates: readonly SummaryCandidate[]): SummaryCandidate[] {
  const chosen: SummaryCandidate[] = [];
  for (const { name } of topics) {
    const ofTopic = candidates
      .filter(({ topic }) => topic === name)
      .toSorted((one, other) => other.weight - one.weight);
    let count = 0;
    for (const candidate of ofTopic) {
      if (count === taken || chosen.length === mostSentences) break;
      if (chosen.some(({ text }) => isRepeated(text, candidate.text))) continue;
      chosen.push(candidate);
      count += 1;
    }
  }
  return chosen;
}

function weighed(
  { text, passage }: Sentence,
  rarityOf: (word: string) => number,
): { weights: { [topic in Topic]?: number } } {
  const above = passage.headings.join(' ');
  const weights = topics.map(({ name, words }) => {
    const said = [...new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()))];
    if (said.length === 0) return [name, 0];
    const rarity = said.reduce((sum, word) => sum + 1 + rarityOf(word), 0);
    const isUnder = new RegExp(words.source, 'iu').test(above) ? 1.25 : 1;
    // A value makes a sentence worth reading, a long one tires.
    const states = /\d/u.test(text) ? 1.2 : 1;
    return [name, (rarity * isUnder * states) / Math.sqrt(text.length / 100 + 1)];
  });
  return { weights: Object.fromEntries(weights) };
}

/** Two sentences that share most of their words say the same. */
function isRepeated(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.min(first.size, second.size) > 0.7;
}

function wordsOf(text: string): Set<string> {
  return new Set([...text.toLowerCase().matchAll(/\p{L}{4,}|\d+/gu)].map(([word]) => word));
}
