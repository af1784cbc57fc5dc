import type { Passage } from './passages.ts';
import { tokensOf } from './tokens.ts';

/** Which passages of a document a word stands in (from 0), and how often in each. */
export type WordCount = { word: string; passages: number[]; counts: number[] };

/** The words of passages. The words of a heading count once for each passage below it. */
export function wordCounts(passages: readonly Passage[]): { words: WordCount[]; lengths: number[] } {
  const words = new Map<string, WordCount>();
  const lengths = passages.map(({ text, heading }, passage) => {
    const tokens = tokensOf(text).map(({ word }) => word);
    const above = new Set(tokensOf(heading).map(({ word }) => word));
    for (const word of [...tokens, ...above]) {
      const count = words.get(word) ?? { word, passages: [], counts: [] };
      words.set(word, count);
      if (count.passages.at(-1) === passage) count.counts[count.counts.length - 1] = (count.counts.at(-1) ?? 0) + 1;
      else {
        count.passages.push(passage);
        count.counts.push(1);
      }
    }
    return tokens.length;
  });
  return { words: [...words.values()], lengths };
}
